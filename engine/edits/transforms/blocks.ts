import { labOf } from '../../own-style/lab.ts'
import type { Picture } from '../../paint/picture.ts'
import { clustered } from './palette.ts'
import type { TransformOrder } from './transform.ts'

/** A picture as columns of little blocks: `wide` by `high` of them, row by row. */
export interface Blocks {
  wide: number
  high: number
  /** How many blocks of each stand before the slab. */
  height: Uint8Array
  /** Which of the colours each is of. */
  stuff: Uint8Array
  /** OKLab, three values a colour. */
  colours: Float32Array
}

/** Blocks along the longer side; more where a face would be too small to be known, a face being as wide as this. */
const ALONG = { usual: 92, most: 132, face: 19 }
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

/** The mean of a plane over each cell. */
function means(plane: Float32Array, width: number, height: number, wide: number, high: number): Float32Array {
  const made = new Float32Array(wide * high)
  for (let row = 0; row < high; row++) {
    const top = Math.floor((row * height) / high)
    const bottom = Math.max(top + 1, Math.floor(((row + 1) * height) / high))
    for (let column = 0; column < wide; column++) {
      const left = Math.floor((column * width) / wide)
      const right = Math.max(left + 1, Math.floor(((column + 1) * width) / wide))
      let sum = 0
      for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) sum += plane[y * width + x]!
      made[row * wide + column] = sum / ((bottom - top) * (right - left))
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
  const cells = {
    l: means(lab.l, width, height, wide, high),
    a: means(lab.a, width, height, wide, high),
    b: means(lab.b, width, height, wide, high),
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
  const near = means(order.depth, width, height, wide, high)
  const depths = range(near)
  const most = Math.round(count * RELIEF)
  const heights = near.map((value) => {
    const t = Math.min(1, Math.max(0, (value - depths.low) / (depths.high - depths.low)))
    return Math.round(t * most)
  })
  return { wide, high, height: Uint8Array.from(heights), stuff: which, colours }
}
