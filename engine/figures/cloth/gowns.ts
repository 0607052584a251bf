import { mix, type Rgb, shade } from '../../paint/colour.ts'
import type { Garment } from '../scene.ts'
import { reflects } from '../surface/skin.ts'
import { clothOf, peltOf } from './fabrics.ts'
import {
  asPiece,
  beside,
  edging,
  extraOf,
  type Fitting,
  girdled,
  heights,
  isFine,
  legs,
  luckOf,
  shell,
  skirt,
  sleeves,
  surfaceFor,
  upper,
} from './fitting.ts'
import { armholes, atNeck, banded, laced, pleated, princess, type Sewing, sewn } from './sewing.ts'

export type Tailor = (fitting: Fitting, garment: Garment) => void

/** Lapels that cross on the breast. */
function crossed(trim: Rgb): Sewing {
  const [r, g, b] = reflects(trim)
  return (spot) => {
    if (spot.v >= 0 || spot.z < 0.1 || spot.y < 2) return
    const right = 0.1 + (spot.y - 2.2) * 0.24
    const off = Math.min(Math.abs(spot.x - right), spot.x < right ? Math.abs(spot.x + right) : 9)
    if (off > 0.13) return
    if (off > 0.1) {
      spot.r *= 0.6
      spot.g *= 0.6
      spot.b *= 0.6
      return
    }
    // The edge that lies over throws a little shade on what is under it.
    spot.nx += spot.x < right ? -0.3 : 0.3
    spot.r = r
    spot.g = g
    spot.b = b
  }
}

export const robe: Tailor = (fitting, garment) => {
  const trim = garment.trim ?? beside(garment.colour, 0.14)
  const { soles } = heights(fitting)
  const opens = fitting.isDressed
  legs(fitting, shade(garment.colour, -0.2), [52, 40, 32], -6.6)
  const fur = garment.state.includes('ermine')
  const edge = edging(fitting, { ...garment, trim }, undefined, 0.32)
  const isCrossed = !opens && luckOf(fitting, 1, 2) === 0
  shell(
    fitting,
    upper({ front: 5.5, back: 5.9, low: 1.2, open: opens ? 0.5 : 0 }),
    surfaceFor(fitting, garment, 'cloth', armholes, isCrossed ? crossed(trim) : banded(trim, 0.26, atNeck), edge),
    {
      gap: opens ? 0.07 : 0.035,
      loose: sleeves(0.12, 0.12, 0.46),
      hang: (_x, _y, _z, arm) => (arm < 0 ? 0 : 0.8 * Math.max(0, arm - 0.3)),
      folds: 0.24,
      open: opens,
    },
  )
  const back = surfaceFor(fitting, garment, 'cloth', edge)
  skirt(fitting, back, {
    hem: soles + 0.35,
    flare: 0.2,
    folds: 0.55,
    count: 12,
    ...(opens ? { from: 20, to: 340 } : {}),
  })
  if (!opens) girdled(fitting, isFine(garment) ? trim : beside(garment.colour, 0.16), 2.1, 0.22, 'cloth')
  if (!fur) return
  const ermine = peltOf([232, 228, 218], { spotted: true })
  shell(fitting, (_x, y, _z, arm) => (arm < 0 ? y > 4.35 && y < 6.05 : arm < 0.16), ermine, {
    gap: 0.16,
    loose: 0.1,
    smooth: 6,
    folds: 0.1,
    stuff: 'fur',
  })
}

/** A shift under a gown, of which the neck and the cuffs are seen. */
function shift(fitting: Fitting, colour: Rgb, sleeve: number): void {
  asPiece(fitting, 'under', () =>
    shell(
      fitting,
      upper({ front: 4.85, back: 5.5, wide: 1.1, sleeve, low: 2 }),
      sewn(clothOf(colour), banded(shade(colour, -0.08), 0.1)),
      {
        loose: sleeves(0.03, 0.1, 0.2),
        hang: 0.1,
        folds: 0.16,
      },
    ),
  )
}

export const dress: Tailor = (fitting, garment) => {
  legs(fitting, [90, 78, 66], [60, 44, 34], -6.8)
  const light = mix(mix(garment.colour, [232, 222, 202], 0.8), garment.trim ?? [232, 222, 202], 0.15)
  const { soles } = heights(fitting)
  // Three cuts: long fitted sleeves, wide ones, or short ones over the shift's.
  const style = fitting.isDressed ? 2 : luckOf(fitting, 2, 3)
  if (!fitting.isDressed) shift(fitting, light, style === 2 ? 0.92 : 0.95)
  const edge = edging(fitting, garment, undefined, 0.24)
  const neck = banded(garment.trim ?? beside(garment.colour, 0.16), 0.12, atNeck)
  const isLaced = !isFine(garment) && luckOf(fitting, 4, 2) === 0
  const front = isLaced
    ? laced(mix(light, [120, 90, 60], 0.3), light, { from: 4.4, to: 2.5 })
    : isFine(garment) && stomacher(garment.trim ?? mix(garment.colour, light, 0.5))
  const surface = surfaceFor(fitting, garment, 'cloth', princess, armholes, front, neck, edge)
  shell(
    fitting,
    upper({ front: 4.5, back: 5.35, wide: 1.12, sleeve: style === 2 ? 0.26 : style === 1 ? 0.84 : 0.9, low: 1.2 }),
    surface,
    {
      loose: (_x, _y, _z, arm) =>
        arm < 0 ? 0.02 : style === 1 ? 0.05 + 0.42 * Math.max(0, arm - 0.35) : style === 2 ? 0.1 : 0.04,
      hang: (_x, _y, _z, arm) => (style === 1 && arm > 0 ? 1.1 * Math.max(0, arm - 0.4) : 0),
      folds: 0.1,
      smooth: 4,
    },
  )
  skirt(fitting, surfaceFor(fitting, garment, 'cloth', edge), {
    hem: soles + 0.25,
    flare: 0.3,
    folds: 0.62,
    count: 13,
  })
  girdled(
    fitting,
    isFine(garment) ? (garment.trim ?? shade(garment.colour, -0.2)) : beside(garment.colour, 0.14),
    2.3,
    0.13,
    'cloth',
  )
}

/** A pointed panel before the breast. */
function stomacher(colour: Rgb): Sewing {
  const [r, g, b] = reflects(colour)
  return (spot) => {
    if (spot.v >= 0 || spot.z < 0.2 || spot.y < 2.2 || spot.y > 4.6) return
    const wide = 0.12 + (spot.y - 2.2) * 0.26
    const off = Math.abs(spot.x) - wide
    if (off > 0.05) return
    if (off > 0) {
      spot.r *= 0.62
      spot.g *= 0.62
      spot.b *= 0.62
      return
    }
    const row = Math.abs(((spot.y * 2.6) % 1) - 0.5)
    const k = row < 0.07 && off < -0.06 ? 0.7 : 1
    spot.r = r * k
    spot.g = g * k
    spot.b = b * k
  }
}

/** A skirt that is worn by itself, with a shirt or a bodice. */
export function ownSkirt(fitting: Fitting): void {
  const own = extraOf(fitting, 'skirt')
  if (!own) return
  const { soles, knees } = heights(fitting)
  asPiece(fitting, 'skirt', () =>
    skirt(
      fitting,
      surfaceFor(fitting, own, 'cloth', edging(fitting, own), luckOf(fitting, 5, 2) === 0 && pleated(44)),
      {
        hem: soles + (knees - soles) * 0.16,
        flare: 0.26,
        folds: 0.5,
        count: 14,
      },
    ),
  )
}

/** A bodice that is laced over linen. */
export const bodice: Tailor = (fitting, garment) => {
  const { soles } = heights(fitting)
  legs(fitting, [90, 78, 66], [66, 46, 34], -6.6)
  if (!fitting.isDressed) shift(fitting, [226, 216, 194], 0.92)
  const isGowned = fitting.person.garments.some(({ kind }) => kind === 'dress')
  if (!isGowned && !extraOf(fitting, 'skirt') && !extraOf(fitting, 'trousers'))
    asPiece(fitting, 'under', () =>
      skirt(fitting, clothOf(mix(garment.colour, [120, 96, 72], 0.6)), { hem: soles + 0.5, flare: 0.26, folds: 0.5 }),
    )
  ownSkirt(fitting)
  // A band of its own cloth closes it over the skirt.
  girdled(fitting, shade(garment.colour, -0.06), 2.1, 0.1, 'cloth')
  const surface = surfaceFor(
    fitting,
    garment,
    'cloth',
    princess,
    laced([214, 196, 160], shade(garment.colour, -0.24), { from: 4.3, to: 1.7, wide: 0.17 }),
    banded(garment.trim ?? beside(garment.colour, 0.16), 0.1),
  )
  shell(fitting, upper({ front: 4.4, back: 5.1, wide: 1.05, sleeve: -1, low: 1.35 }), surface, {
    gap: 0.05,
    loose: 0.02,
    smooth: 6,
    folds: 0.03,
    stuff: garment.stuff === 'leather' ? 'leather' : 'cloth',
  })
}
