import { type FrameName, frameNames } from './frames/frames.ts'
import { type ShapeName, shapeNames } from './outline.ts'

/** How a token's name is shown. */
export const ribbonKinds = ['none', 'ribbon', 'plate', 'rim'] as const
export type RibbonKind = (typeof ribbonKinds)[number]

/** The site's own typefaces. */
export const typefaces = {
  fraunces: { label: 'Fraunces', css: '650 {px}px "Fraunces", Georgia, serif' },
  alegreya: { label: 'Alegreya', css: '700 {px}px "Alegreya", Georgia, serif' },
  'alegreya-italic': { label: 'Alegreya italic', css: 'italic 700 {px}px "Alegreya", Georgia, serif' },
  gotisch: { label: 'Grenze Gotisch', css: '600 {px}px "Grenze Gotisch", Georgia, serif' },
  sans: { label: 'Instrument Sans', css: '650 {px}px "Instrument Sans", Arial, sans-serif' },
} as const
export type Typeface = keyof typeof typefaces
export const typefaceNames = Object.keys(typefaces) as Typeface[]

/** How all tokens of a set look; what is each one's own (its name, its picture, where that lies) is not among it. */
export interface Style {
  shape: ShapeName
  frame: FrameName
  /** #rrggbb; null: the frame's own. */
  main: string | null
  accent: string | null
  /** Of the usual breadth. */
  width: number
  /** How worn it is, 0-1. */
  wear: number
  /** What is behind a picture that is see-through, #rrggbb. */
  backdrop: string
  /** How dark the picture grows towards the frame, 0-1. */
  shade: number
  /** Laid over the picture, and how strongly, 0-1. */
  tint: string
  tintStrength: number
  ribbon: RibbonKind
  typeface: Typeface
  ribbonColour: string
  ink: string
  /** A subject that was cut out stands out of the frame above. */
  breaks: boolean
}

export const usualStyle: Style = {
  shape: 'ring',
  frame: 'turned',
  main: null,
  accent: null,
  width: 1,
  wear: 0.35,
  backdrop: '#37485a',
  shade: 0.35,
  tint: '#c8862e',
  tintStrength: 0,
  ribbon: 'ribbon',
  typeface: 'fraunces',
  ribbonColour: '#efe2c4',
  ink: '#2c2116',
  breaks: false,
}

/** Within which bounds its numbers are. */
export const bounds = { width: [0.6, 1.7], wear: [0, 1], shade: [0, 1], tintStrength: [0, 1] } as const

const HEX = /^#[0-9a-f]{6}$/i

/** A style from what was kept, or came in a link: whatever of it is not known is as usual. */
export function readStyle(kept: unknown): Style {
  const given = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
  const oneOf = <T extends string>(value: unknown, all: readonly T[], usual: T): T =>
    all.find((known) => known === value) ?? usual
  const colour = (value: unknown, usual: string) => (typeof value === 'string' && HEX.test(value) ? value : usual)
  const ownColour = (value: unknown) => (typeof value === 'string' && HEX.test(value) ? value : null)
  const number = (name: keyof typeof bounds) => {
    const [least, most] = bounds[name]
    const value = given[name]
    return typeof value === 'number' && Number.isFinite(value)
      ? Math.min(most, Math.max(least, value))
      : usualStyle[name]
  }
  return {
    shape: oneOf(given.shape, shapeNames, usualStyle.shape),
    frame: oneOf(given.frame, frameNames, usualStyle.frame),
    main: ownColour(given.main),
    accent: ownColour(given.accent),
    width: number('width'),
    wear: number('wear'),
    backdrop: colour(given.backdrop, usualStyle.backdrop),
    shade: number('shade'),
    tint: colour(given.tint, usualStyle.tint),
    tintStrength: number('tintStrength'),
    ribbon: oneOf(given.ribbon, ribbonKinds, usualStyle.ribbon),
    typeface: oneOf(given.typeface, typefaceNames, usualStyle.typeface),
    ribbonColour: colour(given.ribbonColour, usualStyle.ribbonColour),
    ink: colour(given.ink, usualStyle.ink),
    breaks: given.breaks === true,
  }
}

/** Only what differs from the usual, as text that an address can carry. */
export function styleInLink(style: Style): string {
  const own = Object.entries(style).filter(([name, value]) => usualStyle[name as keyof Style] !== value)
  return btoa(JSON.stringify(Object.fromEntries(own)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** The style of a link; undefined where it carries none that can be read. */
export function styleFromLink(text: string): Style | undefined {
  try {
    return readStyle({ ...usualStyle, ...JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/'))) })
  } catch {
    return undefined
  }
}
