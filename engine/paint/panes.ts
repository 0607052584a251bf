import { blur, type Field, field } from './field.ts'
import { pieces, type Sheet } from './pane-cuts.ts'
import { OTHER, partsOf, whole } from './pane-parts.ts'
import type { Paint } from './picture.ts'
import type { Relief } from './relief.ts'
import { coarsened } from './resample.ts'
import type { Subject } from './subject.ts'

/** A picture cut into pieces of one colour each, as glass is cut for a window. */
export interface Panes {
  /** Which pane each px lies in. */
  of: Int32Array
  /** How many there are. */
  count: number
  /** Whether a pane is part of the figure. */
  onFigure: readonly boolean[]
}

/** Classes of colour come after the parts, those of the ground last. */
const COLOURS = 16
const GROUND = 32

/** A sheet as it is cut: its samples, and what they were cut into. */
export interface Cut {
  sheet: Sheet
  /** The pane of each sample. */
  coarse: Int32Array
  /** px a sample. */
  step: number
}

/** px a sample of the sheet that panes are cut from. */
export const stepOf = (frame: { width: number; height: number }) =>
  Math.max(1, Math.round(Math.min(frame.width, frame.height) / 300))

/**
 * Cuts where the colours change and the figure ends, and then what is too large for one piece of glass. `colours` are those of
 * the samples, `step` px apart.
 */
export function cutPanes(result: Relief, subject: Subject, colours: Paint, step: number): { panes: Panes; cut: Cut } {
  const { width, height } = result.frame
  const sheet = sheetOf(result, colours, step)
  const parts = partsOf(subject, sheet, step)
  const classes = classesOf(sheet, parts)
  const cells = pieces(sheet, classes, whole(subject, sheet, parts, step), focusOf(subject, result.scale), result.seed)
  const { of, sizes, borders } = connected(sheet, cells)
  const joined = joinSmall(sheet, of, sizes, borders)
  const numbers = new Int32Array(joined.length).fill(-1)
  const coarse = new Int32Array(of.length)
  const onFigure: boolean[] = []
  for (let i = 0; i < of.length; i++) {
    const root = joined[of[i]!]!
    if (numbers[root] === -1) {
      numbers[root] = onFigure.length
      onFigure.push(false)
    }
    coarse[i] = numbers[root]!
    onFigure[coarse[i]!] = sheet.figure[i] === 1
  }
  const panes = { of: enlarged(coarse, sheet, step, width, height), count: onFigure.length, onFigure }
  return { panes, cut: { sheet, coarse, step } }
}

const focusOf = ({ focus }: Subject, scale: number) => [focus.x / scale, focus.y / scale] as const

/** sRGB levels as light. */
const light = Float32Array.from({ length: 256 }, (_, v) => {
  const c = v / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
})
const lightAt = (v: number) => light[v < 0 ? 0 : v > 255 ? 255 : v | 0]!

function sheetOf({ coverage, scale }: Relief, { width, height, red, green, blue }: Paint, step: number): Sheet {
  const cover = coarsened(coverage, step)
  const labs = new Float32Array(width * height * 3)
  for (let i = 0, k = 0; i < width * height; i++, k += 3) labOf(labs, k, red[i]!, green[i]!, blue[i]!)
  const hot = flames(cover, red, green, blue)
  const figure = Uint8Array.from(blur(cover, 1, 1).values, (v, i) => (v > 0.5 || hot[i]! > 0.5 ? 1 : 0))
  return { width, height, unit: step / scale, labs, figure }
}

/** Where fire and coloured light are, which is glazed like things are, 0-1; nowhere where it is the whole sky. */
function flames(cover: Field, red: Float32Array, green: Float32Array, blue: Float32Array): Float32Array {
  const hot = field(cover.width, cover.height)
  let [all, ground] = [0, 0]
  for (let i = 0; i < hot.values.length; i++) {
    if (cover.values[i]! > 0.5) continue
    ground++
    const most = Math.max(red[i]!, green[i]!, blue[i]!)
    if (most < 205 || Math.min(red[i]!, green[i]!, blue[i]!) > most * 0.7) continue
    hot.values[i] = 1
    all++
  }
  return all > ground * 0.4 ? field(cover.width, cover.height).values : blur(hot, 2, 2).values
}

/** OKLab of a colour to the nearest level, as `toOklab` has it, written at `k`. */
function labOf(labs: Float32Array, k: number, red: number, green: number, blue: number): void {
  const r = lightAt(red)
  const g = lightAt(green)
  const b = lightAt(blue)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  labs[k] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  labs[k + 1] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  labs[k + 2] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
}

/** How far a sample is from the mean that begins at `m`. Hue tells panes apart better than light does. */
function apart(labs: Float32Array, i: number, means: Float64Array, m: number): number {
  const l = labs[i * 3]! - means[m]!
  const a = labs[i * 3 + 1]! - means[m + 1]!
  const b = labs[i * 3 + 2]! - means[m + 2]!
  return l * l * 0.5 + 2.4 * (a * a + b * b)
}

/** Up to `most` colours that stand for all the `chosen` samples, three numbers each, by k-means from the farthest. */
function leading(labs: Float32Array, chosen: Int32Array, most: number): Float64Array {
  if (chosen.length === 0) return new Float64Array(0)
  const means = new Float64Array(most * 3)
  const away = new Float64Array(chosen.length).fill(1e9)
  let count = 0
  let next = chosen[chosen.length >> 1]!
  while (count < most && next >= 0) {
    for (let k = 0; k < 3; k++) means[count * 3 + k] = labs[next * 3 + k]!
    next = farthest(labs, chosen, means, count * 3, away)
    count++
  }
  const found = means.subarray(0, count * 3)
  for (let round = 0; round < 4; round++) settle(labs, chosen, found)
  return found
}

/** The sample farthest from all means, the newest of which begins at `m`; -1 when none is far. */
function farthest(labs: Float32Array, chosen: Int32Array, means: Float64Array, m: number, away: Float64Array): number {
  let far = 0.01
  let at = -1
  for (let c = 0; c < chosen.length; c++) {
    const d = Math.min(away[c]!, apart(labs, chosen[c]!, means, m))
    away[c] = d
    if (d <= far) continue
    far = d
    at = chosen[c]!
  }
  return at
}

/** Moves each mean into the middle of the samples nearest to it. */
function settle(labs: Float32Array, chosen: Int32Array, means: Float64Array): void {
  const sums = new Float64Array((means.length / 3) * 4)
  for (let c = 0; c < chosen.length; c++) {
    const i = chosen[c]!
    const m = nearest(labs, i, means) * 4
    for (let k = 0; k < 3; k++) sums[m + k]! += labs[i * 3 + k]!
    sums[m + 3]!++
  }
  for (let m = 0; m < means.length / 3; m++) {
    const n = sums[m * 4 + 3]!
    if (n > 0) for (let k = 0; k < 3; k++) means[m * 3 + k] = sums[m * 4 + k]! / n
  }
}

function nearest(labs: Float32Array, i: number, means: Float64Array): number {
  let best = 0
  let least = 1e9
  for (let m = 0; m < means.length; m += 3) {
    const d = apart(labs, i, means, m)
    if (d < least) {
      least = d
      best = m
    }
  }
  return best / 3
}

/** Every fifth sample of one side. */
function someOf(figure: Uint8Array, side: number): Int32Array {
  const out = new Int32Array(Math.ceil(figure.length / 5))
  let n = 0
  for (let i = 0; i < figure.length; i += 5) if (figure[i] === side) out[n++] = i
  return out.subarray(0, n)
}

/** Which leading colour each sample is of; outlines are smoothed, as nobody cuts a saw-tooth in glass. */
function classesOf({ width, height, labs, figure, unit }: Sheet, parts: Uint8Array): Uint8Array {
  const best = new Float32Array(figure.length).fill(-1)
  const classes = new Uint8Array(figure.length)
  const own = new Int8Array(figure.length)
  const claim = (mine: (i: number) => boolean, side: number, name: number) => {
    const mask = field(width, height)
    for (let i = 0; i < own.length; i++) if (mine(i)) mask.values[i] = 1
    const soft = blur(mask, Math.max(1, (side ? 9 : 22) / unit), 2).values
    for (let i = 0; i < own.length; i++) {
      if (figure[i] !== side || soft[i]! <= best[i]!) continue
      best[i] = soft[i]!
      classes[i] = name
    }
  }
  const most = parts.reduce((high, part) => (part === OTHER ? high : Math.max(high, part)), 0)
  for (let part = 1; part <= most; part++) claim((i) => parts[i] === part, 1, part)
  for (const side of [0, 1]) {
    const means = leading(labs, someOf(figure, side), side ? 7 : 3)
    for (let i = 0; i < own.length; i++) own[i] = figure[i] === side && parts[i] === 0 ? nearest(labs, i, means) : -1
    for (let m = 0; m < means.length / 3; m++) claim((i) => own[i] === m, side, (side ? COLOURS : GROUND) + m)
  }
  return classes
}

/** Numbers connected samples of one cell alike. `borders`: how long each pair of pieces lies side by side. */
function connected({ width, height }: Sheet, cells: Int32Array) {
  const of = new Int32Array(cells.length).fill(-1)
  const sizes: number[] = []
  const open: number[] = []
  for (let start = 0; start < cells.length; start++) {
    if (of[start] !== -1) continue
    const piece = sizes.length
    let size = 0
    of[start] = piece
    open.push(start)
    while (open.length > 0) {
      const i = open.pop()!
      size++
      const x = i % width
      for (let way = 0; way < 4; way++) {
        if ((way === 0 && x === 0) || (way === 1 && x === width - 1)) continue
        const to = i + (way === 0 ? -1 : way === 1 ? 1 : way === 2 ? -width : width)
        if (to < 0 || to >= width * height || of[to] !== -1 || cells[to] !== cells[start]) continue
        of[to] = piece
        open.push(to)
      }
    }
    sizes.push(size)
  }
  return { of, sizes, borders: bordersOf(of, width) }
}

function bordersOf(of: Int32Array, width: number): Map<number, number>[] {
  const borders: Map<number, number>[] = []
  const meet = (a: number, b: number) => {
    borders[a] ??= new Map()
    borders[b] ??= new Map()
    share(borders, a, b, 1)
  }
  for (let i = 0; i < of.length; i++) {
    const right = (i + 1) % width === 0 ? of[i]! : of[i + 1]!
    const below = i + width < of.length ? of[i + width]! : of[i]!
    if (right !== of[i]) meet(of[i]!, right)
    if (below !== of[i]) meet(of[i]!, below)
  }
  return borders
}

/** Joins pieces too small or too thin to be leaded to the one of their side they share most of their edge with; the root of each. */
function joinSmall({ unit, labs, figure }: Sheet, of: Int32Array, sizes: number[], borders: Map<number, number>[]) {
  const root = sizes.map((_, i) => i)
  const find = (i: number): number => {
    let at = i
    while (root[at] !== at) at = root[at]!
    return at
  }
  const first = new Int32Array(sizes.length).fill(-1)
  const sums = sizes.map(() => [0, 0, 0])
  for (let i = 0; i < of.length; i++) {
    if (first[of[i]!] === -1) first[of[i]!] = i
    for (let k = 0; k < 3; k++) sums[of[i]!]![k]! += labs[i * 3 + k]!
  }
  const order = sizes.map((_, i) => i).sort((a, b) => sizes[a]! - sizes[b]! || a - b)
  for (const piece of order) {
    if (find(piece) !== piece) continue
    const side = figure[first[piece]!]!
    const area = sizes[piece]! * unit * unit
    const around = new Map<number, number>()
    for (const [other, length] of borders[piece] ?? []) {
      const to = find(other)
      if (to !== piece) around.set(to, (around.get(to) ?? 0) + length)
    }
    const edge = [...around.values()].reduce((sum, v) => sum + v, 0) * unit
    const isThin = (2 * area) / Math.max(1, edge) < (side ? 15 : 17)
    if (area > (side ? 1500 : 2400) && !isThin) continue
    const like = (other: number) => {
      const d = sums[piece]!.reduce((sum, v, k) => sum + (v / sizes[piece]! - sums[other]![k]! / sizes[other]!) ** 2, 0)
      return around.get(other)! / (0.02 + d) / Math.sqrt(sizes[other]!)
    }
    const own = [...around.keys()].filter((other) => figure[first[other]!] === side)
    const among = own.length > 0 ? own : area < 260 ? [...around.keys()] : []
    const [to] = among.sort((a, b) => like(b) - like(a) || a - b)
    if (to === undefined) continue
    root[piece] = to
    sizes[to]! += sizes[piece]!
    for (let k = 0; k < 3; k++) sums[to]![k]! += sums[piece]![k]!
    for (const [other, length] of around) if (other !== to) share(borders, to, other, length)
  }
  return root.map((_, i) => find(i))
}

function share(borders: Map<number, number>[], a: number, b: number, length: number): void {
  borders[a]!.set(b, (borders[a]!.get(b) ?? 0) + length)
  borders[b]!.set(a, (borders[b]!.get(a) ?? 0) + length)
}

/** The panes at full size: each px takes the pane most of the samples around it are of. */
function enlarged(coarse: Int32Array, sheet: Sheet, step: number, width: number, height: number) {
  const of = new Int32Array(width * height)
  for (let y = 0; y < height; y++) enlargeRow(coarse, sheet, step, of, width, y)
  return of
}

function enlargeRow(
  coarse: Int32Array,
  { width: w, height: h }: Sheet,
  step: number,
  of: Int32Array,
  width: number,
  y: number,
) {
  const fy = Math.min(h - 1, Math.max(0, (y + 0.5) / step - 0.5))
  const y0 = Math.min(h - 1, Math.floor(fy))
  const down = y0 < h - 1 ? w : 0
  const v = fy - y0
  for (let x = 0, i = y * width; x < width; x++, i++) {
    const fx = Math.min(w - 1, Math.max(0, (x + 0.5) / step - 0.5))
    const x0 = Math.min(w - 1, Math.floor(fx))
    const at = y0 * w + x0
    const right = x0 < w - 1 ? 1 : 0
    const a = coarse[at]!
    const b = coarse[at + right]!
    const c = coarse[at + down]!
    const d = coarse[at + down + right]!
    of[i] = a === b && a === c && a === d ? a : mostOf(a, b, c, d, fx - x0, v)
  }
}

/** Which of four panes at the corners of a square has most of the place `u`, `v` in it. */
function mostOf(a: number, b: number, c: number, d: number, u: number, v: number): number {
  const wb = u * (1 - v)
  const wc = (1 - u) * v
  const wd = u * v
  const ofA = (1 - u) * (1 - v) + (b === a ? wb : 0) + (c === a ? wc : 0) + (d === a ? wd : 0)
  const ofB = b === a ? 0 : wb + (c === b ? wc : 0) + (d === b ? wd : 0)
  const ofC = c === a || c === b ? 0 : wc + (d === c ? wd : 0)
  const ofD = d === a || d === b || d === c ? 0 : wd
  const most = Math.max(ofA, ofB, ofC, ofD)
  return most === ofA ? a : most === ofB ? b : most === ofC ? c : d
}

/** 0 on the cuts between panes, 1 within them. */
export function cutsOf({ of }: Panes, width: number, height: number): Field {
  const out = field(width, height, 1)
  for (let y = 0; y < height; y++) cutRow(of, out, y)
  return out
}

function cutRow(of: Int32Array, { width, height, values }: Field, y: number): void {
  for (let x = 0, i = y * width; x < width; x++, i++)
    if ((x < width - 1 && of[i] !== of[i + 1]) || (y < height - 1 && of[i] !== of[i + width])) values[i] = 0
}
