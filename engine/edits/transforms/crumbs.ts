import { resizedPlane } from './prepared.ts'

/** Longer side at which it is looked what hangs together, px, and from how much on a cell counts: thin parts join what they belong to. */
const SIDE = 256
const COUNTS = 0.12
/** Of the largest piece, the least that is kept: what is smaller is rain, a spark, a fault of the matte. */
const KEPT = 0.03

/** More pieces than that, of which none is most of it, are no subject: so many things lie about that a cut-out tells nothing. */
const PIECES_MOST = 3
const MOST_OF_IT = 0.8

interface Whole {
  /** The subject without the crumbs that lie about it. */
  subject: Float32Array
  /** Whether it falls apart into many things. */
  isScattered: boolean
}

/** A subject as far as it hangs together. */
export function withoutCrumbs(subject: Float32Array, width: number, height: number): Whole {
  const scale = Math.min(1, SIDE / Math.max(width, height))
  const [wide, high] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))]
  const small = highest(subject, width, height, wide, high)
  const sizes: number[] = [0]
  const piece = new Int32Array(small.length)
  for (let start = 0; start < small.length; start++) {
    if (small[start]! < COUNTS || piece[start]! > 0) continue
    sizes.push(flooded(small, piece, wide, start, sizes.length))
  }
  const least = KEPT * Math.max(...sizes)
  const large = sizes.slice(1).filter((size) => size >= least)
  const all = large.reduce((sum, size) => sum + size, 0)
  const isScattered = large.length > PIECES_MOST && Math.max(...large) < MOST_OF_IT * all
  if (large.length === sizes.length - 1) return { subject, isScattered }
  const kept = Float32Array.from(piece, (k) => (k > 0 && sizes[k]! >= least ? 1 : 0))
  const keep = resizedPlane({ width: wide, height: high, values: kept }, width, height)
  return { subject: subject.map((share, at) => share * Math.min(1, 2 * keep[at]!)), isScattered }
}

/** The highest value of each cell: hairlines hold together. */
function highest(plane: Float32Array, width: number, height: number, wide: number, high: number): Float32Array {
  const made = new Float32Array(wide * high)
  for (let y = 0; y < height; y++) {
    const row = Math.min(high - 1, Math.floor((y * high) / height)) * wide
    for (let x = 0; x < width; x++) {
      const cell = row + Math.min(wide - 1, Math.floor((x * wide) / width))
      made[cell] = Math.max(made[cell]!, plane[y * width + x]!)
    }
  }
  return made
}

/** Numbers all that hangs together with a cell, corners too; how many cells that are. */
function flooded(plane: Float32Array, piece: Int32Array, wide: number, start: number, number: number): number {
  const stack = [start]
  piece[start] = number
  let size = 0
  while (stack.length > 0) {
    const at = stack.pop()!
    size++
    const x = at % wide
    for (let dy = -wide; dy <= wide; dy += wide)
      for (let dx = x > 0 ? -1 : 0; dx <= (x < wide - 1 ? 1 : 0); dx++) {
        const next = at + dy + dx
        if (next < 0 || next >= plane.length || plane[next]! < COUNTS || piece[next]! > 0) continue
        piece[next] = number
        stack.push(next)
      }
  }
  return size
}
