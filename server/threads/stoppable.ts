import { MessageChannel, type MessagePort } from 'node:worker_threads'
import type { Piscina } from 'piscina'

// Work in a thread that tells how far it has come and can be stopped: a thread that is busy reads no messages, but sees memory it shares.

/** What a thread is told beside its order. */
export interface Stoppable {
  /** Takes what is told. */
  port: MessagePort
  /** One 32-bit cell; set to 1 to stop the work. */
  stop: SharedArrayBuffer
}

/** How far work has come, and what is being done. */
export interface Progress {
  /** 0-1. */
  progress: number
  stage: string
}

/** Thrown within a thread whose work nobody wants any more. */
export class Stopped extends Error {
  constructor() {
    super('The work was stopped')
  }
}

/** Within the thread: tells how it goes on, and throws Stopped once nobody wants it any more. */
export function telling<Told>({ port, stop }: Stoppable): (told: Told) => void {
  const goOn = unlessStopped({ stop })
  return (told) => {
    goOn()
    port.postMessage(told)
  }
}

/** Within the thread: throws Stopped once nobody wants the work any more. */
export function unlessStopped({ stop }: Pick<Stoppable, 'stop'>): () => void {
  const cell = new Int32Array(stop)
  return () => {
    if (Atomics.load(cell, 0) !== 0) throw new Stopped()
  }
}

/**
 * Has a thread of a pool do something, and hears what it tells; `name` is what its module exports, left out its default. Stopped when
 * `signal` aborts, and then throws why; throws what the work throws.
 */
export async function runStoppable<Answer, Told>(
  pool: Pick<Piscina, 'run'>,
  order: object,
  { signal, hear, name = 'default' }: { signal: AbortSignal; hear: (told: Told) => void; name?: string },
): Promise<Answer> {
  signal.throwIfAborted()
  const { port1, port2 } = new MessageChannel()
  const stop = new SharedArrayBuffer(4)
  const halt = () => Atomics.store(new Int32Array(stop), 0, 1)
  signal.addEventListener('abort', halt, { once: true })
  port1.on('message', hear)
  try {
    const told: Stoppable = { port: port2, stop }
    return (await pool.run({ ...order, ...told }, { transferList: [port2], name })) as Answer
  } catch (error) {
    signal.throwIfAborted()
    throw error
  } finally {
    signal.removeEventListener('abort', halt)
    port1.close()
  }
}
