import type { MessagePort } from 'node:worker_threads'
import type { Chip } from '../../contract/prompts.ts'
import { makePicture, type PictureRequest } from '../../engine/index.ts'

export interface ThreadOrder {
  request: PictureRequest
  /** Takes {progress, stage}. */
  port: MessagePort
  /** One 32-bit cell; set to 1 to stop the work: a thread busy painting reads no messages. */
  stop: SharedArrayBuffer
}

export interface ThreadPicture {
  pixels: Uint8ClampedArray
  width: number
  height: number
  understood: Chip[]
  unused: string[]
  scene: unknown
}

class Stopped extends Error {}

/** The engine, run in a thread of the pool. */
export default function paintPicture({ request, port, stop }: ThreadOrder): ThreadPicture {
  const cell = new Int32Array(stop)
  const { picture, scene, brief } = makePicture(request, (progress, stage) => {
    if (Atomics.load(cell, 0) !== 0) throw new Stopped('The work was stopped')
    port.postMessage({ progress, stage })
  })
  return {
    pixels: picture.pixels,
    width: picture.width,
    height: picture.height,
    understood: brief.understood,
    unused: brief.unused,
    scene,
  }
}
