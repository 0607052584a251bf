import { type OwnStyle, TINTS, TONES } from '../../contract/own-styles.ts'
import { grain } from '../paint/grain.ts'
import { type Random, random } from '../paint/random.ts'
import type { Lab } from './lab.ts'
import { samplesOf } from './palette.ts'

const STEPS = 256

/**
 * The curve that brings a picture's lightnesses to those of a style, as a table of `STEPS + 1` lightnesses: matched ranks, with
 * slopes from `least` to `most`, so that no tones fall together and what is even stays so.
 */
export function toneCurve(values: Float32Array, tone: readonly number[], least: number, most: number): Float32Array {
  const counts = new Float32Array(STEPS + 1)
  for (let i = 0; i < values.length; i += 5) counts[Math.min(STEPS, Math.max(0, (values[i]! * STEPS + 0.5) | 0))]!++
  const soft = softened(counts, 6)
  const total = soft.reduce((sum, one) => sum + one, 0)
  const matched = new Float32Array(STEPS + 1)
  let seen = 0
  let middle = 0
  for (let k = 0; k <= STEPS; k++) {
    const rank = (seen + soft[k]! / 2) / total
    if (rank <= 0.5) middle = k
    matched[k] = quantileAt(tone, rank)
    seen += soft[k]!
  }
  const curve = new Float32Array(STEPS + 1)
  curve[middle] = matched[middle]!
  const slope = (k: number) => Math.min(most, Math.max(least, (matched[k + 1]! - matched[k]!) * STEPS)) / STEPS
  for (let k = middle; k < STEPS; k++) curve[k + 1] = curve[k]! + slope(k)
  for (let k = middle; k > 0; k--) curve[k - 1] = curve[k]! - slope(k - 1)
  return curve
}

/** Spikes of what is all of one colour are spread, or the curve would be steep there. */
function softened(counts: Float32Array, radius: number): Float32Array {
  let from = counts
  for (let pass = 0; pass < 2; pass++) {
    const to = new Float32Array(counts.length)
    for (let k = 0; k < counts.length; k++)
      for (let d = -radius; d <= radius; d++) {
        const at = Math.min(counts.length - 1, Math.max(0, k + d))
        to[at]! += from[k]! / (2 * radius + 1)
      }
    from = to
  }
  return from
}

function quantileAt(tone: readonly number[], rank: number): number {
  const at = Math.min(0.9999, Math.max(0, rank)) * (TONES - 1)
  const low = at | 0
  return tone[low]! + (tone[low + 1]! - tone[low]!) * (at - low)
}

export function applyCurve(values: Float32Array, curve: Float32Array): void {
  for (let i = 0; i < values.length; i++) {
    const at = Math.min(0.9999, Math.max(0, values[i]!)) * STEPS
    const low = at | 0
    values[i] = curve[low]! + (curve[low + 1]! - curve[low]!) * (at - low)
  }
}

/** The way along which colours are spread the most, and how much: the first principal component of a and b. */
export interface Spread {
  axis: readonly [number, number]
  deviation: number
}

export function spreadOf(colours: Iterable<readonly [a: number, b: number, weight: number]>): Spread {
  let [sum, ma, mb, aa, ab, bb] = [1e-9, 0, 0, 0, 0, 0]
  for (const [a, b, weight] of colours) {
    sum += weight
    ma += a * weight
    mb += b * weight
    aa += a * a * weight
    ab += a * b * weight
    bb += b * b * weight
  }
  ma /= sum
  mb /= sum
  const [va, vab, vb] = [aa / sum - ma * ma, ab / sum - ma * mb, bb / sum - mb * mb]
  const angle = 0.5 * Math.atan2(2 * vab, va - vb)
  const largest = (va + vb) / 2 + Math.hypot((va - vb) / 2, vab)
  return { axis: [Math.cos(angle), Math.sin(angle)], deviation: Math.sqrt(Math.max(0, largest)) }
}

const paletteSpread = ({ palette }: OwnStyle): Spread =>
  spreadOf(palette.map(({ colour, share }) => [colour[1], colour[2], share] as const))

/**
 * A picture of few colours in a style of many is lit from two sides: one side is drawn to one end of the style's colours, the
 * other to the other, what stands before the ground a little apart from it. `coverage`: see `Parts`.
 */
export function lightFromTwoSides(lab: Lab, style: OwnStyle, coverage: Float32Array | undefined, seed: number): void {
  const samples = samplesOf(lab, SAMPLES)
  const own = spreadOf(
    Array.from({ length: samples.length / 3 }, (_, i) => [samples[i * 3 + 1]!, samples[i * 3 + 2]!, 1]),
  )
  const wanted = paletteSpread(style)
  const lacking = Math.sqrt(Math.max(0, wanted.deviation ** 2 - own.deviation ** 2))
  if (lacking < 0.02) return
  const angle = random(seed).fork('two sides').range(-0.5, 0.5) + (seed % 2) * Math.PI
  const slope = [Math.cos(angle), Math.sin(angle)] as const
  const reach = [wanted.axis[0] * lacking, wanted.axis[1] * lacking] as const
  for (let y = 0; y < lab.height; y++) sideRow(lab, slope, reach, coverage, y)
}

function sideRow(
  { width, height, l, a, b }: Lab,
  slope: readonly [number, number],
  reach: readonly [number, number],
  coverage: Float32Array | undefined,
  y: number,
): void {
  const down = (y / height - 0.5) * 2 * slope[1]
  for (let x = 0, i = y * width; x < width; x++, i++) {
    const across = (x / width - 0.5) * 2 * slope[0] + down
    const uneven = (grain(x / (width * 0.3), y / (width * 0.3)) - 0.5) * 1.4
    const apart = coverage ? (coverage[i]! - 0.5) * 0.5 : 0
    const side = Math.max(-1.2, Math.min(1.2, (across + uneven + apart) * 1.2))
    const by = side * (0.5 + 0.5 * l[i]!)
    a[i]! += reach[0] * by
    b[i]! += reach[1] * by
  }
}

/** How strong the colours of a style are, 0 grey to 1: what is left of a skin's own colour in it. */
export const strengthOfColours = (style: OwnStyle): number => Math.min(1, paletteSpread(style).deviation / 0.06)

/** A table of where colours go: so many steps of lightness, of a and of b. */
const LIGHTS = 17
const HUES = 25
const REACH = 0.32
const NODES = LIGHTS * HUES * HUES
const SAMPLES = 1400
const TURNS = 36

/** By how much a and b of each colour are moved, in a table over lightness, a and b. */
export interface Movement {
  a: Float32Array
  b: Float32Array
}

/**
 * How the colours of a picture, whose lightness is the style's already, become those of a style: their distribution is carried
 * over by sliced optimal transport (Pitié, Kokaram & Dahyot 2007; Rabin et al. 2012), which keeps what is redder redder, then
 * smoothed over the space of colours, and drawn to the nearest colours of the palette by mean shift (Comaniciu & Meer 2002).
 */
export function movementOf(lab: Lab, style: OwnStyle): Movement {
  const from = samplesOf(lab, SAMPLES)
  const count = from.length / 3
  const luck = random('colours of a style')
  const to = drawn(style.palette, count, luck)
  const carried = transported(from, to, luck)
  const sums = { a: new Float32Array(NODES), b: new Float32Array(NODES), weight: new Float32Array(NODES) }
  for (let i = 0; i < from.length; i += 3)
    splat(sums, from, i, carried[i + 1]! - from[i + 1]!, carried[i + 2]! - from[i + 2]!)
  const moved = smoothed(sums)
  drawToPalette(moved, style)
  return moved
}

/** So many colours of a palette. */
function drawn(palette: OwnStyle['palette'], count: number, luck: Random): Float32Array {
  const out = new Float32Array(count * 3)
  let [k, upTo] = [0, palette[0]!.share]
  const total = palette.reduce((sum, { share }) => sum + share, 0)
  for (let i = 0; i < count; i++) {
    while (k < palette.length - 1 && (i + 0.5) / count > upTo / total) upTo += palette[++k]!.share
    const { colour, spread } = palette[k]!
    for (let c = 0; c < 3; c++) out[i * 3 + c] = colour[c]! + spread[c]! * luck.normal()
  }
  return out
}

function axes(luck: Random): number[][] {
  const basis: number[][] = []
  while (basis.length < 3) {
    const axis = [luck.normal(), luck.normal(), luck.normal()]
    for (const other of basis) {
      const along = axis.reduce((sum, v, c) => sum + v * other[c]!, 0)
      for (let c = 0; c < 3; c++) axis[c]! -= along * other[c]!
    }
    const size = Math.hypot(...axis)
    if (size > 0.05) basis.push(axis.map((v) => v / size))
  }
  return basis
}

/** Along one axis after another, what is first by rank goes to what is first. */
function transported(from: Float32Array, to: Float32Array, luck: Random): Float32Array {
  const out = from.slice()
  const count = from.length / 3
  const [here, there] = [new Float64Array(count), new Float64Array(count)]
  // Ranks and values sorted in one go: the number of a sample rides in the low digits.
  for (let turn = 0; turn < TURNS; turn++) {
    for (const axis of axes(luck)) {
      for (let i = 0; i < count; i++) {
        here[i] = keyed(project(out, i * 3, axis), i)
        there[i] = project(to, i * 3, axis)
      }
      here.sort()
      there.sort()
      const pace = turn < TURNS / 2 ? 0.5 : 0.3
      for (let rank = 0; rank < count; rank++) {
        const i = numberIn(here[rank]!)
        const step = (there[rank]! - project(out, i * 3, axis)) * pace
        for (let c = 0; c < 3; c++) out[i * 3 + c]! += step * axis[c]!
      }
    }
  }
  return out
}

const project = (points: Float32Array, o: number, axis: readonly number[]) =>
  points[o]! * axis[0]! + points[o + 1]! * axis[1]! + points[o + 2]! * axis[2]!

/** A whole number whose order is that of the value to six digits, and which tells the number of the sample. */
const keyed = (value: number, i: number) => Math.round((value + 4) * 1e6) * 4096 + i
const numberIn = (key: number) => key % 4096

const clampNode = (value: number, count: number) => Math.min(count - 1.0001, Math.max(0, value))
const lightNode = (l: number) => clampNode(l * (LIGHTS - 1), LIGHTS)
const hueNode = (v: number) => clampNode(((v + REACH) / (2 * REACH)) * (HUES - 1), HUES)

function splat(
  { a, b, weight }: Movement & { weight: Float32Array },
  points: Float32Array,
  o: number,
  da: number,
  db: number,
): void {
  const [l, u, v] = [lightNode(points[o]!), hueNode(points[o + 1]!), hueNode(points[o + 2]!)]
  const [li, ui, vi] = [l | 0, u | 0, v | 0]
  for (let k = 0; k < 8; k++) {
    const [dl, du, dv] = [k & 1, (k >> 1) & 1, k >> 2]
    const w = (dl ? l - li : 1 - l + li) * (du ? u - ui : 1 - u + ui) * (dv ? v - vi : 1 - v + vi)
    const node = ((li + dl) * HUES + ui + du) * HUES + vi + dv
    a[node]! += da * w
    b[node]! += db * w
    weight[node]! += w
  }
}

/** Near colours are moved alike; where the picture has none, as the nearest that it has. */
function smoothed(sums: Movement & { weight: Float32Array }): Movement {
  const planes = [sums.a, sums.b, sums.weight]
  const out = { a: new Float32Array(NODES), b: new Float32Array(NODES) }
  const open = new Float32Array(NODES).fill(1)
  for (const [passes, doubt] of [
    [2, 0.6],
    [4, 0.1],
    [10, 0.005],
    [30, 1e-9],
  ] as const) {
    for (let pass = 0; pass < passes; pass++) for (const plane of planes) blurTable(plane)
    for (let i = 0; i < NODES; i++) {
      const weight = planes[2]![i]!
      const sure = (open[i]! * weight) / (weight + doubt)
      if (weight > 0) {
        out.a[i]! += (sure * planes[0]![i]!) / weight
        out.b[i]! += (sure * planes[1]![i]!) / weight
      }
      open[i]! -= sure
    }
  }
  return out
}

function blurTable(values: Float32Array): void {
  for (let l = 0; l < LIGHTS; l++)
    for (let k = 0; k < HUES; k++) {
      blurLine(values, (l * HUES + k) * HUES, 1, HUES)
      blurLine(values, l * HUES * HUES + k, HUES, HUES)
    }
  for (let k = 0; k < HUES * HUES; k++) blurLine(values, k, HUES * HUES, LIGHTS)
}

function blurLine(values: Float32Array, start: number, stride: number, count: number): void {
  let before = values[start]!
  const end = start + (count - 1) * stride
  for (let at = start; at <= end; at += stride) {
    const here = values[at]!
    const after = at < end ? values[at + stride]! : here
    values[at] = 0.25 * before + 0.5 * here + 0.25 * after
    before = here
  }
}

/** How near colours of the palette must be to draw a colour to them, and how far it goes. */
const NEAR = 0.045
const PULL = 0.6

function drawToPalette({ a, b }: Movement, { palette }: OwnStyle): void {
  const colours = Float64Array.from(palette.flatMap(({ colour, share }) => [...colour, Math.sqrt(share)]))
  const far = new Float64Array(palette.length)
  const at: [number, number] = [0, 0]
  for (let node = 0; node < NODES; node++) {
    const l = ((node / (HUES * HUES)) | 0) / (LIGHTS - 1)
    const own = [nodeHue(((node / HUES) | 0) % HUES), nodeHue(node % HUES)] as const
    at[0] = own[0] + a[node]!
    at[1] = own[1] + b[node]!
    for (let turn = 0; turn < 2; turn++) pull(at, l, colours, far)
    a[node] = at[0] - own[0]
    b[node] = at[1] - own[1]
  }
}

/** One step of mean shift; what lies beyond all of the palette is brought back to it. */
function pull(at: [number, number], l: number, colours: Float64Array, far: Float64Array): void {
  let nearest = Number.POSITIVE_INFINITY
  for (let k = 0; k < far.length; k++) {
    const dl = (l - colours[k * 4]!) * 0.45
    const da = at[0] - colours[k * 4 + 1]!
    const db = at[1] - colours[k * 4 + 2]!
    const d = dl * dl + da * da + db * db
    far[k] = d
    if (d < nearest) nearest = d
  }
  let [sa, sb, sum] = [0, 0, 0]
  for (let k = 0; k < far.length; k++) {
    const beyond = (far[k]! - nearest) / (2 * NEAR * NEAR)
    if (beyond > 7) continue
    const w = colours[k * 4 + 3]! * Math.exp(-beyond)
    sa += colours[k * 4 + 1]! * w
    sb += colours[k * 4 + 2]! * w
    sum += w
  }
  const by = Math.max(PULL, 1 - NEAR / Math.sqrt(nearest + 1e-9))
  at[0] += (sa / sum - at[0]) * by
  at[1] += (sb / sum - at[1]) * by
}

const nodeHue = (k: number) => (k / (HUES - 1)) * 2 * REACH - REACH

/** Moves the colours of a row. */
export function moveRow({ width, l, a, b }: Lab, { a: da, b: db }: Movement, y: number): void {
  for (let i = y * width; i < (y + 1) * width; i++) {
    const fl = lightNode(l[i]!)
    const fu = hueNode(a[i]!)
    const fv = hueNode(b[i]!)
    const li = fl | 0
    const ui = fu | 0
    const vi = fv | 0
    const [pl, pu, pv] = [fl - li, fu - ui, fv - vi]
    const n0 = (li * HUES + ui) * HUES + vi
    const n1 = n0 + HUES
    const n2 = n0 + HUES * HUES
    const n3 = n2 + HUES
    a[i]! += between(da, n0, n1, n2, n3, pl, pu, pv)
    b[i]! += between(db, n0, n1, n2, n3, pl, pu, pv)
  }
}

function between(
  t: Float32Array,
  n0: number,
  n1: number,
  n2: number,
  n3: number,
  pl: number,
  pu: number,
  pv: number,
): number {
  const low = (t[n0]! * (1 - pv) + t[n0 + 1]! * pv) * (1 - pu) + (t[n1]! * (1 - pv) + t[n1 + 1]! * pv) * pu
  const high = (t[n2]! * (1 - pv) + t[n2 + 1]! * pv) * (1 - pu) + (t[n3]! * (1 - pv) + t[n3 + 1]! * pv) * pu
  return low + (high - low) * pl
}

/** What a lightness is tinged with. */
export function tintAt(tint: OwnStyle['tint'], l: number): readonly [number, number] {
  const at = Math.min(0.9999, Math.max(0, l)) * (TINTS - 1)
  const low = at | 0
  const [from, to] = [tint[low]!, tint[low + 1]!]
  return [from[0]! + (to[0]! - from[0]!) * (at - low), from[1]! + (to[1]! - from[1]!) * (at - low)]
}
