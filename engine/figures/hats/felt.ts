import type { Vec } from '../../mesh/geometry.ts'
import type { Surface } from '../../mesh/mesh.ts'
import { noise3 } from '../../mesh/noise.ts'
import { type Rgb, shade } from '../../paint/colour.ts'
import { clothOf, leatherOf } from '../cloth/fabrics.ts'
import { type Bench, bending, cord, crownOf, lathe, over, round, smooth } from './sew.ts'
import { plume, ribbon } from './trimmings.ts'

const brass: Rgb = [196, 160, 84]

/** What a hat is made of: what is said, else felt or leather. */
export const stuffOf = ({ hat }: Bench, usual: 'cloth' | 'leather'): Surface =>
  hat.stuff === 'leather' || (!hat.stuff && usual === 'leather')
    ? leatherOf(hat.colour)
    : clothOf(hat.colour, { sheen: hat.stuff === 'velvet' || hat.stuff === 'silk' ? 0.9 : 0.5, coarse: 0.6 })

interface Brim {
  low: number
  wide: number
  /** How high it stands at a share of its breadth and an angle, dm. */
  rise(t: number, angle: number): number
  /** Its breadth by angle, 1 all round when left out. */
  breadth?(angle: number): number
}

/** A brim, bound at its edge. */
export function brim(on: Bench, surface: Surface, edge: Surface, { low, wide, rise, breadth = () => 1 }: Brim): void {
  const { block, room } = on
  const at = (t: number, angle: number): Vec => {
    const [x, , z] = over(block, angle, low, room)
    const far = Math.hypot(x, z) + wide * block.size * breadth(angle) * t
    return [Math.sin(angle) * far, low + rise(t, angle) * block.size, Math.cos(angle) * far]
  }
  on.add(lathe(at, { rows: 9, columns: 72 }), surface, 'cloth')
  on.add(
    cord((angle) => at(1, angle), 0.028, { steps: 72 }),
    edge,
    'cloth',
  )
}

/** A low crown pinched before, creased along its top, over a brim that sags before and curls at its sides. */
export function wideHat(on: Bench): void {
  const { block, hat, random } = on
  const surface = stuffOf(on, 'leather')
  const low = 0.05 * block.size
  const crown = crownOf(on, { low, high: 0.98 * block.size, square: 3.6, taper: 0.1 })
  const wave = random.range(0, 6)
  const curl = random.range(0.12, 0.4)
  on.add(
    lathe(
      (t, angle) => {
        const [x, y, z] = crown(t, angle)
        const deep = smooth((y - 0.55) / 0.4)
        const crease = 0.24 * Math.exp(-((x / 0.2) ** 2)) * smooth((z + 0.75) / 0.6)
        const pinch =
          0.17 * deep * Math.exp(-(((Math.abs(angle > Math.PI ? angle - 2 * Math.PI : angle) - 0.55) / 0.3) ** 2))
        return [x * (1 - pinch), y - crease * deep * block.size, z * (1 - pinch * 0.7)]
      },
      { rows: 24, columns: 64 },
    ),
    surface,
    'cloth',
  )
  brim(on, surface, surface, {
    low,
    wide: 0.92,
    rise: (t, angle) => {
      const side = Math.sin(angle) ** 2
      return -0.1 * t + (curl * side - 0.07) * t * t + 0.05 * t * Math.sin(2 * angle + wave)
    },
  })
  ribbon(on, hat.trim ?? shade(hat.colour, -0.16), low + 0.02, low + 0.2, on.room + 0.045, brass)
  if (random.chance(0.4)) plume(on, hat.trim ?? [206, 190, 150], { low: low + 0.1, gap: on.room + 0.06 })
}

/** A tall cone that bends and is creased where it does, over a wavy brim. */
export function wizardHat(on: Bench): void {
  const { block, hat, random } = on
  const { size } = block
  const surface = stuffOf(on, 'cloth')
  const low = 0.05 * size
  const towards = random.pick([1.9, -1.9, 2.5, -2.5])
  const lean = random.range(60, 115)
  const long = 2.7 * size
  const line = bending([0, low, 0], long, towards, (s) => 9 * Math.sin(s * 5) + lean * smooth((s - 0.42) / 0.55))
  on.add(
    lathe(
      (t, angle) => {
        const wide = (block.reach(angle, low) + on.room) * (1 - t) ** 0.92
        const y = low + long * t
        const least = y < block.top ? block.reach(angle, y) + on.room * 0.6 : 0
        const crumple =
          1 + 0.07 * Math.sin(t * 34 + 1.4 * Math.sin(angle - towards)) * smooth((t - 0.2) * 4) * (1 - t * 0.4)
        const fold = 1 + 0.05 * (noise3(Math.sin(angle) * 1.6 + 9, t * 3, Math.cos(angle) * 1.6) - 0.5)
        return round(line(t), towards, angle, Math.max(wide, least) * crumple * fold)
      },
      { rows: 44, columns: 48 },
    ),
    surface,
    'cloth',
  )
  const wave = random.range(0, 6)
  brim(on, surface, surface, {
    low,
    wide: 0.98,
    rise: (t, angle) => -0.12 * t + t * t * (0.09 * Math.sin(2 * angle + wave) + 0.06 * Math.sin(3 * angle - wave)),
  })
  ribbon(on, hat.trim ?? shade(hat.colour, -0.18), low + 0.02, low + 0.24, on.room + 0.05, brass)
}

/** A brim cocked up on three sides, its corners before and behind the ears, with lace along its edge. */
export function tricorne(on: Bench): void {
  const { block, hat, random } = on
  const { size } = block
  const surface = stuffOf(on, 'leather')
  const low = 0.03 * size
  on.add(lathe(crownOf(on, { low, high: 0.8 * size, square: 2.6, taper: 0.06 }), { rows: 16 }), surface, 'cloth')
  // Three corners; between them the brim stands against the crown.
  const corner = (angle: number) => (0.5 + 0.5 * Math.cos(3 * angle)) ** 1.6
  const edge = (t: number, angle: number): Vec => {
    const k = corner(angle)
    const [x, , z] = over(block, angle, low, on.room)
    const base = Math.hypot(x, z)
    const wide = (0.2 + 0.72 * k) * size
    const high = (0.72 - 0.3 * k) * size
    const bow = Math.sin(Math.PI * t) * 0.08 * (1 - k)
    // The brim leaves the head flat and is folded up soon.
    const out = base + wide * (1 - (1 - t) ** (1.6 + 1.6 * (1 - k))) + bow
    return [Math.sin(angle) * out, low + high * t ** (1.15 + 0.5 * k), Math.cos(angle) * out]
  }
  on.add(lathe(edge, { rows: 10, columns: 90 }), surface, 'cloth')
  on.add(
    cord((angle) => edge(1, angle), 0.045, { steps: 90 }),
    clothOf(hat.trim ?? brass, { sheen: 0.9 }),
    'cloth',
    1,
  )
  if (random.chance(0.35)) plume(on, hat.trim ?? [224, 218, 204], { low: low + 0.3, gap: 0.25, long: 1.7 })
}

/** A soft crown, gathered into a band that is turned up all round. */
export function cap(on: Bench): void {
  const { block, hat, random } = on
  const { size } = block
  const low = 0.08 * size
  const slouch = random.pick([-1, 1]) * random.range(0.06, 0.2)
  const surface = clothOf(hat.colour, { coarse: 1.2, sheen: 0.45 })
  const pleats = random.int(14, 18)
  on.add(
    lathe(
      (t, angle) => {
        const phi = t * Math.PI * 0.5
        const puff = 1 + 0.12 * Math.sin(Math.PI * Math.min(1, t * 1.7))
        const pleat = 1 + 0.03 * Math.sin(angle * pleats) * (1 - t) * smooth(t * 6)
        const wide = (block.reach(angle, low) + on.room) * Math.cos(phi) ** 0.62 * puff * pleat
        const y = low + 0.88 * size * Math.sin(phi) ** 0.86
        const least = y < block.top ? block.reach(angle, y) + on.room * 0.6 : 0
        const far = Math.max(wide, least)
        return [Math.sin(angle) * far + slouch * smooth(t * 1.6), y, Math.cos(angle) * far - 0.08 * t]
      },
      { rows: 22, columns: 96 },
    ),
    surface,
    'cloth',
  )
  band(on, hat.trim ?? shade(hat.colour, -0.07), low, 0.24)
}

/** A cuff turned up round the head. */
function band(on: Bench, colour: Rgb, low: number, high: number): void {
  const { block, room } = on
  on.add(
    lathe(
      (t, angle) => {
        const [x, y, z] = over(block, angle, low - 0.04 + (high + 0.04) * t, room)
        const off = 0.05 + 0.05 * t
        return [x + Math.sin(angle) * off, y, z + Math.cos(angle) * off]
      },
      { rows: 5, columns: 64 },
    ),
    clothOf(colour, { coarse: 1.3, sheen: 0.5 }),
    'cloth',
    1,
  )
  on.add(
    cord((angle) => over(block, angle, low + high, room + 0.085), 0.034),
    clothOf(colour, { coarse: 1.3, sheen: 0.5 }),
    'cloth',
    1,
  )
}

/** A flat round of cloth gathered into a narrow band, that hangs to one side. */
export function beret(on: Bench): void {
  const { block, hat, random } = on
  const { size } = block
  const s = random.chance(0.5) ? 1 : -1
  const low = 0.12 * size
  const surface = clothOf(hat.colour, { sheen: 0.7, coarse: 0.8 })
  on.add(
    lathe(
      (t, angle) => {
        const base = block.reach(angle, low) + on.room
        // Out from the band, over the edge, and in to the middle.
        const side = 0.5 + 0.5 * Math.sin(angle) * s
        const wide = base + (0.14 + 0.3 * side) * size
        const far =
          t < 0.3 ? base + (wide - base) * smooth(t / 0.3) : wide * Math.cos(((t - 0.3) / 0.7) * Math.PI * 0.5) ** 0.7
        const edge = t < 0.3 ? 0.2 * smooth(t / 0.3) : 0.2 + 0.42 * Math.sin(((t - 0.3) / 0.7) * Math.PI * 0.5)
        const sag = 0.3 * side * side * Math.exp(-(((far - wide * 0.9) / 0.5) ** 2))
        const y = low + (edge - sag) * size
        const ruck = 0.018 * Math.sin(angle * 19) * Math.exp(-(((t - 0.12) / 0.14) ** 2))
        const least = y < block.top + 0.02 ? block.reach(angle, y) + on.room * 0.5 : 0
        const out = Math.max(far, Math.min(least, wide)) + ruck
        const peak = t > 0.6 ? Math.max(0, block.top + 0.05 - y) * smooth((t - 0.6) / 0.3) : 0
        return [Math.sin(angle) * out + s * 0.12 * smooth(t * 2), y + peak, Math.cos(angle) * out]
      },
      { rows: 26, columns: 64 },
    ),
    surface,
    'cloth',
  )
  on.add(
    cord((angle) => over(block, angle, low + 0.02, on.room + 0.01), 0.05),
    clothOf(shade(hat.colour, -0.1)),
    'cloth',
    1,
  )
}

/** A pointed cap with a bill before, turned up behind, and a feather. */
export function featheredCap(on: Bench): void {
  const { block, hat } = on
  const { size } = block
  const low = 0.08 * size
  const surface = clothOf(hat.colour, { sheen: 0.6, coarse: 0.7 })
  on.add(
    lathe(
      (t, angle) => {
        const [x, y, z] = crownOf(on, { low, high: 0.95 * size, square: 2.5, taper: 0.16 })(t, angle)
        const crease = 0.14 * Math.exp(-((x / 0.22) ** 2)) * smooth((y - 0.6) / 0.4)
        return [x, y - crease, z + 0.12 * smooth((y - 0.3) / 0.8)]
      },
      { rows: 20 },
    ),
    surface,
    'cloth',
  )
  // The brim: a beak before, turned up against the crown behind.
  brim(on, clothOf(hat.trim ? shade(hat.colour, -0.1) : shade(hat.colour, -0.12), { sheen: 0.6 }), surface, {
    low,
    wide: 0.7,
    breadth: (angle) => 0.34 + 0.66 * smooth(Math.cos(angle) * 1.05) ** 2 + 0.1 * smooth(-Math.cos(angle)),
    rise: (t, angle) => {
      const behind = smooth((0.55 - Math.cos(angle)) * 1.1)
      return -0.1 * t * t * (1 - behind) + behind * t ** 0.7 * 0.34
    },
  })
  plume(on, hat.trim ?? [190, 60, 46], { low: low + 0.12, gap: on.room + 0.2, long: 2.2 })
}
