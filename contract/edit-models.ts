import { isOfService } from './best.ts'
import type { Capability } from './capabilities.ts'
import { type EditType, mayGoByScene, type Step, type TransformStyle, titledTransforms } from './edit-facts.ts'
import type { Model, OtherModel, PictureModel } from './models.ts'

// No schemas: the browser's pages read this too.

/** A service's model that can carry out edits. */
export type EditModel = Extract<Model, { craft: 'picture' | 'enlargement' | 'matte' }>

/** What of an edit decides who can carry it out and what that costs; an `Edit` is one. */
export interface EditWish {
  type: EditType
  factor?: number | undefined
  /** INPAINTING: what is to be there; left out or empty: what is marked is erased. */
  prompt?: string | undefined
  steps?: readonly Step[] | undefined
  style?: TransformStyle | undefined
}

/** Whether a service's model does a step by words; the others are done here on what came of it. */
export const isStepInWords = (step: Step): boolean => mayGoByScene(step) && step.do !== 'wider' && step.do !== 'cutout'

/**
 * What a service's model must be capable of to carry an edit out; undefined where only the built-in engine does: erasing what
 * is marked, cards and pages with lettering, steps without words, and all that needs a scene.
 */
export function capabilityFor({ type, prompt, steps = [], style }: EditWish): Capability | undefined {
  switch (type) {
    case 'UPSCALER':
      return 'upscaling'
    case 'BGREMOVAL':
      return 'matting'
    case 'INPAINTING':
      return prompt ? 'inpainting' : undefined
    case 'OUTPAINTING':
      return 'inpainting'
    case 'SUBJECTTRANSFORMATION':
      return 'image-to-image'
    case 'TRANSFORMATION':
      return style && titledTransforms.includes(style) ? undefined : 'image-to-image'
    case 'QUICKEDIT':
      return steps.some(isStepInWords) && !steps.some((step) => step.do === 'wider') ? 'image-to-image' : undefined
    default:
      return undefined
  }
}

/** The models of services that can carry an edit out, in the order in which they are on offer. */
export function editModelsFor(
  wish: EditWish,
  { models, others }: { models: readonly PictureModel[]; others: readonly OtherModel[] },
): EditModel[] {
  const capability = capabilityFor(wish)
  if (capability === undefined) return []
  return [...models, ...others].filter(
    (model): model is EditModel =>
      (model.craft === 'picture' || model.craft === 'enlargement' || model.craft === 'matte') &&
      isOfService(model) &&
      model.capabilities.includes(capability) &&
      (model.craft !== 'enlargement' || model.factors.includes(wish.factor ?? 0)),
  )
}

/** Prices by the megapixel are whole quarters of gold, as all prices of services are. */
const QUARTERS = 4

/** Most px of a picture that is sent whole: what machines that enlarge have memory for (replicate.com/nightmareai/real-esrgan). */
export const SENT_WHOLE_PIXELS_MAX = 2_096_000

/** Gold for an edit by a service's model; `size`: of the picture that is edited, px. One's own key pays for itself. */
export function editGold(model: EditModel, { factor = 1 }: EditWish, size: { width: number; height: number }): number {
  if (model.isOwnKey) return 0
  switch (model.craft) {
    // A part or all of a picture, of 1024 px at most.
    case 'picture':
      return model.price[1024]
    case 'matte':
      return model.rate
    case 'enlargement': {
      // No more is paid for than the service makes: a larger picture is sent smaller.
      const megapixels = (Math.min(SENT_WHOLE_PIXELS_MAX, size.width * size.height) * factor ** 2) / 1e6
      return Math.max(1, Math.ceil(model.rate * megapixels * QUARTERS - 1e-9)) / QUARTERS
    }
  }
}
