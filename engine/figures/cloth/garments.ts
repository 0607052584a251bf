import type { Surface } from '../../mesh/mesh.ts'
import { mix, type Rgb, shade } from '../../paint/colour.ts'
import type { Figure } from '../anatomy/figure.ts'
import type { Garment, Person, Stuffed } from '../scene.ts'
import { things } from '../surface/skin.ts'
import { addDrape, type Drape } from './drape.ts'
import { bandagesOf, clothOf, leatherOf, mailOf, metalOf, type Pattern, peltOf, scalesOf } from './fabrics.ts'
import { type Dressing, dressingOf, underForm } from './regions.ts'
import { addShell, type Cut, type Measure, type Shell } from './shell.ts'

/** What is being dressed, and how far it has come. */
interface Fitting {
  figure: Figure
  person: Person
  dressing: Dressing
  seed: number
  layer: number
}

/** How an upper garment is cut: the neck before and behind, how wide it opens, where the sleeves and the body end. */
interface Bodice {
  front?: number
  back?: number
  wide?: number
  sleeve?: number
  low?: number
  /** Half the breadth of an opening down the front. */
  open?: number
}

const upper =
  ({ front = 5.5, back = 5.95, wide = 0.64, sleeve = 0.93, low = 0.4, open = 0 }: Bodice): Cut =>
  (x, y, z, arm) => {
    if (arm >= 0) return arm < sleeve
    if (open > 0 && z > 0.1 && Math.abs(x) < open) return false
    const neck = Math.abs(x) < wide ? (z > 0.15 ? front : back) : 9
    return y > low && y < neck && y < 6.2
  }

const limbs: Cut = (_x, y, _z, arm) => arm < 0 && y < 2.5
const drawers: Cut = (x, y, _z, arm) => arm < 0 && y < 2.3 && y > -3.3 && Math.abs(x) < 3
const breast: Cut = (_x, y, _z, arm) => arm < 0 && y > 2.2 && y < 4.9
const isChild = ({ face }: Person) => face.age < 0.12
const shoes =
  (top: number): Cut =>
  (_x, y, _z, arm) =>
    arm < 0 && y < top

/** Stuffs that gleam; a metal said of a gown is the thread it is woven of. */
const gleaming: readonly string[] = [
  'silk',
  'velvet',
  'satin',
  'gold-metal',
  'silver',
  'steel',
  'bronze',
  'copper',
  'brass',
]
const isRusty = ({ state }: Stuffed) => state.includes('rusty')

/** What a thing is made of as a surface, with what is woven in. */
function surfaceFor(garment: Stuffed, usual: 'cloth' | 'leather', pattern?: Pattern): Surface {
  const { stuff, colour } = garment
  if (stuff === 'leather' || stuff === 'hide' || (!stuff && usual === 'leather')) return leatherOf(colour)
  if (stuff === 'fur') return peltOf(colour)
  const sheen = stuff && gleaming.includes(stuff) ? 0.9 : 0.4
  return clothOf(colour, {
    sheen,
    coarse: stuff === 'wool' || stuff === 'linen' ? 1.5 : 1,
    ...(pattern ? { pattern } : {}),
  })
}

const gold: Rgb = [196, 152, 70]
const linen: Rgb = [206, 194, 168]

function shell(fitting: Fitting, cut: Cut, surface: Surface, more: Partial<Shell> = {}): void {
  addShell(fitting.figure, fitting.dressing, {
    cut,
    surface,
    gap: 0.035,
    folds: 0.12,
    stuff: 'cloth',
    thing: 12 + fitting.layer++,
    seed: fitting.seed + fitting.layer * 17,
    ...more,
  })
}

/** Heights in the world of places of the trunk. */
function heights({ figure }: Fitting) {
  const { skeleton } = figure
  const hips = (skeleton.at('thigh_l')[1] + skeleton.at('thigh_r')[1]) / 2
  const chest = skeleton.at('spine_03')[1]
  const soles = Math.min(skeleton.at('ball_l')[1], skeleton.at('ball_r')[1]) - 0.3
  const knees = (skeleton.at('calf_l')[1] + skeleton.at('calf_r')[1]) / 2
  const shoulders = (skeleton.at('upperarm_l')[1] + skeleton.at('upperarm_r')[1]) / 2
  return { waist: hips + (chest - hips) * 0.42, hips, knees, soles, shoulders, neck: skeleton.at('neck_01')[1] }
}

function skirt(fitting: Fitting, surface: Surface, more: Partial<Drape> & { hem: number }): void {
  addDrape(fitting.figure, fitting.dressing, {
    top: heights(fitting).waist,
    from: -180,
    to: 180,
    gap: 0.06,
    flare: 0.16,
    folds: 0.22,
    count: 15,
    seed: fitting.seed + fitting.layer * 31,
    stuff: 'cloth',
    thing: 12 + fitting.layer++,
    surface,
    ...more,
  })
}

function belt(fitting: Fitting, colour: Rgb, at = 2.1, half = 0.2): void {
  const { waist } = heights(fitting)
  const middle = waist + (at - 2.1) * 0.8
  skirt(fitting, leatherOf(colour), {
    top: middle + half,
    hem: middle - half,
    trunkOnly: true,
    gap: 0.07,
    flare: 0,
    folds: 0,
    stuff: 'leather',
  })
}

const sleeves =
  (trunk: number, start: number, end: number): Measure =>
  (_x, _y, _z, arm) =>
    arm < 0 ? trunk : start + (end - start) * Math.max(0, arm - 0.2) * 1.25

function trousers(fitting: Fitting, colour: Rgb): void {
  shell(fitting, limbs, clothOf(colour), { loose: 0.05, folds: 0.16 })
}
function boots(fitting: Fitting, colour: Rgb, top = -4.6): void {
  shell(fitting, shoes(top), leatherOf(colour), { gap: 0.05, loose: 0.03, smooth: 5, folds: 0.02, stuff: 'leather' })
}

/** A hem or a neck of another colour. */
const bordered = (
  trim: Rgb | undefined,
  where: (x: number, y: number, z: number, tag: number) => boolean,
): Pattern | undefined => (trim ? (x, y, z, tag) => (where(x, y, z, tag) ? trim : undefined) : undefined)
const atHem = (_x: number, _y: number, _z: number, tag: number) => tag > 0.93
const atCuff = (_x: number, _y: number, _z: number, tag: number) => tag > 0.86

type Tailor = (fitting: Fitting, garment: Garment) => void

const legsOf = (garment: Garment): Rgb => mix(shade(garment.colour, -0.3), [58, 50, 42], 0.7)

const tunic: Tailor = (fitting, garment) => {
  trousers(fitting, legsOf(garment))
  boots(fitting, [64, 44, 30])
  const { waist, knees } = heights(fitting)
  const surface = surfaceFor(garment, 'cloth', bordered(garment.trim, atCuff))
  shell(fitting, upper({ front: 5.4, low: 1.2 }), surface, { loose: sleeves(0.1, 0.1, 0.14), hang: 0.1 })
  skirt(fitting, surfaceFor(garment, 'cloth', bordered(garment.trim, atHem)), {
    hem: knees + (waist - knees) * 0.32,
    torn: garment.state.includes('ragged'),
  })
  belt(fitting, [70, 46, 30])
}

const shirt: Tailor = (fitting, garment) => {
  boots(fitting, [64, 44, 30])
  shell(fitting, upper({ front: 4.95, low: 0.6 }), surfaceFor(garment, 'cloth'), {
    loose: sleeves(0.08, 0.14, 0.26),
    hang: 0.16,
    folds: 0.15,
  })
  trousers(fitting, legsOf({ ...garment, colour: [96, 80, 62] }))
  belt(fitting, [70, 46, 30], 1.75)
}

const robe: Tailor = (fitting, garment) => {
  boots(fitting, [52, 40, 32], -6.6)
  const trim = garment.trim ?? shade(garment.colour, -0.14)
  const { soles } = heights(fitting)
  // Lapels that cross on the breast, and wide cuffs.
  const woven: Pattern = (x, y, z, tag) => {
    if (tag > 0.84) return trim
    if (tag >= 0 || z < 0.1) return undefined
    const right = 0.1 + (y - 2.2) * 0.24
    return Math.abs(x - right) < 0.16 || (x < right && Math.abs(x + right) < 0.16) ? trim : undefined
  }
  shell(fitting, upper({ front: 5.5, back: 5.9, low: 1.2 }), surfaceFor(garment, 'cloth', woven), {
    loose: sleeves(0.12, 0.12, 0.5),
    hang: (_x, _y, _z, arm) => (arm < 0 ? 0 : 0.9 * Math.max(0, arm - 0.3)),
    folds: 0.17,
  })
  skirt(fitting, surfaceFor(garment, 'cloth', bordered(trim, atHem)), {
    hem: soles + 0.35,
    flare: 0.2,
    folds: 0.34,
    count: 13,
  })
  belt(fitting, trim, 2.1, 0.3)
}

const dress: Tailor = (fitting, garment) => {
  boots(fitting, [60, 44, 34], -6.8)
  const light = garment.trim ?? mix(garment.colour, [228, 214, 190], 0.7)
  const { soles } = heights(fitting)
  shell(fitting, upper({ front: 4.75, back: 5.5, wide: 1.15, sleeve: 0.9, low: 2 }), clothOf(light), {
    loose: sleeves(0.03, 0.14, 0.3),
    hang: 0.18,
    folds: 0.15,
  })
  const surface = surfaceFor(garment, 'cloth')
  shell(fitting, upper({ front: 4.45, back: 5.3, wide: 1.2, sleeve: -1, low: 1.2 }), surface, {
    loose: 0.02,
    folds: 0.02,
    smooth: 5,
    trim: { radius: 0.045, surface: clothOf(garment.trim ?? gold), stuff: 'cloth', where: (_x, y) => y > 3 },
  })
  skirt(fitting, surfaceFor(garment, 'cloth', bordered(garment.trim, atHem)), {
    hem: soles + 0.25,
    flare: 0.3,
    folds: 0.4,
    count: 14,
  })
  belt(fitting, garment.trim ?? shade(garment.colour, -0.2), 2.3, 0.16)
}

const coat: Tailor = (fitting, garment) => {
  shirt(fitting, {
    kind: 'shirt',
    colour: garment.trim && garment.trim !== garment.colour ? mix(garment.trim, linen, 0.6) : linen,
    state: [],
  })
  const { knees, soles } = heights(fitting)
  const surface = surfaceFor(garment, 'cloth', bordered(garment.trim, atCuff))
  shell(fitting, upper({ front: 5.6, back: 6, sleeve: 0.88, low: 1.2, open: 0.4 }), surface, {
    gap: 0.06,
    loose: sleeves(0.1, 0.1, 0.16),
    hang: 0.08,
    trim: {
      radius: 0.05,
      surface: surfaceFor({ ...garment, colour: garment.trim ?? shade(garment.colour, -0.12) }, 'cloth'),
      stuff: 'cloth',
    },
    open: true,
  })
  skirt(fitting, surfaceFor(garment, 'cloth', bordered(garment.trim, atHem)), {
    from: 16,
    to: 344,
    hem: soles + (knees - soles) * 0.8,
    flare: 0.24,
    folds: 0.2,
    gap: 0.1,
  })
}

const vest: Tailor = (fitting, garment) => {
  shirt(fitting, { kind: 'shirt', colour: garment.trim ?? linen, state: [] })
  shell(fitting, upper({ front: 5.5, back: 5.8, sleeve: 0.02, low: 1.3, open: 0.55 }), surfaceFor(garment, 'cloth'), {
    gap: 0.06,
    loose: 0.05,
    smooth: 5,
    folds: 0.02,
    open: true,
    trim: {
      radius: 0.04,
      surface: surfaceFor({ ...garment, colour: shade(garment.colour, -0.14) }, 'cloth'),
      stuff: 'cloth',
    },
  })
}

const apron: Tailor = (fitting, garment) => {
  shirt(fitting, { kind: 'shirt', colour: garment.trim ?? mix(garment.colour, linen, 0.75), state: [] })
  const surface = surfaceFor(garment, 'leather')
  const { knees, waist } = heights(fitting)
  const leather = { gap: 0.06, smooth: 6, folds: 0.01, stuff: 'leather' as const, open: true }
  // A bib, and straps that go over the shoulders.
  const bib: Cut = (x, y, z, arm) =>
    arm < 0.02 &&
    ((z > 0.1 && y > 1.4 && y < 4.5 && Math.abs(x) < 1.15) ||
      (y >= 4.1 && y < 6.2 && Math.abs(Math.abs(x) - 0.95) < 0.36 && (z > 0 || y > 4.4)))
  shell(fitting, bib, surface, leather)
  skirt(fitting, surface, {
    from: -62,
    to: 62,
    hem: knees + (waist - knees) * 0.12,
    flare: 0.06,
    folds: 0.12,
    gap: 0.08,
  })
  belt(fitting, shade(garment.colour, -0.12), 2.1, 0.16)
}

const leatherArmour =
  (studs: boolean): Tailor =>
  (fitting, garment) => {
    const under = mix(garment.trim ?? [108, 92, 72], [88, 78, 64], 0.5)
    tunic(fitting, { kind: 'tunic', colour: under, state: [] })
    const surface = leatherOf(garment.colour, { studs })
    const edge = leatherOf(shade(garment.colour, -0.16))
    shell(fitting, upper({ front: 5.3, back: 5.7, sleeve: 0.03, low: 1.7 }), surface, {
      gap: 0.07,
      smooth: 12,
      folds: 0,
      stuff: 'leather',
      trim: { radius: 0.05, surface: edge, stuff: 'leather' },
    })
    shell(fitting, (_x, _y, _z, arm) => arm > 0.6 && arm < 0.92, surface, {
      gap: 0.06,
      smooth: 8,
      folds: 0,
      stuff: 'leather',
      trim: { radius: 0.04, surface: edge, stuff: 'leather' },
    })
    pauldrons(fitting, surface, edge, 'leather')
    belt(fitting, shade(garment.colour, -0.2))
  }

function pauldrons(fitting: Fitting, surface: Surface, edge: Surface, stuff: 'leather' | 'metal'): void {
  shell(fitting, (x, y, _z, arm) => (arm < 0 ? Math.abs(x) > 1.42 && y > 4.9 : arm < 0.16), surface, {
    gap: 0.1,
    loose: 0.06,
    smooth: 10,
    folds: 0,
    stuff,
    trim: { radius: 0.06, surface: edge, stuff },
  })
}

const mailShirt: Tailor = (fitting, garment) => {
  trousers(fitting, [62, 54, 46])
  boots(fitting, [58, 42, 30])
  const { knees, waist } = heights(fitting)
  const surface = mailOf(garment.colour)
  shell(fitting, upper({ front: 5.75, back: 5.95, sleeve: 0.72, low: 1.2 }), surface, {
    loose: sleeves(0.04, 0.06, 0.1),
    hang: 0.06,
    folds: 0.06,
    stuff: 'metal',
  })
  skirt(fitting, surface, { hem: knees + (waist - knees) * 0.2, flare: 0.1, folds: 0.1, stuff: 'metal' })
  shell(fitting, (_x, _y, _z, arm) => arm > 0.62 && arm < 0.92, leatherOf([74, 50, 34]), {
    gap: 0.05,
    smooth: 8,
    folds: 0,
    stuff: 'leather',
  })
}

const chainmail: Tailor = (fitting, garment) => {
  mailShirt(fitting, garment)
  belt(fitting, [70, 46, 30])
}

const scaleArmour: Tailor = (fitting, garment) => {
  tunic(fitting, { kind: 'tunic', colour: garment.trim ?? [90, 70, 54], state: [] })
  const { knees, waist } = heights(fitting)
  const surface = scalesOf(garment.colour)
  shell(fitting, upper({ front: 5.5, back: 5.8, sleeve: 0.28, low: 1.3 }), surface, {
    gap: 0.07,
    loose: 0.03,
    smooth: 8,
    folds: 0,
    stuff: 'metal',
  })
  skirt(fitting, surface, { hem: knees + (waist - knees) * 0.5, flare: 0.12, folds: 0.06, stuff: 'metal' })
  shell(fitting, (_x, _y, _z, arm) => arm > 0.6 && arm < 0.92, metalOf(garment.colour), {
    gap: 0.05,
    smooth: 8,
    folds: 0,
    stuff: 'metal',
  })
  belt(fitting, [66, 44, 30])
}

const breastplate =
  (whole: boolean): Tailor =>
  (fitting, garment) => {
    if (whole) mailShirt(fitting, { ...garment, colour: [112, 116, 122] })
    else {
      const under = garment.trim ? mix(garment.trim, [84, 72, 60], 0.35) : ([104, 78, 58] as const)
      tunic(fitting, { kind: 'tunic', colour: under, state: [] })
    }
    const steel = metalOf(garment.colour, { rusty: isRusty(garment) })
    const edge = metalOf(garment.trim ?? (whole ? gold : shade(garment.colour, -0.14)))
    const trim = { radius: 0.055, surface: edge, stuff: 'metal' as const }
    const stiff = { gap: 0.09, smooth: 14, folds: 0, stuff: 'metal' as const, trim }
    shell(
      fitting,
      (x, y, z, arm) =>
        arm < 0.02 && y > 1.9 && y < (Math.abs(x) < 0.8 ? (z > 0 ? 5.15 : 5.5) : 5.3) && Math.abs(x) < 1.75,
      steel,
      stiff,
    )
    if (!whole) return belt(fitting, [66, 44, 30])
    shell(fitting, (x, y, _z, arm) => arm < 0 && y > 5.25 && y < 6.1 && Math.abs(x) < 1.1, steel, {
      ...stiff,
      smooth: 8,
    })
    shell(fitting, (_x, _y, _z, arm) => arm > 0.2 && arm < 0.42, steel, stiff)
    shell(fitting, (_x, _y, _z, arm) => arm > 0.6 && arm < 0.95, steel, stiff)
    shell(fitting, (_x, y, _z, arm) => arm < 0 && y < -3.7, steel, { ...stiff, smooth: 8 })
    shell(fitting, (_x, y, _z, arm) => arm < 0 && y < -0.9 && y > -3.3, steel, stiff)
    pauldrons(fitting, steel, edge, 'metal')
    shell(fitting, (_x, y, _z, arm) => arm < 0 && y > 0.4 && y < 2, steel, {
      ...stiff,
      loose: (_x, y) => 0.1 + (2 - y) * 0.14,
    })
    belt(fitting, [66, 44, 30], 2, 0.16)
  }

const tabard: Tailor = (fitting, garment) => {
  mailShirt(fitting, { kind: 'chainmail', colour: [118, 122, 128], state: [] })
  const trim = garment.trim ?? shade(garment.colour, -0.16)
  const surface = surfaceFor(garment, 'cloth', (x, y, _z, tag) => {
    if (tag > 0.94) return trim
    // A cross on the breast.
    const isCross =
      garment.trim && y > 3.2 && y < 4.8 && (Math.abs(x) < 0.13 || (Math.abs(y - 4.1) < 0.13 && Math.abs(x) < 0.55))
    return isCross ? trim : undefined
  })
  const { knees, soles } = heights(fitting)
  shell(fitting, upper({ front: 5.55, back: 5.8, sleeve: 0.02, low: 1.4 }), surface, {
    gap: 0.05,
    loose: 0.05,
    smooth: 6,
    folds: 0.08,
  })
  for (const [from, to] of [
    [-52, 52],
    [128, 232],
  ] as const)
    skirt(fitting, surface, { from, to, hem: soles + (knees - soles) * 0.75, flare: 0.08, folds: 0.16, gap: 0.1 })
  belt(fitting, [66, 44, 30])
}

const furs: Tailor = (fitting, garment) => {
  bare(fitting, garment)
  const surface = peltOf(garment.colour)
  shell(fitting, upper({ front: 5, back: 5.9, sleeve: 0.1, low: 1.6, open: 0.5 }), surface, {
    gap: 0.1,
    loose: 0.1,
    smooth: 5,
    folds: 0.08,
    stuff: 'fur',
    open: true,
  })
  const { knees, waist } = heights(fitting)
  skirt(fitting, surface, { hem: knees + (waist - knees) * 0.3, flare: 0.18, folds: 0.2, torn: true, stuff: 'fur' })
  belt(fitting, [60, 40, 28], 2.1, 0.3)
}

/** A strap from the right shoulder to the left hip, before and behind. */
const harness: Cut = (x, y, _z, arm) => arm < 0 && y > 1.7 && y < 6 && Math.abs(x * 0.8 + (y - 3.9) * 0.6) < 0.42

/** Bare to the waist, as barbarians go: legs, a harness, and for women a wound band. */
const bare: Tailor = (fitting, garment) => {
  trousers(fitting, mix(garment.colour, [72, 60, 48], 0.8))
  boots(fitting, [58, 42, 30], -4.9)
  if (fitting.person.build.bust > 0 || isChild(fitting.person))
    shell(fitting, (_x, y, _z, arm) => arm < 0 && y > 2.6 && y < 5.1, bandagesOf([150, 128, 98]), {
      gap: 0.03,
      smooth: 4,
      folds: 0.02,
    })
  const hide = leatherOf([84, 56, 36], { studs: true })
  shell(fitting, harness, hide, {
    gap: 0.05,
    smooth: 4,
    folds: 0,
    stuff: 'leather',
    open: true,
    trim: { radius: 0.035, surface: leatherOf([52, 34, 22]), stuff: 'leather' },
  })
  shell(fitting, (_x, _y, _z, arm) => arm > 0.66 && arm < 0.9, leatherOf([78, 54, 36]), {
    gap: 0.04,
    smooth: 6,
    folds: 0,
    stuff: 'leather',
  })
  belt(fitting, [66, 44, 30], 1.8, 0.3)
}

const rags: Tailor = (fitting, garment) => {
  trousers(fitting, mix(garment.colour, [70, 62, 52], 0.6))
  const surface = clothOf(garment.colour, { coarse: 2.2 })
  const { knees, waist } = heights(fitting)
  shell(fitting, upper({ front: 4.9, wide: 0.95, sleeve: 0.42, low: 1.2 }), surface, {
    loose: sleeves(0.1, 0.12, 0.2),
    hang: 0.2,
    folds: 0.16,
  })
  skirt(fitting, surface, { hem: knees + (waist - knees) * 0.2, torn: true, folds: 0.26 })
  belt(fitting, [96, 84, 62], 2.1, 0.12)
}

const wrappings: Tailor = (fitting, garment) => {
  shell(fitting, () => true, bandagesOf(garment.colour), { gap: 0.03, folds: 0.02, smooth: 2 })
}

const tailors: Record<Garment['kind'], Tailor> = {
  tunic,
  shirt,
  robe,
  dress,
  coat,
  vest,
  apron,
  'leather-armour': leatherArmour(false),
  'studded-leather': leatherArmour(true),
  chainmail,
  'scale-armour': scaleArmour,
  breastplate: breastplate(false),
  'plate-armour': breastplate(true),
  furs,
  tabard,
  bare,
  rags,
  wrappings,
}

/** Dresses somebody, from the skin outwards. Under everything lies a shift that nothing takes away. */
export function clothe(figure: Figure, person: Person, seed: number): void {
  const fitting: Fitting = { figure, person, dressing: dressingOf(figure.posed), seed, layer: 0 }
  const shift = clothOf([150, 136, 112])
  shell(fitting, drawers, shift, { gap: 0.015, folds: 0, smooth: 2 })
  if (person.build.bust > 0 || isChild(person)) shell(fitting, breast, shift, { gap: 0.015, folds: 0, smooth: 2 })
  if (isChild(person)) shell(fitting, upper({ sleeve: 0.3 }), shift, { gap: 0.015, folds: 0, smooth: 2 })
  for (const garment of person.garments) tailors[garment.kind](fitting, garment)
  if (person.wrap) wraps[person.wrap.kind]?.(fitting, person.wrap)
  for (const raise of fitting.dressing.unfolded) raise()
  const under = underForm()
  for (let vertex = 0; vertex < under.length; vertex++) {
    const over = under[vertex]!
    if (over >= 0 && fitting.dressing.closed[over]) figure.covered[vertex] = 1
  }
}

const collar: Cut = (x, y, _z, arm) => (arm < 0 ? y > 4.5 && y < 6.1 : arm < 0.1) && Math.abs(x) < 3
/** Round the shoulders, down to the breast before and the shoulder blades behind. */
const about =
  (low: number, sleeve: number): Cut =>
  (_x, y, _z, arm) =>
    arm < 0 ? y > low && y < 6.05 : arm < sleeve

const wraps: Partial<Record<NonNullable<Person['wrap']>['kind'], (fitting: Fitting, wrap: Stuffed) => void>> = {
  cloak,
  'hooded-cloak': cloak,
  'fur-collar': (fitting, wrap) => {
    cloak(fitting, wrap)
    const pelt = peltOf(wrap.trim ?? mix(wrap.colour, [150, 128, 100], 0.6))
    shell(fitting, collar, pelt, {
      gap: 0.22,
      loose: 0.14,
      smooth: 4,
      folds: 0.14,
      stuff: 'fur',
      trim: { radius: 0.1, surface: pelt, stuff: 'fur' },
    })
  },
  mantle: (fitting, wrap) => {
    const surface = surfaceFor(wrap, 'cloth')
    shell(fitting, about(3.6, 0.3), surface, {
      gap: 0.1,
      loose: 0.2,
      smooth: 7,
      trim: { radius: 0.05, surface: clothOf(wrap.trim ?? shade(wrap.colour, -0.16)), stuff: 'cloth' },
    })
  },
  shawl: (fitting, wrap) => {
    shell(fitting, about(3.9, 0.36), surfaceFor({ stuff: 'wool', ...wrap }, 'cloth'), {
      gap: 0.1,
      loose: 0.16,
      smooth: 6,
      folds: 0.16,
    })
  },
}

function cloak(fitting: Fitting, wrap: Stuffed): void {
  const { shoulders, neck, soles } = heights(fitting)
  addDrape(fitting.figure, fitting.dressing, {
    top: Math.max(neck, shoulders) + 0.35,
    hem: soles + 0.6,
    from: 52,
    to: 308,
    gap: 0.12,
    flare: 0.08,
    folds: 0.34,
    count: 13,
    tied: 0.95,
    overArms: true,
    seed: fitting.seed + 5,
    stuff: 'cloth',
    thing: things.cloak,
    surface: surfaceFor(wrap, 'cloth', bordered(wrap.trim, atHem)),
  })
}
