import { mix, shade } from '../../paint/colour.ts'
import type { Thing } from '../scene.ts'
import type { GroundBeside } from './castles.ts'
import { type Make, Solid } from './solid.ts'

/** Thickness of the stone over an arch as a part of the length. */
const CROWN = 0.035

/** A stone bridge along x; `size` is its length. Its ends meet the banks, its piers stand on what is under them. */
export function bridge(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const dice = make.random
  const length = thing.size
  const half = length / 2
  const wide = length * 0.07
  const high = thing.lift > 0
  const [left, right] = high ? [0, 0] : [Math.max(1, ground(-half, 0)), Math.max(1, ground(half, 0))]
  const rise = high ? length * 0.03 : length * 0.1
  const crown = (x: number) => left + ((right - left) * (x + half)) / length + rise * (1 - (x / half) ** 2)
  const arches = Math.max(2, Math.round(length / 22))
  const span = length / arches
  const gone = make.ruined > 0.2 ? Math.floor(arches / 2) : -1
  for (const z of [-wide, wide]) {
    for (let k = 0; k < arches; k++) {
      if (k === gone) continue
      const x0 = -half + k * span
      const pier = span * 0.12
      const middle = x0 + span / 2
      const floor = Math.max(ground(middle, z), -thing.size * 2)
      const top = crown(middle) - length * CROWN
      const spring = Math.min(top, Math.max(floor, top - span * 0.46))
      const steps = 12
      for (let n = 0; n < steps; n++) {
        const at = (t: number) => x0 + pier + (span - pier * 2) * t
        const under = (t: number) => spring + Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 2)) * (top - spring)
        const [t0, t1] = [n / steps, (n + 1) / steps]
        const [xa, xb] = [at(t0), at(t1)]
        solid.face(
          [
            [xa, under(t0), z],
            [xb, under(t1), z],
            [xb, crown(xb), z],
            [xa, crown(xa), z],
          ],
          shade(make.wall, dice.range(-0.03, 0.03)),
          'plain',
          [xa, crown(xa) - 1, 0],
        )
      }
      for (const px of [x0, x0 + span - pier]) {
        const low = Math.max(ground(px + pier / 2, z), -length * 2) - 0.8
        solid.face(
          [
            [px, low, z],
            [px + pier, low, z],
            [px + pier, crown(px + pier), z],
            [px, crown(px), z],
          ],
          make.wall,
          'stone',
          [px, 0, 0],
        )
      }
    }
  }
  for (let k = 0; k < arches * 4; k++) {
    if (Math.floor(k / 4) === gone) continue
    const xa = -half + (k * span) / 4
    const xb = xa + span / 4
    solid.face(
      [
        [xa, crown(xa), -wide],
        [xb, crown(xb), -wide],
        [xb, crown(xb), wide],
        [xa, crown(xa), wide],
      ],
      mix(make.wall, [150, 132, 100], 0.4),
      'plain',
    )
    for (const z of [-wide, wide]) {
      const rail = length * 0.022
      solid.face(
        [
          [xa, crown(xa), z],
          [xb, crown(xb), z],
          [xb, crown(xb) + rail, z],
          [xa, crown(xa) + rail, z],
        ],
        shade(make.wall, 0.04),
        'plain',
      )
    }
  }
  return solid
}
