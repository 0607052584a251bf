import { categoryOf } from '../../contract/categories.ts'
import { sidesOf } from '../../contract/map-exports.ts'
import { canRepaint } from '../../engine/facts.ts'
import type { images } from '../db/schema.ts'
import { keepsScene } from '../images/keeps-scene.ts'
import type { SceneOrder } from './edit-thread.ts'

type Image = typeof images.$inferSelect

/**
 * The kept scene of a picture, at so many times its size; undefined where its px are all there is to go by, or it would be larger
 * than pictures are painted.
 */
export function sceneOf(image: Image, factor = 1): SceneOrder | undefined {
  const category = categoryOf(image.type)
  const isKept = keepsScene({ image, legend: image.scene, isWearing: image.worn !== null })
  if (!category || !isKept || !canRepaint(category, image.scene)) return undefined
  const frame = { width: image.width * factor, height: image.height * factor }
  // As large as it is painted for a file.
  if (Math.max(frame.width, frame.height) > Math.max(...sidesOf(image.type))) return undefined
  return { category, scene: image.scene, style: image.model, frame }
}
