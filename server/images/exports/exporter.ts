import { MessageChannel, type MessagePort } from 'node:worker_threads'
import type { Piscina } from 'piscina'
import { isBattlemap } from '../../../engine/facts.ts'
import type { Dress, Scene } from '../../../engine/index.ts'
import { AppError } from '../../errors.ts'
import { LineFull, openFairLine, type Queuer } from '../../line/fair-line.ts'
import { type PixelGate, pixels, workOf } from '../../pixels/gate.ts'
import { openPool, type PoolOptions } from '../../threads/pool.ts'
import type { ThreadOrder } from './export-thread.ts'
import type { ExportOrder } from './order.ts'

/** What is to be made, of the picture with this id. */
export interface Commission {
  id: string
  order: ExportOrder
  scene: Scene
  /** What a service painted over the scene, in place of what would be painted anew. */
  painting?: Buffer | undefined
  /** Reads the video of a map that moves, into memory that a thread sees too: once its turn has come, since it is large. */
  film?: (() => Promise<Uint8Array>) | undefined
  /** The styles of people's own that what is painted anew is put into, and the chance that they are put on with. */
  dress?: Dress
}

/** Makes files of pictures, one after the other, beside the painting of new ones. */
export interface Exporter {
  /**
   * The file, in a turn that is fair between callers; whoever asks for one that is being made waits for that one. Throws
   * AppError when this caller has too many on the way, when too many others wait, when its turn does not come in time, or
   * when `signal` aborts.
   */
  make(commission: Commission, caller: Queuer, signal: AbortSignal): Promise<Buffer>
  close(): Promise<void>
}

/** Files that one caller may have on the way, and files of all that may wait. */
const EACH = { member: 4, stranger: 2 }
const WAITING_MAX = 8

/** Longest that a turn may take to come, ms, with some twenty seconds of painting in mind. */
const PATIENCE = 35_000
/** Longest that anybody waits for a file, ms: less than a connection may be silent, so that they are told. */
const WHOLE = 55_000

/** A file that is being made, or that somebody waits to have made. */
interface Job {
  file: PromiseWithResolvers<Buffer>
  /** Who waits for it. */
  waiting: number
  /** Aborts when its turn has come, whoever's it was. */
  begun: AbortController
  /** Aborts when nobody waits for it any more, or it is made; `stop` tells the thread the same. */
  over: AbortController
  stop: SharedArrayBuffer
}

const usualThread = new URL('./export-thread.ts', import.meta.url)

interface ExporterOptions {
  log: PoolOptions['log']
  /** The module of the thread. */
  thread?: URL
  patience?: number
  whole?: number
  /** Where the files are encoded in turn with all other pictures. */
  gate?: PixelGate
}

/** One thread, started when the first file is asked for and gone again after a while: a large picture takes much memory. */
export function openExporter(options: ExporterOptions): Exporter {
  const { log, thread = usualThread, patience = PATIENCE, whole = WHOLE, gate = pixels } = options
  let pool: Piscina | undefined
  const jobs = new Map<string, Job>()
  const line = openFairLine({ atOnce: 1, each: EACH, waitingMax: WAITING_MAX })

  function jobOf(name: string): Job {
    const known = jobs.get(name)
    if (known) return known
    const file = Promise.withResolvers<Buffer>()
    // Whoever asked may have left by the time it fails.
    file.promise.catch(() => undefined)
    const stop = new SharedArrayBuffer(4)
    const job = { file, waiting: 0, begun: new AbortController(), over: new AbortController(), stop }
    jobs.set(name, job)
    return job
  }

  /** Settles when the thread is free again; what became of the file is the job's own. */
  async function paint(job: Job, commission: Commission): Promise<void> {
    const { order, scene, painting, dress } = commission
    job.begun.abort()
    const { port1: turn, port2: asking } = new MessageChannel()
    const isMade = Promise.withResolvers<void>()
    turn.once('message', () => void letEncode(job, weightOf(commission), turn, isMade.promise))
    try {
      const film = await commission.film?.()
      const asked: ThreadOrder = { order, scene, painting, film, dress, stop: job.stop, asking }
      pool ??= openPool({ thread, idleTimeout: 30_000, log })
      const made = (await pool.run(asked, { transferList: [asking] })) as Uint8Array
      job.file.resolve(Buffer.from(made.buffer, made.byteOffset, made.byteLength))
    } catch (error) {
      job.file.reject(error)
    } finally {
      isMade.resolve()
      job.over.abort()
      turn.close()
    }
  }

  /** The thread has painted: it encodes in a place of the gate, and has it until the file is made. */
  async function letEncode(job: Job, weight: number, turn: MessagePort, isMade: Promise<void>): Promise<void> {
    try {
      await gate.run({ caller: workOf('exports'), pixels: weight, signal: job.over.signal }, () => {
        turn.postMessage('encode')
        return isMade
      })
    } catch (error) {
      job.file.reject(error)
      Atomics.store(new Int32Array(job.stop), 0, 1)
      turn.postMessage('stop')
    }
  }

  /** Has the file made in this caller's turn, unless the turn of somebody else who wants it comes first. */
  async function takeTurn(job: Job, commission: Commission, caller: Queuer, signal: AbortSignal): Promise<void> {
    if (job.begun.signal.aborted) return
    const late = AbortSignal.timeout(patience)
    try {
      const leave = await line.take(caller, weightOf(commission), AbortSignal.any([signal, late, job.begun.signal]))
      // Whoever left in this very moment gives their turn to the others who want the file, if there are any.
      if (job.begun.signal.aborted || job.waiting === 0) return leave()
      // Not given up with this caller: others may come to wait for it.
      void paint(job, commission).finally(leave)
    } catch (error) {
      if (job.begun.signal.aborted) return
      if (error instanceof LineFull && error.by === 'caller') throw tooManyOf(caller)
      if (error instanceof LineFull || late.aborted) throw tooManyWait(error)
      throw error
    }
  }

  return {
    async make(commission, caller, leaving) {
      const late = AbortSignal.timeout(whole)
      const signal = AbortSignal.any([leaving, late])
      const name = JSON.stringify([commission.id, commission.order])
      const job = jobOf(name)
      job.waiting += 1
      let isWaiting = true
      const leave = () => {
        if (!isWaiting) return
        isWaiting = false
        job.waiting -= 1
        if (job.waiting > 0) return
        // The next to ask begins anew rather than share a job that is being stopped.
        if (jobs.get(name) === job) jobs.delete(name)
        Atomics.store(new Int32Array(job.stop), 0, 1)
        job.over.abort()
      }
      signal.addEventListener('abort', leave, { once: true })
      try {
        await takeTurn(job, commission, caller, signal)
        if (!job.begun.signal.aborted) signal.throwIfAborted()
        return await unlessAborted(job.file.promise, late)
      } catch (error) {
        if (late.aborted && !leaving.aborted) throw tookTooLong(error)
        if (signal.aborted) throw new AppError('request_timeout', 'Nobody waited for the file.', { cause: error })
        throw error
      } finally {
        signal.removeEventListener('abort', leave)
        leave()
      }
    },
    async close() {
      await pool?.destroy()
    },
  }
}

async function unlessAborted<Made>(made: Promise<Made>, signal: AbortSignal): Promise<Made> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const leave = () => reject(signal.reason)
  signal.addEventListener('abort', leave, { once: true })
  try {
    return await Promise.race([made, aborted])
  } finally {
    signal.removeEventListener('abort', leave)
  }
}

/** The pixels that are to be painted. */
function weightOf({ order, scene }: Commission): number {
  if (order.of === 'film') return 1
  if (order.of === 'picture') return order.frame.width * order.frame.height
  return isBattlemap(scene) ? scene.grid.columns * scene.grid.rows * order.wish.px ** 2 : 1
}

function tooManyOf({ isStranger }: Queuer): AppError {
  const most = isStranger ? EACH.stranger : EACH.member
  return new AppError(
    'too_many_requests',
    `You have ${most} files on the way already. Wait until one of them is there.`,
    { retryAfter: 5_000 },
  )
}

const tooManyWait = (cause: unknown) =>
  new AppError(
    'unavailable',
    'Many pictures are being exported just now. Try again in a minute; nothing was charged.',
    { cause },
  )

const tookTooLong = (cause: unknown) =>
  new AppError('unavailable', 'Making this file took too long. Try again in a minute, or make it smaller.', { cause })
