import type { FaceBox } from '../../contract/images.ts'
import type { Chip } from '../../contract/prompts.ts'
import { headBox, makePicture, type PictureRequest } from '../../engine/index.ts'
import { handOver } from '../threads/hand-over.ts'
import { type Progress, type Stoppable, telling } from '../threads/stoppable.ts'
import { tidyAfterwards } from '../threads/tidy.ts'

export interface ThreadPicture {
  pixels: Uint8Array
  width: number
  height: number
  understood: Chip[]
  unused: string[]
  scene: unknown
  faces: FaceBox[]
}

/** The engine, run in a thread of the pool. */
export default function paintPicture({ request, ...watched }: Stoppable & { request: PictureRequest }): ThreadPicture {
  tidyAfterwards()
  const tell = telling<Progress>(watched)
  const { picture, scene, brief } = makePicture(request, (progress, stage) => tell({ progress, stage }))
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
