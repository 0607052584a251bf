import { categoryOf } from '../../contract/categories.ts'
import { sidesOf } from '../../contract/map-exports.ts'
import { canRepaint, RECIPE } from '../../engine/index.ts'
import type { images } from '../db/schema.ts'
import type { SceneOrder } from './edit-thread.ts'

/**
 * The kept scene of a picture, at so many times its size; undefined where its px are all there is to go by, or it would be larger
 * than pictures are painted.
 */
export function sceneOf(image: typeof images.$inferSelect, factor = 1): SceneOrder | undefined {
  const category = categoryOf(image.type)
  // Painted by another recipe it would be another picture, and what wears a style or was painted over is not in the scene.
  if (!category || image.recipe !== RECIPE || image.worn !== null || image.over !== null) return undefined
  if (!canRepaint(category, image.scene)) return undefined
  const frame = { width: image.width * factor, height: image.height * factor }
  // As large as it is painted for a file.
  if (Math.max(frame.width, frame.height) > Math.max(...sidesOf(image.type))) return undefined
  return { category, scene: image.scene, style: image.model, frame }
}
