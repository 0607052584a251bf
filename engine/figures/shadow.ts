import type { Relief } from '../paint/relief.ts'
import { placesOf, solesOf } from './body/torso.ts'
import type { Person } from './scene.ts'
import { out } from './sculpture/space.ts'

/** The shade somebody throws on the ground: an ellipse round a place, `wide` its half breadth (units). */
export function shadeGround(result: Relief, x: number, y: number, wide: number): void {
  const { frame, scale, paint } = result
  const cx = x * scale
  const cy = y * scale
  const rx = wide * scale
  const ry = rx * 0.2
  for (let py = Math.max(0, Math.floor(cy - ry)); py < Math.min(frame.height, cy + ry); py++) {
    for (let px = Math.max(0, Math.floor(cx - rx)); px < Math.min(frame.width, cx + rx); px++) {
      const d = ((px - cx) / rx) ** 2 + ((py - cy) / ry) ** 2
      if (d >= 1) continue
      const a = 0.72 * (1 - d)
      const i = py * frame.width + px
      paint.red[i]! *= 1 - a
      paint.green[i]! *= 1 - a
      paint.blue[i]! *= 1 - a * 0.92
      result.shade.values[i]! *= 1 - a
    }
  }
}

/** The shade at the feet of a person who is in the picture down to them. */
export function shadeUnder(result: Relief, person: Person): void {
  if (!person.whole) return
  const { body } = placesOf(person)
  const [x, y] = out(body, [0, solesOf(person.build), 0])
  if (person.steed) {
    const [rump] = out(body, [0, solesOf(person.build), -440])
    shadeGround(result, (x + rump) / 2, y - 8 * body.scale, Math.abs(rump - x) * 0.5 + 230 * body.scale)
    return
  }
  shadeGround(result, x + 40 * body.scale, y - 8 * body.scale, 290 * person.build.broad * body.scale)
}
