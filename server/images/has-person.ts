import { type ImageCategory, ofPeople } from '../../contract/categories.ts'
import { canRepaint } from '../../engine/facts.ts'

/** Whether a picture's kept scene tells who stands foremost on it, so that they can be drawn again. */
export const hasPerson = (category: ImageCategory | undefined, scene: unknown): boolean =>
  category !== undefined && ofPeople(category) && canRepaint(category, scene)
