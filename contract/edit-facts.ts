// What can be done to a picture that is there. No schemas: the browser's pages read this too.

/** The kinds of edit, of the specification's list of image and edit types. */
export const editTypes = ['UPSCALER', 'INPAINTING', 'QUICKEDIT'] as const
export type EditType = (typeof editTypes)[number]

export const editFacts: Readonly<Record<EditType, { label: string; detail: string }>> = {
  QUICKEDIT: { label: 'Quick edit', detail: 'Say what to change, and look at the steps before they run' },
  INPAINTING: { label: 'Erase', detail: 'Brush over what is to go; what lies around it goes on' },
  UPSCALER: { label: 'Enlarge', detail: 'Two to four times as large' },
}

/** Milligold for one edit. */
export const EDIT_PRICE = 250

export const upscaleFactors = [2, 3, 4] as const
export type UpscaleFactor = (typeof upscaleFactors)[number]
/** Most px of what an enlargement comes to. */
export const UPSCALED_PIXELS_MAX = 24_000_000
/** Most px of a picture that is edited otherwise: larger ones are made smaller for it. */
export const EDITED_PIXELS_MAX = 16_777_216
/** Longest side of a mask, px, and most runs that it is told in. */
export const MASK_SIDE_MAX = 1024
export const MASK_RUNS_MAX = 16_000
/** Steps of one quick edit. */
export const STEPS_MAX = 12

/** What a quick edit is made of, and within which bounds its amount is; those without bounds have none. */
export const stepFacts = {
  light: { label: 'Light', low: -100, high: 100, usual: 30 },
  contrast: { label: 'Contrast', low: -100, high: 100, usual: 30 },
  warmth: { label: 'Warmth', low: -100, high: 100, usual: 35 },
  colour: { label: 'Colour', low: -100, high: 100, usual: 35 },
  sharpen: { label: 'Sharpness', low: 1, high: 100, usual: 40 },
  blur: { label: 'Blur', low: 1, high: 100, usual: 25 },
  vignette: { label: 'Dark corners', low: 1, high: 100, usual: 45 },
  night: { label: 'Night', low: 1, high: 100, usual: 75 },
  fog: { label: 'Fog', low: 1, high: 100, usual: 50 },
  snow: { label: 'Snow', low: 1, high: 100, usual: 50 },
  rain: { label: 'Rain', low: 1, high: 100, usual: 50 },
  sepia: { label: 'Sepia', low: 1, high: 100, usual: 80 },
  grain: { label: 'Grain', low: 1, high: 100, usual: 30 },
} as const satisfies Record<string, { label: string; low: number; high: number; usual: number }>
export type AmountStep = keyof typeof stepFacts
export const amountSteps = Object.keys(stepFacts) as AmountStep[]

export const cropShapes = ['square', 'portrait', 'landscape', 'face'] as const
export type CropShape = (typeof cropShapes)[number]
export const turns = ['left', 'right', 'over'] as const
export type Turn = (typeof turns)[number]
export const mirrors = ['across', 'down'] as const
export type Mirror = (typeof mirrors)[number]

/** One step of a quick edit. Steps are carried out in their order. */
export type Step =
  | { do: AmountStep; amount: number }
  | { do: 'grey' }
  | { do: 'crop'; to: CropShape }
  | { do: 'turn'; to: Turn }
  | { do: 'mirror'; to: Mirror }

const cropNames: Record<CropShape, string> = {
  square: 'a square',
  portrait: 'an upright shape',
  landscape: 'a wide shape',
  face: 'the face',
}
const turnNames: Record<Turn, string> = { left: 'to the left', right: 'to the right', over: 'upside down' }

/** A step as people read it: "Warmth +35", "Crop to the face". */
export function stepInWords(step: Step): string {
  if (step.do === 'grey') return 'Shades of grey'
  if (step.do === 'crop') return `Crop to ${cropNames[step.to]}`
  if (step.do === 'turn') return `Turn it ${turnNames[step.to]}`
  if (step.do === 'mirror') return step.to === 'across' ? 'Mirror it, left to right' : 'Mirror it, top to bottom'
  const { label, low } = stepFacts[step.do]
  return `${label} ${low < 0 && step.amount > 0 ? '+' : ''}${step.amount < 0 ? '−' : ''}${Math.abs(step.amount)}`
}
