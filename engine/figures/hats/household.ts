import { add, times, type Vec } from '../../mesh/geometry.ts'
import type { Surface } from '../../mesh/mesh.ts'
import { noise3 } from '../../mesh/noise.ts'
import type { Rgb } from '../../paint/colour.ts'
import { clothOf } from '../cloth/fabrics.ts'
import { reflects } from '../surface/skin.ts'
import { brim } from './felt.ts'
import { away, type Bench, bending, cord, crownOf, lathe, over, round, smooth } from './sew.ts'
import { ribbon } from './trimmings.ts'

/** Knitted, and hangs to one side with a ball at its end. */
export function nightcap(on: Bench): void {
  const { block, hat, random } = on
  const { size } = block
  const towards = random.pick([1.7, -1.7])
  const low = 0.03 * size
  const line = bending([0, low + 0.45 * size, 0], 2.1 * size, towards, (s) => 168 * smooth(s * 1.5))
  const surface = clothOf(hat.colour, { coarse: 2, sheen: 0.3 })
  on.add(
    lathe(
      (t, angle) => {
        if (t < 0.3) {
          const y = low + (t / 0.3) * 0.45 * size
          return over(block, angle, y, on.room)
        }
        const s = (t - 0.3) / 0.7
        const wide = (block.reach(angle, low + 0.45 * size) + on.room) * (1 - s) ** 0.8 + 0.05
        return round(line(s), towards, angle, wide * (1 + 0.04 * Math.sin(s * 24)))
      },
      { rows: 40, columns: 44 },
    ),
    surface,
    'cloth',
  )
  const trim = hat.trim ?? [232, 226, 212]
  on.add(rolled(on, low, 0.1), clothOf(trim, { coarse: 2, sheen: 0.6 }), 'fur', 1)
  on.add(ballAt(line(1).at, 0.17 * size), clothOf(trim, { coarse: 2, sheen: 0.6 }), 'fur', 1)
}

/** A rolled edge round the head. */
export const rolled = ({ block, room }: Bench, low: number, thick: number) =>
  cord((angle) => over(block, angle, low, room + thick * 0.5), thick)

export const ballAt = (at: Vec, radius: number) =>
  lathe(
    (t, angle) => {
      const phi = (t - 0.5) * Math.PI
      return add(at, add(times(away(angle), Math.cos(phi) * radius), [0, Math.sin(phi) * radius, 0]))
    },
    { rows: 10, columns: 16 },
  )

/** Linen gathered on a band: a full crown, a ribbon, and a frill about the face. */
export function mobCap(on: Bench): void {
  const { block, hat, room, random } = on
  const { size } = block
  const low = 0.1 * size
  const surface = clothOf(hat.colour, { coarse: 0.7, sheen: 0.6 })
  const gathers = random.int(22, 28)
  on.add(
    lathe(
      (t, angle) => {
        const phi = t * Math.PI * 0.5
        const puff = 1 + 0.26 * Math.sin(Math.PI * Math.min(1, t * 1.3))
        const gather = 1 + 0.035 * Math.sin(angle * gathers) * (1 - t) * smooth(t * 5)
        const lump = 1 + 0.06 * (noise3(Math.sin(angle) * 2, t * 2, Math.cos(angle) * 2) - 0.5)
        const y = low + 0.98 * size * Math.sin(phi) ** 0.9
        const wide = (block.reach(angle, low) + room) * Math.cos(phi) ** 0.5 * puff * gather * lump
        const far = Math.max(wide, y < block.top ? block.reach(angle, y) + room * 0.7 : 0)
        return [Math.sin(angle) * far, y, Math.cos(angle) * far - 0.12 * t]
      },
      { rows: 22, columns: 120 },
    ),
    surface,
    'cloth',
  )
  // The frill stands off the brow in waves.
  on.add(
    lathe(
      (t, angle) => {
        const [x, y, z] = over(block, angle, low + 0.02, room)
        const off = 0.04 + t * 0.3 * size * 0.6
        const wave = Math.sin(angle * gathers) * 0.055 * size * t
        return [x + Math.sin(angle) * off, y + 0.03 - t * 0.13 * size + wave, z + Math.cos(angle) * off]
      },
      { rows: 5, columns: 168 },
    ),
    surface,
    'cloth',
  )
  ribbon(on, hat.trim ?? [120, 140, 168], low + 0.04, low + 0.16, room + 0.05)
}

/** Straw: plaits sewn round and round. */
export function strawOf(colour: Rgb): Surface {
  const [r, g, b] = reflects(colour)
  return (spot) => {
    const far = Math.hypot(spot.x, spot.z)
    const row = (far + spot.y) * 13
    const about = Math.atan2(spot.x, spot.z) * 34 * Math.max(0.3, far)
    const plait = Math.sin(about + (Math.floor(row) & 1) * Math.PI)
    const groove = Math.abs(row - Math.floor(row) - 0.5)
    const k =
      (0.86 + 0.14 * plait) * (1 - 0.5 * smooth((groove - 0.3) * 5)) * (0.9 + 0.2 * noise3(row * 0.7, about * 0.3, 1))
    spot.r = r * k
    spot.g = g * k
    spot.b = b * k
    spot.nx += plait * 0.16
    spot.ny += (row - Math.floor(row) - 0.5) * 0.4
    spot.specular = 0.1
    spot.gloss = 16
  }
}

export function strawHat(on: Bench): void {
  const { block, hat, random } = on
  const { size } = block
  const low = 0.05 * size
  const surface = strawOf(hat.colour)
  on.add(lathe(crownOf(on, { low, high: 0.86 * size, square: 3, taper: 0.12 }), { rows: 22 }), surface, 'wood')
  const wave = random.range(0, 6)
  brim(on, surface, surface, {
    low,
    wide: 1.02,
    rise: (t, angle) => -0.12 * t + 0.06 * t * t * Math.sin(3 * angle + wave) + 0.05 * t * t * Math.sin(7 * angle),
  })
  const dye =
    hat.trim ??
    random.pick<Rgb>([
      [120, 40, 44],
      [50, 44, 48],
      [70, 84, 120],
    ])
  ribbon(on, dye, low + 0.02, low + 0.2, on.room + 0.04)
}

export function topHat(on: Bench): void {
  const { block, hat } = on
  const { size } = block
  const low = 0.08 * size
  const surface = clothOf(hat.colour, { sheen: 0.9, coarse: 0.4 })
  on.add(
    lathe(
      (t, angle) => {
        const base = block.reach(angle, low) + on.room
        const wall = Math.min(1, t / 0.72)
        const flare = 1 - 0.06 * Math.sin(Math.PI * wall) + 0.04 * wall
        const far = base * flare * (t < 0.72 ? 1 : Math.sqrt(Math.max(0, 1 - ((t - 0.72) / 0.28) ** 2.2)))
        const y = low + 1.5 * size * wall + (t > 0.72 ? 0.05 * Math.sin(((t - 0.72) / 0.28) * Math.PI * 0.5) : 0)
        return [Math.sin(angle) * far, y, Math.cos(angle) * far]
      },
      { rows: 32 },
    ),
    surface,
    'cloth',
  )
  brim(on, surface, surface, {
    low,
    wide: 0.42,
    rise: (t, angle) => -0.03 * t + 0.24 * t * t * Math.sin(angle) ** 2 - 0.05 * t * t,
  })
  ribbon(on, hat.trim ?? [120, 40, 44], low + 0.02, low + 0.26, on.room + 0.03)
}
