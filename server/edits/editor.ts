import type { Piscina } from 'piscina'
import sharp from 'sharp'
import { EDITED_PIXELS_MAX } from '../../contract/edit-facts.ts'
import type { ByScene, Reason } from '../../engine/edits/edits.ts'
import type { Picture, Scene } from '../../engine/index.ts'
import { AppError } from '../errors.ts'
import { pixels as gate, pixelsIn, workOf } from '../pixels/gate.ts'
import { openTurns } from '../providers/service/turns.ts'
import { openPool, type PoolOptions } from '../threads/pool.ts'
import { sharedBytes } from '../threads/shared-bytes.ts'
import { runStoppable } from '../threads/stoppable.ts'
import type { ThreadAnswer, ThreadWork } from './edit-thread.ts'
import { type Encoded, encoded } from './encoded.ts'

/** A picture that came of an edit, encoded. */
export interface Edited extends Encoded {
  /** What is to be told of it beyond what was asked for. */
  told: string[]
  /** Of what was made from a kept scene: which way it went, and the scene that came of it. */
  byScene?: Pick<ByScene, 'way' | 'kept'>
  /** The scene that it was painted from, where that is another than was given. */
  scene?: Scene
}

export interface Watcher {
  userId: string
  signal: AbortSignal
  /** 0-1. */
  progress(done: number): void
}

/** Edits pictures, one after the other, beside the painting of new ones. */
export interface Editor {
  /** One edit is in the thread, and the next is read meanwhile: more would only hold their pictures in memory, waiting. */
  inTurn<T>(signal: AbortSignal, edit: () => Promise<T>): Promise<T>
  /** The px of a picture, for the thread; where they are more than `pixelsMax`, of a smaller one of the same shape. */
  open(original: Buffer, watcher: Watcher, pixelsMax?: number): Promise<Picture>
  /** The same at a size, opaque: stretched to it, or whole within it before black. */
  openAt(
    original: Buffer,
    size: { width: number; height: number; fit?: 'fill' | 'contain' },
    watcher: Watcher,
  ): Promise<Picture>
  /** Carries something out in the thread. Throws AppError where it cannot be done, or there is nothing to do. */
  run(work: ThreadWork, watcher: Watcher): Promise<Edited>
  close(): Promise<void>
}

export const refusals: Readonly<Record<Reason, string>> = {
  'no-face': 'No face was found in this picture, so this cannot be done with it. Nothing was charged.',
  'not-human':
    'One of the two faces is not a human one, as far as its eyes, nose and mouth tell, so neither fits on the other. Nothing was charged.',
  'face-turned':
    'One of the two faces is turned too far to the side, or the other way, for the one to fit on the other. Nothing was charged.',
  'face-drawn':
    'The face to be taken is drawn, in lines and flat tones, and the one to be replaced is not: it would look like a mask. A photographed or painted face can be laid on a drawn one, and a drawn one on a drawn one. Nothing was charged.',
  'no-subject':
    'Nothing stands out in this picture from what is behind it. Brush over what is to stay, and try again. Nothing was charged.',
  'nothing-left':
    'Too little of the picture stays as it is for the rest to go on from it. Mark less of it, or take a larger picture. Nothing was charged.',
  'nothing-to-do': 'Nothing was found in this picture that would have to be changed. Nothing was charged.',
  'nothing-read':
    'None of these words say anything that can be drawn here. Say it in other words. Nothing was charged.',
}

/** What whoever asked is told where an edit cannot be done. */
export const refusal = (reason: Reason) => new AppError('conflict', refusals[reason])

/** Behind what is transparent where that cannot be kept: a dark wall. */
const BEHIND = '#1c1a17'

/** Px in memory that a thread sees too. */
async function shared(data: Buffer): Promise<Uint8ClampedArray> {
  const { buffer } = await sharedBytes(data)
  return new Uint8ClampedArray(buffer)
}

/** One thread, started when the first picture is edited and gone again after a while: a large picture takes much memory. */
export function openEditor(log: PoolOptions['log']): Editor {
  let pool: Piscina | undefined
  const takeTurn = openTurns(2)

  async function inThread(work: ThreadWork, { signal, progress }: Watcher): Promise<ThreadAnswer> {
    pool ??= openPool({ thread: new URL('./edit-thread.ts', import.meta.url), idleTimeout: 30_000, log })
    return runStoppable<ThreadAnswer, number>(pool, { work }, { signal, hear: progress })
  }

  async function finished(answer: ThreadAnswer, { userId, signal }: Watcher): Promise<Edited> {
    if ('refused' in answer) throw refusal(answer.refused)
    const { width, height, pixels, told, byScene, scene } = answer
    const raw = sharp(pixels, { raw: { width, height, channels: 4 } })
    const work = { caller: workOf(userId), pixels: width * height, signal }
    const made = await gate.run(work, () => encoded(raw, { width, height }))
    return { ...made, told, ...(byScene && { byScene }), ...(scene && { scene }) }
  }

  return {
    async inTurn(signal, edit) {
      const giveBack = await takeTurn(signal)
      try {
        return await edit()
      } finally {
        giveBack()
      }
    },
    async open(original, { userId, signal }, pixelsMax = EDITED_PIXELS_MAX) {
      const size = await pixelsIn(original)
      const scale = Math.min(1, Math.sqrt(pixelsMax / size))
      const { data, info } = await gate.run({ caller: workOf(userId), pixels: size, signal }, async () => {
        const upright = sharp(original, { pages: 1 }).rotate().toColourspace('srgb')
        if (scale < 1) {
          const { width, height } = await sharp(original).metadata()
          const longer = Math.floor(Math.max(width, height) * scale)
          upright.resize(longer, longer, { fit: 'inside' })
        }
        return upright.ensureAlpha().raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
      })
      return { width: info.width, height: info.height, pixels: await shared(data) }
    },
    async openAt(original, { width, height, fit = 'fill' }, { userId, signal }) {
      const work = { caller: workOf(userId), pixels: await pixelsIn(original), signal }
      const data = await gate.run(work, () =>
        sharp(original, { pages: 1 })
          .rotate()
          .toColourspace('srgb')
          .flatten({ background: BEHIND })
          .resize(width, height, { fit, background: '#000' })
          .ensureAlpha()
          .raw({ depth: 'uchar' })
          .toBuffer(),
      )
      return { width, height, pixels: await shared(data) }
    },
    async run(work, watcher) {
      return finished(await inThread(work, watcher), watcher)
    },
    async close() {
      await pool?.destroy()
    },
  }
}
