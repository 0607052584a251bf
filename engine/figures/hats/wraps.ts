import { add, times, tube, type Vec } from '../../mesh/geometry.ts'
import type { Surface } from '../../mesh/mesh.ts'
import { noise3 } from '../../mesh/noise.ts'
import { mix, shade } from '../../paint/colour.ts'
import { clothOf, mailOf, metalOf } from '../cloth/fabrics.ts'
import { type Bench, cord, gauze, lathe, over, smooth, TURN } from './sew.ts'
import { knob } from './trimmings.ts'

/** Cloth about a head that leaves the face free. Heights from amid the skull, in head sizes. */
interface Hooding {
  gap: number
  /** Half the angle that is open before, radians, and from which height to which. */
  open: number
  chin: number
  brow: number
  /** Where it ends, and how much wider it grows there each dm. */
  low: number
  flare: number
  /** How far it stands up behind, as cloaks' hoods do. */
  peak?: number
  /** How much lower it hangs before and behind than on the shoulders. */
  dip?: number
  folds?: number
  /** How much of a ridge runs over the head from brow to nape, where two halves are sewn together. */
  ridge?: number
  /** Below the chin it stays open. */
  loose?: boolean
}

/** Where a hood is at t (0 its hem, 1 the top of the head) and an angle-like measure (0-1 from one edge of the face to the other). */
function hooding(
  on: Bench,
  { gap, open, chin, brow, low, flare, peak = 0, dip = 0, folds = 0, ridge = 0, loose }: Hooding,
) {
  const { block, random } = on
  const { size } = block
  const seed = random.range(0, 40)
  const top = block.top + gap
  const bottom = low * size
  const middle = ((brow + chin) / 2) * size
  const half = ((brow - chin) / 2) * size
  return (t: number, u: number): Vec => {
    // Rows crowd towards the crown, which is round.
    const side = Math.cos(TURN * u)
    const hem = bottom - dip * size * side * side
    const y = hem + (top - hem) * Math.sin((t * Math.PI) / 2) ** 0.9
    const off = (y - middle) / half
    const gapes = y < middle && loose ? open : Math.abs(off) < 1 ? open * Math.sqrt(1 - off * off) ** 0.8 : 0
    const angle = gapes + (TURN - 2 * gapes) * u
    const below = Math.max(0, -1.05 * size - y)
    const neck = Math.max(block.reach(angle, Math.max(y, -1.05 * size)), (0.78 - 0.1 * Math.cos(angle)) * size)
    const crown = y > block.top - 0.16 ? Math.sqrt(Math.max(0, (top - y) / (gap + 0.16))) : 1
    const behind = Math.max(0, -Math.cos(angle))
    const ear = 0.12 * Math.exp(-(((y + 0.42 * size) / 0.3) ** 2)) * Math.abs(Math.sin(angle)) ** 4
    const wave =
      folds * (noise3(Math.sin(angle) * 2.2 + seed, y * 0.8, Math.cos(angle) * 2.2) - 0.35) * smooth((0.6 - y) / 1.4)
    const far =
      ((y > block.top - 0.16 ? block.reach(angle, block.top - 0.16) : neck) + gap + ear) * crown + below * flare + wave
    const raised = peak * behind * Math.exp(-(((y - 0.35) / 0.5) ** 2))
    // Cloth falls from the ridge in soft creases, deeper the lower it hangs.
    const drop = ridge * Math.max(0, Math.min(1, (y + 0.9) / (block.top + 0.9)))
    const aside = Math.sin(angle)
    const beside = smooth((Math.min(angle, TURN - angle) - gapes - 0.12) / 0.5)
    const crease = ridge * 0.22 * Math.sin(angle * 9 + seed + 2.2 * y) * smooth((block.top - y) / 0.9) * beside
    const narrow = 1 - 0.3 * drop * drop
    return [
      aside * (far + crease * Math.abs(aside)) * narrow,
      y + raised * 0.5 + ridge * 0.3 * (1 - Math.abs(aside)) * drop ** 3,
      Math.cos(angle) * (far + raised) + crease * 0.4,
    ]
  }
}

function addHooding(
  on: Bench,
  how: Hooding,
  surface: Surface,
  edge: Surface | undefined,
  thick = 0.04,
  solid = 1,
): void {
  const at = hooding(on, how)
  const rows = 34
  const made = lathe((t, angle) => at(t, angle / TURN), { rows, columns: 56, from: 0, to: TURN - 1e-3 })
  on.hang(solid < 1 ? gauze(made, solid) : made, surface, 'cloth')
  if (!edge) return
  // Up one side of the face and down the other.
  const line: Vec[] = []
  for (let j = how.loose ? 0 : 6; j <= 60; j++) line.push(at(j / 64, 0))
  for (let j = 60; j >= (how.loose ? 0 : 6); j--) line.push(at(j / 64, 1))
  on.hang(
    tube(
      line,
      line.map(() => thick),
      { sides: 6 },
    ),
    edge,
    'cloth',
    1,
  )
}

export function hood(on: Bench): void {
  const { hat } = on
  const surface = clothOf(hat.colour, { sheen: 0.4 })
  addHooding(
    on,
    {
      gap: 0.24,
      open: 0.94,
      chin: -1.66,
      brow: 0.26,
      low: -2.15,
      flare: 0.8,
      peak: 0.5,
      dip: 0.5,
      folds: 0.34,
      ridge: 0.6,
    },
    surface,
    clothOf(hat.trim && !hat.state.includes('plain') ? mix(hat.colour, hat.trim, 0.5) : shade(hat.colour, -0.06)),
    0.05,
  )
}

/** Linen or mail close about head, cheeks and neck. */
export function coif(on: Bench): void {
  const { hat } = on
  const isMail = hat.stuff !== 'cloth'
  const surface = isMail ? mailOf(hat.colour) : clothOf(hat.colour, { coarse: 0.8 })
  addHooding(
    on,
    // Mail and wimples cover the neck; a linen coif ends below the ears, tied under the chin.
    isMail || hat.state.includes('wimple')
      ? {
          gap: isMail ? 0.08 : 0.06,
          open: 0.84,
          chin: -1.34,
          brow: 0.3,
          low: -1.95,
          flare: 0.55,
          dip: 0.3,
          folds: 0.06,
        }
      : { gap: 0.05, open: 1.02, chin: -1.14, brow: 0.46, low: -1.2, flare: 0, dip: 0, folds: 0.03 },
    surface,
    isMail ? mailOf(hat.colour) : clothOf(shade(hat.colour, -0.04)),
    0.03,
  )
}

/** Thin cloth from the crown down to the shoulders, held by a band. */
export function veil(on: Bench): void {
  const { hat } = on
  addHooding(
    on,
    { gap: 0.12, open: 1.0, chin: -1.9, brow: 0.46, low: -2.5, flare: 0.5, folds: 0.26, loose: true },
    clothOf(hat.colour, { sheen: 0.8, coarse: 0.4 }),
    clothOf(hat.trim ?? shade(hat.colour, 0.04), { sheen: 0.8 }),
    0.022,
    0.6,
  )
  if (hat.state.includes('before')) beforeFace(on)
  on.add(
    cord((angle) => over(on.block, angle, 0.36 * on.block.size, 0.14), 0.035),
    hat.trim ? metalOf(hat.trim, { worn: 0.3 }) : clothOf(shade(hat.colour, -0.1)),
    hat.trim ? 'metal' : 'cloth',
    1,
  )
}

/** The part of a veil that hangs before the face, which is seen through it. */
function beforeFace({ block, hat, hang, random }: Bench): void {
  const { size } = block
  const seed = random.range(0, 40)
  const surface = clothOf(shade(hat.colour, 0.06), { sheen: 0.9, coarse: 0.3 })
  const piece = lathe(
    (t, angle) => {
      const y = size * (0.46 - 2.2 * (1 - t))
      const chin = Math.max(block.reach(angle, Math.max(y, -1.25 * size)), block.reach(0, -0.75 * size) * 0.96)
      const wave = 0.05 * (1 - t) * Math.sin(angle * 9 + seed)
      const far = chin + 0.14 + 0.12 * (1 - t) + wave
      return [Math.sin(angle) * far, y, Math.cos(angle) * far]
    },
    { rows: 22, columns: 40, from: -1.15, to: 1.15 },
  )
  hang(gauze(piece, 0.3), surface, 'cloth', 1)
}

/** A square of cloth over the hair, knotted under the chin. */
export function kerchief(on: Bench): void {
  const { hat, block, random } = on
  const { size } = block
  const surface = clothOf(hat.colour, {
    sheen: 0.4,
    ...(hat.trim ? { pattern: dotsOf(hat.trim) } : {}),
  })
  addHooding(
    on,
    { gap: 0.13, open: 0.9, chin: -1.5, brow: 0.4, low: -1.62, flare: 0.3, folds: 0.1 },
    surface,
    clothOf(hat.trim ?? shade(hat.colour, -0.08)),
    0.03,
  )
  const knot: Vec = [0, -1.62 * size, block.reach(0, -1.5 * size) + 0.06]
  on.hang(knob(knot, 0.13 * size), surface, 'cloth', 1)
  for (const s of [-1, 1]) tail(on, knot, s * random.range(0.25, 0.4), 0.62 * size, surface, true)
}

const dotsOf = (colour: readonly [number, number, number]) => (x: number, y: number, z: number) => {
  const u = Math.atan2(x, z) * 4.5
  const row = Math.floor(y * 4)
  const a = u + (row & 1) * 0.5 - Math.round(u + (row & 1) * 0.5)
  const b = y * 4 - row - 0.5
  return a * a + b * b < 0.045 ? colour : undefined
}

/** The end of a knotted cloth. */
function tail(on: Bench, from: Vec, aside: number, long: number, surface: Surface, hangs = false): void {
  const rows = 8
  const shape = lathe(
    (t, angle) => {
      const wide = (0.06 + 0.14 * t) * (t > 0.97 ? 0.9 : 1)
      const k = Math.sin(angle)
      return add(from, [
        aside * t + k * wide,
        -long * t,
        0.06 * Math.sin(t * 5 + k * 2) + 0.05 * t + 0.02 * Math.cos(angle),
      ])
    },
    { rows, columns: 10 },
  )
  if (hangs) on.hang(shape, surface, 'cloth', 1)
  else on.add(shape, surface, 'cloth', 1)
}

/** A cloth bound over the skull and knotted behind one ear. */
export function bandana(on: Bench): void {
  const { hat, block, room, random } = on
  const { size } = block
  const s = random.chance(0.5) ? 1 : -1
  const surface = clothOf(hat.colour, {
    sheen: 0.4,
    ...(hat.trim && random.chance(0.5) ? { pattern: dotsOf(hat.trim) } : {}),
  })
  const low = 0.02 * size
  on.add(
    lathe(
      (t, angle) => {
        const y = low + (block.top + room - low) * Math.sin((t * Math.PI) / 2)
        const crown = y > block.top - 0.14 ? Math.sqrt(Math.max(0, (block.top + room - y) / (room + 0.14))) : 1
        const pull = 0.05 * smooth(1 - t * 1.6) * Math.abs(Math.sin(angle * 8 + 3 * t))
        const far =
          (block.reach(angle, Math.min(y, block.top - 0.14)) + room + pull * smooth(-Math.cos(angle) + 0.6)) * crown
        return [Math.sin(angle) * far, y, Math.cos(angle) * far]
      },
      { rows: 18, columns: 72 },
    ),
    surface,
    'cloth',
  )
  on.add(
    cord((angle) => over(block, angle, low, room + 0.02), 0.045),
    surface,
    'cloth',
    1,
  )
  const knot = over(block, s * 2.2, low - 0.02, room + 0.1)
  on.add(knob(knot, 0.13), surface, 'cloth', 1)
  tail(on, knot, s * 0.34, 0.75 * size, surface)
  tail(on, knot, s * 0.1, 0.9 * size, shadeOf(on))
}

const shadeOf = ({ hat }: Bench): Surface => clothOf(shade(hat.colour, -0.06), { sheen: 0.4 })

/** Turns of cloth that cross over the brow, a jewel where they do. */
export function turban(on: Bench): void {
  const { hat, block } = on
  const { size } = block
  const room = 0.12
  const low = 0.02 * size
  const high = block.top + 0.34 * size - low
  const turns = 6
  const surface = clothOf(hat.colour, { sheen: 0.55 })
  on.add(
    lathe(
      (t, angle) => {
        const phi = (t * Math.PI) / 2
        const bulge = 0.32 * size * Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.95)) ** 0.9
        // Each side's turns climb towards the brow, one over the other.
        const climb = 0.26 * Math.cos(angle) + 0.1 * Math.sin(angle)
        const phase = (t - climb * (1 - t) * 0.6) * turns
        const ridge = Math.abs(Math.sin(phase * Math.PI)) ** 0.55
        const base = block.reach(angle, low) + room
        const far = (base + bulge) * Math.cos(phi) ** 0.62 + (0.09 * ridge - 0.05) * (1 - t * 0.4)
        const y = low + high * Math.sin(phi) ** 1.1
        const least = y < block.top ? block.reach(angle, y) + room * 0.5 : 0
        const out = Math.max(far, least)
        return [Math.sin(angle) * out, y, Math.cos(angle) * out]
      },
      { rows: 60, columns: 64 },
    ),
    surface,
    'cloth',
  )
  const front = over(block, 0, low + 0.34 * size, room + 0.34 * size)
  const ring = metalOf([206, 166, 78], { worn: 0.3 })
  on.add(knob(front, 0.12 * size), ring, 'metal', 1)
  on.add(knob(add(front, [0, 0, 0.05 * size]), 0.09 * size), gemOf(hat.trim ?? [170, 36, 56]), 'metal', 1)
}

/** A cut stone. */
export function gemOf(colour: readonly [number, number, number]): Surface {
  const [r, g, b] = times([colour[0], colour[1], colour[2]], 1 / 255)
  return (spot) => {
    const k = 0.55 + 0.6 * Math.max(0, spot.ny * 0.5 + 0.4)
    spot.r = r * k
    spot.g = g * k
    spot.b = b * k
    spot.specular = 0.9
    spot.gloss = 60
    spot.rim = 0.9
  }
}
