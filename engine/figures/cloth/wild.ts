import { mix, type Rgb, shade } from '../../paint/colour.ts'
import { bandagesOf, clothOf, leatherOf, peltOf } from './fabrics.ts'
import {
  asPiece,
  beside,
  type Fitting,
  formHeight,
  girdled,
  heights,
  isChild,
  legs,
  shell,
  skirt,
  sleeves,
  upper,
} from './fitting.ts'
import type { Tailor } from './gowns.ts'
import { shirt } from './jackets.ts'
import { banded, patched, sewn, stitched, studded, worn } from './sewing.ts'
import type { Cut } from './shell.ts'

/** A strap from the right shoulder to the left hip, before and behind. */
export const harness: Cut = (x, y, _z, arm) => arm < 0 && y > 1.7 && y < 6 && Math.abs(x * 0.8 + (y - 3.9) * 0.6) < 0.42

/** How high on the form the shift covers the loins: a ring of the form above what must never be bare. */
const SHIFT = 1.9

/** Bare to the waist, as barbarians go: legs, a harness, and for women a wound band. */
export const bare: Tailor = (fitting, garment) => {
  // No band of the trousers is seen above the belt, which lies as high as the shift under it comes.
  const waistband = Math.max(SHIFT, formHeight(fitting, heights(fitting).waist + 0.38))
  legs(fitting, mix(garment.colour, [72, 60, 48], 0.8), [58, 42, 30], -4.9, waistband)
  if (fitting.person.build.bust > 0 || isChild(fitting.person))
    shell(fitting, (_x, y, _z, arm) => arm < 0 && y > 1.5 && y < 5.1, bandagesOf([150, 128, 98]), {
      gap: 0.03,
      smooth: 4,
      folds: 0.02,
    })
  const hide = sewn(leatherOf([92, 62, 40]), studded([176, 168, 150], 0.44, 0.06), banded([60, 40, 26], 0.09))
  shell(fitting, harness, hide, { gap: 0.05, smooth: 4, folds: 0, stuff: 'leather', open: true })
  shell(
    fitting,
    (_x, _y, _z, arm) => arm > 0.66 && arm < 0.9,
    sewn(leatherOf([84, 58, 38]), stitched([190, 160, 110])),
    {
      gap: 0.04,
      smooth: 6,
      folds: 0,
      stuff: 'leather',
    },
  )
  girdled(fitting, [72, 48, 32], 2.35, 0.24)
}

export const furs: Tailor = (fitting, garment) => {
  // Only those who go bare in the snow have nothing under them.
  if (/barbarian|orc|gnoll|bugbear/.test(fitting.person.name)) bare(fitting, garment)
  else if (!fitting.isDressed)
    asPiece(fitting, 'under', () =>
      shirt(fitting, { kind: 'shirt', colour: mix(garment.colour, [74, 66, 58], 0.7), state: [] }),
    )
  const surface = peltOf(garment.colour)
  shell(fitting, upper({ front: 5, back: 5.9, sleeve: 0.1, low: 1.6, open: 0.5 }), surface, {
    gap: 0.1,
    loose: 0.1,
    smooth: 5,
    folds: 0.1,
    stuff: 'fur',
    open: true,
    trim: { radius: 0.07, surface: peltOf(beside(garment.colour, 0.08)), stuff: 'fur' },
  })
  const { knees, waist } = heights(fitting)
  skirt(fitting, surface, { hem: knees + (waist - knees) * 0.3, flare: 0.18, folds: 0.26, torn: true, stuff: 'fur' })
  girdled(fitting, [72, 48, 32], 2.35, 0.24)
}

export const rags: Tailor = (fitting, garment) => {
  legs(fitting, mix(garment.colour, [70, 62, 52], 0.6), [70, 56, 42], -6.8)
  const patches: readonly Rgb[] = [
    beside(garment.colour, 0.16),
    mix(garment.colour, [120, 90, 70], 0.6),
    shade(garment.colour, -0.1),
  ]
  const surface = sewn(clothOf(garment.colour, { coarse: 2.2 }), patched(patches, fitting.seed), worn(0.9))
  const { knees, waist } = heights(fitting)
  shell(fitting, upper({ front: 4.9, wide: 0.95, sleeve: 0.62, low: 1.2 }), surface, {
    loose: sleeves(0.1, 0.12, 0.24),
    hang: 0.2,
    folds: 0.24,
  })
  skirt(fitting, surface, { hem: knees + (waist - knees) * 0.2, torn: true, folds: 0.36 })
  fitting.girdle = { colour: [150, 128, 92], at: 2.1, half: 0.1, stuff: 'cloth' }
}

export const wrappings: Tailor = (fitting, garment) => {
  shell(fitting, () => true, bandagesOf(garment.colour), { gap: 0.03, folds: 0.02, smooth: 2 })
}

/** Under everything lies a shift that nothing takes away; children's covers the trunk. */
export function addShift(fitting: Fitting): void {
  const { person } = fitting
  const linen = clothOf([150, 136, 112])
  const thin = { gap: 0.015, folds: 0, smooth: 2 }
  const drawers: Cut = (x, y, _z, arm) => arm < 0 && y < SHIFT && y > -3.3 && Math.abs(x) < 3
  shell(fitting, drawers, linen, thin)
  if (person.build.bust > 0 || isChild(person))
    shell(fitting, (_x, y, _z, arm) => arm < 0 && y > 1.5 && y < 4.9, linen, thin)
  if (isChild(person)) shell(fitting, upper({ sleeve: 0.3 }), linen, thin)
}
