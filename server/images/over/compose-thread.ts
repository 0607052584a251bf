import type { GuideKind } from '../../../contract/capabilities.ts'
import type { FaceBox } from '../../../contract/images.ts'
import { canRepaint } from '../../../engine/facts.ts'
import {
  composePicture,
  type Following,
  followingOf,
  guidesIn,
  headBox,
  type Picture,
  type PictureRequest,
  type Scene,
} from '../../../engine/index.ts'
import { handOver } from '../../threads/hand-over.ts'
import { type Progress, type Stoppable, telling } from '../../threads/stoppable.ts'
import { tidyAfterwards } from '../../threads/tidy.ts'

export interface ThreadOrder extends Stoppable {
  request: PictureRequest
  /** A kept scene, in place of what the request would bring. */
  scene?: unknown
  kinds: readonly GuideKind[]
  /** The sheet the drawings lie on, in its upper left; px. */
  sheet: { width: number; height: number }
}

export interface ThreadComposition {
  scene: unknown
  faces: FaceBox[]
  /** The drawings one after another, RGBA. */
  pixels: Uint8Array
}

/** A drawing on a larger sheet, black about it. */
function lay({ width, height, pixels }: Picture, sheet: ThreadOrder['sheet'], on: Uint8Array): void {
  for (let p = 3; p < on.length; p += 4) on[p] = 255
  for (let y = 0; y < height; y++) on.set(pixels.subarray(y * width * 4, (y + 1) * width * 4), y * sheet.width * 4)
}

/** A composition and what can be painted over it, drawn in a thread of the pool. Throws RangeError for a scene that is not the category's. */
export default function composed({ request, scene: kept, kinds, sheet, ...watched }: ThreadOrder): ThreadComposition {
  tidyAfterwards()
  const tell = telling<Progress>(watched)
  const checkpoint = (progress: number, stage: string) => tell({ progress, stage })
  const { category, width, height } = request
  if (kept !== undefined && !canRepaint(category, kept)) throw new RangeError('This is no scene of its category')
  const scene: Scene = kept ?? composePicture(request, checkpoint).scene
  checkpoint(0.2, 'Drawing what is painted over')
  const frame = { width, height }
  const each = sheet.width * sheet.height * 4
  const pixels = new Uint8Array(each * kinds.length)
  const drawn = guidesIn(category, scene, kinds, frame, (progress) =>
    checkpoint(0.2 + 0.8 * progress, 'Drawing what is painted over'),
  )
  for (const [n, drawing] of drawn.entries()) lay(drawing, sheet, pixels.subarray(n * each, (n + 1) * each))
  return handOver(pixels, (handed) => ({ scene, faces: headBox(scene, frame), pixels: handed }))
}

export interface FollowingOrder {
  scene: unknown
  picture: Picture
}

/** How a picture of a map follows its lines; undefined for any other scene, and for maps with hardly a line. */
export function following({ scene, picture }: FollowingOrder): Following | undefined {
  tidyAfterwards()
  return followingOf(scene, picture)
}
