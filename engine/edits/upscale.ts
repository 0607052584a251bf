import type { Picture } from '../paint/picture.ts'

/** Side of the tiles that are enlarged one after another, px of the result: what is in memory beside the pictures is bounded by it. */
const TILE = 512
/** Px of the source that a tile is made from beyond its own: what the kernel and the corrections reach. */
const MARGIN = 12
/** Lobes of the kernel. */
const LOBES = 3
/** How often the enlargement, made small again, is held against the source and corrected. */
const CORRECTIONS = 4
const CHANNELS = 4

function lanczos(x: number): number {
  if (x === 0) return 1
  if (Math.abs(x) >= LOBES) return 0
  const px = Math.PI * x
  return (LOBES * Math.sin(px) * Math.sin(px / LOBES)) / (px * px)
}

/** For each of the `factor` places of a px of the result within one of the source: the weights of the source's px around it. */
function kernels(factor: number): { first: number; weights: Float32Array }[] {
  return Array.from({ length: factor }, (_, place) => {
    const at = (place + 0.5) / factor - 0.5
    const first = Math.floor(at) - LOBES + 1
    const weights = Float32Array.from({ length: 2 * LOBES }, (_, k) => lanczos(at - (first + k)))
    const sum = weights.reduce((total, weight) => total + weight, 0)
    return { first, weights: weights.map((weight) => weight / sum) }
  })
}

/** One channel of a piece of a picture. */
interface Plane {
  width: number
  height: number
  values: Float32Array
}

const plane = (width: number, height: number): Plane => ({ width, height, values: new Float32Array(width * height) })

function enlarged(source: Plane, factor: number, taps: ReturnType<typeof kernels>): Plane {
  const across = plane(source.width * factor, source.height)
  for (let y = 0; y < source.height; y++) enlargeRow(source, across, y, factor, taps)
  const made = plane(across.width, source.height * factor)
  for (let y = 0; y < made.height; y++) enlargeColumn(across, made, y, factor, taps)
  return made
}

// Rows are functions of their own: a call that runs a whole picture long is compiled anew for every picture.
function enlargeRow(source: Plane, made: Plane, y: number, factor: number, taps: ReturnType<typeof kernels>): void {
  const { width, values } = source
  const from = y * width
  const to = y * made.width
  for (let x = 0; x < width; x++)
    for (let place = 0; place < factor; place++) {
      const { first, weights } = taps[place]!
      let sum = 0
      for (let k = 0; k < weights.length; k++) {
        const at = x + first + k
        sum += weights[k]! * values[from + (at < 0 ? 0 : at >= width ? width - 1 : at)]!
      }
      made.values[to + x * factor + place] = sum
    }
}

function enlargeColumn(source: Plane, made: Plane, y: number, factor: number, taps: ReturnType<typeof kernels>): void {
  const { width, height, values } = source
  const { first, weights } = taps[y % factor]!
  const base = Math.floor(y / factor) + first
  const to = y * width
  for (let x = 0; x < width; x++) made.values[to + x] = 0
  for (let k = 0; k < weights.length; k++) {
    const at = base + k
    const from = (at < 0 ? 0 : at >= height ? height - 1 : at) * width
    const weight = weights[k]!
    for (let x = 0; x < width; x++) made.values[to + x]! += weight * values[from + x]!
  }
}

/** Takes from `missing`, the source, what an enlargement of it says when it is made small again. */
function lackRow(missing: Plane, source: Plane, large: Plane, y: number, factor: number): void {
  const { width } = source
  for (let x = 0; x < width; x++) {
    let sum = 0
    for (let dy = 0; dy < factor; dy++) {
      const from = (y * factor + dy) * large.width + x * factor
      for (let dx = 0; dx < factor; dx++) sum += large.values[from + dx]!
    }
    missing.values[y * width + x] = source.values[y * width + x]! - sum / (factor * factor)
  }
}

/** Keeps px of the enlargement within what the source shows around them, and a little beyond: edges stay sharp and get no rims. */
function boundRow(large: Plane, source: Plane, y: number, factor: number): void {
  const { width, height, values } = source
  const sy = Math.floor(y / factor)
  for (let sx = 0; sx < width; sx++) {
    let least = Number.POSITIVE_INFINITY
    let most = Number.NEGATIVE_INFINITY
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) {
        const value =
          values[Math.min(height - 1, Math.max(0, sy + dy)) * width + Math.min(width - 1, Math.max(0, sx + dx))]!
        if (value < least) least = value
        if (value > most) most = value
      }
    const slack = (most - least) * 0.08
    for (let place = 0; place < factor; place++) {
      const at = y * large.width + sx * factor + place
      large.values[at] = Math.min(most + slack, Math.max(least - slack, large.values[at]!))
    }
  }
}

function enlargedAndCorrected(source: Plane, factor: number, taps: ReturnType<typeof kernels>): Plane {
  const large = enlarged(source, factor, taps)
  const missing = plane(source.width, source.height)
  for (let turn = 0; turn < CORRECTIONS; turn++) {
    for (let y = 0; y < source.height; y++) lackRow(missing, source, large, y, factor)
    const more = enlarged(missing, factor, taps)
    for (let i = 0; i < large.values.length; i++) large.values[i]! += more.values[i]!
  }
  for (let y = 0; y < large.height; y++) boundRow(large, source, y, factor)
  return large
}

/** A piece of one channel, its edge px repeated beyond the picture. */
function cut(
  { width, height, pixels }: Picture,
  channel: number,
  left: number,
  top: number,
  wide: number,
  high: number,
): Plane {
  const piece = plane(wide, high)
  for (let y = 0; y < high; y++) {
    const row = Math.min(height - 1, Math.max(0, top + y)) * width
    for (let x = 0; x < wide; x++)
      piece.values[y * wide + x] = pixels[(row + Math.min(width - 1, Math.max(0, left + x))) * CHANNELS + channel]!
  }
  return piece
}

/**
 * A picture `factor` times as large, 2 to 4: by a sharp kernel, corrected until it says what the source says when it is made small
 * again (iterative back-projection, Irani and Peleg 1991). The same picture, no detail that was not there. `onTile` hears how much
 * is done, 0-1, and may throw to stop it.
 */
export function upscaled(
  source: Picture,
  factor: 2 | 3 | 4,
  onTile: (done: number) => void = () => undefined,
): Picture {
  const width = source.width * factor
  const height = source.height * factor
  const made = new Uint8ClampedArray(width * height * CHANNELS)
  const taps = kernels(factor)
  const side = Math.floor(TILE / factor)
  const columns = Math.ceil(source.width / side)
  const rows = Math.ceil(source.height / side)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      onTile((row * columns + column) / (rows * columns))
      const left = column * side
      const top = row * side
      const wide = Math.min(side, source.width - left)
      const high = Math.min(side, source.height - top)
      for (let channel = 0; channel < CHANNELS; channel++) {
        const piece = cut(source, channel, left - MARGIN, top - MARGIN, wide + 2 * MARGIN, high + 2 * MARGIN)
        const large = enlargedAndCorrected(piece, factor, taps)
        lay(large, made, { channel, left, top, wide, high, factor, width })
      }
    }
  return { width, height, pixels: made }
}

interface Place {
  channel: number
  left: number
  top: number
  wide: number
  high: number
  factor: number
  width: number
}

function lay(large: Plane, made: Uint8ClampedArray, { channel, left, top, wide, high, factor, width }: Place): void {
  const skip = MARGIN * factor
  for (let y = 0; y < high * factor; y++) {
    const from = (y + skip) * large.width + skip
    const to = ((top * factor + y) * width + left * factor) * CHANNELS + channel
    for (let x = 0; x < wide * factor; x++) made[to + x * CHANNELS] = large.values[from + x]!
  }
}
