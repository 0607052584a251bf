import { mix, type Rgb, shade } from '../../paint/colour.ts'
import type { Garment, Stuffed } from '../scene.ts'
import { reflects } from '../surface/skin.ts'
import { clothOf } from './fabrics.ts'
import {
  asPiece,
  type Bodice,
  beside,
  deviceOn,
  edging,
  extraOf,
  type Fitting,
  formHeight,
  girdled,
  gold,
  heights,
  isFine,
  legs,
  legsOf,
  linen,
  luckOf,
  shell,
  skirt,
  sleeves,
  surfaceFor,
  upper,
} from './fitting.ts'
import { ownSkirt, type Tailor } from './gowns.ts'
import {
  armholes,
  atCuffs,
  atNeck,
  banded,
  buttoned,
  laced,
  pocketed,
  princess,
  quilted,
  type Sewing,
  sewn,
  stitched,
  yoke,
} from './sewing.ts'

/** A band that stands about the neck. */
function collar(fitting: Fitting, thing: Stuffed, colour: Rgb, high = 6.12, open = 0): void {
  const cut = (x: number, y: number, z: number, arm: number) =>
    arm < 0 && y > 5.42 && y < high && Math.abs(x) < 1.05 && !(z > 0.1 && Math.abs(x) < open)
  shell(fitting, cut, surfaceFor(fitting, { ...thing, colour }, 'cloth', stitched(beside(colour, 0.25))), {
    gap: 0.06,
    loose: (_x, y) => Math.max(0, (y - 5.5) * 0.16),
    smooth: 4,
    folds: 0.02,
    open: true,
  })
}

export const tunic: Tailor = (fitting, garment) => {
  legs(fitting, legsOf(garment))
  const { waist, knees } = heights(fitting)
  const over = fitting.isDressed
  const edge = edging(fitting, garment, undefined, 0.26)
  const style = luckOf(fitting, 1, 3)
  const neck = banded(garment.trim ?? beside(garment.colour, 0.12), 0.2, atNeck)
  const slit: Sewing | false =
    style === 0 && laced(shade(linen, -0.1), mix(garment.colour, linen, 0.6), { from: 5.4, to: 4.3, wide: 0.14 })
  const surface = surfaceFor(
    fitting,
    garment,
    'cloth',
    armholes,
    style === 1 && yoke,
    slit,
    neck,
    edge,
    deviceOn(garment),
  )
  shell(fitting, upper({ front: over ? 5 : 5.4, low: 1.2, sleeve: over ? 0.58 : 0.93 }), surface, {
    loose: sleeves(0.1, 0.1, 0.16),
    hang: 0.1,
    folds: 0.2,
  })
  skirt(fitting, surfaceFor(fitting, garment, 'cloth', edge), {
    hem: knees + (waist - knees) * 0.32,
    torn: garment.state.includes('broken'),
    folds: 0.34,
  })
  girdled(fitting, [78, 52, 34])
}

/** A short fitted jacket with buttons, a collar that stands and a skirt of tabs. */
export const doublet: Tailor = (fitting, garment) => {
  legs(fitting, legsOf(garment))
  if (!fitting.isDressed) asPiece(fitting, 'under', () => shirting(fitting, { colour: linen, state: [] }, {}))
  const { waist, hips, knees } = heights(fitting)
  const metal = garment.trim ?? gold
  const edge = edging(fitting, garment, undefined, 0.2)
  const isSlashed = garment.state.includes('slashed')
  const rows = !isSlashed && (isFine(garment) || luckOf(fitting, 6, 2) === 0)
  const surface = surfaceFor(
    fitting,
    garment,
    'cloth',
    armholes,
    princess,
    rows && slashed(beside(garment.colour, 0.22)),
    isSlashed && paned(garment.trim ?? gold),
    edge,
    buttoned(metal, { from: 5.4, to: 1.2, step: 0.38 }),
  )
  shell(fitting, upper({ front: 5.55, back: 5.9, low: 1.2, sleeve: 0.88 }), surface, {
    gap: 0.05,
    loose: sleeves(0.04, 0.14, 0.06),
    folds: 0.12,
    smooth: 4,
  })
  collar(fitting, garment, garment.trim && !rows ? garment.trim : beside(garment.colour, 0.08))
  // Shoulders have wings.
  shell(
    fitting,
    (x, _y, _z, arm) => arm < 0.1 && arm > -0.5 && Math.abs(x) > 1.5,
    surfaceFor(fitting, { ...garment, colour: beside(garment.colour, 0.1) }, 'cloth', stitched(metal)),
    {
      gap: 0.05,
      loose: 0.02,
      folds: 0.02,
      open: true,
    },
  )
  skirt(fitting, surfaceFor(fitting, garment, 'cloth', edge, buttoned(metal, { from: 2, to: 0.9, step: 0.38 })), {
    hem: hips + (knees - hips) * 0.14 - (waist - hips) * 0.1,
    flare: 0.2,
    folds: 0.08,
  })
  girdled(fitting, [70, 46, 30], 2.1, 0.15)
}

/** Rows of braid down from the shoulders. */
function slashed(colour: Rgb): Sewing {
  const band = banded(colour, 0.06, (spot) => spot.v < 0, 9)
  return (spot) => {
    if (spot.v >= 0 || spot.z < 0.1) return
    const at = Math.abs(Math.abs(spot.x) - 0.34 - (spot.y - 2.2) * 0.1)
    if (at > 0.05) return
    const u = spot.u
    spot.u = 9 + 0.03
    band(spot)
    spot.u = u
  }
}

/** Sleeves slashed in long lenses, through which the shirt is seen; each is hemmed. */
function paned(hem: Rgb): Sewing {
  const [r, g, b] = reflects(linen)
  const [hr, hg, hb] = reflects(hem)
  return (spot) => {
    if (spot.v < 0.04 || spot.v > 0.84) return
    const along = ((spot.v - 0.04) / 0.8) * 3
    const half = 0.27 * Math.sin(Math.PI * (along - Math.floor(along)))
    const across = spot.z * 2.6
    const off = Math.abs(across - Math.round(across)) - half
    if (off > 0.07) return
    const dark = 0.72 + 0.28 * Math.min(1, Math.max(0, -off) / 0.16)
    spot.r = off < 0 ? r * dark : hr
    spot.g = off < 0 ? g * dark : hg
    spot.b = off < 0 ? b * dark : hb
  }
}

function shirting(fitting: Fitting, garment: Stuffed, { front = 5.7, low = 0.6, wide = 0.64, vee = 0 }: Bodice): void {
  const surface = surfaceFor(
    fitting,
    garment,
    'cloth',
    armholes,
    front < 5.66 && placket(fitting, garment.colour, Math.min(5.5, front + 0.1)),
    banded(beside(garment.colour, 0.08), 0.2, atCuffs),
  )
  shell(fitting, upper({ front, low, wide, vee, sleeve: 0.95 }), surface, {
    loose: (_x, _y, _z, arm) => (arm < 0 ? 0.08 : arm > 0.88 ? 0.04 : 0.14 + 0.14 * Math.max(0, arm - 0.2)),
    hang: (_x, _y, _z, arm) => (arm > 0.88 ? 0 : 0.16),
    folds: 0.22,
  })
}

const slit = (colour: Rgb, from: number): Sewing =>
  laced(shade(colour, -0.2), shade(colour, -0.34), { from, to: from - 0.8, wide: 0.1 })

/** What closes the slit below the neck: laces, bone buttons, a hem that hangs open; or there is none, and the neck is embroidered. */
function placket(fitting: Fitting, colour: Rgb, from: number): Sewing | false {
  const how = luckOf(fitting, 23, 4)
  if (how === 0) return slit(colour, from)
  if (how === 1) return buttoned([206, 192, 164], { from: from - 0.1, to: from - 1.1, step: 0.3, radius: 0.05 })
  if (how === 2) return banded(beside(colour, 0.16), 0.16, atNeck)
  return (spot) => {
    if (spot.v >= 0 || spot.z < 0.1 || spot.y > from || spot.y < from - 0.9) return
    const off = Math.abs(spot.x) / (0.02 + 0.05 * (spot.y - from + 0.9))
    if (off > 1.9) return
    const tone = off < 1 ? 0.42 : 0.8
    spot.r *= tone
    spot.g *= tone
    spot.b *= tone
  }
}

/** Necks of shirts: closed under a collar, pointed, close about the throat, or wide. */
const necks: readonly (Bodice & { collar?: number })[] = [
  { front: 5.6, collar: 6 },
  { front: 4.72, wide: 0.6, vee: 1.35 },
  { front: 5.42, wide: 0.58 },
  { front: 4.95, wide: 0.62, vee: 0.9 },
  { front: 5.6, collar: 5.9 },
]

export const shirt: Tailor = (fitting, garment) => {
  const hasSkirt = extraOf(fitting, 'skirt') !== undefined
  legs(fitting, legsOf({ ...garment, colour: [96, 80, 62] }), [64, 44, 30], hasSkirt ? -6.6 : -4.6)
  // It falls over the trousers down to below the belt, so that no band of them is seen above it.
  const { collar: high, ...neck } = necks[luckOf(fitting, 9, necks.length)]!
  shirting(fitting, garment, { ...neck, low: formHeight(fitting, heights(fitting).waist - 0.5) })
  if (high) collar(fitting, garment, beside(garment.colour, 0.06), high)
  if (!fitting.person.garments.some(({ kind }) => kind === 'bodice')) ownSkirt(fitting)
  girdled(fitting, [78, 52, 34], hasSkirt ? 2.1 : 2)
}

/** A shirt under what brings none. */
function under(fitting: Fitting, colour: Rgb): void {
  if (!fitting.isDressed) asPiece(fitting, 'under', () => shirt(fitting, { kind: 'shirt', colour, state: [] }))
}

/** Coats: with lapels and two rows of buttons to the knee, buttoned close and longer, plain and to the ankles, short. */
const coats: readonly { isLapelled: boolean; rows: readonly number[]; long: number }[] = [
  { isLapelled: true, rows: [0.72], long: 0.8 },
  { isLapelled: false, rows: [0.52], long: 0.55 },
  { isLapelled: false, rows: [], long: 0.3 },
  { isLapelled: true, rows: [], long: 0.62 },
  { isLapelled: false, rows: [0.52, 0.82], long: 1.15 },
]
/** Below lapels, else from the collar down. */
const buttonsOf = (isLapelled: boolean) =>
  isLapelled ? { from: 3.3, to: 1.2, step: 0.5, radius: 0.085 } : { from: 5.2, to: 1.2, step: 0.42, radius: 0.065 }

export const coat: Tailor = (fitting, garment) => {
  under(fitting, linen)
  const { knees, soles } = heights(fitting)
  const edge = edging(fitting, garment, undefined, 0.22)
  const facing = garment.trim ?? beside(garment.colour, 0.12)
  const { isLapelled, rows, long } = coats[luckOf(fitting, 12, coats.length)]!
  // Lapels turn outwards above, buttons run down one side below.
  const lapels: Sewing = banded(
    facing,
    0.4,
    (spot) => spot.v < 0 && spot.z > 0.2 && spot.y > 3.4 + 0.2 * Math.abs(spot.x),
  )
  const metal = isFine(garment) ? gold : mix(facing, [150, 130, 90], 0.6)
  const surface = surfaceFor(
    fitting,
    garment,
    'cloth',
    armholes,
    isLapelled ? lapels : yoke,
    ...rows.flatMap((at) => [1, -1].map((side) => buttoned(metal, { at: at * side, ...buttonsOf(isLapelled) }))),
    banded(facing, 0.5, atCuffs),
    edge,
  )
  shell(fitting, upper({ front: 5.6, back: 6, sleeve: 0.9, low: 1.2, open: 0.4 }), surface, {
    gap: 0.06,
    loose: sleeves(0.1, 0.1, 0.18),
    hang: 0.08,
    folds: 0.18,
    open: true,
    trim: { radius: 0.03, surface: surfaceFor(fitting, { ...garment, colour: facing }, 'cloth'), stuff: 'cloth' },
  })
  skirt(fitting, surfaceFor(fitting, garment, 'cloth', edge, pocketed(1.05, 1.35, 0.42, 0.42)), {
    from: 16,
    to: 344,
    hem: soles + (knees - soles) * long,
    flare: 0.24,
    folds: 0.34,
    gap: 0.1,
  })
  collar(fitting, garment, facing, 6.16, 0.36)
}

export const vest: Tailor = (fitting, garment) => {
  under(fitting, garment.trim ? mix(garment.trim, linen, 0.75) : linen)
  const dark = beside(garment.colour, 0.14)
  // Under a coat an open one would not be seen.
  const closed = luckOf(fitting, 7, 2) === 0 || fitting.person.garments.some(({ kind }) => kind === 'coat')
  const front = closed ? 0 : 0.5
  const surface = surfaceFor(
    fitting,
    garment,
    'cloth',
    banded(dark, 0.09),
    pocketed(0.78, 2.75, 0.3, 0.22),
    closed && buttoned(gold, { from: 4.5, to: 1.3, step: 0.44 }),
  )
  shell(
    fitting,
    upper({ front: closed ? 4.7 : 5.5, back: 5.8, wide: 0.75, sleeve: 0.02, low: 1.3, open: front }),
    surface,
    {
      gap: 0.06,
      loose: 0.05,
      smooth: 5,
      folds: 0.06,
      open: true,
      trim: { radius: 0.025, surface: clothOf(dark), stuff: 'cloth' },
    },
  )
}

export const apron: Tailor = (fitting, garment) => {
  under(fitting, garment.trim ?? mix(garment.colour, linen, 0.75))
  const isCloth = garment.stuff === 'cloth' || garment.stuff === 'silk'
  const edge = isCloth ? banded(beside(garment.colour, 0.08), 0.12) : stitched(mix(garment.colour, linen, 0.5))
  const surface = surfaceFor(fitting, garment, 'leather', edge, pocketed(0.5, 3.6, 0.4, 0.3), worn0)
  const { knees, waist } = heights(fitting)
  const leather = { gap: 0.06, smooth: 6, folds: 0.04, stuff: 'leather' as const, open: true }
  // A bib, and straps that go over the shoulders.
  shell(
    fitting,
    (x, y, z, arm) =>
      arm < 0.02 &&
      ((z > 0.1 && y > 1.4 && y < 4.5 && Math.abs(x) < 1.15) ||
        (y >= 4.1 && y < 6.2 && Math.abs(Math.abs(x) - 0.95) < 0.36 && (z > 0 || y > 4.4))),
    surface,
    leather,
  )
  skirt(fitting, surfaceFor(fitting, garment, 'leather', edge, pocketed(0.85, 0.7, 0.5, 0.6)), {
    from: -62,
    to: 62,
    hem: knees + (waist - knees) * 0.12,
    flare: 0.06,
    folds: 0.16,
    gap: 0.08,
    stuff: isCloth ? 'cloth' : 'leather',
  })
  girdled(fitting, shade(garment.colour, -0.12), 2.1, 0.1)
}

/** What work leaves on an apron: paler where it is rubbed. */
const worn0: Sewing = (spot) => {
  const rub = Math.max(0, 1 - Math.hypot(spot.x, spot.y - 2.4) / 1.2) * 0.12
  spot.r += rub * 0.5
  spot.g += rub * 0.45
  spot.b += rub * 0.4
}

/** A padded coat under armour. */
export function padding(fitting: Fitting, colour: Rgb): void {
  if (fitting.isDressed) return
  asPiece(fitting, 'under', () => {
    const { waist, knees } = heights(fitting)
    const garment: Garment = { kind: 'tunic', colour, state: [] }
    legs(fitting, legsOf(garment))
    const surface = sewn(clothOf(colour), quilted(0.36), banded(beside(colour, 0.1), 0.14))
    shell(fitting, upper({ front: 5.45, low: 1.2 }), surface, {
      loose: sleeves(0.06, 0.08, 0.08),
      hang: 0.06,
      folds: 0.08,
    })
    skirt(fitting, surface, { hem: knees + (waist - knees) * 0.36, folds: 0.1 })
  })
}
