import { LIGHT_GRID, type OwnStyle } from '../../contract/own-styles.ts'
import { blur, type Field, field, smoothstep } from '../paint/field.ts'
import { grain } from '../paint/grain.ts'
import { speckle } from '../paint/noise.ts'
import type { Lab } from './lab.ts'

/** Grain repeats after so many px. */
const TILE = 256

/** Noise between two blurs, its standard deviation 1. */
function tileOf(radius: number, seed: number): Float32Array {
  const white = field(TILE, TILE)
  for (let i = 0; i < white.values.length; i++) white.values[i] = speckle(i % TILE, (i / TILE) | 0, seed) - 0.5
  const soft = radius < 1 ? white : blur(white, radius, 1)
  let sum = 0
  for (const value of soft.values) sum += value * value
  const size = Math.sqrt(sum / soft.values.length)
  return soft.values.map((value) => value / size)
}

/** Most grain that is laid on, lightness: more hides what is in the picture. */
const GRAIN_MAX = 0.09

/** Lays on the grain that a style has beyond the picture's own, where and as strong as the style has it. */
export function layGrain(
  lab: Lab,
  wanted: OwnStyle['grain'],
  own: OwnStyle['grain'],
  unit: number,
  seed: number,
): void {
  const lacking = (want: number, has: number) => Math.sqrt(Math.max(0, want * want - has * has))
  const sizes = wanted.octaves.map((want, k) => Math.min(GRAIN_MAX, lacking(want, own.octaves[k]!)))
  const colour = Math.min(0.03, lacking(wanted.colour, own.colour) / Math.SQRT2)
  if (Math.max(...sizes) < 0.002 && colour < 0.002) return
  const tiles = [0, 1, 2].map((k) => tileOf(k === 0 ? 0 : 2 ** (k - 1), seed + k))
  const hues = [tileOf(1, seed + 7), tileOf(1, seed + 8)] as const
  const laid = { tiles, hues, sizes, colour, byTone: wanted.byTone, unit }
  for (let y = 0; y < lab.height; y++) grainRow(lab, laid, y)
}

interface Laid {
  tiles: readonly Float32Array[]
  hues: readonly [Float32Array, Float32Array]
  sizes: readonly number[]
  colour: number
  byTone: readonly number[]
  unit: number
}

// Rows are functions of their own: a call that runs a whole picture long is compiled anew for every picture.
function grainRow({ width, l, a, b }: Lab, { tiles, hues, sizes, colour, byTone, unit }: Laid, y: number): void {
  const row = (((y / unit) | 0) % TILE) * TILE
  const [fine, middle, coarse] = tiles as [Float32Array, Float32Array, Float32Array]
  const [s0, s1, s2] = sizes as [number, number, number]
  const [dark, half, light] = byTone as [number, number, number]
  for (let x = 0, i = y * width; x < width; x++, i++) {
    const at = row + (((x / unit) | 0) % TILE)
    const tone = l[i]!
    const much =
      tone < 0.5 ? dark + (half - dark) * Math.max(0, tone * 2) : half + (light - half) * Math.min(1, tone * 2 - 1)
    const strength = Math.min(1.8, much)
    l[i]! += strength * (fine[at]! * s0 + middle[at]! * s1 + coarse[at]! * s2)
    a[i]! += strength * colour * hues[0][at]!
    b[i]! += strength * colour * hues[1][at]!
  }
}

/** How far the light of a square is moved at most, lightness. */
const LIGHT_MAX = 0.12

/** Lets the light fall where it falls in a style, half as much as it does there. */
export function letFall({ width, height, l }: Lab, wanted: readonly number[], own: readonly number[]): void {
  const moved = wanted.map((want, k) => Math.max(-LIGHT_MAX, Math.min(LIGHT_MAX, (want - own[k]!) * 0.5)))
  const row = (y: number) => {
    const fy = Math.min(LIGHT_GRID - 1.001, Math.max(0, ((y + 0.5) / height) * LIGHT_GRID - 0.5))
    const [yi, v] = [fy | 0, fy % 1]
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const fx = Math.min(LIGHT_GRID - 1.001, Math.max(0, ((x + 0.5) / width) * LIGHT_GRID - 0.5))
      const xi = fx | 0
      const u = fx - xi
      const k = yi * LIGHT_GRID + xi
      const top = moved[k]! * (1 - u) + moved[k + 1]! * u
      const bottom = moved[k + LIGHT_GRID]! * (1 - u) + moved[k + LIGHT_GRID + 1]! * u
      l[i]! += (top + (bottom - top) * v) * Math.min(1, 0.35 + l[i]!)
    }
  }
  for (let y = 0; y < height; y++) row(y)
}

/** Leaves a rim of bare paper with an uneven edge, where the style's pictures have one. */
export function leaveRim(lab: Lab, { colour, rim }: OwnStyle['paper'], own: OwnStyle['paper'], unit: number): void {
  const part = smoothstep(0.04, 0.16, rim - Math.max(0, own.rim))
  if (part <= 0) return
  const { width, height, l, a, b } = lab
  const wide = 512 * unit * 0.03
  const row = (y: number) => {
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const away = Math.min(x, y, width - 1 - x, height - 1 - y)
      if (away > wide * 2.4) continue
      const uneven = (grain(x / (26 * unit), y / (26 * unit)) - 0.5) * wide * 1.3
      const bare = part * (1 - smoothstep(wide * 0.75, wide * 1.25, away + uneven))
      l[i]! += (colour[0] - l[i]!) * bare
      a[i]! += (colour[1] - a[i]!) * bare
      b[i]! += (colour[2] - b[i]!) * bare
    }
  }
  for (let y = 0; y < height; y++) row(y)
}

/** Whether lines that lie side by side are what a style shades with, and not a weave or two here and there. */
export const isHatched = ({ hatching }: OwnStyle): boolean => hatching.share > 0.25

/** Shades by lines that lie side by side, as engravers do, as much as the style does. */
export function hatch(lab: Lab, style: OwnStyle, own: OwnStyle['hatching'], unit: number): void {
  const { hatching, lines, paper } = style
  const part = isHatched(style) ? Math.min(0.9, Math.max(0, hatching.share - own.share * 0.5) * 2.2) : 0
  if (part === 0) return
  const { width, height } = lab
  const period = Math.max(3, hatching.period) * unit
  const light: Field = { width, height, values: lab.l }
  const tone = blur(light, period * 0.6, 2)
  const form = blur(light, period * 2.5, 2)
  const rule: Rule = {
    tone: tone.values,
    form: form.values,
    period,
    angle: hatching.angle,
    // Lines that go with the form bend over it.
    bend: (1 - hatching.steadiness) * 4 + 1.2,
    part,
    ink: lines.dark.colour,
    paper: paper.colour,
    low: style.tone[1]!,
    high: style.tone[style.tone.length - 2]!,
  }
  for (let y = 0; y < height; y++) hatchRow(lab, rule, y)
}

interface Rule {
  tone: Float32Array
  form: Float32Array
  period: number
  angle: number
  bend: number
  part: number
  ink: readonly [number, number, number]
  paper: readonly [number, number, number]
  low: number
  high: number
}

/** 0 on a line, 1 halfway to the next. */
const betweenLines = (phase: number) => Math.abs((((phase % 1) + 1) % 1) - 0.5) * 2

function hatchRow({ width, l, a, b }: Lab, rule: Rule, y: number): void {
  const { tone, form, period, angle, bend, part, ink, paper, low, high } = rule
  // Across the lines, and across a second layer that crosses the first in the dark.
  const [nx, ny] = [-Math.sin(angle) / period, Math.cos(angle) / period]
  const [mx, my] = [-Math.sin(angle + 1.05) / period, Math.cos(angle + 1.05) / period]
  const edge = Math.max(0.12, 0.9 / period)
  for (let x = 0, i = y * width; x < width; x++, i++) {
    const light = Math.min(1, Math.max(0, (tone[i]! - low) / (high - low)))
    const warp = form[i]! * bend
    const first = betweenLines(x * nx + y * ny + warp)
    const second = betweenLines(x * mx + y * my + warp)
    const wide = Math.max(0, 1.02 - light * 1.15)
    let line = smoothstep(wide + edge, wide - edge, first) * (wide > 0.06 ? 1 : 0)
    if (light < 0.42) line = Math.max(line, smoothstep(0.5 - light + edge, 0.5 - light - edge, second))
    // What is finer than the hatching stays as it is drawn.
    const fine = l[i]! - tone[i]!
    const want = line * ink[0] + (1 - line) * paper[0] + fine * 0.7
    l[i]! += (want - l[i]!) * part
    const tinge = part * 0.8
    a[i]! += (line * ink[1] + (1 - line) * paper[1] - a[i]!) * tinge
    b[i]! += (line * ink[2] + (1 - line) * paper[2] - b[i]!) * tinge
  }
}
