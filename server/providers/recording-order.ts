import type { AudioForm, Intensity, VoiceId } from '../../contract/audio-facts.ts'
import type { Picture } from '../../engine/index.ts'
import { handOverAll } from '../threads/hand-over.ts'
import { type Progress, type Stoppable, telling, unlessStopped } from '../threads/stoppable.ts'
import type { BuiltRecording, MergeOrder, MotionOrder } from './provider.ts'

export interface SoundThreadOrder extends Stoppable {
  form: AudioForm
  prompt: string
  seconds: number
  seed: number
  loops: boolean
  voice?: VoiceId
  intensity?: Intensity
}

export interface MotionThreadOrder extends Stoppable {
  prompt: string
  width: number
  height: number
  seconds: number
  seed: number
  motion: MotionOrder
}

export interface MergeThreadOrder extends Stoppable {
  width: number
  height: number
  merge: MergeOrder
}

/** A recording but for its still, which is encoded in a turn of the gate. */
export interface ThreadRecording extends Omit<BuiltRecording, 'still'> {
  still: Picture
}

/** What a thread answers: a recording, or why there is nothing to make, as a sentence. */
export type ThreadAnswer = { made: ThreadRecording } | { refused: string }

/** Tells how far work has come, and throws Stopped once nobody wants it any more. */
export function watched(order: Stoppable): (progress: number, stage: string) => void {
  const tell = telling<Progress>(order)
  return (progress, stage) => tell({ progress, stage })
}

/** Aborts once nobody wants the work any more: for what waits for a process. */
export function stoppingOf(order: Stoppable): { signal: AbortSignal; end(): void } {
  const goOn = unlessStopped(order)
  const stopping = new AbortController()
  const looking = setInterval(() => {
    try {
      goOn()
    } catch (error) {
      stopping.abort(error)
    }
  }, 200)
  return { signal: stopping.signal, end: () => clearInterval(looking) }
}

/** A recording whose files and still go over to whoever asked instead of being copied. */
export function answered({ still, files, ...made }: ThreadRecording): ThreadAnswer {
  // A picture may lie in a package's memory, which does not go over.
  return handOverAll([new Uint8Array(still.pixels), ...files.map(({ bytes }) => bytes)], ([pixels, ...own]) => ({
    made: {
      ...made,
      still: { ...still, pixels: new Uint8ClampedArray((pixels as Uint8Array<ArrayBuffer>).buffer) },
      files: files.map((file, n) => ({ ...file, bytes: own[n] as Uint8Array })),
    },
  }))
}
