import type { Fall } from './fall.ts'
import type { Dressing } from './regions.ts'

/** How far above and below an edge what it lies on is felt for, dm: the form's vertices are about 0.4 apart. */
const REACH = 0.24
/** How far an edge goes into what it lies on, dm. */
const INTO = 0.04
/** How far each row from the edge inwards is drawn to the body. */
const drawn = [1, 0.5, 0.15]

/** Draws the upper edge of a closed belt in to what is worn under it, so that it lies on the body and is no hoop about it. */
export function closeRim(
  radius: Float32Array,
  { form, posed, normals, out }: Dressing,
  fall: Fall,
  columns: number,
  from: number,
): void {
  const rim = new Float32Array(columns)
  for (let v = 0; v < form.of.length; v++) {
    if (form.arm[v]! >= 0 || form.places[v * 3 + 1]! < 0.6) continue
    const [x, y, z] = [0, 1, 2].map((k) => posed[v * 3 + k]! + normals[v * 3 + k]! * out[v]!)
    const found = fall.find(x!, y!, z!)
    if (Math.abs(found.t * fall.long) > REACH) continue
    const column = Math.round(((found.angle - from) / (2 * Math.PI)) * columns)
    const reach = Math.max(1, Math.ceil((0.3 / Math.max(0.5, found.radius) / (2 * Math.PI)) * columns))
    for (let k = -reach; k <= reach; k++) {
      const i = (((column + k) % columns) + columns) % columns
      rim[i] = Math.max(rim[i]!, found.radius)
    }
  }
  for (let i = 0; i < columns; i++) {
    const near = [-2, -1, 0, 1, 2].map((k) => rim[(i + k + columns) % columns]!).filter((one) => one > 0)
    if (near.length === 0) continue
    const lies = near.reduce((sum, one) => sum + one, 0) / near.length - INTO
    for (const [j, share] of drawn.entries()) {
      const at = j * columns + i
      radius[at] = radius[at]! + Math.min(0, lies - radius[at]!) * share
    }
  }
}
