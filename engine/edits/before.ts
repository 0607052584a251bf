import { labOf, pictureFrom } from '../own-style/lab.ts'
import { blur, type Field, field, smoothstep } from '../paint/field.ts'
import type { Picture } from '../paint/picture.ts'
import { resized } from './matte/upsample.ts'

/** How far the subject goes towards the light and the colours of what is behind it, and the most that each may change. */
const TOWARDS = { light: 0.32, colour: 0.3, contrast: 0.35 }
const MOST = { light: 0.13, colour: 0.018, contrast: 0.22 }
/** How much brighter one side of the subject may become, of lightness, where the light falls from there. */
const SIDE_MOST = 0.07
/** How deep the shadow is where feet touch the ground, and how far from there it reaches, as a share of the subject's width. */
const SHADOW = 0.62
const SHADOW_REACH = 0.16
/** How much of a bright background comes around the subject's edge. */
const WRAP = 0.3

interface Tone {
  l: number
  a: number
  b: number
  /** Standard deviation of lightness. */
  contrast: number
  /** How much lighter it is on the right than on the left, of lightness. */
  side: number
}

/** What a picture's light and colours are, by how much each px is meant. */
function toneOf(picture: Picture, weight: (at: number) => number): Tone {
  const { width, l, a, b } = labOf(picture)
  const sums = { n: 0, l: 0, a: 0, b: 0, ll: 0, x: 0, xx: 0, xl: 0 }
  for (let at = 0; at < l.length; at++) {
    const n = weight(at)
    if (n <= 0) continue
    const x = (at % width) / width - 0.5
    sums.n += n
    sums.l += n * l[at]!
    sums.a += n * a[at]!
    sums.b += n * b[at]!
    sums.ll += n * l[at]! * l[at]!
    sums.x += n * x
    sums.xx += n * x * x
    sums.xl += n * x * l[at]!
  }
  const n = Math.max(1e-6, sums.n)
  const mean = sums.l / n
  const spreadX = sums.xx / n - (sums.x / n) ** 2
  return {
    l: mean,
    a: sums.a / n,
    b: sums.b / n,
    contrast: Math.sqrt(Math.max(1e-6, sums.ll / n - mean * mean)),
    side: spreadX > 1e-4 ? (sums.xl / n - (sums.x / n) * mean) / spreadX : 0,
  }
}

const bounded = (value: number, most: number) => Math.max(-most, Math.min(most, value))

/**
 * The subject in the light and the colours of what it stands before: its means and contrast go part of the way ("Color Transfer
 * between Images", Reinhard et al. 2001, within bounds), and it is lit from the side that the background is.
 */
function attuned(subject: Picture, background: Picture): Picture {
  const { pixels, width } = subject
  const own = toneOf(subject, (at) => pixels[at * 4 + 3]! / 255)
  const there = toneOf(background, () => 1)
  const light = bounded((there.l - own.l) * TOWARDS.light, MOST.light)
  const da = bounded((there.a - own.a) * TOWARDS.colour, MOST.colour)
  const db = bounded((there.b - own.b) * TOWARDS.colour, MOST.colour)
  const contrast = 1 + bounded((there.contrast / own.contrast - 1) * TOWARDS.contrast, MOST.contrast)
  const side = bounded((there.side - own.side) * 0.3, SIDE_MOST)
  const lab = labOf(subject)
  for (let at = 0; at < lab.l.length; at++) {
    if (pixels[at * 4 + 3] === 0) continue
    const value = lab.l[at]!
    // White stays white and black stays black: what lies between moves.
    const takes = 4 * Math.max(0, value) * Math.max(0, 1.02 - value)
    const x = (at % width) / width - 0.5
    lab.l[at] = value + Math.min(1, takes) * (light + (value - own.l) * (contrast - 1) + 2 * side * x)
    lab.a[at]! += da * Math.min(1, 0.25 + takes)
    lab.b[at]! += db * Math.min(1, 0.25 + takes)
  }
  return pictureFrom(lab, subject)
}

/** A picture that fills a frame, cut where it is too wide or too high. */
export function filling(source: Picture, width: number, height: number): Picture {
  if (source.width === width && source.height === height) return source
  const by = Math.max(width / source.width, height / source.height)
  const [wide, high] = [width / by, height / by]
  const [left, top] = [(source.width - wide) / 2, (source.height - high) / 2]
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) fillRow(source, { width, height, pixels }, y, { left, top, by })
  return { width, height, pixels }
}

// Rows are functions of their own: a call that runs a whole picture long is compiled anew for every picture.
function fillRow(
  source: Picture,
  { width, pixels }: Picture,
  y: number,
  { left, top, by }: { left: number; top: number; by: number },
): void {
  // Smaller: the mean of what lies under the px; larger: between the nearest.
  const reach = Math.max(1, 1 / by)
  for (let x = 0; x < width; x++) {
    const cx = left + (x + 0.5) / by - 0.5
    const cy = top + (y + 0.5) / by - 0.5
    const sums = [0, 0, 0, 0]
    let mass = 0
    for (let sy = Math.ceil(cy - reach); sy <= cy + reach; sy++)
      for (let sx = Math.ceil(cx - reach); sx <= cx + reach; sx++) {
        const weight = (1 - Math.abs(sx - cx) / (reach + 1e-6)) * (1 - Math.abs(sy - cy) / (reach + 1e-6))
        if (weight <= 0) continue
        const px = Math.min(source.width - 1, Math.max(0, sx))
        const py = Math.min(source.height - 1, Math.max(0, sy))
        const p = (py * source.width + px) * 4
        for (let c = 0; c < 4; c++) sums[c]! += weight * source.pixels[p + c]!
        mass += weight
      }
    const p = (y * width + x) * 4
    for (let c = 0; c < 4; c++) pixels[p + c] = sums[c]! / Math.max(1e-6, mass)
  }
}

/** A plane of one colour, "#rrggbb". */
export function coloured(colour: string, width: number, height: number): Picture {
  const value = Number.parseInt(colour.slice(1), 16)
  const pixels = new Uint8ClampedArray(width * height * 4)
  const words = new Uint32Array(pixels.buffer)
  pixels.set([value >> 16, (value >> 8) & 255, value & 255, 255])
  words.fill(words[0]!)
  return { width, height, pixels }
}

/** Where the subject meets the ground, by columns of a coarse grid, and how deep the shadow is there. */
const SHADOW_AT = 60_000

/**
 * The shadow under the feet of a subject that stands in the picture, 0-1; undefined where it hangs in the air, or is cut off by the
 * picture's lower edge.
 */
function contactShadow(subject: Picture): Field | undefined {
  const { width, height, pixels } = subject
  const scale = Math.min(1, Math.sqrt(SHADOW_AT / (width * height)))
  const wide = Math.max(1, Math.round(width * scale))
  const high = Math.max(1, Math.round(height * scale))
  const alphaAt = (x: number, y: number) =>
    pixels[
      (Math.min(height - 1, Math.floor(((y + 0.5) * height) / high)) * width +
        Math.min(width - 1, Math.floor(((x + 0.5) * width) / wide))) *
        4 +
        3
    ]! / 255
  const lowest = new Int32Array(wide).fill(-1)
  let [top, bottom, left, right] = [high, -1, wide, -1]
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      if (alphaAt(x, y) < 0.5) continue
      lowest[x] = y
      top = Math.min(top, y)
      bottom = y
      left = Math.min(left, x)
      right = Math.max(right, x)
    }
  if (bottom < 0.55 * high || bottom >= high - Math.max(1, 0.012 * high)) return undefined
  const tall = bottom - top + 1
  const reach = Math.max(2, SHADOW_REACH * (right - left + 1))
  const made = field(wide, high)
  for (let x = 0; x < wide; x++) {
    if (lowest[x]! < 0) continue
    // What is well above the feet casts no shadow of its own on the ground here.
    const near = 1 - smoothstep(0.02 * tall, 0.14 * tall, bottom - lowest[x]!)
    if (near <= 0) continue
    const y = Math.min(high - 1, lowest[x]!)
    for (let dy = -Math.ceil(reach * 0.22); dy <= Math.ceil(reach * 0.16); dy++) {
      const row = y + dy
      if (row >= 0 && row < high) made.values[row * wide + x] = Math.max(made.values[row * wide + x]!, near)
    }
  }
  const wideSoft = blur(made, reach * 0.42, 3)
  const closeSoft = blur(made, Math.max(1, reach * 0.1), 2)
  const mixed = field(wide, high)
  for (let at = 0; at < mixed.values.length; at++)
    mixed.values[at] = Math.min(1, SHADOW * (0.75 * wideSoft.values[at]! + 0.55 * closeSoft.values[at]!))
  return resized(mixed, width, height)
}

export interface Before {
  /** Whether subject and background are brought into one light; not before a plain colour. */
  isAttuned: boolean
  /** How much of the shadow under its feet falls on what is behind, 0-1. */
  shadow: number
}

/**
 * A subject without its own background, as `lifted` gives it, before another that fills its frame: in its light and colours, with a
 * shadow where it stands on the ground, and with a little of a bright background around its edge.
 */
export function before(subject: Picture, background: Picture, { isAttuned, shadow }: Before): Picture {
  const { width, height } = subject
  const behind = filling(background, width, height)
  const front = isAttuned ? attuned(subject, behind) : subject
  const shade = shadow > 0 ? contactShadow(subject) : undefined
  const wrap = isAttuned ? wrapOf(subject, behind) : undefined
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let at = 0, p = 0; p < pixels.length; at++, p += 4) {
    const alpha = subject.pixels[p + 3]! / 255
    const dark = 1 - (shade ? shade.values[at]! * shadow : 0)
    const rim = wrap ? wrap.values[at]! : 0
    for (let c = 0; c < 3; c++) {
      const back = behind.pixels[p + c]! * dark
      const own = front.pixels[p + c]!
      pixels[p + c] = back + (own + Math.max(0, back - own) * rim - back) * alpha
    }
    pixels[p + 3] = 255
  }
  return { width, height, pixels }
}

/** How much of what is behind comes around the subject's edge, 0-1: a rim inside it, where it is brighter there. */
function wrapOf({ width, height, pixels }: Picture, behind: Picture): Field {
  const open = field(width, height)
  for (let at = 0; at < open.values.length; at++) {
    const p = at * 4
    const light = (behind.pixels[p]! * 0.3 + behind.pixels[p + 1]! * 0.59 + behind.pixels[p + 2]! * 0.11) / 255
    open.values[at] = (1 - pixels[p + 3]! / 255) * light * light
  }
  const soft = blur(open, Math.max(1, 0.006 * Math.sqrt(width * height)), 2)
  for (let at = 0; at < soft.values.length; at++) soft.values[at] = Math.min(0.5, WRAP * 2 * soft.values[at]!)
  return soft
}
