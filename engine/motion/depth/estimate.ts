import { coloursOf, shrunk } from '../../edits/matte/looking.ts'
import { saliency } from '../../edits/matte/saliency.ts'
import { skyIn } from '../../edits/sky.ts'
import { labOf } from '../../own-style/lab.ts'
import { blur, type Field } from '../../paint/field.ts'
import type { Picture } from '../../paint/picture.ts'
import type { Nearness } from '../stage.ts'

/** px that a picture is looked at in: depth is broad. */
const LOOKED_AT = 22_000
/** What tells how near something is: where it stands on the picture, and whether it is what the picture is of. */
const BY = { nothing: 0.12, place: 0.5, subject: 0.42 }

/**
 * How near everything in a picture seems, where only its px are known: lower down is nearer, what stands out is before what it
 * stands out from, and the sky is farthest.
 */
export function estimatedNearness(picture: Picture): Nearness {
  const small = shrunk(picture, LOOKED_AT)
  const { width, height } = small
  const sky = skyIn(labOf(small))?.values
  const stands = Math.min(width, height) < 8 ? new Float32Array(width * height) : saliency(coloursOf(small), {})
  const near: Field = { width, height, values: new Float32Array(width * height) }
  for (let y = 0, i = 0; y < height; y++) {
    const t = height > 1 ? y / (height - 1) : 1
    const place = t * t * (3 - 2 * t)
    for (let x = 0; x < width; x++, i++) {
      const value = BY.nothing + BY.place * place + BY.subject * stands[i]! * (0.5 + 0.5 * place)
      near.values[i] = Math.min(1, value) * (1 - 0.9 * (sky?.[i] ?? 0))
    }
  }
  // What is near takes its edge along: stretched ground shows less than a stretched face.
  return nearnessOf(widened(near, Math.round(Math.max(width, height) / 50)), picture.width, 2.5)
}

/** A field of nearness over a picture `wide` px wide, made soft enough that nothing tears. */
export function nearnessOf(near: Field, wide: number, softness: number): Nearness {
  const soft = blur(near, softness, 3)
  return { width: near.width, height: near.height, step: wide / near.width, values: soft.values }
}

/** Everywhere the most within `reach` px. */
export function widened({ width, height, values }: Field, reach: number): Field {
  const rows = new Float32Array(values.length)
  const made = new Float32Array(values.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let most = 0
      for (let k = Math.max(0, x - reach); k <= Math.min(width - 1, x + reach); k++)
        most = Math.max(most, values[y * width + k]!)
      rows[y * width + x] = most
    }
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let most = 0
      for (let k = Math.max(0, y - reach); k <= Math.min(height - 1, y + reach); k++)
        most = Math.max(most, rows[k * width + x]!)
      made[y * width + x] = most
    }
  }
  return { width, height, values: made }
}

/** Nothing nearer than anything else, as on a map. */
export function flatNearness(width: number, height: number): Nearness {
  return { width: 1, height: 1, step: Math.max(width, height), values: new Float32Array([0.5, 0.5, 0.5, 0.5]) }
}
