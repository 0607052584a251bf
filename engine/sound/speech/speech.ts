import { SPOKEN_MAX, type VoiceId, voiceFacts } from '../../../contract/audio-facts.ts'
import type { Caption } from '../../../contract/recordings.ts'
import type { Checkpoint } from '../../paint/frame.ts'
import type { Random } from '../../paint/random.ts'
import { once } from '../../prompt/unused.ts'
import { NothingToHear } from '../nothing-to-hear.ts'
import { trimmed } from '../signal/envelope.ts'
import { filtered } from '../signal/filters.ts'
import { master } from '../signal/master.ts'
import { answer, spaces } from '../signal/space.ts'
import { Take } from '../signal/take.ts'
import { type HeardWords, type MadeSound, type Phone, SAMPLE_RATE, samplesIn } from '../sound.ts'
import { chipsOf } from '../words/reader.ts'
import { type Direction, directionOf, introducedIn } from './direction.ts'
import { say } from './flite.ts'
import { type Line, linesOf, passagesOf } from './script.ts'
import { respelt } from './spelling.ts'
import { aired, growled, resized, shaken, whispered } from './timbre.ts'
import type { Speaker } from './voices.ts'
import { speakers } from './voices.ts'

/** What a prompt of speech asks for: who speaks, and what. */
export interface Speech {
  direction: Direction
  lines: Line[]
}

/** A sentence inside: the words around a quote are a story that is told, not a direction. */
const isStory = (around: string) => /[.!?…]["”’']?\s+\p{L}/u.test(around.trim())

/** Reads a prompt of speech. Throws `NothingToHear` where there is no word to say, or there are too many. */
export function speechOf(prompt: string, voice?: VoiceId): Speech {
  const text = prompt.trim()
  const introduced = introducedIn(text)
  const passages = passagesOf(text)
  const quoted = passages.filter(({ isQuoted }) => isQuoted)
  const around = passages.filter(({ isQuoted }) => !isQuoted).map(({ text: words }) => words)
  const speech = ((): Speech => {
    const isDirected = quoted.length > 0 && !around.some(isStory) && around.join(' ').split(/\s+/).length <= 24
    if (isDirected) {
      const direction = directionOf(around.join(', '), voice)
      // What is quoted within what is said is somebody else's: a box that is read aloud has its people speak.
      return { direction, lines: quoted.flatMap(({ text: words }) => toldLines(passagesOf(words))) }
    }
    if (introduced && quoted.length === 0) {
      return { direction: directionOf(introduced.head, voice), lines: linesOf(introduced.rest) }
    }
    return { direction: directionOf('', voice), lines: toldLines(passages) }
  })()
  const length = speech.lines.reduce((sum, line) => sum + line.text.length, 0)
  if (length === 0)
    throw new NothingToHear('There are no words to speak. Write what is to be said; nothing was charged.')
  if (length > SPOKEN_MAX) {
    throw new NothingToHear(
      `That is too long to be spoken at once: at most ${SPOKEN_MAX} characters. Nothing was charged.`,
    )
  }
  return speech
}

/** A story with quotes in it: each quote is said by whom the words beside it name. */
function toldLines(passages: readonly { text: string; isQuoted: boolean }[]): Line[] {
  return passages.flatMap(({ text, isQuoted }, n) => {
    if (!isQuoted) return linesOf(text)
    const after = passages[n + 1]?.text.split(/[.!?\n]/)[0] ?? ''
    const before = passages[n - 1]?.text.split(/[.!?\n]/).at(-1) ?? ''
    const told = [after, before].map((words) => directionOf(words)).find(({ voice }) => voice !== 'narrator')
    return linesOf(text, true, told?.voice)
  })
}

const label = (voice: VoiceId) => voiceFacts[voice]

export function understandSpeech(prompt: string, voice?: VoiceId): HeardWords & { seconds?: number } {
  let speech: Speech
  try {
    speech = speechOf(prompt, voice)
  } catch (error) {
    if (error instanceof NothingToHear) return { understood: [], unused: [] }
    throw error
  }
  return { ...heardIn(speech), seconds: secondsOf(speech) }
}

function heardIn({ direction }: Speech): HeardWords {
  const { hits, reading, strangers } = direction
  return {
    understood: chipsOf(hits),
    unused: once(strangers.map((at) => reading.tokens[at]!.text)),
  }
}

/** About as long as it will take to say, s: some fifteen characters a second. */
function secondsOf({ direction, lines }: Speech): number {
  const { slow } = direction.speaker
  return Math.ceil(lines.reduce((sum, line) => sum + (line.text.length / 15.5) * slow + line.pause, 0.4))
}

/** The words of one line in a speaker's throat, at `SAMPLE_RATE`, and where its phrases begin and end, s. */
function spoken(line: Line, speaker: Speaker, random: Random) {
  const { manner } = line
  const words = respelt(line.text)
  const one = (size: number, pitch: number) => {
    const said = say(words, {
      voice: speaker.flite,
      pitch: pitch * manner.high * size,
      lively: speaker.lively * manner.lively,
      stretch: (speaker.slow * manner.slow) / size,
    })
    const breath = speaker.whisper > 0 ? whispered(said.wave, random.fork('breath')) : undefined
    const raw = said.wave.slice()
    if (breath)
      for (let i = 0; i < raw.length; i++) raw[i] = raw[i]! * (1 - speaker.whisper) + breath[i]! * speaker.whisper
    const wave = aired(resized(raw, size), size, random.fork('air'))
    return { wave, phones: said.phones.map(({ name, end }) => ({ name, end: end * size })) }
  }
  const first = one(speaker.size, speaker.pitch)
  let wave = first.wave
  if (speaker.second > 0) {
    const size = speaker.size * speaker.secondSize
    const other = one(size, speaker.pitch / speaker.secondSize).wave
    const late = samplesIn(0.018)
    for (let i = 0; i < wave.length; i++) wave[i] = wave[i]! + (other[i - late] ?? 0) * speaker.second
  }
  if (speaker.tremor > 0) wave = shaken(wave, speaker.tremor, random.fork('tremor'))
  if (speaker.growl > 0) growled(wave, speaker.growl, random.fork('growl'))
  filtered(wave, 'high', Math.max(45, (90 / speaker.size) * 0.8))
  if (speaker.muffled) filtered(filtered(wave, 'low', speaker.muffled), 'low', speaker.muffled * 1.6)
  // Every line as loud as the others, but for how it is said.
  let power = 0
  let heard = 0
  for (const value of wave) {
    if (Math.abs(value) < 0.01) continue
    power += value * value
    heard++
  }
  const gain = (0.13 * manner.loud) / Math.sqrt(power / Math.max(1, heard) || 1)
  for (let i = 0; i < wave.length; i++) wave[i] = wave[i]! * gain
  return { wave: trimmed(wave, 0.004, 0.02), phones: first.phones }
}

/** The phrases of a line between its commas, as far apart as the pauses that were made there. */
function phrasesIn(text: string, phones: readonly { name: string; end: number }[], seconds: number): Caption[] {
  const phrases = text.split(/(?<=[,;:])\s+/u).filter((phrase) => /[\p{L}\p{N}]/u.test(phrase))
  const first = phones[0]?.name === 'pau' ? phones[0].end : 0
  const last = phones.at(-1)?.name === 'pau' ? (phones.at(-2)?.end ?? seconds) : seconds
  const pauses = phones
    .slice(1, -1)
    .flatMap(({ name, end }, n) => (name === 'pau' ? [{ from: phones[n]!.end, to: end }] : []))
  if (pauses.length === phrases.length - 1) {
    return phrases.map((phrase, n) => ({ from: pauses[n - 1]?.to ?? first, to: pauses[n]?.from ?? last, text: phrase }))
  }
  const total = phrases.reduce((sum, phrase) => sum + phrase.length, 0)
  let passed = 0
  return phrases.map((phrase) => {
    const from = first + ((last - first) * passed) / total
    passed += phrase.length
    return { from, to: first + ((last - first) * passed) / total, text: phrase }
  })
}

/** flite begins and ends every sentence with silence: what of it is kept, s. */
const HUSH = 0.06

export async function makeSpeech(
  prompt: string,
  voice: VoiceId | undefined,
  random: Random,
  checkpoint: Checkpoint,
): Promise<MadeSound> {
  const speech = speechOf(prompt, voice)
  const { direction, lines } = speech
  const captions: Caption[] = []
  const phones: Phone[] = []
  const waves: { wave: Float32Array; at: number; speaker: Speaker }[] = []
  let at = 0.15
  lines.forEach((line, n) => {
    checkpoint((0.85 * n) / lines.length, 'Speaking')
    const own = line.speaker && line.speaker !== direction.voice ? speakers[line.speaker] : direction.speaker
    const speaker = line.isQuoted && !line.speaker ? { ...own, pitch: own.pitch * 1.06, size: own.size * 0.96 } : own
    const { wave, phones: said } = spoken(line, speaker, random.fork(`line ${n}`))
    const seconds = wave.length / SAMPLE_RATE
    const from = Math.max(0, (said[0]?.name === 'pau' ? said[0].end : 0) - HUSH)
    const to = Math.min(seconds, (said.at(-1)?.name === 'pau' ? (said.at(-2)?.end ?? seconds) : seconds) + HUSH)
    const kept = trimmed(wave.slice(samplesIn(from), samplesIn(to)), 0.004, 0.03)
    for (const phrase of phrasesIn(line.text, said, seconds)) {
      captions.push({ from: phrase.from - from + at, to: phrase.to - from + at, text: phrase.text })
    }
    said.forEach(({ name, end }, k) => {
      phones.push({ name, from: Math.max(0, (said[k - 1]?.end ?? 0) - from) + at, to: Math.min(to, end) - from + at })
    })
    waves.push({ wave: kept, at, speaker })
    at += kept.length / SAMPLE_RATE + line.pause * Math.sqrt(speaker.slow)
  })
  checkpoint(0.87, 'The room around the voice')
  const tail = Math.max(
    ...waves.map(({ speaker }) => 0.3 + spaces[speaker.space].seconds * Math.min(1, speaker.wet * 1.4)),
  )
  const take = new Take(at + tail)
  for (const { wave, at: start, speaker } of waves) {
    take.put(wave, { at: start, wet: 0 })
    const send = new Float32Array(
      Math.min(take.count - samplesIn(start), wave.length + samplesIn(spaces[speaker.space].seconds)),
    )
    send.set(wave.subarray(0, send.length))
    const room = answer(send, spaces[speaker.space])
    addAt(take, room, samplesIn(start), speaker.wet)
  }
  checkpoint(0.94, 'Mastering')
  const sound = master(take.sound, -16)
  return { ...heardIn(speech), sound, stems: [], title: titleOf(direction, lines), captions, phones }
}

function addAt(
  take: Take,
  { left, right }: { left: Float32Array; right: Float32Array },
  start: number,
  gain: number,
): void {
  const { sound } = take
  const count = Math.min(left.length, take.count - start)
  for (let i = 0; i < count; i++) {
    sound.left[start + i] = sound.left[start + i]! + left[i]! * gain
    sound.right[start + i] = sound.right[start + i]! + right[i]! * gain
  }
}

const TITLE_WORDS = 7

function titleOf({ voice }: Direction, lines: readonly Line[]): string {
  const words = lines
    .map(({ text }) => text)
    .join(' ')
    .split(/\s+/)
  const start = words
    .slice(0, TITLE_WORDS)
    .join(' ')
    .replace(/[,;:—–-]+$/, '')
  return `${label(voice).replace(/,.*/, '')}: “${start.slice(0, 70)}${words.length > TITLE_WORDS ? ' …' : ''}”`
}
