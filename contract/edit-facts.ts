// What can be done to a picture that is there. No schemas: the browser's pages read this too.

/**
 * The kinds of edit, of the specification's list of image and edit types; RESTORATION and TRANSFORMATION are those of the pages
 * that the specification lists beside it.
 */
export const editTypes = [
  'QUICKEDIT',
  'INPAINTING',
  'OUTPAINTING',
  'BGREMOVAL',
  'BGREPLACE',
  'SUBJECTTRANSFORMATION',
  'ADETAILER',
  'FACESWAP',
  'UPSCALER',
  'RESTORATION',
  'TRANSFORMATION',
] as const
export type EditType = (typeof editTypes)[number]

export const editFacts: Readonly<Record<EditType, { label: string; detail: string }>> = {
  QUICKEDIT: { label: 'Quick edit', detail: 'Say what to change, and look at the steps before they run' },
  INPAINTING: { label: 'Erase or repaint', detail: 'Mark what is to go, or say what is to be there instead' },
  OUTPAINTING: { label: 'Widen', detail: 'The picture goes on beyond its edges' },
  BGREMOVAL: { label: 'Cut out', detail: 'What the picture is of stays, and nothing is left behind it' },
  BGREPLACE: { label: 'New background', detail: 'What the picture is of, before another place, colour or picture' },
  SUBJECTTRANSFORMATION: { label: 'Change the subject', detail: 'The same one, older, dressed otherwise, of stone' },
  ADETAILER: { label: 'Finer faces', detail: 'They are found, redrawn larger and laid back' },
  FACESWAP: { label: 'Swap a face', detail: 'The face of another picture, in the light and colour of this one' },
  UPSCALER: { label: 'Enlarge', detail: 'Two to four times as large' },
  RESTORATION: { label: 'Restore', detail: 'Scratches, fading, noise and torn corners are mended' },
  TRANSFORMATION: { label: 'Transform', detail: 'The picture, made anew in another matter or manner' },
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

/** What can be given another colour by its px, and the colours; those of light are the ones that a whole picture can be tinted in. */
export const dyedParts = ['hair', 'sky'] as const
export type DyedPart = (typeof dyedParts)[number]
export const tintColours = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'violet', 'pink'] as const
export type TintColour = (typeof tintColours)[number]
export const dyeColours = [...tintColours, 'black', 'brown', 'blond', 'grey', 'white'] as const
export type DyeColour = (typeof dyeColours)[number]

/** How much farther off a picture is seen, in hundredths: at 100 what is in it is half as large. */
export const widerFacts = { label: 'A wider view', low: 10, high: 100, usual: 40 } as const

/** Characters of the words of one step. */
export const STEP_WORDS_MAX = 300

/** A step that changes px, and so any picture. */
export type PixelStep =
  | { do: AmountStep; amount: number }
  | { do: 'grey' }
  | { do: 'crop'; to: CropShape }
  | { do: 'turn'; to: Turn }
  | { do: 'mirror'; to: Mirror }
  | { do: 'tint'; to: TintColour }
  /** The hair of whoever has the most prominent face, or the sky, in another colour. */
  | { do: 'dye'; part: DyedPart; to: DyeColour }
  /** What stands out from what is behind it stays, and nothing is behind it. */
  | { do: 'cutout' }

/** A step that only a scene can take: what the picture is of is read anew. */
export type SceneStep =
  /** What is to be otherwise: "a red cloak", "older", "in autumn". */
  | { do: 'change'; words: string }
  /** What is to be there no more: "the table". */
  | { do: 'without'; words: string }
  | { do: 'wider'; amount: number }

/**
 * One step of a quick edit. What can be done by the scene of a picture is done first, whatever its place; the rest in its order on
 * what came of that.
 */
export type Step = PixelStep | SceneStep

export const isSceneStep = (step: Step): step is SceneStep =>
  step.do === 'change' || step.do === 'without' || step.do === 'wider'

/** Steps on px that the scene of one of our own pictures takes as well: the weather and the light are painted, not laid over it. */
const bothWays: readonly string[] = ['night', 'fog', 'snow', 'rain', 'cutout']

/** Whether a step may be done by a picture's scene, where there is one. */
export const mayGoByScene = (step: Step): boolean => isSceneStep(step) || bothWays.includes(step.do)

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
  if (step.do === 'cutout') return 'Without the background'
  if (step.do === 'change') return `Changed: ${step.words}`
  if (step.do === 'without') return `Left out: ${step.words}`
  if (step.do === 'wider') return `${widerFacts.label} ${step.amount}`
  if (step.do === 'crop') return `Crop to ${cropNames[step.to]}`
  if (step.do === 'turn') return `Turn it ${turnNames[step.to]}`
  if (step.do === 'mirror') return step.to === 'across' ? 'Mirror it, left to right' : 'Mirror it, top to bottom'
  if (step.do === 'tint') return `Tinted ${step.to}`
  if (step.do === 'dye') return `${step.part === 'hair' ? 'Hair' : 'Sky'}: ${step.to}`
  const { label, low } = stepFacts[step.do]
  return `${label} ${low < 0 && step.amount > 0 ? '+' : ''}${step.amount < 0 ? '−' : ''}${Math.abs(step.amount)}`
}

/** Sides on which a picture can go on. */
export const widenedSides = ['left', 'right', 'top', 'bottom'] as const
export type WidenedSide = (typeof widenedSides)[number]
/** Most that a side is widened by, in hundredths of the picture's width or height. */
export const WIDENED_MAX = 100

/** Damages of a picture that can be mended, each with a strength of 1 to 100. */
export const repairFacts = {
  tears: { label: 'Torn corners and edges' },
  scratches: { label: 'Scratches and spots' },
  yellowing: { label: 'Yellowed paper' },
  fading: { label: 'Fading' },
  cast: { label: 'Colour cast' },
  blocks: { label: 'JPEG blocks' },
  noise: { label: 'Noise' },
  blur: { label: 'Blur' },
} as const satisfies Record<string, { label: string }>
export type Repair = keyof typeof repairFacts
/** In the order in which they are carried out. */
export const repairs = Object.keys(repairFacts) as Repair[]

/** The eight transforms, named as their pages' addresses are; engine/edits/transforms has a hand for each. */
export const transformFacts = {
  claymation: { label: 'Claymation', detail: 'Modelled in plasticine, with fingerprints, on a set of a film' },
  'disney-style': {
    label: 'Disney style',
    detail: 'A frame of a drawn fairy tale: clean lines, soft light, large eyes',
  },
  'anime-style': { label: 'Anime style', detail: 'Cel shading, sharp lines and a sky that glows' },
  plushie: { label: 'Plushie', detail: 'Sewn of plush, with seams, buttons and stuffing' },
  'box-model': { label: 'Box model', detail: 'Built of little blocks, as a game of blocks would' },
  '3d-cartoon-diorama': { label: '3D cartoon diorama', detail: 'A little world on a round base, lit like a toy' },
  'tarot-card': { label: 'Tarot card', detail: 'A card of the major arcana, with numeral, title and border' },
  'monster-manual': { label: 'Monster manual', detail: 'A page of a bestiary, with a stat block' },
} as const satisfies Record<string, { label: string; detail: string }>
export type TransformStyle = keyof typeof transformFacts
export const transformStyles = Object.keys(transformFacts) as [TransformStyle, ...TransformStyle[]]
/** Those that set a title on what they make. */
export const titledTransforms: readonly TransformStyle[] = ['tarot-card', 'monster-manual']
