import { labOf } from '../../own-style/lab.ts'
import { blur } from '../../paint/field.ts'
import type { Picture } from '../../paint/picture.ts'
import { facesIn } from './look/eyes.ts'
import { clustered } from './palette.ts'
import type { TransformOrder } from './transform.ts'

/** A picture as columns of little blocks: `wide` by `high` of them, row by row. */
export interface Blocks {
  wide: number
  high: number
  /** How many blocks of each stand before the slab; `NOTHING` where there is not even that. */
  height: Int8Array
  /** Which of the colours each is of. */
  stuff: Uint8Array
  /** OKLab, three values a colour. */
  colours: Float32Array
}

/** Blocks of the slab behind everything. */
export const SLAB = 2
/** The height of a column without a block. */
export const NOTHING = -SLAB

/** Blocks along the longer side; more where a face would be too small to be known, a face being as wide as this. */
const ALONG = { usual: 96, most: 144, face: 25 }
/** How far the nearest column stands out, of the blocks along the longer side. */
const RELIEF = 0.15
/** Kinds of block. */
const KINDS = 40

function along(order: TransformOrder, shape: number): number {
  const [face] = order.faces
  if (!face) return ALONG.usual
  // A face's width as a share of the longer side.
  const share = shape >= 1 ? face.width : face.width * shape
  return Math.round(Math.min(ALONG.most, Math.max(ALONG.usual, ALONG.face / Math.max(0.01, share))))
}

/** Values that one in fifty is below, and one in fifty above. */
function range(values: Float32Array): { low: number; high: number } {
  const sorted = values.toSorted()
  const low = sorted[Math.floor(sorted.length * 0.02)]!
  return { low, high: Math.max(low + 0.05, sorted[Math.floor(sorted.length * 0.985)]!) }
}

/** The mean of a plane over each cell; what has more `weight` counts more. */
function means(
  plane: Float32Array,
  width: number,
  height: number,
  wide: number,
  high: number,
  weight?: Float32Array,
): Float32Array {
  const made = new Float32Array(wide * high)
  for (let row = 0; row < high; row++) {
    const top = Math.floor((row * height) / high)
    const bottom = Math.max(top + 1, Math.floor(((row + 1) * height) / high))
    for (let column = 0; column < wide; column++) {
      const left = Math.floor((column * width) / wide)
      const right = Math.max(left + 1, Math.floor(((column + 1) * width) / wide))
      let [sum, share] = [0, 0]
      for (let y = top; y < bottom; y++)
        for (let at = y * width + left; at < y * width + right; at++) {
          const part = weight ? weight[at]! + 0.01 : 1
          sum += plane[at]! * part
          share += part
        }
      made[row * wide + column] = sum / share
    }
  }
  return made
}

/** The blocks that a picture is built of: their colours a few, their heights by how near everything is. */
export function blocksFrom(picture: Picture, order: TransformOrder): Blocks {
  const { width, height } = picture
  const count = along(order, width / height)
  const wide = Math.max(4, Math.round(width >= height ? count : (count * width) / height))
  const high = Math.max(4, Math.round(width >= height ? (count * height) / width : count))
  const lab = labOf(picture)
  // A block at the edge of a subject has its colour, not what lies behind it mixed in.
  const cells = {
    l: means(lab.l, width, height, wide, high, order.subject),
    a: means(lab.a, width, height, wide, high, order.subject),
    b: means(lab.b, width, height, wide, high, order.subject),
  }
  const { low, high: top } = range(cells.l)
  for (let i = 0; i < cells.l.length; i++) {
    // Toys are bright: the darkest block is not black.
    const t = Math.min(1, Math.max(0, (cells.l[i]! - low) / (top - low)))
    cells.l[i] = cells.l[i]! * 0.45 + (0.24 + 0.7 * t) * 0.55
    cells.a[i]! *= 1.22
    cells.b[i]! *= 1.22
  }
  const { colours, which } = clustered(cells, KINDS)
  const near = calmed(means(order.depth, width, height, wide, high), order, wide, high)
  const depths = range(near)
  const most = Math.round(count * RELIEF)
  const heights = near.map((value) => {
    const t = Math.min(1, Math.max(0, (value - depths.low) / (depths.high - depths.low)))
    return Math.round(t * most)
  })
  const wall: Blocks = { wide, high, height: Int8Array.from(heights), stuff: which, colours }
  const own = order.subject && order.kind !== 'place' ? means(order.subject, width, height, wide, high) : undefined
  const figure = own && figureOf(own, wide, high)
  return figure ? onPlate(wall, figure, most) : wall
}

/** Columns on the plate to each side of a figure, and how far it reaches out before the nearest of these, blocks. */
const PLATE = { aside: 4, before: 4, rows: 2 }
/** Of the figure, what hangs together at least: what falls apart needs a wall to hold it. */
const WHOLE = 0.8
/** Least and most of a picture that stands free. */
const FREE = { least: 0.04, most: 0.8 }

/** Which columns are a figure that can stand by itself: the largest piece of the subject; undefined where that is too little of it. */
function figureOf(own: Float32Array, wide: number, high: number): Uint8Array | undefined {
  const piece = new Int32Array(own.length)
  let [count, largest, all] = [0, 0, 0]
  let best = 0
  for (let start = 0; start < own.length; start++) {
    if (own[start]! <= 0.5 || piece[start]! > 0) continue
    const stack = [start]
    piece[start] = ++count
    let size = 0
    while (stack.length > 0) {
      const at = stack.pop()!
      size++
      const x = at % wide
      for (const next of [x > 0 ? at - 1 : -1, x < wide - 1 ? at + 1 : -1, at - wide, at + wide]) {
        if (next < 0 || next >= own.length || own[next]! <= 0.5 || piece[next]! > 0) continue
        piece[next] = count
        stack.push(next)
      }
    }
    all += size
    if (size > largest) [largest, best] = [size, count]
  }
  const share = largest / (wide * high)
  if (largest < WHOLE * all || share < FREE.least || share > FREE.most) return undefined
  return Uint8Array.from(piece, (k) => (k === best ? 1 : 0))
}

/** OKLab of the plate, and of its studded edge. */
const PLATE_COLOURS = [0.62, -0.1, 0.09, 0.55, -0.09, 0.08] as const

/** A figure alone, on a plate of two rows of blocks that reaches out before it. */
function onPlate({ wide, height, stuff, colours }: Blocks, figure: Uint8Array, most: number): Blocks {
  let [left, right, bottom] = [wide, 0, 0]
  for (let at = 0; at < figure.length; at++) {
    if (figure[at] === 0) continue
    left = Math.min(left, at % wide)
    right = Math.max(right, at % wide)
    bottom = Math.floor(at / wide)
  }
  const across = right - left + 1 + 2 * PLATE.aside
  const down = bottom + 1 + PLATE.rows
  const made: Blocks = {
    wide: across,
    high: down,
    height: new Int8Array(across * down).fill(NOTHING),
    stuff: new Uint8Array(across * down),
    colours: Float32Array.from([...colours, ...PLATE_COLOURS]),
  }
  const plate = colours.length / 3
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const to = y * across + x
      const from = y * wide + x + left - PLATE.aside
      const isAside = x < PLATE.aside || x >= across - PLATE.aside
      if (y > bottom) {
        made.height[to] = most + PLATE.before
        made.stuff[to] = plate + (y - bottom - 1)
      } else if (!isAside && figure[from] === 1) {
        made.height[to] = height[from]!
        made.stuff[to] = stuff[from]!
      }
    }
  return made
}

/** How even a face is made, and how far it stands out before what is about it, of all depth. */
const FACE = { even: 0.85, out: 0.03 }

/** Nearness without the steps that would break up what is even: faces above all. */
function calmed(near: Float32Array, { faces }: TransformOrder, wide: number, high: number): Float32Array {
  const made = blur({ width: wide, height: high, values: near }, 1, 2).values
  const where = facesIn({ width: wide, height: high, faces: faces.slice(0, 3) })
  let [sum, weight] = [0, 0]
  for (let at = 0; at < made.length; at++) {
    sum += made[at]! * where[at]!
    weight += where[at]!
  }
  if (weight > 0)
    for (let at = 0; at < made.length; at++)
      made[at]! += (sum / weight + FACE.out - made[at]!) * FACE.even * Math.min(1, where[at]! * 2)
  return made
}
