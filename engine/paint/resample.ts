import { type Field, field } from './field.ts'

/** A field `step` times smaller, each value the mean of the block it stands for. */
export function coarsened(source: Field, step: number): Field {
  if (step <= 1) return { ...source, values: source.values.slice() }
  const out = field(Math.ceil(source.width / step), Math.ceil(source.height / step))
  for (let y = 0; y < out.height; y++) coarsenedRow(source, out, step, y)
  return out
}

// Rows are functions of their own: a call that runs a whole picture long is compiled anew for every picture.
function coarsenedRow({ width, height, values }: Field, out: Field, step: number, y: number): void {
  const bottom = Math.min(height, (y + 1) * step)
  for (let x = 0; x < out.width; x++) {
    const right = Math.min(width, (x + 1) * step)
    let sum = 0
    for (let py = y * step; py < bottom; py++) for (let px = x * step; px < right; px++) sum += values[py * width + px]!
    out.values[y * out.width + x] = sum / ((bottom - y * step) * (right - x * step))
  }
}

/** Red, green or blue as far as each place is covered, `step` times smaller: means of products, in one go. */
export function coarsenedShare(plane: Float32Array, share: Field, step: number): Field {
  const out = field(Math.ceil(share.width / step), Math.ceil(share.height / step))
  for (let y = 0; y < out.height; y++) coarsenedShareRow(plane, share, out, step, y)
  return out
}

function coarsenedShareRow(plane: Float32Array, share: Field, out: Field, step: number, y: number): void {
  const { width, height, values } = share
  const bottom = Math.min(height, (y + 1) * step)
  for (let x = 0; x < out.width; x++) {
    const right = Math.min(width, (x + 1) * step)
    let sum = 0
    for (let py = y * step; py < bottom; py++)
      for (let i = py * width + x * step; i < py * width + right; i++) sum += Math.min(255, plane[i]!) * values[i]!
    out.values[y * out.width + x] = sum / ((bottom - y * step) * (right - x * step))
  }
}

/** A coarse field made by `coarsened` brought back to a size, smoothly (bilinear). */
export function spread(source: Field, step: number, width: number, height: number): Field {
  const out = field(width, height)
  const columns = new Int32Array(width)
  const parts = new Float32Array(width)
  for (let x = 0; x < width; x++) {
    const fx = Math.min(source.width - 1, Math.max(0, (x + 0.5) / step - 0.5))
    columns[x] = Math.min(source.width - 2, Math.floor(fx))
    if (columns[x]! < 0) columns[x] = 0
    parts[x] = fx - columns[x]!
  }
  for (let y = 0; y < height; y++) spreadRow(source, out, step, columns, parts, y)
  return out
}

function spreadRow(source: Field, out: Field, step: number, columns: Int32Array, parts: Float32Array, y: number): void {
  const from = source.values
  const to = out.values
  const right = source.width > 1 ? 1 : 0
  const fy = Math.min(source.height - 1, Math.max(0, (y + 0.5) / step - 0.5))
  const yi = Math.max(0, Math.min(source.height - 2, Math.floor(fy)))
  const v = fy - yi
  const row = yi * source.width
  const below = source.height > 1 ? row + source.width : row
  for (let x = 0, i = y * out.width; x < out.width; x++, i++) {
    const c = columns[x]!
    const u = parts[x]!
    const top = from[row + c]! * (1 - u) + from[row + c + right]! * u
    const bottom = from[below + c]! * (1 - u) + from[below + c + right]! * u
    to[i] = top + (bottom - top) * v
  }
}
