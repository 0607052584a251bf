import { length, sub } from '../../mesh/geometry.ts'
import type { Surface } from '../../mesh/mesh.ts'
import { noise3 } from '../../mesh/noise.ts'
import { mix, type Rgb, shade } from '../../paint/colour.ts'
import type { Figure } from '../anatomy/figure.ts'
import type { Extra, ExtraKind, Garment, Person, Stuffed } from '../scene.ts'
import { soiled } from '../surface/stains.ts'
import { charged } from './devices.ts'
import { addDrape } from './drape.ts'
import { clothOf, leatherOf, peltOf } from './fabrics.ts'
import { isSeated } from './fall.ts'
import { isFolded } from './lap.ts'
import { addLocks } from './pelage.ts'
import type { Dressing } from './regions.ts'
import { atEnds, banded, embroidered, patched, quilted, type Sewing, sewn, stitched, worn } from './sewing.ts'
import { type Drape, WAIST } from './sheet.ts'
import { addShell, type Cut, type Measure, type Shell } from './shell.ts'
import { peggedSide } from './spares.ts'
import { brocaded, checked, leafy, motley, runed, striped } from './weaves.ts'

/** What is being dressed, and how far it has come. */
export interface Fitting {
  figure: Figure
  person: Person
  dressing: Dressing
  seed: number
  layer: number
  /** What the things that are sewn now belong to: see `Figure.worn`. */
  piece: string
  /** Something lies under what comes next: it brings no shirt of its own. */
  isDressed: boolean
  /** Legs and feet are dressed. */
  isShod: boolean
  /** What holds the clothes together, to be put on over them. */
  girdle?: { colour: Rgb; at: number; half: number; stuff: 'leather' | 'cloth' }
}

/** How an upper garment is cut: the neck before and behind, how wide it opens, where the sleeves and the body end. */
export interface Bodice {
  front?: number
  back?: number
  wide?: number
  sleeve?: number
  low?: number
  /** Half the breadth of an opening down the front. */
  open?: number
  /** How steeply a pointed neck rises beside the middle; it is straight across when left out. */
  vee?: number
}

export const upper =
  ({ front = 5.5, back = 5.95, wide = 0.64, sleeve = 0.93, low = 0.4, open = 0, vee = 0 }: Bodice): Cut =>
  (x, y, z, arm) => {
    if (arm >= 0) return arm < sleeve
    if (open > 0 && z > 0.1 && Math.abs(x) < open) return false
    const neck = Math.abs(x) < wide ? (z > 0.15 ? front + vee * Math.abs(x) : back) : 9
    return y > low && y < neck && y < 6.2
  }

export const isChild = ({ face }: Person) => face.age < 0.12
export const extraOf = ({ person }: Fitting, kind: ExtraKind): Extra | undefined =>
  person.extras.find((extra) => extra.kind === kind)
/** A number from 0 up to `count`, the same for the same person and purpose. */
export const luckOf = ({ seed }: Fitting, purpose: number, count: number): number => {
  const at = Math.floor(noise3(seed * 0.731 + 0.5, purpose * 3.7 + 0.5, 0.5) * 1.6 * count - 0.3 * count)
  return ((at % count) + count) % count
}

export const gold: Rgb = [196, 152, 70]
export const linen: Rgb = [206, 194, 168]
export const isRusty = ({ state }: Stuffed) => state.includes('rusty')
export const isFine = ({ state }: Stuffed) =>
  state.includes('fine') || state.includes('ornate') || state.includes('embroidered') || state.includes('brocade')
export const isWorn = ({ state }: Stuffed) =>
  ['worn', 'patched', 'broken', 'ruined', 'dusty'].some((one) => state.includes(one))

/** Stuffs that gleam; a metal said of a gown is the thread it is woven of. */
const gleaming: readonly string[] = ['silk', 'gold-metal', 'silver-metal', 'steel', 'bronze', 'copper', 'brass']

const lightness = ([r, g, b]: Rgb) => (r * 0.3 + g * 0.59 + b * 0.11) / 255
/** A colour that is seen on another: darker on light cloth, lighter on dark. */
export const beside = (colour: Rgb, by = 0.2): Rgb =>
  lightness(colour) > 0.24 ? shade(colour, -by) : shade(colour, by * 0.8)

/** The device of an upper garment that bears one. */
export const deviceOn = ({ device, trim }: Garment): Sewing | false => (device && trim ? charged(trim, device) : false)

/** What a thing is made of as a surface, with what is woven in and what else is sewn on. */
export function surfaceFor(
  fitting: Fitting,
  thing: Stuffed,
  usual: 'cloth' | 'leather',
  ...more: readonly (Sewing | false | undefined)[]
): Surface {
  const { stuff, colour, state, trim } = thing
  if (stuff === 'leather' || stuff === 'hide' || (!stuff && usual === 'leather'))
    return sewn(
      leatherOf(colour),
      stitched(mix(colour, [214, 188, 140], 0.5)),
      ...more,
      ...soiled(fitting.person.state),
    )
  if (stuff === 'fur') return peltOf(colour)
  const sheen = (stuff && gleaming.includes(stuff)) || state.includes('velvet') ? 0.95 : 0.4
  const second = trim ?? beside(colour, 0.16)
  return sewn(
    clothOf(colour, { sheen, coarse: stuff === 'cloth' || state.includes('woollen') ? 1.5 : 1 }),
    state.includes('motley') && motley(second),
    state.includes('stripes') && striped(trim ?? contrast(colour)),
    state.includes('checked') && checked(trim ?? contrast(colour)),
    state.includes('brocade') && brocaded(trim ?? mix(colour, gold, 0.6)),
    state.includes('leaves') && leafy(second),
    state.includes('runes') && runed(second),
    state.includes('quilted') && quilted(),
    ...more,
    state.includes('patched') && patched([beside(colour, 0.14), mix(colour, [120, 96, 70], 0.6)], fitting.seed),
    isWorn(thing) && worn(state.includes('patched') || state.includes('broken') ? 0.8 : 0.5),
    ...soiled(fitting.person.state),
  )
}

/** The other colour of a pattern of which only one is told. */
const contrast = (colour: Rgb): Rgb =>
  lightness(colour) > 0.55 ? mix(shade(colour, -0.3), [60, 70, 110], 0.35) : mix(colour, [226, 214, 188], 0.62)

/** What edges a garment: needlework for the rich, a band of another cloth, a hem in its own. */
export function edging(fitting: Fitting, garment: Stuffed, where = atEnds, wide = 0.26): Sewing {
  const { trim, colour, state } = garment
  const kind = luckOf(fitting, 3, 3)
  if (!trim && !isFine(garment)) return banded(beside(colour, 0.07), wide * 0.6, where)
  const thread = trim ?? gold
  if (!isFine(garment)) return banded(thread, wide * 0.8, where)
  const ground = banded(
    state.includes('embroidered') || trim ? beside(colour, 0.1) : beside(colour, 0.06),
    wide * 1.5,
    where,
  )
  const work = embroidered(thread, wide * 0.16, wide * 1.1, kind, where)
  return (spot) => {
    ground(spot)
    work(spot)
  }
}

/** How far down an arm a rolled sleeve reaches. */
const ROLLED = 0.46

export function shell(fitting: Fitting, cut: Cut, surface: Surface, more: Partial<Shell> = {}): void {
  const thing = 12 + fitting.layer++
  fitting.figure.worn.set(thing, fitting.piece)
  // Sleeves are rolled to the elbow, whatever is worn: no plate is, and no mail.
  const isRolled = fitting.person.state.includes('rolled-sleeves') && more.stuff === undefined
  addShell(fitting.figure, fitting.dressing, {
    cut: isRolled ? (x, y, z, arm) => arm < ROLLED && cut(x, y, z, arm) : cut,
    surface,
    gap: 0.035,
    folds: 0.16,
    stuff: 'cloth',
    thing,
    seed: fitting.seed + fitting.layer * 17,
    ...more,
  })
  if (more.stuff === 'fur') withLocks(fitting, thing, more.trim ? 0.34 : 0.22)
}

/** Grows locks on the pelt that was sewn last, once its folds are raised. */
function withLocks({ figure, dressing, seed }: Fitting, thing: number, long: number): void {
  const pelt = figure.meshes.find((mesh) => mesh.thing === thing)
  if (pelt) dressing.unfolded.push(() => addLocks(figure, pelt, long, seed + thing))
}

/** Heights in the world of places of the trunk and legs, of somebody who stands. */
export function heights({ figure }: Fitting) {
  const { skeleton } = figure
  const long = (from: string, to: string) => length(sub(skeleton.at(from), skeleton.at(to)))
  const hips = (skeleton.at('thigh_l')[1] + skeleton.at('thigh_r')[1]) / 2
  const chest = skeleton.at('spine_03')[1]
  const ground = Math.min(skeleton.at('ball_l')[1], skeleton.at('ball_r')[1]) - 0.3
  // Who sits or kneels has clothes that are as long as those of who stands.
  const seated = isSeated(figure) || isFolded(figure)
  const knees = seated ? hips - long('thigh_l', 'calf_l') : (skeleton.at('calf_l')[1] + skeleton.at('calf_r')[1]) / 2
  const soles = seated ? knees - long('calf_l', 'foot_l') - 0.7 : ground
  const shoulders = (skeleton.at('upperarm_l')[1] + skeleton.at('upperarm_r')[1]) / 2
  return { waist: hips + (chest - hips) * 0.42, hips, knees, soles, ground, shoulders, neck: skeleton.at('neck_01')[1] }
}

/** Cloth that would hang from the waist, wound about the legs of who sits cross-legged: over both knees it would be a drum. */
function wound(
  fitting: Fitting,
  surface: Surface,
  { hem, stuff = 'cloth', from = -180, to = 180 }: Partial<Drape> & { hem: number },
): void {
  const { waist, soles } = heights(fitting)
  const low = WAIST - ((waist - hem) / (waist - soles)) * (WAIST - SOLES)
  const isApron = to - from < 200 && from < 0
  shell(fitting, (_x, y, z, arm) => arm < 0 && y < WAIST + 0.25 && y > low && (!isApron || z > -0.1), surface, {
    gap: 0.05,
    loose: (_x, y) => 0.05 + 0.09 * Math.min(1, Math.max(0, (1.4 - y) / 2)),
    folds: 0.3,
    stuff,
    open: isApron,
  })
}

export function skirt(fitting: Fitting, surface: Surface, more: Partial<Drape> & { hem: number }): void {
  if (!more.trunkOnly && isCrossLegged(fitting)) {
    wound(fitting, surface, more)
    return
  }
  const thing = 12 + fitting.layer++
  fitting.figure.worn.set(thing, fitting.piece)
  addDrape(fitting.figure, fitting.dressing, {
    top: heights(fitting).waist,
    from: -180,
    to: 180,
    gap: 0.06,
    flare: 0.16,
    folds: 0.32,
    count: 15,
    seed: fitting.seed + fitting.layer * 31,
    stuff: 'cloth',
    thing,
    surface,
    ...more,
  })
  if (more.stuff === 'fur') withLocks(fitting, thing, 0.4)
}

export const sleeves =
  (trunk: number, start: number, end: number): Measure =>
  (_x, _y, _z, arm) =>
    arm < 0 ? trunk : start + (end - start) * Math.max(0, arm - 0.2) * 1.25

/** What the words call one of its layers, and what is another's, is told apart. */
export function asPiece(fitting: Fitting, piece: string, sew: () => void): void {
  const before = fitting.piece
  fitting.piece = piece
  sew()
  fitting.piece = before
}

/** A belt is put on last: this says which it would be. */
export function girdled(
  fitting: Fitting,
  colour: Rgb,
  at = 2.1,
  half = 0.17,
  stuff: 'leather' | 'cloth' = 'leather',
): void {
  fitting.girdle = { colour, at, half, stuff }
}

/** How high on the form somebody's trunk is at a height in the world: bodies differ, and so do the ways they bend. */
export function formHeight({ dressing: { form, posed } }: Fitting, height: number): number {
  let [sum, count] = [0, 0]
  for (let v = 0; v < form.of.length; v++) {
    const y = form.places[v * 3 + 1]!
    if (form.arm[v]! >= 0 || y < 0.8 || y > 3.2 || Math.abs(posed[v * 3 + 1]! - height) > 0.3) continue
    sum += y
    count++
  }
  return count > 0 ? sum / count : BELT
}

const isCrossLegged = ({ person: { pose } }: Fitting) => pose.stance === 'cross-legged'

/** Where soles are on the form. */
const SOLES = -8.3
/** Where a belt lies on the form, as a rule, and where trousers end of who goes barefoot. */
const [BELT, ANKLES] = [2.1, -7.4]
const limbsBelow =
  (top: number): Cut =>
  (_x, y, _z, arm) =>
    arm < 0 && y < top
const below =
  (top: number): Cut =>
  (_x, y, _z, arm) =>
    arm < 0 && y < top

/** Legs and feet, as is asked for or else in the colours given. `waistband`: how high trousers come under what is worn over them. */
export function legs(fitting: Fitting, colour: Rgb, leather: Rgb = [64, 44, 30], top = -4.6, waistband = 2.5): void {
  if (fitting.isShod) return
  fitting.isShod = true
  const trousers = extraOf(fitting, 'trousers')
  const peg = peggedSide(fitting)
  const own = (cut: Cut): Cut => (peg === 0 ? cut : (x, y, z, arm) => cut(x, y, z, arm) && !(x * peg > 0 && y < -4.4))
  const cloth = trousers ?? { colour, state: [] }
  const isBare = fitting.person.state.includes('barefoot') && !extraOf(fitting, 'boots')
  asPiece(fitting, trousers ? 'trousers' : 'under', () =>
    shell(
      fitting,
      own((x, y, z, arm) => limbsBelow(waistband)(x, y, z, arm) && (!isBare || y > ANKLES)),
      surfaceFor(fitting, cloth, 'cloth'),
      { loose: 0.06, folds: 0.2 },
    ),
  )
  const boots = extraOf(fitting, 'boots')
  if (!boots && fitting.person.state.includes('barefoot')) return
  const high = boots ? (boots.state.includes('low') ? -7 : -4.2) : top
  const shoes = boots ?? { colour: leather, state: [], stuff: 'leather' }
  asPiece(fitting, boots ? 'boots' : 'under', () => {
    const surface = surfaceFor(fitting, shoes, 'leather', soles)
    const stiff = { gap: 0.05, loose: 0.03, smooth: 3, folds: 0.1, stuff: 'leather' as const }
    shell(fitting, own(below(high)), surface, stiff)
    if (high < -6) return
    // The tops are turned over.
    const cuff = surfaceFor(fitting, { ...shoes, colour: boots ? beside(shoes.colour, 0.1) : shoes.colour }, 'leather')
    const turned = (_x: number, y: number) => 0.08 + Math.max(0, (y - high + 0.9) * 0.12)
    if (boots || luckOf(fitting, 8, 3) === 0)
      shell(
        fitting,
        own((_x, y, _z, arm) => arm < 0 && y < high && y > high - 0.95),
        cuff,
        {
          ...stiff,
          gap: 0.06,
          loose: turned,
        },
      )
  })
}

/** What a shoemaker does: a dark sole with a pale welt, a heel and a toe cap with their seams, creases where the foot bends. */
const soles: Sewing = (spot) => {
  const tint = (by: number) => {
    spot.r *= by
    spot.g *= by
    spot.b *= by
  }
  const high = spot.y + 8.5
  if (high < 0.2) return tint(0.36)
  if (high < 0.27) return tint(1.5)
  const cap = spot.z - 1.25 + 0.25 * high
  const heel = spot.z + 0.35 - 0.3 * high
  if (high < 0.9 && (Math.abs(cap) < 0.035 || Math.abs(heel) < 0.035)) tint(0.55)
  const bend =
    Math.exp(-((spot.y + 7.35) ** 2) * 7) + 0.7 * Math.exp(-((spot.z - 0.8) ** 2) * 9 - (high - 0.9) ** 2 * 5)
  const crease = Math.sin(spot.y * 19 + spot.z * 11 + 1.5 * Math.sin(spot.x * 5))
  spot.ny += crease * bend * 0.55
  tint(1 - 0.22 * bend * Math.max(0, crease))
}

export const legsOf = ({ colour }: Garment): Rgb => mix(shade(colour, -0.3), [58, 50, 42], 0.7)
