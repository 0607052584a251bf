import type { Surface } from '../../mesh/mesh.ts'
import { mix, type Rgb, shade } from '../../paint/colour.ts'
import type { Garment } from '../scene.ts'
import { charged, type Device } from './devices.ts'
import { leatherOf, mailOf, metalOf, scalesOf } from './fabrics.ts'
import {
  asPiece,
  beside,
  type Fitting,
  girdled,
  gold,
  heights,
  isFine,
  isRusty,
  legs,
  shell,
  skirt,
  sleeves,
  surfaceFor,
  upper,
} from './fitting.ts'
import type { Tailor } from './gowns.ts'
import { padding } from './jackets.ts'
import {
  banded,
  embroidered,
  everywhere,
  fluted,
  laced,
  lames,
  riveted,
  type Sewing,
  sewn,
  stitched,
  studded,
} from './sewing.ts'
import type { Cut, Shell } from './shell.ts'

/** Round the arms between elbow and hand. */
const forearms =
  (from: number, to: number): Cut =>
  (_x, _y, _z, arm) =>
    arm > from && arm < to
/** What plates and boards on the shoulders cover. */
export const shoulders: Cut = (x, y, _z, arm) => (arm < 0 ? Math.abs(x) > 1.42 && y > 4.9 : arm < 0.16)
const outerArms: Cut = (_x, _y, _z, arm) => arm >= 0.02 && arm < 0.27

/** Caps over the shoulders, with two lames below. */
export function pauldrons(fitting: Fitting, surface: Surface, stuff: 'leather' | 'metal'): void {
  const stiff: Partial<Shell> = { smooth: 9, folds: 0, stuff }
  shell(fitting, outerArms, surface, {
    ...stiff,
    gap: 0.07,
    loose: (_x, _y, _z, arm) => 0.04 + Math.max(0, arm - 0.1) * 0.5,
  })
  shell(fitting, shoulders, surface, { ...stiff, gap: 0.08, loose: 0.07 })
}

export const leatherArmour =
  (studs: boolean): Tailor =>
  (fitting, garment) => {
    const trim = garment.trim && garment.trim !== garment.colour ? garment.trim : [108, 92, 72]
    padding(fitting, mix(trim as Rgb, [96, 84, 68], 0.55))
    const dark = shade(garment.colour, -0.13)
    const edge = banded(dark, 0.2)
    const sewnOn: readonly (Sewing | false)[] = [
      edge,
      studs ? studded([176, 172, 164]) : tooled(dark),
      riveted([170, 150, 104], 0.1, 0.34, 0.035),
    ]
    const hide = leatherOf(garment.colour)
    const surface = sewn(hide, ...sewnOn, laced([178, 146, 96], dark, { from: 5.1, to: 4.05, wide: 0.14 }))
    shell(fitting, upper({ front: 5.3, back: 5.7, sleeve: 0.03, low: 1.2 }), surface, {
      gap: 0.095,
      smooth: 12,
      folds: 0,
      stuff: 'leather',
    })
    const { waist, hips } = heights(fitting)
    // Flaps that overlap below the waist.
    const flaps: Sewing = (spot) => {
      const t = (Math.atan2(spot.x, spot.z) * 16) / (2 * Math.PI)
      const off = Math.abs(t - Math.floor(t) - 0.5)
      if (off > 0.45) {
        spot.r *= 0.35
        spot.g *= 0.35
        spot.b *= 0.35
      }
    }
    skirt(fitting, sewn(hide, ...sewnOn, flaps), {
      hem: hips - (waist - hips) * 0.75,
      flare: 0.2,
      folds: 0.05,
      stuff: 'leather',
    })
    const bracer = sewn(hide, edge, laced([178, 146, 96], dark, { from: 9, to: -9 }), strapped(dark))
    shell(fitting, forearms(0.6, 0.92), bracer, { gap: 0.06, smooth: 8, folds: 0, stuff: 'leather' })
    pauldrons(fitting, sewn(hide, ...sewnOn), 'leather')
    girdled(fitting, shade(garment.colour, -0.2), 2.1, 0.16)
  }

/** Lines pressed into leather. */
const tooled = (colour: Rgb): Sewing => stitched(mix(colour, [220, 190, 140], 0.45), 0.26)

/** Two straps round each bracer. */
const strapped = (colour: Rgb): Sewing => {
  const dark = shade(colour, -0.06)
  return (spot) => {
    const off = Math.min(Math.abs(spot.v - 0.69), Math.abs(spot.v - 0.83))
    if (off > 0.02) return
    const k = off > 0.016 ? 0.5 : 1
    spot.r = (dark[0] / 255) * k
    spot.g = (dark[1] / 255) * k
    spot.b = (dark[2] / 255) * k
  }
}

export function mailShirt(fitting: Fitting, garment: Garment): void {
  legs(fitting, [62, 54, 46], [58, 42, 30])
  const { knees, waist } = heights(fitting)
  const bronze: Rgb = garment.trim ?? [150, 122, 70]
  const surface = sewn(mailOf(garment.colour), garment.trim && banded(bronze, 0.16))
  shell(fitting, upper({ front: 5.75, back: 5.95, sleeve: 0.72, low: 1.2 }), surface, {
    loose: sleeves(0.04, 0.06, 0.1),
    hang: 0.08,
    folds: 0.08,
    stuff: 'metal',
  })
  skirt(fitting, surface, { hem: knees + (waist - knees) * 0.28, flare: 0.1, folds: 0.16, stuff: 'metal' })
  shell(
    fitting,
    forearms(0.62, 0.92),
    sewn(leatherOf([84, 58, 38]), strapped([60, 40, 26]), stitched([170, 140, 96])),
    {
      gap: 0.05,
      smooth: 8,
      folds: 0,
      stuff: 'leather',
    },
  )
}

export const chainmail: Tailor = (fitting, garment) => {
  mailShirt(fitting, garment)
  girdled(fitting, [78, 52, 34])
}

export const scaleArmour: Tailor = (fitting, garment) => {
  padding(fitting, garment.trim ? mix(garment.trim, [90, 76, 60], 0.4) : [90, 70, 54])
  const { knees, waist } = heights(fitting)
  const hide = banded([70, 48, 32], 0.12)
  const surface = sewn(scalesOf(garment.colour), hide)
  shell(fitting, upper({ front: 5.5, back: 5.8, sleeve: 0.28, low: 1.3 }), surface, {
    gap: 0.07,
    loose: 0.03,
    smooth: 8,
    folds: 0,
    stuff: 'metal',
  })
  skirt(fitting, surface, { hem: knees + (waist - knees) * 0.5, flare: 0.12, folds: 0.06, stuff: 'metal' })
  shell(
    fitting,
    forearms(0.6, 0.92),
    sewn(metalOf(garment.colour), riveted(shade(garment.colour, 0.1)), strapped([64, 44, 30])),
    {
      gap: 0.05,
      smooth: 8,
      folds: 0,
      stuff: 'metal',
    },
  )
  girdled(fitting, [78, 52, 34])
}

/** An edge that is rolled over, with rivets beside it; gilt and engraved for who can pay. */
function plating(garment: Garment, colour: Rgb): Sewing {
  const trim = garment.trim ?? shade(colour, 0.08)
  const wide = garment.trim ? 0.13 : 0.07
  const band = banded(trim, wide)
  const work =
    isFine(garment) || garment.trim ? embroidered(trim, 0.2, 0.2, 1, (spot) => spot.y > 1.5 && spot.v < 0) : undefined
  const heads = riveted(shade(colour, 0.14), wide + 0.08, 0.42, 0.035, everywhere)
  return (spot) => {
    work?.(spot)
    band(spot)
    heads(spot)
    if (spot.u < wide) {
      spot.metal = 0.85
      spot.specular = 0.5
      // It is as round as a cord.
      spot.ny += (0.5 - spot.u / wide) * 0.5
    }
  }
}

export const breastplate =
  (whole: boolean): Tailor =>
  (fitting, garment) => {
    if (whole && !fitting.isDressed)
      asPiece(fitting, 'under', () => mailShirt(fitting, { kind: 'chainmail', colour: [112, 116, 122], state: [] }))
    else if (!whole) padding(fitting, garment.trim ? mix(garment.trim, [84, 72, 60], 0.35) : [104, 78, 58])
    const isRust = isRusty(garment)
    const plain = metalOf(garment.colour, { rusty: isRust })
    const edge = plating(
      whole && isFine(garment) ? { ...garment, trim: garment.trim ?? gold } : garment,
      garment.colour,
    )
    const steel = sewn(plain, edge)
    const stiff: Partial<Shell> = { gap: 0.1, smooth: 14, folds: 0, stuff: 'metal' }
    shell(
      fitting,
      (x, y, z, arm) =>
        arm < 0.02 && y > 1.3 && y < (Math.abs(x) < 0.8 ? (z > 0 ? 5.35 : 5.5) : 5.5) && Math.abs(x) < 1.75,
      sewn(plain, fluted, edge),
      stiff,
    )
    buckles(fitting)
    if (!whole) {
      tassets(fitting, edge, plain, 0.1)
      return girdled(fitting, [78, 52, 34])
    }
    shell(
      fitting,
      (x, y, _z, arm) => arm < 0 && y > 5.25 && y < 6.1 && Math.abs(x) < 1.1,
      sewn(plain, lames(0.3), edge),
      {
        ...stiff,
        smooth: 8,
      },
    )
    shell(fitting, forearms(0.2, 0.42), steel, stiff)
    // Cops at the elbows and knees stand out.
    shell(fitting, forearms(0.4, 0.62), steel, { ...stiff, gap: 0.12, smooth: 6 })
    shell(fitting, forearms(0.6, 0.95), sewn(plain, edge), stiff)
    const legged = sewn(plain, greaves, edge)
    shell(fitting, (_x, y, _z, arm) => arm < 0 && y < -3.7, legged, { ...stiff, smooth: 5 })
    shell(fitting, (_x, y, _z, arm) => arm < 0 && y < -0.9 && y > -3.3, legged, stiff)
    shell(fitting, (_x, y, _z, arm) => arm < 0 && y < -2.9 && y > -4.4, steel, { ...stiff, gap: 0.12, smooth: 6 })
    pauldrons(fitting, sewn(plain, edge), 'metal')
    tassets(fitting, edge, plain, 0.26)
    girdled(fitting, [78, 52, 34], 2, 0.13)
  }

/** Plates of legs and feet: a ridge down the shin, straps that hold them, lames over the foot. */
const greaves: Sewing = (spot) => {
  const shin = Math.atan2(Math.abs(spot.x) - 0.95, spot.z + 0.1)
  if (spot.y > -7.2) {
    const ridge = Math.max(0, 1 - Math.abs(shin) * 2.6)
    spot.nx += Math.sign(shin * spot.x) * ridge * 0.5
    const strap = Math.min(Math.abs(spot.y + 4.9), Math.abs(spot.y + 6.4), Math.abs(spot.y + 1.9))
    if (strap > 0.11 || Math.abs(shin) < 1.15) return
    const dark = strap > 0.085 ? 0.4 : 1
    spot.r = 0.1 * dark
    spot.g = 0.065 * dark
    spot.b = 0.04 * dark
    spot.metal = 0
    return
  }
  const row = (spot.z - spot.y * 0.9) * 2.6
  const edge = row - Math.floor(row)
  spot.ny += (edge - 0.5) * 0.7
  const dark = edge < 0.14 ? 0.35 : 1
  spot.r *= dark
  spot.g *= dark
  spot.b *= dark
}

/** Hoops of plate below the waist, down to the thighs. */
function tassets(fitting: Fitting, edge: Sewing, plain: Surface, share: number): void {
  const { hips, knees } = heights(fitting)
  skirt(fitting, sewn(plain, lames(0.36), edge), {
    hem: hips + (knees - hips) * share,
    gap: 0.09,
    flare: 0.16,
    folds: 0,
    stuff: 'metal',
  })
}

/** Straps at the sides and over the shoulders that hold the plates. */
function buckles(fitting: Fitting): void {
  const strap: Cut = (x, y, _z, arm) => arm < 0.02 && y > 4.75 && y < 6 && Math.abs(Math.abs(x) - 1.05) < 0.3
  shell(
    fitting,
    strap,
    sewn(leatherOf([84, 56, 36]), stitched([190, 160, 110], 0.08), riveted([190, 160, 96], 0.2, 0.5, 0.05)),
    {
      gap: 0.05,
      smooth: 6,
      folds: 0,
      stuff: 'leather',
      open: true,
    },
  )
}

export const tabard: Tailor = (fitting, garment) => {
  if (!fitting.isDressed)
    asPiece(fitting, 'under', () => mailShirt(fitting, { kind: 'chainmail', colour: [118, 122, 128], state: [] }))
  const trim = garment.trim ?? beside(garment.colour, 0.18)
  const edge = banded(trim, 0.16)
  const surface = surfaceFor(
    fitting,
    garment,
    'cloth',
    garment.trim && charged(trim, deviceOf(garment, fitting.seed)),
    edge,
  )
  const { knees, soles } = heights(fitting)
  shell(fitting, upper({ front: 5.55, back: 5.8, sleeve: 0.02, low: 1.4 }), surface, {
    gap: 0.05,
    loose: 0.05,
    smooth: 6,
    folds: 0.14,
  })
  const hang = surfaceFor(fitting, garment, 'cloth', edge)
  for (const [from, to] of [
    [-52, 52],
    [128, 232],
  ] as const)
    skirt(fitting, hang, { from, to, hem: soles + (knees - soles) * 0.75, flare: 0.08, folds: 0.26, gap: 0.1 })
  girdled(fitting, [78, 52, 34])
}

/** What is sewn on the breast: what the words say, else a cross, a chevron or a sun. */
const deviceOf = ({ device }: Garment, seed: number): Device =>
  device ?? (['cross', 'chevron', 'sun'] as const)[seed % 3] ?? 'cross'
