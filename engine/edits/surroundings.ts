import type { Light } from '../landscapes/scene.ts'
import { type Lab, labOf } from '../own-style/lab.ts'
import type { Rgb } from '../paint/colour.ts'
import type { Picture } from '../paint/picture.ts'
import type { Area } from './cropped.ts'
import type { Mask } from './fill.ts'

/** What a picture is like about a place in it: what is painted there must be of the same light, air and grain. */
export interface Surroundings {
  light: Light
  /** Lightness of the darkest and the lightest that is there, OKLab. */
  darkest: number
  lightest: number
  /** Mean lightness and colour, OKLab, and how far from grey it is. */
  mean: readonly [number, number, number]
  chroma: number
  /** Standard deviation of its grain, steps of 255. */
  grain: number
  /** Row of the horizon, px: where what is above differs most from what is below. */
  horizon: number
  isDark: boolean
}

/** Most px that are looked at. */
const LOOKED_AT = 60_000
/** Lightness of a picture in plain daylight, 0-1. */
const DAYLIGHT = 0.52

/** Looks about a box, at what the mask does not cover. */
export function surroundingsOf(picture: Picture, mask: Mask, box: Area): Surroundings {
  const near = sampled(picture, mask, box)
  const lab = labOf({ width: near.length / 4, height: 1, pixels: Uint8ClampedArray.from(near) })
  const sorted = lab.l.slice().sort()
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0.5
  const mean = [meanOf(lab.l), meanOf(lab.a), meanOf(lab.b)] as const
  return {
    light: lightOf(picture, near, lab, at(0.8)),
    darkest: at(0.02),
    lightest: at(0.985),
    mean,
    chroma: meanOf(lab.a.map((a, k) => Math.hypot(a, lab.b[k]!))),
    grain: grainOf(picture, mask, box),
    horizon: horizonOf(picture),
    isDark: mean[0] < 0.36,
  }
}

const meanOf = (plane: Float32Array) => plane.reduce((sum, value) => sum + value, 0) / Math.max(1, plane.length)

/** Px about the box that stay: of the whole picture where there are hardly any. */
function sampled({ width, height, pixels }: Picture, mask: Mask, box: Area): number[] {
  const reach = Math.max(16, Math.round(Math.max(box.width, box.height) * 0.6))
  const within = {
    left: Math.max(0, box.left - reach),
    right: Math.min(width, box.left + box.width + reach),
    top: Math.max(0, box.top - reach),
    bottom: Math.min(height, box.top + box.height + reach),
  }
  const step = Math.max(
    1,
    Math.ceil(Math.sqrt(((within.right - within.left) * (within.bottom - within.top)) / LOOKED_AT)),
  )
  const found: number[] = []
  for (let y = within.top; y < within.bottom; y += step)
    for (let x = within.left; x < within.right; x += step) {
      const at = y * width + x
      if (mask.values[at]! < 128 && pixels[at * 4 + 3]! > 127)
        found.push(pixels[at * 4]!, pixels[at * 4 + 1]!, pixels[at * 4 + 2]!, 255)
    }
  return found.length > 0 ? found : [128, 128, 128, 255]
}

/** The light that a place seems to lie in: from the brighter side, in the colours of what is bright and of all there is. */
function lightOf(picture: Picture, near: readonly number[], lab: Lab, bright: number): Light {
  const sums = { bright: [0, 0, 0], all: [0, 0, 0] }
  for (let k = 0; k < lab.l.length; k++)
    for (let c = 0; c < 3; c++) {
      sums.all[c]! += near[k * 4 + c]!
      if (lab.l[k]! >= bright) sums.bright[c]! += near[k * 4 + c]!
    }
  // Towards white: what is green is not lit by green.
  const tint = (sum: readonly number[], by: number): Rgb => {
    const most = Math.max(...sum, 1)
    return [0, 1, 2].map((c) => 1 + (sum[c]! / most - 1) * by) as unknown as Rgb
  }
  const level = Math.min(1.2, Math.max(0.3, meanOf(lab.l) / DAYLIGHT))
  const scaled = ([r, g, b]: Rgb, by: number): Rgb => [r * by, g * by, b * by]
  const from = brighterSide(picture)
  return {
    direction: [from * 0.68, 0.55, -0.48],
    sun: scaled(tint(sums.bright, 0.6), 0.74 * level),
    ambient: scaled(tint(sums.all, 0.35), 0.5 * level),
    from: from < 0 ? 0.2 : 0.8,
  }
}

/** -1 where the upper part of a picture is brighter on its left, else 1. */
function brighterSide({ width, height, pixels }: Picture): -1 | 1 {
  let sum = 0
  const step = Math.max(1, Math.floor(width / 64))
  for (let y = 0; y < height * 0.7; y += step)
    for (let x = 0; x < width; x += step) sum += pixels[(y * width + x) * 4 + 1]! * (x < width / 2 ? -1 : 1)
  return sum > 0 ? 1 : -1
}

/** Median of the steps between a px and the mean of those left and right of it, as a standard deviation. */
function grainOf({ width, height, pixels }: Picture, mask: Mask, box: Area): number {
  const steps: number[] = []
  const [top, bottom] = [Math.max(0, box.top - box.height), Math.min(height, box.top + 2 * box.height)]
  const stride = Math.max(1, Math.floor((width * (bottom - top)) / 20_000))
  for (let at = top * width + 1; at < bottom * width - 1; at += stride) {
    if (mask.values[at]! >= 128 || mask.values[at - 1]! >= 128 || mask.values[at + 1]! >= 128) continue
    const p = at * 4 + 1
    steps.push(Math.abs(pixels[p]! - (pixels[p - 4]! + pixels[p + 4]!) / 2))
  }
  const middle = steps.sort((a, b) => a - b)[steps.length >> 1] ?? 0
  return middle / 0.6745 / Math.sqrt(1.5)
}

/** The row at which what is above and what is below are told apart best (Otsu), within the middle of the picture. */
function horizonOf({ width, height, pixels }: Picture): number {
  const rows = 64
  const step = Math.max(1, Math.floor(width / 48))
  const means = Array.from({ length: rows }, (_, row) => {
    const y = Math.min(height - 1, Math.floor(((row + 0.5) * height) / rows))
    const sum = [0, 0, 0]
    let count = 0
    for (let x = 0; x < width; x += step, count++)
      for (let c = 0; c < 3; c++) sum[c]! += pixels[(y * width + x) * 4 + c]!
    return sum.map((value) => value / count)
  })
  let best = { row: rows * 0.45, apart: 0 }
  for (let row = Math.round(rows * 0.2); row <= rows * 0.7; row++) {
    const share = (row * (rows - row)) / rows ** 2
    let apart = 0
    for (let c = 0; c < 3; c++) {
      const mean = (from: number, to: number) =>
        means.slice(from, to).reduce((sum, one) => sum + one[c]!, 0) / (to - from)
      apart += (mean(0, row) - mean(row, rows)) ** 2 * share
    }
    if (apart > best.apart) best = { row, apart }
  }
  // Where nothing is told apart, pictures have it a little above the middle.
  return ((best.apart < 60 ? rows * 0.45 : best.row) * height) / rows
}
