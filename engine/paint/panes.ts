import { toOklab } from './colour.ts'
import { blur, type Field, field } from './field.ts'
import { pieces, type Sheet } from './pane-cuts.ts'
import type { Paint } from './picture.ts'
import type { Relief } from './relief.ts'
import { coarsened } from './resample.ts'

/** A picture cut into pieces of one colour each, as glass is cut for a window. */
export interface Panes {
  /** Which pane each px lies in. */
  of: Int32Array
  /** How many there are. */
  count: number
  /** Whether a pane is part of the figure. */
  onFigure: readonly boolean[]
}

const GROUND = 16

/** Cuts where the colours change and the figure ends, and then what is too large for one piece of glass. */
export function cutPanes(result: Relief, colours: Paint, focus: readonly [number, number]): Panes {
  const { width, height } = result.frame
  const step = Math.max(1, Math.round(Math.min(width, height) / 330))
  const sheet = sheetOf(result, colours, step)
  const classes = classesOf(sheet)
  const cells = pieces(sheet, classes, focus, result.seed)
  const { of, sizes, borders } = connected(sheet, cells)
  const joined = joinSmall(sheet, of, sizes, borders)
  const numbers = new Map<number, number>()
  const coarse = Int32Array.from(of, (piece) => {
    const root = joined[piece]!
    if (!numbers.has(root)) numbers.set(root, numbers.size)
    return numbers.get(root)!
  })
  const onFigure: boolean[] = new Array(numbers.size).fill(false)
  for (let i = 0; i < coarse.length; i++) onFigure[coarse[i]!] = sheet.figure[i] === 1
  return { of: enlarged(coarse, sheet, step, width, height), count: numbers.size, onFigure }
}

function sheetOf({ coverage, scale }: Relief, { width, height, red, green, blue }: Paint, step: number): Sheet {
  const [r, g, b] = [red, green, blue].map((values) => coarsened({ width, height, values }, step).values)
  const cover = coarsened(coverage, step)
  const labs = new Float32Array(cover.values.length * 3)
  for (let i = 0; i < cover.values.length; i++) labs.set(toOklab([r![i]!, g![i]!, b![i]!]), i * 3)
  const figure = Uint8Array.from(blur(cover, 1, 1).values, (v) => (v > 0.5 ? 1 : 0))
  return { width: cover.width, height: cover.height, unit: step / scale, labs, figure }
}

/** Hue tells panes apart better than light does. */
function apart(labs: Float32Array, i: number, to: readonly number[]): number {
  const l = labs[i * 3]! - to[0]!
  const a = labs[i * 3 + 1]! - to[1]!
  const b = labs[i * 3 + 2]! - to[2]!
  return l * l * 0.5 + 2.4 * (a * a + b * b)
}

/** Up to `most` colours that stand for all of one side, by k-means from the farthest. */
function leading(labs: Float32Array, chosen: readonly number[], most: number): number[][] {
  if (chosen.length === 0) return []
  const labAt = (i: number) => [labs[i * 3]!, labs[i * 3 + 1]!, labs[i * 3 + 2]!]
  let means = [labAt(chosen[chosen.length >> 1]!)]
  while (means.length < most) {
    let far = 0
    let farthest = -1
    for (const i of chosen) {
      const d = Math.min(...means.map((mean) => apart(labs, i, mean)))
      if (d > far) {
        far = d
        farthest = i
      }
    }
    if (far < 0.01) break
    means.push(labAt(farthest))
  }
  for (let round = 0; round < 5; round++) {
    const sums = means.map(() => [0, 0, 0, 0])
    for (const i of chosen) {
      const sum = sums[nearest(labs, i, means)]!
      for (let k = 0; k < 3; k++) sum[k]! += labs[i * 3 + k]!
      sum[3]!++
    }
    means = sums.map((sum, m) => (sum[3]! > 0 ? sum.slice(0, 3).map((v) => v / sum[3]!) : means[m]!))
  }
  return means
}

function nearest(labs: Float32Array, i: number, means: readonly (readonly number[])[]): number {
  let best = 0
  let least = Infinity
  for (let m = 0; m < means.length; m++) {
    const d = apart(labs, i, means[m]!)
    if (d < least) {
      least = d
      best = m
    }
  }
  return best
}

/** Which leading colour each sample is of; outlines are smoothed, as nobody cuts a saw-tooth in glass. */
function classesOf({ width, height, labs, figure, unit }: Sheet): Uint8Array {
  const some = (side: number) =>
    Array.from({ length: Math.floor(figure.length / 5) }, (_, k) => k * 5).filter((i) => figure[i] === side)
  const sides = [leading(labs, some(0), 3), leading(labs, some(1), 7)]
  const best = new Float32Array(figure.length).fill(-1)
  const classes = new Uint8Array(figure.length)
  for (const side of [0, 1]) {
    const means = sides[side]!
    const own = Int8Array.from(figure, (s, i) => (s === side ? nearest(labs, i, means) : -1))
    for (const m of means.keys()) {
      const mask = field(width, height)
      for (let i = 0; i < own.length; i++) if (own[i] === m) mask.values[i] = 1
      const soft = blur(mask, Math.max(1, (side ? 11 : 22) / unit), 2).values
      for (let i = 0; i < own.length; i++) {
        if (figure[i] !== side || soft[i]! <= best[i]!) continue
        best[i] = soft[i]!
        classes[i] = side ? m : GROUND + m
      }
    }
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
    const isThin = (2 * area) / Math.max(1, edge) < (side ? 15 : 34)
    if (area > (side ? 1500 : 9000) && !isThin) continue
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
function enlarged(coarse: Int32Array, { width: w, height: h }: Sheet, step: number, width: number, height: number) {
  const of = new Int32Array(width * height)
  for (let y = 0, i = 0; y < height; y++) {
    const fy = Math.min(h - 1, Math.max(0, (y + 0.5) / step - 0.5))
    const y0 = Math.min(h - 1, Math.floor(fy))
    const down = y0 < h - 1 ? w : 0
    const v = fy - y0
    for (let x = 0; x < width; x++, i++) {
      const fx = Math.min(w - 1, Math.max(0, (x + 0.5) / step - 0.5))
      const x0 = Math.min(w - 1, Math.floor(fx))
      const u = fx - x0
      const at = y0 * w + x0
      const right = x0 < w - 1 ? 1 : 0
      const a = coarse[at]!
      const b = coarse[at + right]!
      const c = coarse[at + down]!
      const d = coarse[at + down + right]!
      if (a === b && a === c && a === d) {
        of[i] = a
        continue
      }
      const wa = (1 - u) * (1 - v)
      const wb = u * (1 - v)
      const wc = (1 - u) * v
      const wd = u * v
      const weight = (label: number) =>
        (a === label ? wa : 0) + (b === label ? wb : 0) + (c === label ? wc : 0) + (d === label ? wd : 0)
      let best = a
      for (const label of [b, c, d]) if (weight(label) > weight(best)) best = label
      of[i] = best
    }
  }
  return of
}

/** 0 on the cuts between panes, 1 within them. */
export function cutsOf({ of }: Panes, width: number, height: number): Field {
  const out = field(width, height, 1)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if ((x < width - 1 && of[i] !== of[i + 1]) || (y < height - 1 && of[i] !== of[i + width])) out.values[i] = 0
    }
  }
  return out
}
