/** A grid of numbers, one a pixel, row by row: masks (0-1), heights and distances (px). */
export interface Field {
  width: number
  height: number
  values: Float32Array
}

export function field(width: number, height: number, fill = 0): Field {
  const values = new Float32Array(width * height)
  if (fill !== 0) values.fill(fill)
  return { width, height, values }
}

/** Each row the mean over `r` px to either side. */
function blurRows(from: Float32Array, to: Float32Array, width: number, height: number, r: number) {
  const scale = 1 / (2 * r + 1)
  for (let start = 0; start < width * height; start += width) {
    const last = start + width - 1
    let sum = 0
    for (let k = -r; k <= r; k++) sum += from[Math.min(last, Math.max(start, start + k))]!
    for (let i = start; i <= last; i++) {
      to[i] = sum * scale
      sum += from[i + r < last ? i + r + 1 : last]! - from[Math.max(i - r, start)]!
    }
  }
}

/** Each column the same; row by row with the sums of all columns, as memory lies. */
function blurColumns(from: Float32Array, to: Float32Array, width: number, height: number, r: number) {
  const scale = 1 / (2 * r + 1)
  const sums = new Float64Array(width)
  const row = (y: number) => Math.min(height - 1, Math.max(0, y)) * width
  for (let y = -r; y <= r; y++) for (let x = 0, i = row(y); x < width; x++, i++) sums[x]! += from[i]!
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0, enter = row(y + r + 1), leave = row(y - r); x < width; x++, i++, enter++, leave++) {
      to[i] = sums[x]! * scale
      sums[x]! += from[enter]! - from[leave]!
    }
  }
}

let scratch = new Float32Array(0)

/** Box-blurred `passes` times (3 is close to a Gaussian); radius in px, 0 gives a copy. Edges repeat. */
export function blur(source: Field, radius: number, passes = 2): Field {
  const { width, height } = source
  const r = Math.round(radius)
  if (r < 1 || passes < 1) return { width, height, values: source.values.slice() }
  const out = field(width, height)
  // What lies between rows and columns is of no use afterwards: its memory is kept for the next time.
  if (scratch.length < width * height) scratch = new Float32Array(width * height)
  for (let pass = 0; pass < passes; pass++) {
    blurRows(pass === 0 ? source.values : out.values, scratch, width, height, r)
    blurColumns(scratch, out.values, width, height, r)
  }
  return out
}

function distanceLine(f: Float32Array, n: number, d: Float32Array, v: Int32Array, z: Float32Array) {
  let k = 0
  v[0] = 0
  z[0] = -1e20
  z[1] = 1e20
  for (let q = 1; q < n; q++) {
    let s = 0
    do {
      const p = v[k]!
      s = (f[q]! + q * q - (f[p]! + p * p)) / (2 * q - 2 * p)
    } while (s <= z[k]! && --k > -1)
    k++
    v[k] = q
    z[k] = s
    z[k + 1] = 1e20
  }
  k = 0
  for (let q = 0; q < n; q++) {
    while (z[k + 1]! < q) k++
    const p = v[k]!
    d[q] = (q - p) * (q - p) + f[p]!
  }
}

/**
 * Exact Euclidean distance, px, from each pixel to the nearest one whose value is at or below `level` (0 there).
 * Felzenszwalb & Huttenlocher, "Distance Transforms of Sampled Functions" (2012). Where no such pixel exists: a huge number.
 */
export function distance(mask: Field, level = 0.5): Field {
  const { width, height } = mask
  const far = 1e12
  const out = field(width, height)
  const squares = out.values
  for (let i = 0; i < squares.length; i++) squares[i] = mask.values[i]! > level ? far : 0
  const longest = Math.max(width, height)
  const line = new Float32Array(longest)
  const result = new Float32Array(longest)
  const v = new Int32Array(longest)
  const z = new Float32Array(longest + 1)
  for (let x = 0; x < width; x++) distanceAlong(squares, x, width, height, line, result, v, z)
  for (let y = 0; y < height; y++) distanceAlong(squares, y * width, 1, width, line, result, v, z)
  for (let i = 0; i < squares.length; i++) squares[i] = Math.sqrt(squares[i]!)
  return out
}

/** One row or column of a field: `n` values from `start` on, `step` apart. */
function distanceAlong(
  squares: Float32Array,
  start: number,
  step: number,
  n: number,
  line: Float32Array,
  result: Float32Array,
  v: Int32Array,
  z: Float32Array,
) {
  for (let k = 0, i = start; k < n; k++, i += step) line[k] = squares[i]!
  distanceLine(line, n, result, v, z)
  for (let k = 0, i = start; k < n; k++, i += step) squares[i] = result[k]!
}

/** 0 at or below `low`, 1 at or above `high`, smooth between. */
export function smoothstep(low: number, high: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - low) / (high - low)))
  return t * t * (3 - 2 * t)
}
