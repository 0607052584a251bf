import { mix, type Rgb, shade } from '../../paint/colour.ts'
import type { Thing } from '../scene.ts'
import type { GroundBeside } from './castles.ts'
import { type Make, Solid } from './solid.ts'

/** Thickness of the stone over an arch as a part of the length. */
const CROWN = 0.035

/** A stone bridge along x; `size` is its length. Its ends meet the banks, its piers stand on what is under them. */
export function bridge(thing: Thing, make: Make, ground: GroundBeside): Solid {
  if (thing.rope) return ropeBridge(thing, make, ground)
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
  // Ramps lead down into both banks, or the ends would hang in the air where the ground falls away.
  for (const side of high ? [] : [-1, 1]) {
    const end = side * half
    const out = side * (half + length * 0.13)
    const top = crown(end) + length * 0.022
    const far = Math.max(ground(out, 0) + length * 0.012, crown(end) - length * 0.09)
    for (const z of [-wide, wide]) {
      const low = Math.min(ground(end, z), ground(out, z)) - length * 0.03
      solid.face(
        [
          [end, low, z],
          [out, low, z],
          [out, far, z],
          [end, top, z],
        ],
        shade(make.wall, -0.02),
        'stone',
        [end, low, 0],
      )
    }
    solid.face(
      [
        [end, crown(end), -wide],
        [out, far, -wide],
        [out, far, wide],
        [end, crown(end), wide],
      ],
      mix(make.wall, [150, 132, 100], 0.4),
      'plain',
    )
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

const timber: Rgb = [178, 138, 94]
const hemp: Rgb = [228, 202, 152]

/** Planks hung between two pairs of posts: it sags, ropes run above it at the height of a hand. */
function ropeBridge(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const dice = make.random
  const half = thing.size * 0.5
  const wide = thing.size * 0.035
  const hand = thing.size * 0.075
  const ends = thing.lift > 0 ? 0 : Math.max(3, ground(-half, 0), ground(half, 0)) + thing.size * 0.05
  const way = (x: number) => ends - thing.size * 0.075 * (1 - (x / half) ** 2)
  const planks = 46
  const step = (2 * half) / planks
  for (let k = 0; k < planks; k++) {
    if (make.ruined > 0.2 && dice.chance(0.3)) continue
    const x = -half + k * step
    const y = way(x + step / 2) + dice.range(-0.1, 0.1)
    solid.face(
      [
        [x, y, -wide],
        [x + step * 0.84, y, -wide],
        [x + step * 0.84, y, wide],
        [x, y, wide],
      ],
      shade(timber, dice.range(-0.06, 0.06)),
      'plain',
    )
    // The planks' front edges, or from the side there would be nothing of them to see.
    solid.face(
      [
        [x, y - 0.55, -wide],
        [x + step * 0.84, y - 0.55, -wide],
        [x + step * 0.84, y + 0.15, -wide],
        [x, y + 0.15, -wide],
      ],
      shade(timber, dice.range(-0.1, 0)),
      'plain',
    )
  }
  const rope = (x0: number, y0: number, x1: number, y1: number, z: number, thick: number) => {
    const upright = Math.abs(x1 - x0) < 0.01
    const [ax, ay] = upright ? [thick, 0] : [0, thick]
    solid.face(
      [
        [x0 - ax, y0 - ay, z],
        [x1 - ax, y1 - ay, z],
        [x1 + ax, y1 + ay, z],
        [x0 + ax, y0 + ay, z],
      ],
      hemp,
      'plain',
    )
  }
  const spans = 16
  for (const z of [wide, -wide]) {
    for (let k = 0; k < spans; k++) {
      const [x0, x1] = [-half + (k / spans) * 2 * half, -half + ((k + 1) / spans) * 2 * half]
      rope(x0, way(x0) + hand, x1, way(x1) + hand, z, 0.32)
      if (k > 0) rope(x0, way(x0), x0, way(x0) + hand, z, 0.2)
    }
    for (const s of [-1, 1])
      solid.block(
        { ...make, wall: shade(timber, -0.05), surface: 'wood', ruined: 0 },
        [s * half, ends - hand * 2.4, z],
        [1.5, hand * 4, 1.5],
      )
  }
  return solid
}

/** Two tiers of arches that carry water across a valley, level from side to side; `size` is its height. */
export function aqueduct(thing: Thing, make: Make, ground: GroundBeside): Solid {
  const solid = new Solid()
  const dice = make.random
  const s = thing.size
  const half = s * 2.2
  const bays = 9
  const span = (2 * half) / bays
  const wide = s * 0.09
  const tier = (low: (x: number) => number, high: number, pier: number, gone: (k: number) => boolean) => {
    for (let k = 0; k < bays; k++) {
      const x0 = -half + k * span
      const left: Make = { ...make, ruined: 0, wall: shade(make.wall, dice.range(-0.03, 0.03)) }
      const foot = low(x0)
      const broken = gone(k)
      const up = broken ? (high - foot) * dice.range(0.35, 0.7) : high - foot
      solid.block(left, [x0, foot, 0], [pier, up, wide * 2])
      if (broken || gone(k + 1)) continue
      const [spring, crown] = [high - span * 0.52, high - s * 0.045]
      const steps = 10
      const [from, to] = [x0 + pier / 2, x0 + span - pier / 2]
      for (let n = 0; n < steps; n++) {
        const at = (t: number): [number, number] => [
          from + (to - from) * t,
          spring + Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 2)) * (crown - spring),
        ]
        const [[xa, ya], [xb, yb]] = [at(n / steps), at((n + 1) / steps)]
        for (const z of [-wide, wide])
          solid.face(
            [
              [xa, ya, z],
              [xb, yb, z],
              [xb, high, z],
              [xa, high, z],
            ],
            left.wall,
            'plain',
            [xa, high - 0.1, 0],
          )
        solid.face(
          [
            [xa, ya, -wide],
            [xb, yb, -wide],
            [xb, yb, wide],
            [xa, ya, wide],
          ],
          shade(make.wall, -0.16),
          'plain',
        )
      }
      solid.block(
        { ...left, wall: shade(make.wall, 0.04) },
        [x0 + span / 2, high - s * 0.01, 0],
        [span * 1.02, s * 0.04, wide * 2.3],
      )
    }
  }
  const ruined = make.ruined > 0.2
  const first = dice.int(3, 5)
  tier(
    (x) => Math.min(ground(x, 0), 0) - s * 0.06,
    s * 0.58,
    span * 0.24,
    (k) => ruined && k === first,
  )
  tier(
    () => s * 0.6,
    s,
    span * 0.2,
    (k) => ruined && k >= first - 1 && k <= first + 1,
  )
  return solid
}
