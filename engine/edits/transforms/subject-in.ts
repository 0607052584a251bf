import { labOf } from '../../own-style/lab.ts'
import { blur, smoothstep } from '../../paint/field.ts'
import type { Picture } from '../../paint/picture.ts'
import type { Box } from '../steps.ts'
import { resized, resizedPlane } from './prepared.ts'

/** Longer side at which it is looked for, px. */
const SIDE = 160
/** Less than this share of the picture, or more, is nothing that stands out. */
const SHARES = { least: 0.02, most: 0.8 }

/** What stands out from the rim of a picture, 0-1 a px; undefined where nothing does. */
export function subjectIn(picture: Picture, faces: readonly Box[]): Float32Array | undefined {
  const scale = SIDE / Math.max(picture.width, picture.height)
  const width = Math.max(8, Math.round(picture.width * scale))
  const height = Math.max(8, Math.round(picture.height * scale))
  const lab = labOf(resized(picture, width, height))
  const rim: number[] = []
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (Math.min(x, width - 1 - x, y) < 4 && (x + 2 * y) % 5 === 0) rim.push(y * width + x)
  const values = new Float32Array(width * height)
  const [face] = faces
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const away: number[] = []
      for (const r of rim) {
        const far = Math.hypot((r % width) - x, Math.floor(r / width) - y) / SIDE
        const apart = Math.hypot(
          (lab.l[i]! - lab.l[r]!) * 0.8,
          (lab.a[i]! - lab.a[r]!) * 2.2,
          (lab.b[i]! - lab.b[r]!) * 2.2,
        )
        away.push(apart + far * 0.05)
      }
      away.sort((one, other) => one - other)
      const near = away[Math.floor(away.length * 0.06)] ?? 0
      const dx = (x + 0.5) / width - (face ? face.x + face.width / 2 : 0.5)
      const dy = (y + 0.5) / height - 0.55
      values[i] = near * Math.exp(-(dx * dx) / 0.09 - (dy * dy) / 0.2)
    }
  const soft = blur({ width, height, values }, 2, 2).values
  const most = soft.reduce((top, value) => Math.max(top, value), 0)
  if (most < 0.05) return undefined
  let share = 0
  const made = soft.map((value) => smoothstep(0.22, 0.42, value / most))
  for (const value of made) share += value / made.length
  if (share < SHARES.least || share > SHARES.most) return undefined
  return resizedPlane({ width, height, values: made }, picture.width, picture.height)
}
