import * as z from 'zod'

/** A share or a lightness, rounded where it is learnt: what is kept is small, and the same on every machine. */
const part = z.number().min(0).max(1)
/** a and b of OKLab. */
const tinge = z.number().min(-0.5).max(0.5)
const tuple = <T extends z.ZodType>(of: T, length: number) => z.array(of).length(length)

/** Most colours a palette holds. */
export const PALETTE_MAX = 32
/** How many points the tone curve and the lightness-to-colour curve have. */
export const TONES = 17
export const TINTS = 9
/** The light is kept as a grid of so many squares each way. */
export const LIGHT_GRID = 6
/** Bands of detail, the finest first: between blurs of 0, 1, 2, 4, 8, 16 and 32 px in a picture of 512 px. */
export const BANDS = 6
/** Widths of lines that are told apart: up to 3, 5 and 9 px in a picture of 512 px. */
export const LINE_WIDTHS = 3

const Lines = z.object({
  /** Share of the picture that is a line of at most this width, narrowest first. */
  share: tuple(part, LINE_WIDTHS),
  /** How much darker (or lighter) they are than what they lie on, OKLab lightness. */
  depth: tuple(part, LINE_WIDTHS),
  /** Their colour: OKLab. */
  colour: z.tuple([part, tinge, tinge]),
})

/**
 * A style of one's own: what some pictures have in common, measured, in plain numbers. Lengths are px of a picture whose longer
 * side is 512; colours are OKLab (Ottosson 2020).
 */
export const OwnStyle = z.object({
  version: z.literal(1),
  /** Colours with the share of all pictures that each has, and how far it spreads along lightness, a and b. */
  palette: z
    .array(z.object({ colour: z.tuple([part, tinge, tinge]), share: part, spread: tuple(part, 3) }))
    .min(1)
    .max(PALETTE_MAX),
  /** Mean a and b at lightnesses 0, 1/8 … 1: what dark and what light is tinged with. */
  tint: tuple(z.tuple([tinge, tinge]), TINTS),
  /** Lightness that 0, 1/16 … 16/16 of a picture lies below. */
  tone: tuple(part, TONES),
  /** How much lighter than its mean a picture is, square by square, row by row from the top. */
  light: tuple(z.number().min(-1).max(1), LIGHT_GRID * LIGHT_GRID),
  /** How strong the detail of each band is: standard deviation of lightness. */
  bands: tuple(part, BANDS),
  /** Lines darker than what they lie on (ink, lead), and lighter ones (rims of light, scratches). */
  lines: z.object({ dark: Lines, light: Lines }),
  grain: z.object({
    /** Where nothing else is: lightness of grains of about 1, 2 and 4 px, standard deviation. */
    octaves: tuple(part, 3),
    /** The same of a and b together. */
    colour: part,
    /** How much of it lies in darks, half-tones and lights, as a part of its mean. */
    byTone: tuple(z.number().min(0).max(10), 3),
  }),
  paper: z.object({
    /** The lightest colour that lies about: OKLab. */
    colour: z.tuple([part, tinge, tinge]),
    /** How much of the pictures is left so. */
    share: part,
    /** How much lighter (or darker, below 0) a rim around the picture is than what lies within. */
    rim: z.number().min(-1).max(1),
  }),
  brush: z.object({
    /** How much strokes agree on a way with their neighbours, 0-1. */
    coherence: part,
    /** How far one goes on along its way, px. */
    length: z.number().min(0).max(64),
    /** How much of the pictures is flat colour. */
    flat: part,
    /** How sudden edges are: 1 within a px, 0 within eight. */
    hardness: part,
  }),
  hatching: z.object({
    /** How much of the pictures is shaded by lines that lie side by side. */
    share: part,
    /** From line to line, px. */
    period: z.number().min(0).max(32),
    /** Which way the lines run, radians from the x axis, and how much they agree on it over the whole picture, 0-1. */
    angle: z.number().min(-4).max(4),
    steadiness: part,
  }),
})
export type OwnStyle = z.infer<typeof OwnStyle>

/** A style of one's own, and how much of it is put on: 0 leaves a picture as it is, 1 puts on all of it. */
export const Worn = z.object({ style: OwnStyle, strength: part })
export type Worn = z.infer<typeof Worn>
