import { labOf, pictureFrom } from '../own-style/lab.ts'
import type { Picture } from '../paint/picture.ts'
import type { Area } from './cropped.ts'
import { smoothed } from './steps.ts'

/** The box about what is meant; undefined where nothing is. */
export function boxOf(width: number, height: number, isIn: (at: number) => boolean): Area | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!isIn(y * width + x)) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  return right < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/** Px with how much each covers, 0-1. */
export interface Cut {
  width: number
  height: number
  /** Red, green, blue and covering, 0-255 and 0-1. */
  values: Float32Array
}

/** A piece of a picture at another size: each px the mean of those that it stands for, weighted by what they cover. */
export function resized(
  picture: Picture,
  coverage: Float32Array | undefined,
  from: Area,
  width: number,
  height: number,
): Cut {
  const values = new Float32Array(width * height * 4)
  const [sx, sy] = [from.width / width, from.height / height]
  for (let y = 0; y < height; y++) {
    const [top, bottom] = span(from.top + y * sy, sy, picture.height)
    for (let x = 0; x < width; x++) {
      const [left, right] = span(from.left + x * sx, sx, picture.width)
      const to = (y * width + x) * 4
      let [all, count] = [0, 0]
      for (let py = top; py < bottom; py++)
        for (let px = left; px < right; px++) {
          const at = py * picture.width + px
          const share = coverage ? Math.min(1, coverage[at]!) : 1
          for (let c = 0; c < 3; c++) values[to + c]! += share * picture.pixels[at * 4 + c]!
          all += share
          count++
        }
      if (all > 0) for (let c = 0; c < 3; c++) values[to + c]! /= all
      values[to + 3] = all / count
    }
  }
  return { width, height, values }
}

/** The px that a length of the picture falls on: one at least. */
function span(start: number, length: number, most: number): [number, number] {
  const low = Math.min(most - 1, Math.max(0, Math.floor(start + 0.001)))
  return [low, Math.min(most, Math.max(low + 1, Math.ceil(start + length - 0.001)))]
}

/** Mean lightness and colour of some px. */
export function meanOf(pixels: ArrayLike<number>, weight: (at: number) => number): [number, number, number] {
  const px: number[] = []
  const count = pixels.length / 4
  const step = Math.max(1, Math.floor(count / 40_000))
  for (let at = 0; at < count; at += step)
    if (weight(at) > 0.5) px.push(pixels[at * 4]!, pixels[at * 4 + 1]!, pixels[at * 4 + 2]!, 255)
  const { l, a, b } = labOf({ width: px.length / 4, height: 1, pixels: Uint8ClampedArray.from(px) })
  const mean = (plane: Float32Array) => plane.reduce((sum, value) => sum + value, 0) / Math.max(1, plane.length)
  return [mean(l), mean(a), mean(b)]
}

/** Brings a cut towards the light and the colours of what is around it. */
export function matched(
  cut: Cut,
  around: readonly [number, number, number],
  { l, ab }: { l: number; ab: number },
): Cut {
  const own = meanOf(cut.values, (at) => cut.values[at * 4 + 3]!)
  const picture = {
    width: cut.width,
    height: cut.height,
    pixels: Uint8ClampedArray.from(cut.values, (value, p) => (p % 4 === 3 ? 255 : value)),
  }
  const lab = labOf(picture)
  // Light is multiplied: black stays black.
  const lit = 1 + l * (around[0] / Math.max(0.05, own[0]) - 1)
  for (let at = 0; at < lab.l.length; at++) {
    lab.l[at]! *= lit
    lab.a[at]! += ab * (around[1] - own[1]) * Math.min(1, lab.l[at]! * 2)
    lab.b[at]! += ab * (around[2] - own[2]) * Math.min(1, lab.l[at]! * 2)
  }
  const { pixels } = pictureFrom(lab, picture)
  return { ...cut, values: cut.values.map((value, p) => (p % 4 === 3 ? value : pixels[p]!)) }
}

/** How dark the shadow is where a thing stands. */
const SHADOW = 0.5

/** Lays a thing upon the ground, where it casts a shadow. */
export function stoodUpon(ground: Picture, thing: Cut, box: Area, dark = SHADOW): void {
  const left = box.left + Math.round((box.width - thing.width) / 2)
  const top = box.top + box.height - thing.height
  shade(ground, thing, left, top, dark)
  for (let y = 0; y < thing.height; y++)
    for (let x = 0; x < thing.width; x++) {
      const from = (y * thing.width + x) * 4
      const [tx, ty] = [left + x, top + y]
      if (tx < 0 || ty < 0 || tx >= ground.width || ty >= ground.height) continue
      const to = (ty * ground.width + tx) * 4
      const share = thing.values[from + 3]!
      for (let c = 0; c < 3; c++)
        ground.pixels[to + c] = ground.pixels[to + c]! * (1 - share) + thing.values[from + c]! * share
    }
}

/** Darkens the ground below the lowest part of a thing: most where it touches. */
function shade(ground: Picture, thing: Cut, left: number, top: number, dark: number): void {
  const low = Math.floor(thing.height * 0.9)
  const foot = boxOf(thing.width, thing.height, (at) => at >= low * thing.width && thing.values[at * 4 + 3]! > 0.5)
  if (!foot) return
  const wide = Math.round(foot.width * 1.5) + 8
  const high = Math.max(6, Math.round(foot.width * 0.4))
  const blot = new Float32Array(wide * high)
  const [rx, ry] = [foot.width * 0.56, Math.max(2, foot.width * 0.1)]
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++)
      if (((x - wide / 2) / rx) ** 2 + ((y - high / 2) / ry) ** 2 < 1) blot[y * wide + x] = dark
  const soft = smoothed(blot, wide, high, Math.max(1, foot.width * 0.05))
  const x0 = left + foot.left + Math.round((foot.width - wide) / 2)
  const y0 = top + thing.height - Math.round(high / 2) - Math.round(ry * 0.5)
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const [tx, ty] = [x0 + x, y0 + y]
      if (tx < 0 || ty < 0 || tx >= ground.width || ty >= ground.height) continue
      const to = (ty * ground.width + tx) * 4
      for (let c = 0; c < 3; c++) ground.pixels[to + c]! *= 1 - soft[y * wide + x]!
    }
}
