import { NOTHING } from '../mesh/rendered.ts'
import { type Field, field } from '../paint/field.ts'
import type { Frame } from '../paint/frame.ts'
import type { layPortraits } from './flesh.ts'
import type { Cast } from './sculpture/cast.ts'

/** What of a nearness is nowhere. */
export const NOWHERE = -1e6

/**
 * How near flesh and sculpted things are on the picture, in one measure for both: units towards the eye, `NOWHERE` where neither is. The
 * reliefs' own heights tell only what lies before what within each.
 */
export function nearnessOf(frame: Frame, cast: Cast, flesh: ReturnType<typeof layPortraits>): Field {
  const near = field(frame.width, frame.height, NOWHERE)
  const px = Math.min(frame.width, frame.height) / 1000
  for (let y = 0; y < frame.height; y++) {
    if (flesh) fleshRow(near, flesh, y)
    castRow(near, cast, px, y)
  }
  return near
}

function fleshRow(
  { values, width }: Field,
  { rendered, scale }: NonNullable<ReturnType<typeof layPortraits>>,
  y: number,
): void {
  for (let i = y * width; i < (y + 1) * width; i++) {
    const z = rendered.depth[i]!
    if (z !== NOTHING && rendered.coverage[i]! > 0.5) values[i] = z * scale
  }
}

function castRow({ values, width }: Field, cast: Cast, px: number, y: number): void {
  const cy = Math.floor(((y + 0.5) / px - cast.top) * cast.scale)
  if (cy < 0 || cy >= cast.height) return
  for (let x = 0, i = y * width; x < width; x++, i++) {
    const cx = Math.floor(((x + 0.5) / px - cast.left) * cast.scale)
    if (cx < 0 || cx >= cast.width) continue
    const j = cy * cast.width + cx
    if (cast.part[j] !== 0 && cast.coverage[j]! > 0.5) values[i] = Math.max(values[i]!, cast.depth[j]!)
  }
}
