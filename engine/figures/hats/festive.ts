import type { Vec } from '../../mesh/geometry.ts'
import { noise3 } from '../../mesh/noise.ts'
import { type Rgb, shade } from '../../paint/colour.ts'
import { clothOf, metalOf, peltOf } from '../cloth/fabrics.ts'
import { ballAt } from './household.ts'
import { away, type Bench, bending, cord, lathe, over, round, smooth, strap } from './sew.ts'
import { feather } from './trimmings.ts'

/** A cap of two colours whose three horns end in bells. */
export function foolsCap(on: Bench): void {
  const { block, hat, room } = on
  const { size } = block
  const other = hat.trim ?? shade(hat.colour, 0.25)
  const halved = clothOf(hat.colour, { sheen: 0.6, pattern: (x) => (x > 0 ? other : undefined) })
  const low = 0.02 * size
  on.add(
    lathe(
      (t, angle) => {
        const y = low + (block.top + room - low) * Math.sin((t * Math.PI) / 2)
        const crown = y > block.top - 0.14 ? Math.sqrt(Math.max(0, (block.top + room - y) / (room + 0.14))) : 1
        const far = (block.reach(angle, Math.min(y, block.top - 0.14)) + room) * crown
        return [Math.sin(angle) * far, y, Math.cos(angle) * far]
      },
      { rows: 16 },
    ),
    halved,
    'cloth',
  )
  on.add(
    cord((angle) => over(block, angle, low, room + 0.03), 0.07),
    clothOf(other, { sheen: 0.6 }),
    'cloth',
    1,
  )
  const bell = metalOf([214, 172, 76], { worn: 0.2 })
  for (const [towards, colour, lean] of [
    [Math.PI / 2, other, 150],
    [-Math.PI / 2, hat.colour, 150],
    [Math.PI * 0.92, shade(hat.colour, 0.03), 105],
  ] as const) {
    const far = 0.42 * size
    const line = bending(
      [Math.sin(towards) * far, 0.42 * size, Math.cos(towards) * far],
      1.55 * size,
      towards,
      (s) => 38 + (lean - 38) * smooth(s * 1.1),
    )
    on.add(
      lathe(
        (t, angle) =>
          round(line(t), towards, angle, size * (0.5 * (1 - t) ** 0.8 + 0.05) * (1 + 0.04 * Math.sin(t * 21))),
        { rows: 22, columns: 28 },
      ),
      clothOf(colour, { sheen: 0.6 }),
      'cloth',
    )
    on.add(ballAt(line(1).at, 0.13 * size), bell, 'metal', 1)
  }
}

/** Two stiff shields that lean to a point before and behind, with bands of gold. */
export function mitre(on: Bench): void {
  const { block, hat, room } = on
  const { size } = block
  const low = 0.05 * size
  const gold = hat.trim ?? ([204, 164, 80] as const)
  const surface = clothOf(hat.colour, {
    sheen: 0.8,
    pattern: (x, y, z) =>
      Math.abs(x) < 0.11 || y < low + 0.22 || (Math.abs(x) < 0.34 && Math.abs(y - 0.95 * size) < 0.07 && z > 0)
        ? gold
        : undefined,
  })
  const edge = (angle: number) => low + size * (0.55 + 1.25 * Math.max(0, 1 - Math.abs(Math.sin(angle)) ** 1.25))
  const at = (t: number, angle: number) => {
    const y = low + (edge(angle) - low) * t
    const high = (y - low) / (1.8 * size)
    const far = block.reach(angle, Math.min(y, 0.4)) + room
    const deep = 1 - 0.62 * smooth(high * 1.05)
    return [
      Math.sin(angle) * far * (1 + 0.12 * Math.sin(Math.PI * high)),
      y,
      Math.cos(angle) * Math.max(far * deep, y < block.top ? block.reach(angle, y) + 0.03 : 0),
    ] as const
  }
  on.add(lathe(at, { rows: 22, columns: 72 }), surface, 'cloth')
  on.add(
    cord((angle) => at(1, angle), 0.035, { steps: 96 }),
    clothOf(gold, { sheen: 0.9 }),
    'cloth',
    1,
  )
}

/** A crown of cloth in a thick ring of fur. */
export function furCap(on: Bench): void {
  const { block, hat, room } = on
  const { size } = block
  const low = 0.06 * size
  on.add(
    lathe(
      (t, angle) => {
        const phi = (t * Math.PI) / 2
        const far = (block.reach(angle, low) + room + 0.06) * Math.cos(phi) ** 0.6
        const y = low + (block.top + 0.2 - low) * Math.sin(phi) ** 0.8
        return [Math.sin(angle) * far, y, Math.cos(angle) * far]
      },
      { rows: 18 },
    ),
    clothOf(hat.colour, { sheen: 0.6 }),
    'cloth',
  )
  const fur = peltOf(hat.trim ?? [112, 84, 58])
  on.add(
    lathe(
      (t, angle) => {
        const phi = t * 2 * Math.PI
        const tuft = 1 + 0.34 * (noise3(Math.sin(angle) * 9, Math.cos(angle) * 9, phi * 1.6) - 0.4)
        const thick = 0.24 * size * tuft
        const centre = block.reach(angle, low) + room + 0.1
        const far = centre + Math.cos(phi) * thick
        return [Math.sin(angle) * far, low + 0.16 * size - Math.sin(phi) * thick * 1.1, Math.cos(angle) * far]
      },
      { rows: 14, columns: 110 },
    ),
    fur,
    'fur',
    1,
  )
}

/** A starched band, and linen that billows over it. */
export function chefHat(on: Bench): void {
  const { block, hat, room } = on
  const { size } = block
  const low = 0.08 * size
  const surface = clothOf(hat.colour, { coarse: 0.7, sheen: 0.6 })
  const high = 0.5 * size
  on.add(
    lathe(
      (t, angle) =>
        over(block, angle, low, room + 0.02 * t).map((v, i) => (i === 1 ? low + high * t : v)) as unknown as readonly [
          number,
          number,
          number,
        ],
      {
        rows: 4,
      },
    ),
    surface,
    'cloth',
  )
  on.add(
    lathe(
      (t, angle) => {
        const phi = -0.35 * Math.PI + t * 0.85 * Math.PI
        const puff = 0.5 + 0.5 * Math.sin(phi)
        const lump = 1 + 0.1 * (noise3(Math.sin(angle) * 2.2, puff * 2, Math.cos(angle) * 2.2) - 0.5)
        const pleat = 1 + 0.045 * Math.sin(angle * 17 + 2 * puff) * (1 - 0.5 * puff)
        const base = block.reach(angle, low) + room
        const far = base * (t < 0.06 ? 1 : 1.28 * Math.max(0.02, Math.cos(phi)) ** 0.55 * lump * pleat)
        const y = low + high + size * (0.62 * (Math.sin(phi) + Math.sin(0.35 * Math.PI)) * 0.62)
        return [Math.sin(angle) * far, y, Math.cos(angle) * far]
      },
      { rows: 26, columns: 110 },
    ),
    surface,
    'cloth',
    1,
  )
}

/** Feathers that stand in a fan from a band of beads. */
export function headdress(on: Bench): void {
  const { block, room, hat, random } = on
  const { size } = block
  const low = 0.12 * size
  const band = clothOf(hat.trim ?? [150, 44, 36], { sheen: 0.5, pattern: beadwork })
  on.add(strap(block, room + 0.04, low, low + 0.26 * size, { rows: 4, bulge: 0.03 }), band, 'cloth')
  const COUNT = 17
  for (let k = 0; k < COUNT; k++) {
    const t = k / (COUNT - 1) - 0.5
    const angle = t * 3.5
    const foot = over(block, angle, low + 0.12 * size, room + 0.02)
    const long = size * (1.5 - 0.9 * Math.abs(t)) * random.range(0.94, 1.06)
    const out = away(angle)
    const line = Array.from({ length: 6 }, (_, i): Vec => {
      const s = i / 5
      return [
        foot[0] + out[0] * long * 0.62 * s,
        foot[1] + long * (1 - 0.25 * Math.abs(t) * 2) * s * (1 - 0.1 * s),
        foot[2] + out[2] * long * 0.12 * s - long * 0.2 * s * s,
      ]
    })
    const colour: Rgb = k % 3 === 1 ? shade(hat.colour, -0.22) : hat.colour
    feather(on, line, { colour, wide: 0.2 * size, face: [out[0] * 0.4, 0.1, 1], random, curl: 0.1 })
  }
}

const beads: readonly Rgb[] = [
  [226, 214, 190],
  [52, 118, 138],
  [206, 160, 60],
]
const beadwork = (x: number, y: number, z: number): Rgb | undefined => {
  const u = Math.floor(Math.atan2(x, z) * 12)
  const v = Math.floor(y * 9)
  return (u + v) % 4 === 0 ? beads[(((u - v) % 3) + 3) % 3] : undefined
}
