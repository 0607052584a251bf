import type { Lab } from '../own-style/lab.ts'
import { blur, type Field, field, smoothstep } from '../paint/field.ts'
import { resized } from './matte/upsample.ts'

/** Longer side of the grid that the sky is looked for in, px. */
const SIDE = 200
/** How light sky is at least, how colourful at most where it is warm or green, and how much one place differs from the next. */
const SKY = { light: 0.38, warm: 0.06, green: -0.02, step: 0.022, apart: 0.24 }
/** How much of the picture's upper edge it takes, and of the picture, at least. */
const SHARE = { top: 0.3, all: 0.05 }

interface Coarse extends Lab {
  step: number
}

function coarse({ width, height, l, a, b }: Lab): Coarse {
  const step = Math.max(1, Math.ceil(Math.max(width, height) / SIDE))
  const [wide, high] = [Math.ceil(width / step), Math.ceil(height / step)]
  const made = {
    width: wide,
    height: high,
    step,
    l: new Float32Array(wide * high),
    a: new Float32Array(wide * high),
    b: new Float32Array(wide * high),
  }
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      let count = 0
      const at = y * wide + x
      for (let sy = y * step; sy < Math.min(height, (y + 1) * step); sy++)
        for (let sx = x * step; sx < Math.min(width, (x + 1) * step); sx++) {
          const from = sy * width + sx
          made.l[at]! += l[from]!
          made.a[at]! += a[from]!
          made.b[at]! += b[from]!
          count++
        }
      made.l[at]! /= count
      made.a[at]! /= count
      made.b[at]! /= count
    }
  return made
}

/**
 * Where a picture shows the sky, 0-1: what is light, smooth and not of earth's colours, and reaches down from the upper edge without a
 * step. Undefined where there is none.
 */
export function skyIn(lab: Lab): Field | undefined {
  const small = coarse(lab)
  const { width, height, l, a, b } = small
  const isSky = (at: number) => l[at]! > SKY.light && a[at]! > SKY.green && b[at]! < SKY.warm
  const found = new Uint8Array(width * height)
  const queue: number[] = []
  for (let x = 0; x < width; x++)
    if (isSky(x)) {
      found[x] = 1
      queue.push(x)
    }
  if (queue.length < SHARE.top * width) return undefined
  const first = queue.reduce((sum, at) => sum + l[at]!, 0) / queue.length
  const apart = (one: number, other: number) =>
    Math.hypot(l[one]! - l[other]!, 2 * (a[one]! - a[other]!), 2 * (b[one]! - b[other]!))
  for (let n = 0; n < queue.length; n++) {
    const at = queue[n]!
    const x = at % width
    for (const next of [x > 0 ? at - 1 : at, x < width - 1 ? at + 1 : at, at + width, at - width]) {
      if (next < 0 || next >= found.length || found[next] || !isSky(next)) continue
      if (apart(at, next) > SKY.step || Math.abs(l[next]! - first) > SKY.apart) continue
      found[next] = 1
      queue.push(next)
    }
  }
  if (queue.length < SHARE.all * width * height) return undefined
  return sharpened(lab, small, found)
}

/** The coarse sky along the edges of the picture: what is beside it and of its colour belongs to it. */
function sharpened(lab: Lab, small: Coarse, found: Uint8Array): Field {
  const { width, height } = small
  const near = (plane: Float32Array) => {
    const sums = field(width, height)
    for (let at = 0; at < found.length; at++) sums.values[at] = found[at] ? plane[at]! : 0
    return resized(blur(sums, 2.2, 2), lab.width, lab.height).values
  }
  const mass = near(new Float32Array(found.length).fill(1))
  const [l, a, b] = [near(small.l), near(small.a), near(small.b)]
  const made = field(lab.width, lab.height)
  for (let at = 0; at < made.values.length; at++) {
    const share = mass[at]!
    if (share < 0.02) continue
    const apart = Math.hypot(
      lab.l[at]! - l[at]! / share,
      2 * (lab.a[at]! - a[at]! / share),
      2 * (lab.b[at]! - b[at]! / share),
    )
    made.values[at] = smoothstep(0.05, 0.3, share) * (1 - smoothstep(0.07, 0.17, apart))
  }
  return blur(made, 0.8, 1)
}
