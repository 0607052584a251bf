import type { MessagePort } from 'node:worker_threads'
import type { ImageCategory } from '../../contract/categories.ts'
import type { Edit, Mask } from '../../contract/edits.ts'
import { type Box, edited, erased, NoFace, NothingLeft, upscaled } from '../../engine/edits/edits.ts'
import { type Frame, type Picture, repaint, type Scene } from '../../engine/index.ts'
import { handOver } from '../threads/hand-over.ts'
import { tidyAfterwards } from '../threads/tidy.ts'

/** A kept scene to be painted anew. */
export interface SceneOrder {
  category: ImageCategory
  scene: Scene
  style: string
  frame: Frame
}

export interface ThreadOrder {
  /** What is done to the px of a picture, or a scene that is painted in its place. */
  work: { edit: Edit; picture: Picture; seed: number; face?: Box | undefined } | SceneOrder
  port: MessagePort
  /** One 32-bit cell; set to 1 when nobody waits any more. */
  stop: SharedArrayBuffer
}

/** What a thread answers: px, or why there are none. */
export type ThreadAnswer =
  | { width: number; height: number; pixels: Uint8Array }
  | { refused: 'no-face' | 'nothing-left' }

class Stopped extends Error {}

/** The mask as large as the picture: each px as the one of the mask that lies there. */
function spread({ width: wide, height: high, runs }: Mask, width: number, height: number): Uint8Array {
  const small = new Uint8Array(wide * high)
  let at = 0
  for (const [k, run] of runs.entries()) {
    if (k % 2 === 1) small.fill(255, at, at + run)
    at += run
  }
  const large = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const row = Math.min(high - 1, Math.floor((y * high) / height)) * wide
    for (let x = 0; x < width; x++)
      large[y * width + x] = small[row + Math.min(wide - 1, Math.floor((x * wide) / width))] ?? 0
  }
  return large
}

function made(work: ThreadOrder['work'], told: (done: number) => void): Picture {
  if ('scene' in work) {
    const { category, scene, style, frame } = work
    return repaint(category, scene, style, frame, told)
  }
  const { edit, picture, seed, face } = work
  if (edit.type === 'UPSCALER') return upscaled(picture, edit.factor, told)
  if (edit.type === 'QUICKEDIT') return edited(picture, edit.steps, { seed, face }, told)
  const { width, height } = picture
  return erased(picture, { width, height, values: spread(edit.mask, width, height) }, seed, told)
}

/** An edit, carried out in a thread of the pool. */
export default function carriedOut({ work, port, stop }: ThreadOrder): ThreadAnswer {
  const cell = new Int32Array(stop)
  let last = 0
  const told = (done: number) => {
    if (Atomics.load(cell, 0) !== 0) throw new Stopped('Nobody waits for the edit')
    if (done - last < 0.02) return
    last = done
    port.postMessage(done)
  }
  tidyAfterwards()
  try {
    const { width, height, pixels } = made(work, told)
    return handOver(pixels, (own) => ({ width, height, pixels: own }))
  } catch (error) {
    if (error instanceof NoFace) return { refused: 'no-face' }
    if (error instanceof NothingLeft) return { refused: 'nothing-left' }
    throw error
  } finally {
    port.close()
  }
}
