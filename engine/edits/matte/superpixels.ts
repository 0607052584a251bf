import type { Colours } from './mixture.ts'

/** How much px of one patch may differ in place against how much in colour. */
const COMPACTNESS = 12
const ROUNDS = 6

/** A picture in patches of one colour each. */
export interface Patches {
  count: number
  /** Which patch each px is of. */
  of: Int32Array
  /** Means of each patch: colour, and place in px. */
  l: Float32Array
  a: Float32Array
  b: Float32Array
  x: Float32Array
  y: Float32Array
  /** Px of each. */
  size: Float32Array
  /** Px of each that lie along an edge of the picture. */
  edge: Float32Array
  /** Those beside each. */
  beside: number[][]
}

/** Cuts a picture into about `wanted` patches (SLIC, Achanta et al. 2012), each in one piece. */
export function patchesOf(colours: Colours, wanted: number): Patches {
  const { width, height, l, a, b } = colours
  const size = width * height
  const grid = Math.max(2, Math.sqrt(size / wanted))
  const columns = Math.max(1, Math.round(width / grid))
  const rows = Math.max(1, Math.round(height / grid))
  const count = columns * rows
  const centres = new Float32Array(count * 5)
  for (let k = 0; k < count; k++) {
    const x = Math.min(width - 1, Math.floor((((k % columns) + 0.5) * width) / columns))
    const y = Math.min(height - 1, Math.floor(((Math.floor(k / columns) + 0.5) * height) / rows))
    const at = y * width + x
    centres.set([l[at]!, a[at]!, b[at]!, x, y], k * 5)
  }
  const of = new Int32Array(size).fill(-1)
  const best = new Float32Array(size)
  const reach = Math.ceil(grid * 1.2)
  const near = (COMPACTNESS / grid) ** 2
  for (let round = 0; round < ROUNDS; round++) {
    best.fill(Number.POSITIVE_INFINITY)
    for (let k = 0; k < count; k++) claim(colours, centres, k, { of, best, reach, near })
    moveCentres(colours, centres, of, count)
  }
  return described(colours, inOnePiece(of, width, height, Math.max(4, (grid * grid) / 5)))
}

function claim(
  { width, height, l, a, b }: Colours,
  centres: Float32Array,
  k: number,
  { of, best, reach, near }: { of: Int32Array; best: Float32Array; reach: number; near: number },
): void {
  const [cl, ca, cb, cx, cy] = centres.subarray(k * 5, k * 5 + 5) as unknown as [number, number, number, number, number]
  const left = Math.max(0, Math.floor(cx - reach))
  const right = Math.min(width - 1, Math.ceil(cx + reach))
  for (let y = Math.max(0, Math.floor(cy - reach)); y <= Math.min(height - 1, Math.ceil(cy + reach)); y++)
    for (let x = left, at = y * width + left; x <= right; x++, at++) {
      const away = (l[at]! - cl) ** 2 + (a[at]! - ca) ** 2 + (b[at]! - cb) ** 2 + near * ((x - cx) ** 2 + (y - cy) ** 2)
      if (away >= best[at]!) continue
      best[at] = away
      of[at] = k
    }
}

function moveCentres({ width, l, a, b }: Colours, centres: Float32Array, of: Int32Array, count: number): void {
  const sums = new Float64Array(count * 6)
  for (let at = 0; at < of.length; at++) {
    const k = of[at]! * 6
    if (k < 0) continue
    sums[k]! += l[at]!
    sums[k + 1]! += a[at]!
    sums[k + 2]! += b[at]!
    sums[k + 3]! += at % width
    sums[k + 4]! += Math.floor(at / width)
    sums[k + 5]!++
  }
  for (let k = 0; k < count; k++) {
    const n = sums[k * 6 + 5]!
    if (n > 0) for (let c = 0; c < 5; c++) centres[k * 5 + c] = sums[k * 6 + c]! / n
  }
}

/** Numbers the pieces that hang together; those smaller than `least` px go to a neighbour. */
function inOnePiece(of: Int32Array, width: number, height: number, least: number): { of: Int32Array; count: number } {
  const size = width * height
  const made = new Int32Array(size).fill(-1)
  const stack = new Int32Array(size)
  let count = 0
  for (let start = 0; start < size; start++) {
    if (made[start] !== -1) continue
    const name = of[start]!
    let neighbour = -1
    let filled = 0
    stack[filled++] = start
    made[start] = count
    for (let k = 0; k < filled; k++) {
      const at = stack[k]!
      const x = at % width
      const visit = (next: number) => {
        if (made[next] === -1 && of[next] === name) {
          made[next] = count
          stack[filled++] = next
        } else if (made[next] !== -1 && made[next] !== count) neighbour = made[next]!
      }
      if (x > 0) visit(at - 1)
      if (x < width - 1) visit(at + 1)
      if (at >= width) visit(at - width)
      if (at < size - width) visit(at + width)
    }
    if (filled < least && neighbour !== -1) for (let k = 0; k < filled; k++) made[stack[k]!] = neighbour
    else count++
  }
  return { of: made, count }
}

function described({ width, height, l, a, b }: Colours, { of, count }: { of: Int32Array; count: number }): Patches {
  const plane = () => new Float32Array(count)
  const patches: Patches = {
    count,
    of,
    l: plane(),
    a: plane(),
    b: plane(),
    x: plane(),
    y: plane(),
    size: plane(),
    edge: plane(),
    beside: [],
  }
  const beside = Array.from({ length: count }, () => new Set<number>())
  for (let at = 0; at < of.length; at++) {
    const k = of[at]!
    const x = at % width
    const y = Math.floor(at / width)
    patches.l[k]! += l[at]!
    patches.a[k]! += a[at]!
    patches.b[k]! += b[at]!
    patches.x[k]! += x
    patches.y[k]! += y
    patches.size[k]!++
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) patches.edge[k]!++
    for (const next of [x < width - 1 ? at + 1 : at, y < height - 1 ? at + width : at]) {
      const other = of[next]!
      if (other === k) continue
      beside[k]!.add(other)
      beside[other]!.add(k)
    }
  }
  for (let k = 0; k < count; k++)
    for (const plane of [patches.l, patches.a, patches.b, patches.x, patches.y]) plane[k]! /= patches.size[k]!
  patches.beside = beside.map((set) => [...set])
  return patches
}
