import type { MessagePort } from 'node:worker_threads'
import type { FaceBox } from '../../contract/images.ts'
import type { Chip } from '../../contract/prompts.ts'
import { headBox, makePicture, type PictureRequest } from '../../engine/index.ts'
import { handOver } from '../threads/hand-over.ts'
import { tidyAfterwards } from '../threads/tidy.ts'

export interface ThreadOrder {
  request: PictureRequest
  /** Takes {progress, stage}. */
  port: MessagePort
  /** One 32-bit cell; set to 1 to stop the work: a thread busy painting reads no messages. */
  stop: SharedArrayBuffer
}

export interface ThreadPicture {
  pixels: Uint8Array
  width: number
  height: number
  understood: Chip[]
  unused: string[]
  scene: unknown
  faces: FaceBox[]
}

class Stopped extends Error {}

/** The engine, run in a thread of the pool. */
export default function paintPicture({ request, port, stop }: ThreadOrder): ThreadPicture {
  tidyAfterwards()
  const cell = new Int32Array(stop)
  const { picture, scene, brief } = makePicture(request, (progress, stage) => {
    if (Atomics.load(cell, 0) !== 0) throw new Stopped('The work was stopped')
    port.postMessage({ progress, stage })
  })
  return handOver(picture.pixels, (pixels) => ({
    pixels,
    width: picture.width,
    height: picture.height,
    understood: brief.understood,
    unused: brief.unused,
    scene,
    faces: headBox(scene, picture),
  }))
}
