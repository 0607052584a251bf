import type { MessagePort } from 'node:worker_threads'
import type { AudioForm, Intensity, VoiceId } from '../../contract/audio-facts.ts'
import type { Picture } from '../../engine/index.ts'
import type { BuiltRecording, MergeOrder, MotionOrder } from './provider.ts'

/** What a thread that makes recordings is told beside its order. */
interface Watched {
  /** Takes {progress, stage}. */
  port: MessagePort
  /** One 32-bit cell; set to 1 to stop the work. */
  stop: SharedArrayBuffer
}

export interface SoundThreadOrder extends Watched {
  form: AudioForm
  prompt: string
  seconds: number
  seed: number
  loops: boolean
  voice?: VoiceId
  intensity?: Intensity
}

export interface MotionThreadOrder extends Watched {
  prompt: string
  width: number
  height: number
  seconds: number
  seed: number
  motion: MotionOrder
}

export interface MergeThreadOrder extends Watched {
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

/** Thrown within a thread whose work nobody wants any more. */
export class Stopped extends Error {}

/** Tells how far work has come, and throws Stopped once nobody wants it any more. */
export function watched({ port, stop }: Watched): (progress: number, stage: string) => void {
  const cell = new Int32Array(stop)
  return (progress, stage) => {
    if (Atomics.load(cell, 0) !== 0) throw new Stopped('The work was stopped')
    port.postMessage({ progress, stage })
  }
}

/** Aborts once nobody wants the work any more: for what waits for a process. */
export function stoppingOf({ stop }: Watched): { signal: AbortSignal; end(): void } {
  const cell = new Int32Array(stop)
  const stopping = new AbortController()
  const looking = setInterval(() => {
    if (Atomics.load(cell, 0) !== 0) stopping.abort(new Stopped('The work was stopped'))
  }, 200)
  return { signal: stopping.signal, end: () => clearInterval(looking) }
}
