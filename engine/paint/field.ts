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

function blurLines(
  from: Float32Array,
  to: Float32Array,
  lines: number,
  length: number,
  stride: number,
  step: number,
  r: number,
) {
  const scale = 1 / (2 * r + 1)
  for (let line = 0; line < lines; line++) {
    const start = line * stride
    const last = start + (length - 1) * step
    let sum = 0
    for (let k = -r; k <= r; k++) sum += from[start + Math.min(length - 1, Math.max(0, k)) * step]!
    for (let k = 0, i = start; k < length; k++, i += step) {
      to[i] = sum * scale
      sum += from[k + r + 1 < length ? i + (r + 1) * step : last]! - from[k - r >= 0 ? i - r * step : start]!
    }
  }
}

/** Box-blurred `passes` times (3 is close to a Gaussian); radius in px, 0 gives a copy. Edges repeat. */
export function blur(source: Field, radius: number, passes = 2): Field {
  const { width, height } = source
  const r = Math.round(radius)
  const out = field(width, height)
  out.values.set(source.values)
  if (r < 1) return out
  const between = new Float32Array(width * height)
  for (let pass = 0; pass < passes; pass++) {
    blurLines(out.values, between, height, width, width, 1, r)
    blurLines(between, out.values, width, height, 1, width, r)
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
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) line[y] = squares[y * width + x]!
    distanceLine(line, height, result, v, z)
    for (let y = 0; y < height; y++) squares[y * width + x] = result[y]!
  }
  for (let y = 0; y < height; y++) {
    const row = y * width
    for (let x = 0; x < width; x++) line[x] = squares[row + x]!
    distanceLine(line, width, result, v, z)
    for (let x = 0; x < width; x++) squares[row + x] = Math.sqrt(result[x]!)
  }
  return out
}

/** 0 at or below `low`, 1 at or above `high`, smooth between. */
export function smoothstep(low: number, high: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - low) / (high - low)))
  return t * t * (3 - 2 * t)
}
