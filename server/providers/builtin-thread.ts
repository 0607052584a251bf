import type { MessagePort } from 'node:worker_threads'
import type { FaceBox } from '../../contract/images.ts'
import type { Chip } from '../../contract/prompts.ts'
import { type Frame, headIn, makePicture, type PictureRequest, type Scene } from '../../engine/index.ts'
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

/** Where the foremost head is, as fractions of the picture. */
function facesIn(scene: Scene, frame: Frame): FaceBox[] {
  const head = headIn(scene, frame)
  if (!head) return []
  const share = (value: number) => Math.min(1, Math.max(0, value))
  const x = share((head.x - head.radius) / frame.width)
  const y = share((head.y - head.radius) / frame.height)
  const width = share((head.x + head.radius) / frame.width) - x
  const height = share((head.y + head.radius) / frame.height) - y
  return [{ x, y, width, height }]
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
    faces: facesIn(scene, picture),
  }))
}
