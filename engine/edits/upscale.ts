import type { UpscaleFactor } from '../../contract/edit-facts.ts'
import type { Picture } from '../paint/picture.ts'

/** Side of the tiles that are enlarged one after another, px of the result: what is in memory beside the pictures is bounded by it. */
const TILE = 512
/** Px of the source that a tile is made from beyond its own: what the kernel and the corrections reach. */
const MARGIN = 12
/** Lobes of the kernel. */
const LOBES = 3
/** How often the enlargement, made small again, is held against the source and corrected. */
const CORRECTIONS = 4
/** The same of what a net has drawn. */
const NET_CORRECTIONS = 2
/** How far these reach, px of the source. */
const CORRECTED_REACH = 2 * LOBES
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

/** Corrects an enlargement until it says what the source says when it is made small again. */
function correct(large: Plane, source: Plane, factor: number, taps: ReturnType<typeof kernels>, times: number): void {
  const missing = plane(source.width, source.height)
  for (let turn = 0; turn < times; turn++) {
    for (let y = 0; y < source.height; y++) lackRow(missing, source, large, y, factor)
    const more = enlarged(missing, factor, taps)
    for (let i = 0; i < large.values.length; i++) large.values[i]! += more.values[i]!
  }
}

function enlargedAndCorrected(source: Plane, factor: number, taps: ReturnType<typeof kernels>): Plane {
  const large = enlarged(source, factor, taps)
  correct(large, source, factor, taps, CORRECTIONS)
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

/** A net that enlarges pieces of pictures. */
export interface EnlargingNet {
  /** How far the px that one of the result is made from lie from it, px of the source. */
  reach: number
  /** Red, green and blue of a piece, 0-255, px by px; the same `factor` times as large. */
  enlarge(piece: Rgb): Promise<Rgb>
}

interface Rgb {
  width: number
  height: number
  values: Float32Array
}

/** A tile that is enlarged: where it lies in the source, px. */
interface Tile {
  left: number
  top: number
  wide: number
  high: number
}

function* tilesOf({ width, height }: Picture, side: number): Generator<Tile & { done: number }> {
  const columns = Math.ceil(width / side)
  const rows = Math.ceil(height / side)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const left = column * side
      const top = row * side
      const done = (row * columns + column) / (rows * columns)
      yield { left, top, wide: Math.min(side, width - left), high: Math.min(side, height - top), done }
    }
}

const emptyFor = (source: Picture, factor: number): Picture => ({
  width: source.width * factor,
  height: source.height * factor,
  pixels: new Uint8ClampedArray(source.width * source.height * factor ** 2 * CHANNELS),
})

function enlargeChannel(source: Picture, made: Picture, tile: Tile, channel: number, factor: UpscaleFactor): void {
  const { left, top, wide, high } = tile
  const piece = cut(source, channel, left - MARGIN, top - MARGIN, wide + 2 * MARGIN, high + 2 * MARGIN)
  const large = enlargedAndCorrected(piece, factor, kernels(factor))
  lay(large, made.pixels, { ...tile, channel, factor, width: made.width, margin: MARGIN })
}

/**
 * A picture `factor` times as large, 2 to 4: by a sharp kernel, corrected until it says what the source says when it is made small
 * again (iterative back-projection, Irani and Peleg 1991). The same picture, no detail that was not there. `onTile` hears how much
 * is done, 0-1, and may throw to stop it.
 */
export function upscaled(
  source: Picture,
  factor: UpscaleFactor,
  onTile: (done: number) => void = () => undefined,
): Picture {
  const made = emptyFor(source, factor)
  for (const { done, ...tile } of tilesOf(source, Math.floor(TILE / factor))) {
    onTile(done)
    for (let channel = 0; channel < CHANNELS; channel++) enlargeChannel(source, made, tile, channel, factor)
  }
  return made
}

/** Side of the tiles that a net enlarges, px of the source: larger ones lose less at their margins, smaller ones stop sooner. */
const NET_TILE = 192

/**
 * The same by a net and the kernel, half each: the net draws lines and edges better, the kernel what is soft, and where they err they
 * seldom err alike. Of photographs, drawings and paintings that were made 2 and 4 times smaller, the mean of both is nearer to what
 * they were than either (PSNR, 11 pictures: 4 times 25.45 dB, the net alone 25.32, the kernel 25.38, bicubic 24.47). What is
 * transparent is enlarged by the kernel alone.
 */
export async function upscaledBy(
  net: EnlargingNet,
  source: Picture,
  factor: UpscaleFactor,
  onTile: (done: number) => void = () => undefined,
): Promise<Picture> {
  const made = emptyFor(source, factor)
  const taps = kernels(factor)
  const margin = net.reach + CORRECTED_REACH
  for (const { done, ...tile } of tilesOf(source, NET_TILE)) {
    onTile(done)
    const [left, top] = [tile.left - margin, tile.top - margin]
    const [wide, high] = [tile.wide + 2 * margin, tile.high + 2 * margin]
    const pieces = [0, 1, 2].map((channel) => cut(source, channel, left, top, wide, high))
    const rgb = await net.enlarge(woven(pieces))
    for (const [channel, piece] of pieces.entries()) {
      const large = enlargedAndCorrected(piece, factor, taps)
      const drawn = unwoven(rgb, channel)
      correct(drawn, piece, factor, taps, NET_CORRECTIONS)
      for (let i = 0; i < large.values.length; i++) large.values[i] = (large.values[i]! + drawn.values[i]!) / 2
      lay(large, made.pixels, { ...tile, channel, factor, width: made.width, margin })
    }
    enlargeChannel(source, made, tile, 3, factor)
  }
  return made
}

function woven(planes: readonly Plane[]): Rgb {
  const [{ width, height }] = planes as [Plane]
  const values = new Float32Array(width * height * planes.length)
  for (const [channel, { values: from }] of planes.entries())
    for (let i = 0; i < from.length; i++) values[i * planes.length + channel] = from[i]!
  return { width, height, values }
}

function unwoven({ width, height, values }: Rgb, channel: number): Plane {
  const made = plane(width, height)
  for (let i = 0; i < made.values.length; i++) made.values[i] = values[i * 3 + channel]!
  return made
}

interface Place {
  channel: number
  left: number
  top: number
  wide: number
  high: number
  factor: number
  width: number
  /** Px of the source that the enlargement holds beyond the tile. */
  margin: number
}

function lay(
  large: Plane,
  made: Uint8ClampedArray,
  { channel, left, top, wide, high, factor, width, margin }: Place,
): void {
  const skip = margin * factor
  for (let y = 0; y < high * factor; y++) {
    const from = (y + skip) * large.width + skip
    const to = ((top * factor + y) * width + left * factor) * CHANNELS + channel
    for (let x = 0; x < wide * factor; x++) made[to + x * CHANNELS] = large.values[from + x]!
  }
}
