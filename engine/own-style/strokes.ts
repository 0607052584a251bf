import { blur, type Field, field } from '../paint/field.ts'

/** What strokes of a picture are like; see `OwnStyle`. */
export interface Strokes {
  coherence: number
  length: number
  hatching: { share: number; period: number; angle: number; steadiness: number }
}

/** Which way a picture runs at each place, and how surely: the structure tensor (Bigün & Granlund 1987). */
export interface Grainway {
  /** Along strokes and edges, radians. */
  angle: Float32Array
  /** 0-1. */
  coherence: Float32Array
  /** How strongly it changes there. */
  energy: Float32Array
}

export function grainwayOf({ width, height, values }: Field, soft: number): Grainway {
  const tensor = [field(width, height), field(width, height), field(width, height)] as const
  for (let y = 1; y < height - 1; y++) tensorRow(values, tensor, width, y)
  const [xx, xy, yy] = tensor.map((plane) => blur(plane, soft, 2).values) as [Float32Array, Float32Array, Float32Array]
  const way = {
    angle: new Float32Array(width * height),
    coherence: new Float32Array(width * height),
    energy: new Float32Array(width * height),
  }
  for (let y = 0; y < height; y++) wayRow(way, xx, xy, yy, width, y)
  return way
}

// Rows are functions of their own: a call that runs a whole picture long is compiled anew for every picture.
function tensorRow(values: Float32Array, [xx, xy, yy]: readonly [Field, Field, Field], width: number, y: number): void {
  for (let i = y * width + 1; i < (y + 1) * width - 1; i++) {
    const dx = values[i + 1]! - values[i - 1]!
    const dy = values[i + width]! - values[i - width]!
    xx.values[i] = dx * dx
    xy.values[i] = dx * dy
    yy.values[i] = dy * dy
  }
}

function wayRow(
  { angle, coherence, energy }: Grainway,
  xx: Float32Array,
  xy: Float32Array,
  yy: Float32Array,
  width: number,
  y: number,
): void {
  for (let i = y * width; i < (y + 1) * width; i++) {
    const sum = Math.max(0, xx[i]! + yy[i]!)
    const apart = xx[i]! - yy[i]!
    const cross = 2 * xy[i]!
    angle[i] = 0.5 * Math.atan2(cross, apart) + Math.PI / 2
    coherence[i] = Math.sqrt(apart * apart + cross * cross) / (sum + 1e-7)
    energy[i] = sum
  }
}

/** Lags at which a stroke is followed along its way, px. */
const along = [1, 2, 4, 8, 16, 24]
/** Furthest lag across lines of hatching, px. */
const ACROSS = 14
/** How strong fine detail must be to be hatching: its variance. */
const HATCHED_MIN = 0.04 ** 2

/** From the blurs of a picture's lightness at 0, 1, 2, 4 … px. */
export function strokesOf(blurs: readonly Field[]): Strokes {
  const { width, height, values } = blurs[0]!
  const coarse = blurs[3]!.values
  const fine = field(width, height)
  const square = field(width, height)
  for (let i = 0; i < values.length; i++) {
    fine.values[i] = values[i]! - coarse[i]!
    square.values[i] = fine.values[i]! ** 2
  }
  const way = grainwayOf(fine, 4)
  const strength = blur(square, 5, 2).values
  let [agreed, weight] = [0, 1e-9]
  for (let i = 0; i < values.length; i += 3) {
    const w = Math.sqrt(way.energy[i]!)
    agreed += way.coherence[i]! * w
    weight += w
  }
  return {
    coherence: Math.min(1, agreed / weight),
    length: lengthOf(fine, way, strength),
    hatching: hatchingOf(fine, way, strength),
  }
}

/** How alike a plane is to itself some px away, at places told by `takes`, -1 to 1 for each lag. */
function likeness(
  { width, height, values }: Field,
  lags: readonly number[],
  angleAt: (i: number) => number,
  takes: (i: number) => boolean,
): number[] {
  const products = lags.map(() => 0)
  let [own, count] = [1e-12, 0]
  const rim = 25
  for (let y = rim; y < height - rim; y += 4)
    for (let x = rim; x < width - rim; x += 4) {
      const i = y * width + x
      if (!takes(i)) continue
      const [dx, dy] = [Math.cos(angleAt(i)), Math.sin(angleAt(i))]
      const here = values[i]!
      own += here * here
      count++
      for (const [k, lag] of lags.entries()) {
        const [ox, oy] = [Math.round(dx * lag), Math.round(dy * lag)]
        products[k]! += here * 0.5 * (values[i + oy * width + ox]! + values[i - oy * width - ox]!)
      }
    }
  return count < 60 ? lags.map(() => 0) : products.map((product) => product / own)
}

/** The area under how alike a stroke is to itself along its way: its length, px. */
function lengthOf(fine: Field, { angle, coherence }: Grainway, strength: Float32Array): number {
  const alike = likeness(
    fine,
    along,
    (i) => angle[i]!,
    (i) => coherence[i]! > 0.3 && strength[i]! > 0.0001,
  )
  let [sum, from, before] = [0, 0, 1]
  for (const [k, lag] of along.entries()) {
    const value = Math.max(0, alike[k]!)
    sum += (lag - from) * 0.5 * (before + value)
    if (value === 0) break
    from = lag
    before = value
  }
  return Math.min(64, sum * 2)
}

function hatchingOf(fine: Field, { angle, coherence }: Grainway, strength: Float32Array): Strokes['hatching'] {
  const none = { share: 0, period: 0, angle: 0, steadiness: 0 }
  const isHatched = (i: number) => coherence[i]! > 0.6 && strength[i]! > HATCHED_MIN
  const lags = Array.from({ length: ACROSS }, (_, k) => k + 1)
  const alike = likeness(fine, lags, (i) => angle[i]! + Math.PI / 2, isHatched)
  const low = alike.findIndex((value, k) => value < -0.3 && value <= (alike[k + 1] ?? 1))
  const high = low < 0 ? -1 : alike.findIndex((value, k) => k > low && value > 0.22 && value >= (alike[k + 1] ?? 1))
  if (high < 0) return none
  let [count, sines, cosines] = [0, 0, 0]
  for (let i = 0; i < strength.length; i++) {
    if (!isHatched(i)) continue
    count++
    // Of lines, not of arrows: twice the angle.
    sines += Math.sin(2 * angle[i]!)
    cosines += Math.cos(2 * angle[i]!)
  }
  return {
    share: count / strength.length,
    period: high + 1,
    angle: 0.5 * Math.atan2(sines, cosines),
    steadiness: Math.min(1, Math.hypot(sines, cosines) / Math.max(1, count)),
  }
}
