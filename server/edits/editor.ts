import { setImmediate as turn } from 'node:timers/promises'
import { MessageChannel } from 'node:worker_threads'
import type { Piscina } from 'piscina'
import sharp from 'sharp'
import { EDITED_PIXELS_MAX } from '../../contract/edit-facts.ts'
import type { Edit } from '../../contract/edits.ts'
import type { FaceBox } from '../../contract/images.ts'
import { AppError } from '../errors.ts'
import { pixels as gate, pixelsIn, workOf } from '../pixels/gate.ts'
import { openPool, type PoolOptions } from '../threads/pool.ts'
import type { SceneOrder, ThreadAnswer, ThreadOrder } from './edit-thread.ts'

/** A picture that came of an edit, encoded. */
interface Edited {
  bytes: Buffer
  extension: 'webp' | 'png'
  width: number
  height: number
}

interface Watcher {
  userId: string
  signal: AbortSignal
  /** 0-1. */
  progress(done: number): void
}

/** Edits pictures, one after the other, beside the painting of new ones. */
export interface Editor {
  /** Does something to the px of a picture. Throws AppError where it cannot be done, or there is nothing to do. */
  edit(
    original: Buffer,
    work: { edit: Edit; seed: number; faces: readonly FaceBox[] },
    watcher: Watcher,
  ): Promise<Edited>
  /** Paints a kept scene anew. */
  repaint(order: SceneOrder, watcher: Watcher): Promise<Edited>
  close(): Promise<void>
}

const refusals = {
  'no-face':
    'No face was found in this picture, so it cannot be cropped to one. Leave that step out, or crop it otherwise.',
  'nothing-left':
    'The mask covers so much that nothing is left from which the picture could go on. Leave more of it as it is.',
} as const

/** Bytes that are copied before others have their turn: a millisecond or two. */
const AT_ONCE = 4 * 1024 * 1024

/** Px in memory that a thread sees too: all of a large picture copied at once would hold the event loop for longer than it may. */
async function shared(data: Buffer): Promise<Uint8ClampedArray> {
  const pixels = new Uint8ClampedArray(new SharedArrayBuffer(data.length))
  for (let at = 0; at < data.length; at += AT_ONCE) {
    pixels.set(data.subarray(at, at + AT_ONCE), at)
    await turn()
  }
  return pixels
}

/** Longest side that WebP holds, px. */
const WEBP_SIDE_MAX = 16_383

/** One thread, started when the first picture is edited and gone again after a while: a large picture takes much memory. */
export function openEditor(log: PoolOptions['log']): Editor {
  let pool: Piscina | undefined

  async function inThread(work: ThreadOrder['work'], { signal, progress }: Watcher): Promise<ThreadAnswer> {
    signal.throwIfAborted()
    const { port1, port2 } = new MessageChannel()
    const stop = new SharedArrayBuffer(4)
    const halt = () => Atomics.store(new Int32Array(stop), 0, 1)
    signal.addEventListener('abort', halt, { once: true })
    port1.on('message', (done: number) => progress(done))
    pool ??= openPool({ thread: new URL('./edit-thread.ts', import.meta.url), idleTimeout: 30_000, log })
    const order: ThreadOrder = { work, port: port2, stop }
    try {
      return (await pool.run(order, { transferList: [port2] })) as ThreadAnswer
    } catch (error) {
      signal.throwIfAborted()
      throw error
    } finally {
      signal.removeEventListener('abort', halt)
      port1.close()
    }
  }

  async function finished(answer: ThreadAnswer, { userId, signal }: Watcher): Promise<Edited> {
    if ('refused' in answer) throw new AppError('conflict', refusals[answer.refused])
    const { width, height, pixels } = answer
    const asPng = Math.max(width, height) > WEBP_SIDE_MAX
    const raw = sharp(pixels, { raw: { width, height, channels: 4 } })
    const encoded = asPng ? raw.png({ compressionLevel: 7 }) : raw.webp({ quality: 92, effort: 3 })
    const bytes = await gate.run({ caller: workOf(userId), pixels: width * height, signal }, () => encoded.toBuffer())
    return { bytes, extension: asPng ? 'png' : 'webp', width, height }
  }

  return {
    async edit(original, { edit, seed, faces }, watcher) {
      const size = await pixelsIn(original)
      const most = edit.type === 'UPSCALER' ? Number.POSITIVE_INFINITY : EDITED_PIXELS_MAX
      const scale = Math.min(1, Math.sqrt(most / size))
      const { data, info } = await gate.run(
        { caller: workOf(watcher.userId), pixels: size, signal: watcher.signal },
        async () => {
          const upright = sharp(original, { pages: 1 }).rotate().toColourspace('srgb')
          if (scale < 1) {
            const { width, height } = await sharp(original).metadata()
            const longer = Math.floor(Math.max(width, height) * scale)
            upright.resize(longer, longer, { fit: 'inside' })
          }
          return upright.ensureAlpha().raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
        },
      )
      const picture = { width: info.width, height: info.height, pixels: await shared(data) }
      const answer = await inThread({ edit, picture, seed, face: faces[0] }, watcher)
      return finished(answer, watcher)
    },
    async repaint(order, watcher) {
      return finished(await inThread(order, watcher), watcher)
    },
    async close() {
      await pool?.destroy()
    },
  }
}
