import { blur, distance } from '../../paint/field.ts'
import type { Picture } from '../../paint/picture.ts'
import type { TransformKind } from './transform.ts'

/** How near the farthest and the nearest ground is, and the rim and the middle of what stands on it. */
const GROUND = { far: 0.05, near: 0.45 }
const STANDING = { rim: 0.6, middle: 0.95 }

/**
 * How near everything in a picture probably is, 0-1 a px: ground comes nearer towards the lower edge, and what the picture is of
 * stands before it, round as if inflated. Of a map what is light lies higher.
 */
export function estimatedDepth(
  { width, height, pixels }: Picture,
  subject: Float32Array | undefined,
  kind: TransformKind,
): Float32Array {
  const light = Float32Array.from(
    { length: width * height },
    (_, i) => (pixels[i * 4]! * 0.3 + pixels[i * 4 + 1]! * 0.59 + pixels[i * 4 + 2]! * 0.11) / 255,
  )
  const unit = Math.min(width, height) / 100
  const broad = blur({ width, height, values: light }, 2 * unit, 2).values
  if (kind === 'map') return broad.map((value) => 0.1 + 0.8 * value)
  const made = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    const nearer = Math.max(0, y / height - 0.3) / 0.7
    const ground = GROUND.far + (GROUND.near - GROUND.far) * nearer
    // What is dark before a pale sky is nearer than the sky.
    for (let x = 0; x < width; x++) made[y * width + x] = ground + 0.12 * (0.5 - broad[y * width + x]!)
  }
  if (!subject) return made.map((value) => Math.min(1, Math.max(0, value)))
  const inner = distance({ width, height, values: subject }, 0.5).values
  const round = blur({ width, height, values: inner }, 1.5 * unit, 2).values
  const most = round.reduce((top, value) => Math.max(top, value), 1)
  for (let i = 0; i < made.length; i++) {
    const dome = Math.sqrt(Math.min(1, round[i]! / most))
    const near = STANDING.rim + (STANDING.middle - STANDING.rim) * dome + 0.08 * (light[i]! - broad[i]!)
    made[i] = Math.min(1, Math.max(0, made[i]! + (near - made[i]!) * subject[i]!))
  }
  return made
}
