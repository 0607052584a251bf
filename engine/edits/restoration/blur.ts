import type { Field } from '../../paint/field.ts'
import type { Picture } from '../../paint/picture.ts'
import { noiseIn } from './noise.ts'
import { lightnessOf, pictureOfPlanes, planesOf, quantile } from './planes.ts'
import type { Mender } from './repair.ts'

/** How soft the sharpest edges may be, px: lenses and paint are so too. */
const SEEN = 1.15
/** Softer ones are beyond mending. */
const MOST = 3.2
/** By how much a picture is blurred again to tell how soft it was. */
const AGAIN = 1
/** Edges weaker than this tell nothing, levels a px. */
const EDGE = 5
/** The times that it is corrected: more rings. */
const TURNS = 12
/** By how much a px may leave what lies around it, of the difference there. */
const SLACK = 0.12

/** Gauss's weights out to three times `sigma` px. */
function gauss(sigma: number): Float32Array {
  const reach = Math.max(1, Math.ceil(3 * sigma))
  const weights = Float32Array.from({ length: 2 * reach + 1 }, (_, k) =>
    Math.exp(-((k - reach) ** 2) / (2 * sigma ** 2)),
  )
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}

/** Smoothed by Gauss; beyond the picture its edge goes on. */
export function smoothed({ width, height, values }: Field, sigma: number): Field {
  const weights = gauss(sigma)
  const across = new Float32Array(values.length)
  const made = new Float32Array(values.length)
  for (let y = 0; y < height; y++) acrossRow(values, across, width, y, weights)
  for (let y = 0; y < height; y++) downRow(across, made, width, height, y, weights)
  return { width, height, values: made }
}

function acrossRow(from: Float32Array, to: Float32Array, width: number, y: number, weights: Float32Array): void {
  const reach = weights.length >> 1
  const start = y * width
  for (let x = 0; x < width; x++) {
    let sum = 0
    for (let k = -reach; k <= reach; k++) {
      const at = x + k
      sum += weights[k + reach]! * from[start + (at < 0 ? 0 : at >= width ? width - 1 : at)]!
    }
    to[start + x] = sum
  }
}

function downRow(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  y: number,
  weights: Float32Array,
): void {
  const reach = weights.length >> 1
  const start = y * width
  for (let k = -reach; k <= reach; k++) {
    const row = Math.min(height - 1, Math.max(0, y + k)) * width
    const weight = weights[k + reach]!
    for (let x = 0; x < width; x++) to[start + x]! += weight * from[row + x]!
  }
}

const slopeAt = (values: Float32Array, i: number, width: number) =>
  Math.hypot(values[i + 1]! - values[i - 1]!, values[i + width]! - values[i - width]!) / 2

/**
 * How soft the edges of a picture are, px (the sigma of Gauss): by how much their steepest px lose when the picture is blurred again
 * (Zhuo and Sim, "Defocus map estimation from a single image", 2011). Of many edges the sharper ones count: what is out of focus
 * behind them is meant to be.
 */
export function softnessOf(light: Field): number {
  const { width, height, values } = light
  const again = smoothed(light, AGAIN).values
  const found: { slope: number; sigma: number }[] = []
  for (let y = 2; y < height - 2; y++)
    for (let x = 2; x < width - 2; x++) {
      const i = y * width + x
      const dx = values[i + 1]! - values[i - 1]!
      const dy = values[i + width]! - values[i - width]!
      const slope = Math.hypot(dx, dy) / 2
      if (slope < EDGE) continue
      // Only the ridge of an edge tells its softness.
      const beside = Math.abs(dx) > Math.abs(dy) ? 1 : width
      if (slope < slopeAt(values, i - beside, width) || slope <= slopeAt(values, i + beside, width)) continue
      const ratio = slope / Math.max(0.01, slopeAt(again, i, width))
      if (ratio > 1.01) found.push({ slope, sigma: AGAIN / Math.sqrt(ratio * ratio - 1) })
    }
  if (found.length < 60) return 0
  found.sort((one, other) => other.slope - one.slope)
  const strongest = found.slice(0, Math.max(60, Math.floor(found.length * 0.25)))
  return quantile(
    strongest.map(({ sigma }) => sigma),
    0.3,
  )
}

/** Keeps a plane within what it was around each px, and a little beyond: edges become steep and get no rims. */
function bound(plane: Float32Array, before: Float32Array, width: number, height: number, reach: number): void {
  const row = (values: Float32Array, isMost: boolean) => {
    const made = new Float32Array(values.length)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        let best = values[y * width + x]!
        for (let k = Math.max(0, x - reach); k <= Math.min(width - 1, x + reach); k++) {
          const value = values[y * width + k]!
          if (isMost ? value > best : value < best) best = value
        }
        made[y * width + x] = best
      }
    return made
  }
  const column = (values: Float32Array, isMost: boolean) => {
    const made = values.slice()
    for (let y = 0; y < height; y++)
      for (let k = Math.max(0, y - reach); k <= Math.min(height - 1, y + reach); k++)
        for (let x = 0; x < width; x++) {
          const value = values[k * width + x]!
          const i = y * width + x
          if (isMost ? value > made[i]! : value < made[i]!) made[i] = value
        }
    return made
  }
  const most = column(row(before, true), true)
  const least = column(row(before, false), false)
  for (let i = 0; i < plane.length; i++) {
    const slack = (most[i]! - least[i]!) * SLACK
    plane[i] = Math.min(most[i]! + slack, Math.max(least[i]! - slack, plane[i]!))
  }
}

/** Sharper by Richardson and Lucy's turns (1972, 1974), each damped where there is nothing but noise. */
function deblurred(light: Field, sigma: number, noise: number, told: () => void): Float32Array {
  const { width, height, values } = light
  const floor = 4
  const seen = values.map((value) => Math.max(floor, value))
  const now: Field = { width, height, values: seen.slice() }
  for (let turn = 0; turn < TURNS; turn++) {
    told()
    const said = smoothed(now, sigma).values
    const ratio: Field = { width, height, values: said }
    for (let i = 0; i < said.length; i++) {
      const lack = seen[i]! - said[i]!
      // What differs by no more than noise is noise.
      const share = Math.min(1, (lack / (1.2 * noise + 0.35)) ** 2)
      ratio.values[i] = 1 + (lack * share) / Math.max(floor, said[i]!)
    }
    const by = smoothed(ratio, sigma).values
    for (let i = 0; i < by.length; i++) now.values[i]! *= by[i]!
  }
  bound(now.values, values, width, height, Math.ceil(sigma))
  return now.values
}

const softness = (picture: Picture) => softnessOf(lightnessOf(picture))

export const blur: Mender = {
  measure(picture) {
    const soft = softness(picture)
    return {
      much: soft < SEEN ? 0 : Math.min(1, soft / MOST),
      told: `Blur: edges are ${soft.toFixed(1)} px soft`,
    }
  },
  mend(picture, strength, { told }) {
    const sigma = Math.min(MOST, Math.max(0.7, softness(picture)) * (0.5 + strength))
    const planes = planesOf(picture)
    const light: Field = { width: planes.width, height: planes.height, values: planes.y }
    const y = deblurred(light, sigma, noiseIn(light), told)
    return pictureOfPlanes({ ...planes, y }, picture)
  },
}
