import type { AudioForm, VoiceId } from '../../contract/audio-facts.ts'
import type { Chip } from '../../contract/prompts.ts'
import type { Caption } from '../../contract/recordings.ts'

/** Samples a second of everything that is made. */
export const SAMPLE_RATE = 48_000

/** Stereo, planar, -1 to 1, at `SAMPLE_RATE`. */
export interface Sound {
  left: Float32Array
  right: Float32Array
}

export interface SoundRequest {
  form: AudioForm
  prompt: string
  /** Of speech it follows from the words. */
  seconds: number
  /** An unsigned 32-bit integer. */
  seed: number
  /** Its end leads into its beginning without a seam. */
  loops: boolean
  /** Of speech; left out: read from the words ("an old dwarf whispers: ..."). */
  voice?: VoiceId
}

/** A part of a sound that is handed out by itself. */
export interface Stem {
  name: string
  /** Of an ambience made when it is asked for, each time anew: keep it no longer than it is needed. */
  readonly sound: Sound
}

/** A sound of speech by its name in flite's American English ("ay", "pau" for none), and when it is heard, s. */
export interface Phone {
  name: string
  from: number
  to: number
}

/** What the words would bring. */
export interface HeardWords {
  understood: Chip[]
  /** Words that are not heard in it, as written. */
  unused: string[]
}

export interface MadeSound extends HeardWords {
  /**
   * Mastered: -16 LUFS of music and speech, -23 of ambience (ITU-R BS.1770-4), effects by their peak; true peak at most
   * -1 dBTP; no DC.
   */
  sound: Sound
  /**
   * What it is mixed of. The layers of an ambience add up to it; of music, calm, tense and battle are each the whole piece,
   * equally long and together in time, so that one can be faded into another.
   */
  stems: Stem[]
  title: string
  /** Of speech its phrases; else empty. */
  captions: Caption[]
  /** Of speech: the sounds that it is made of, in order, for a mouth to move by. */
  phones?: Phone[]
  /** Of music: a standard MIDI file of the piece as it is heard in `sound`. */
  midi?: Uint8Array
  /** Of music: beats a minute. */
  tempo?: number
}

/** Silence, `count` samples long. */
export const silence = (count: number): Sound => ({ left: new Float32Array(count), right: new Float32Array(count) })

/** Seconds as a whole number of samples. */
export const samplesIn = (seconds: number): number => Math.round(seconds * SAMPLE_RATE)
