import { css, hex, mix, type Rgb, shade, toOklab } from '../../../paint/colour.ts'

/** How a style draws: what colours become, and how firm its lines are. */
export interface Hand {
  style: string
  /** Outlines and details. */
  ink: Rgb
  paper: Rgb
  /** Line width, as a multiple of the painted style's. */
  weight: number
  /** Whether forms are modelled by light, or flat. */
  modelled: boolean
  /** What a thing's own colour becomes. */
  tone(colour: Rgb): Rgb
}

const lightness = (colour: Rgb) => toOklab(colour)[0]

const inkedPaper: Rgb = [240, 231, 212]
const inkedInk: Rgb = [34, 29, 26]
const vellum: Rgb = [222, 198, 152]
const sepia: Rgb = [74, 46, 26]
const blue: Rgb = [26, 62, 112]
const chalk: Rgb = [214, 230, 244]

export const hands: Record<string, Hand> = {
  painted: {
    style: 'painted',
    ink: [30, 22, 18],
    paper: [236, 224, 196],
    weight: 1,
    modelled: true,
    tone: (colour) => colour,
  },
  inked: {
    style: 'inked',
    ink: inkedInk,
    paper: inkedPaper,
    weight: 1.25,
    modelled: false,
    // Three tones of paper, as a pen with one wash has.
    tone: (colour) => {
      const l = lightness(colour)
      return mix(inkedPaper, inkedInk, l > 0.6 ? 0.01 : l > 0.42 ? 0.13 : l > 0.25 ? 0.32 : 0.72)
    },
  },
  parchment: {
    style: 'parchment',
    ink: sepia,
    paper: vellum,
    weight: 1.05,
    modelled: true,
    tone: (colour) => {
      const l = Math.min(1, Math.max(0, (lightness(colour) - 0.18) / 0.62))
      return mix(mix(sepia, vellum, 0.25 + 0.75 * l), colour, 0.2)
    },
  },
  blueprint: {
    style: 'blueprint',
    ink: chalk,
    paper: blue,
    weight: 1.1,
    modelled: false,
    tone: (colour) => mix(blue, chalk, 0.05 + 0.16 * lightness(colour)),
  },
}

/** The hand of a style; throws RangeError for a style battle maps are not drawn in. */
export function handOf(style: string): Hand {
  const hand = hands[style]
  if (!hand) throw new RangeError(`Battle maps are not drawn in the style ${style}`)
  return hand
}

const cache = new Map<string, Rgb>()

/** "#rrggbb" to channels, remembered. */
export function rgb(text: string): Rgb {
  const known = cache.get(text)
  if (known) return known
  const colour = hex(text)
  cache.set(text, colour)
  return colour
}

export { css, mix, type Rgb, shade }
