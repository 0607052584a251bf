import { categoryOf } from '../../contract/categories.ts'
import { canRepaint, RECIPE } from '../../engine/facts.ts'
import type { images } from '../db/schema.ts'

type Image = typeof images.$inferSelect

/**
 * Whether a picture can be painted anew from its kept scene, of which `legend` tells kind and version. Painted by another recipe it
 * would be another picture, and what wears a style or was painted over is not in the scene.
 */
export function keepsScene({
  image: { type, recipe, over },
  legend,
  isWearing,
}: {
  image: Pick<Image, 'type' | 'recipe' | 'over'>
  legend: unknown
  isWearing: boolean
}): boolean {
  const category = categoryOf(type)
  return category !== undefined && recipe === RECIPE && over === null && !isWearing && canRepaint(category, legend)
}
