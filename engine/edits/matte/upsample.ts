import type { Field } from '../../paint/field.ts'
import type { Picture } from '../../paint/picture.ts'

/** A field at another size, smoothly (bilinear). */
export function resized({ width, height, values }: Field, wide: number, high: number): Field {
  const made = new Float32Array(wide * high)
  const columns = Int32Array.from({ length: wide }, (_, x) =>
    Math.max(0, Math.min(width - 2, Math.floor(place(x, wide, width)))),
  )
  const parts = Float32Array.from({ length: wide }, (_, x) => (width > 1 ? place(x, wide, width) - columns[x]! : 0))
  for (let y = 0; y < high; y++) {
    const fy = place(y, high, height)
    const row = Math.max(0, Math.min(height - 2, Math.floor(fy)))
    resizedRow(
      values,
      made,
      { width, row: row * width, below: height > 1 ? width : 0, part: fy - row, y, wide },
      columns,
      parts,
    )
  }
  return { width: wide, height: high, values: made }
}

/** What a field says at a px of a picture of another size (bilinear). */
export function valueAt({ width, height, values }: Field, x: number, y: number, wide: number, high: number): number {
  if (width === wide && height === high) return values[y * width + x]!
  const fx = place(x, wide, width)
  const fy = place(y, high, height)
  const column = Math.max(0, Math.min(width - 2, Math.floor(fx)))
  const row = Math.max(0, Math.min(height - 2, Math.floor(fy)))
  const right = width > 1 ? 1 : 0
  const at = row * width + column
  const below = height > 1 ? width : 0
  const top = values[at]! + (values[at + right]! - values[at]!) * (fx - column)
  const bottom = values[at + below]! + (values[at + below + right]! - values[at + below]!) * (fx - column)
  return top + (bottom - top) * (fy - row)
}

const place = (at: number, to: number, from: number) => Math.min(from - 1, Math.max(0, ((at + 0.5) * from) / to - 0.5))

// Rows are functions of their own: a call that runs a whole picture long is compiled anew for every picture.
function resizedRow(
  from: Float32Array,
  to: Float32Array,
  { width, row, below, part, y, wide }: Record<'width' | 'row' | 'below' | 'part' | 'y' | 'wide', number>,
  columns: Int32Array,
  parts: Float32Array,
): void {
  const right = width > 1 ? 1 : 0
  for (let x = 0, i = y * wide; x < wide; x++, i++) {
    const at = row + columns[x]!
    const u = parts[x]!
    const top = from[at]! * (1 - u) + from[at + right]! * u
    const bottom = from[at + below]! * (1 - u) + from[at + below + right]! * u
    to[i] = top + (bottom - top) * part
  }
}

/** Half the side of the windows in which alpha is a straight function of colour, px. */
const REACH = 2
const RIDGE = 2e-4
const MIXED_FROM = 0.004

/**
 * The matte of a picture from that of a smaller one, along the larger one's own colours: where alpha is between, it is told as a
 * straight function of colour window by window, and that is what is enlarged (He and Sun, "Fast Guided Filter", 2015).
 */
export function guided(small: Picture, alpha: Field, large: Picture): Field {
  const { width, height } = small
  const plain = resized(alpha, large.width, large.height)
  const functions = new Float32Array(width * height * 4)
  const isMixed = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) functionAt(small, alpha, x, y, functions, isMixed)
  for (let y = 0; y < large.height; y++) guidedRow(large, plain.values, y, { width, height, functions, isMixed })
  return plain
}

function functionAt(
  { width, height, pixels }: Picture,
  alpha: Field,
  x: number,
  y: number,
  functions: Float32Array,
  isMixed: Uint8Array,
): void {
  let n = 0
  let [least, most] = [1, 0]
  let [p, r, g, b, rr, rg, rb, gg, gb, bb, pr, pg, pb] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
  for (let py = Math.max(0, y - REACH); py <= Math.min(height - 1, y + REACH); py++)
    for (let px = Math.max(0, x - REACH); px <= Math.min(width - 1, x + REACH); px++) {
      const value = alpha.values[py * width + px]!
      if (value < least) least = value
      if (value > most) most = value
    }
  const at = y * width + x
  functions[at * 4 + 3] = alpha.values[at]!
  if (most - least < MIXED_FROM) return
  isMixed[at] = 1
  for (let py = Math.max(0, y - REACH); py <= Math.min(height - 1, y + REACH); py++)
    for (let px = Math.max(0, x - REACH); px <= Math.min(width - 1, x + REACH); px++) {
      const i = (py * width + px) * 4
      const value = alpha.values[py * width + px]!
      const red = pixels[i]! / 255
      const green = pixels[i + 1]! / 255
      const blue = pixels[i + 2]! / 255
      n++
      p += value
      r += red
      g += green
      b += blue
      rr += red * red
      rg += red * green
      rb += red * blue
      gg += green * green
      gb += green * blue
      bb += blue * blue
      pr += value * red
      pg += value * green
      pb += value * blue
    }
  const [mp, mr, mg, mb] = [p / n, r / n, g / n, b / n]
  const xx = rr / n - mr * mr + RIDGE
  const xy = rg / n - mr * mg
  const xz = rb / n - mr * mb
  const yy = gg / n - mg * mg + RIDGE
  const yz = gb / n - mg * mb
  const zz = bb / n - mb * mb + RIDGE
  const determinant = xx * (yy * zz - yz * yz) - xy * (xy * zz - yz * xz) + xz * (xy * yz - yy * xz)
  const [cr, cg, cb] = [pr / n - mp * mr, pg / n - mp * mg, pb / n - mp * mb]
  const ar = ((yy * zz - yz * yz) * cr + (xz * yz - xy * zz) * cg + (xy * yz - xz * yy) * cb) / determinant
  const ag = ((xz * yz - xy * zz) * cr + (xx * zz - xz * xz) * cg + (xy * xz - xx * yz) * cb) / determinant
  const ab = ((xy * yz - xz * yy) * cr + (xy * xz - xx * yz) * cg + (xx * yy - xy * xy) * cb) / determinant
  functions[at * 4] = ar
  functions[at * 4 + 1] = ag
  functions[at * 4 + 2] = ab
  functions[at * 4 + 3] = mp - ar * mr - ag * mg - ab * mb
}

interface Fitted {
  width: number
  height: number
  functions: Float32Array
  isMixed: Uint8Array
}

function guidedRow(large: Picture, made: Float32Array, y: number, { width, height, functions, isMixed }: Fitted): void {
  const fy = place(y, large.height, height)
  const row = Math.max(0, Math.min(height - 2, Math.floor(fy)))
  const v = fy - row
  const below = height > 1 ? width : 0
  const right = width > 1 ? 1 : 0
  for (let x = 0; x < large.width; x++) {
    const fx = place(x, large.width, width)
    const column = Math.max(0, Math.min(width - 2, Math.floor(fx)))
    const at = row * width + column
    if (!isMixed[at] && !isMixed[at + right] && !isMixed[at + below] && !isMixed[at + below + right]) continue
    const u = fx - column
    const p = (y * large.width + x) * 4
    let value = 0
    for (let k = 0; k < 4; k++) {
      const top = functions[at * 4 + k]! * (1 - u) + functions[(at + right) * 4 + k]! * u
      const bottom = functions[(at + below) * 4 + k]! * (1 - u) + functions[(at + below + right) * 4 + k]! * u
      const mixed = top + (bottom - top) * v
      value += k < 3 ? (mixed * large.pixels[p + k]!) / 255 : mixed
    }
    made[y * large.width + x] = Math.min(1, Math.max(0, value))
  }
}
