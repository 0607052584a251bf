/** What flows between layers: rows of px of `channels` values each. */
export interface Tensor {
  width: number
  height: number
  channels: number
  values: Float32Array
}

/** A layer's weights; `shape` as TensorFlow tells it. */
export interface Weights {
  shape: readonly number[]
  values: Float32Array
}

export const tensor = (width: number, height: number, channels: number): Tensor => ({
  width,
  height,
  channels,
  values: new Float32Array(width * height * channels),
})

/** Each value by itself. */
export function each(source: Tensor, change: (value: number) => number): Tensor {
  return { ...source, values: source.values.map(change) }
}

/** What the second of two tensors, told value by value, channel by channel or once for all, has for each value of the first. */
function placesIn({ values, channels }: Tensor, { length }: Float32Array): number {
  return length === values.length ? values.length : length === 1 ? 1 : channels
}

/** Two tensors' sums; the second may be one value, or one a channel. */
export function sum(source: Tensor, { values: other }: Pick<Tensor, 'values'>): Tensor {
  const made = new Float32Array(source.values.length)
  const every = placesIn(source, other)
  for (let i = 0, k = 0; i < made.length; i++) {
    made[i] = source.values[i]! + other[k]!
    k = k + 1 === every ? 0 : k + 1
  }
  return { ...source, values: made }
}

/** Two tensors' products; the second may be one value, or one a channel. */
export function product(source: Tensor, { values: other }: Pick<Tensor, 'values'>): Tensor {
  const made = new Float32Array(source.values.length)
  const every = placesIn(source, other)
  for (let i = 0, k = 0; i < made.length; i++) {
    made[i] = source.values[i]! * other[k]!
    k = k + 1 === every ? 0 : k + 1
  }
  return { ...source, values: made }
}

/** Each value, between 0 and `most`. */
export function clipped(source: Tensor, most: number): Tensor {
  const made = new Float32Array(source.values.length)
  for (let i = 0; i < made.length; i++) made[i] = Math.min(most, Math.max(0, source.values[i]!))
  return { ...source, values: made }
}

/** How many px lie before the first of a window, so that windows are spread evenly ("SAME" of TensorFlow). */
const before = (size: number, stride: number, reach: number) =>
  Math.floor(Math.max(0, (Math.ceil(size / stride) - 1) * stride + reach - size) / 2)

/** Each px from those around it, by a window of weights `[high, wide, from, to]`. */
export function convolved(source: Tensor, { shape, values: weights }: Weights, stride: number): Tensor {
  const [high, wide, from, to] = shape as [number, number, number, number]
  const made = tensor(Math.ceil(source.width / stride), Math.ceil(source.height / stride), to)
  const top = before(source.height, stride, high)
  const left = before(source.width, stride, wide)
  const sums = new Float32Array(to)
  for (let y = 0; y < made.height; y++)
    for (let x = 0; x < made.width; x++) {
      sums.fill(0)
      for (let ky = 0; ky < high; ky++) {
        const sy = y * stride - top + ky
        if (sy < 0 || sy >= source.height) continue
        for (let kx = 0; kx < wide; kx++) {
          const sx = x * stride - left + kx
          if (sx < 0 || sx >= source.width) continue
          gather(source.values, (sy * source.width + sx) * from, from, weights, (ky * wide + kx) * from * to, to, sums)
        }
      }
      made.values.set(sums, (y * made.width + x) * to)
    }
  return made
}

function gather(
  values: Float32Array,
  at: number,
  from: number,
  weights: Float32Array,
  first: number,
  to: number,
  sums: Float32Array,
): void {
  for (let c = 0, w = first; c < from; c++) {
    const value = values[at + c]!
    if (value === 0) {
      w += to
      continue
    }
    for (let k = 0; k < to; k++, w++) sums[k]! += value * weights[w]!
  }
}

/** Each channel by a window of its own, weights `[high, wide, channels, 1]`. */
export function convolvedApart(source: Tensor, { shape, values: weights }: Weights, stride: number): Tensor {
  const [high, wide, channels] = shape as [number, number, number]
  const made = tensor(Math.ceil(source.width / stride), Math.ceil(source.height / stride), channels)
  const top = before(source.height, stride, high)
  const left = before(source.width, stride, wide)
  for (let y = 0; y < made.height; y++)
    for (let x = 0; x < made.width; x++) {
      const to = (y * made.width + x) * channels
      for (let ky = 0; ky < high; ky++) {
        const sy = y * stride - top + ky
        if (sy < 0 || sy >= source.height) continue
        for (let kx = 0; kx < wide; kx++) {
          const sx = x * stride - left + kx
          if (sx < 0 || sx >= source.width) continue
          addApart(
            source.values,
            (sy * source.width + sx) * channels,
            weights,
            (ky * wide + kx) * channels,
            made.values,
            to,
            channels,
          )
        }
      }
    }
  return made
}

function addApart(
  values: Float32Array,
  at: number,
  weights: Float32Array,
  first: number,
  made: Float32Array,
  to: number,
  channels: number,
): void {
  for (let c = 0; c < channels; c++) made[to + c]! += values[at + c]! * weights[first + c]!
}

/** The mean of each channel, as one px. */
export function mean({ channels, values }: Tensor): Tensor {
  const made = tensor(1, 1, channels)
  for (let i = 0, c = 0; i < values.length; i++) {
    made.values[c]! += values[i]!
    c = c + 1 === channels ? 0 : c + 1
  }
  const px = values.length / channels
  for (let c = 0; c < channels; c++) made.values[c]! /= px
  return made
}

/** Twice as large, smoothly, px lying about their middles. */
export function doubled(source: Tensor): Tensor {
  const { width, height, channels, values } = source
  const made = tensor(width * 2, height * 2, channels)
  for (let y = 0; y < made.height; y++) {
    const fy = Math.max(0, (y + 0.5) / 2 - 0.5)
    const top = Math.min(height - 1, Math.floor(fy))
    const bottom = Math.min(height - 1, top + 1)
    for (let x = 0; x < made.width; x++) {
      const fx = Math.max(0, (x + 0.5) / 2 - 0.5)
      const left = Math.min(width - 1, Math.floor(fx))
      const right = Math.min(width - 1, left + 1)
      const [u, v] = [fx - left, fy - top]
      const to = (y * made.width + x) * channels
      for (let c = 0; c < channels; c++) {
        const above =
          values[(top * width + left) * channels + c]! * (1 - u) + values[(top * width + right) * channels + c]! * u
        const below =
          values[(bottom * width + left) * channels + c]! * (1 - u) +
          values[(bottom * width + right) * channels + c]! * u
        made.values[to + c] = above + (below - above) * v
      }
    }
  }
  return made
}

/** Twice as large: each px becomes two by two, weights `[2, 2, to, from]` (a transposed convolution of stride 2). */
export function unfolded(source: Tensor, { shape, values: weights }: Weights): Tensor {
  const [high, wide, to, from] = shape as [number, number, number, number]
  const made = tensor(source.width * 2, source.height * 2, to)
  for (let y = 0; y < source.height; y++)
    for (let x = 0; x < source.width; x++) {
      const at = (y * source.width + x) * from
      for (let ky = 0; ky < high; ky++)
        for (let kx = 0; kx < wide; kx++)
          for (let k = 0; k < to; k++) {
            let sum = 0
            for (let c = 0; c < from; c++)
              sum += source.values[at + c]! * weights[((ky * wide + kx) * to + k) * from + c]!
            made.values[((y * 2 + ky) * made.width + x * 2 + kx) * to + k] = sum
          }
    }
  return made
}
