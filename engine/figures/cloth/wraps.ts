import { add, tube, type Vec } from '../../mesh/geometry.ts'
import { noise3 } from '../../mesh/noise.ts'
import { mix } from '../../paint/colour.ts'
import type { Person, Stuffed, WrapKind } from '../scene.ts'
import { things } from '../surface/skin.ts'
import { addDrape } from './drape.ts'
import { peltOf } from './fabrics.ts'
import { beside, edging, type Fitting, gold, heights, shell, surfaceFor } from './fitting.ts'
import { addPieces, ballAt, onForm } from './jewels.ts'
import { banded, everywhere } from './sewing.ts'
import type { Cut } from './shell.ts'

/** Round the neck and over the shoulders, open before, its lower edge as ragged as a hide's. */
const collar: Cut = (x, y, z, arm) => {
  if (arm >= 0) return arm < 0.07 && Math.abs(x) < 3
  const isOpen = z > 0.1 && Math.abs(x) < 0.3 + Math.max(0, 5.5 - y) * 0.5
  const low = (z > 0 ? 4.55 : 4.7) + 0.5 * (noise3(x * 1.7, z * 1.3, 8) - 0.5)
  return !isOpen && y > low && y < 6.1 && Math.abs(x) < 3
}
/** Round the shoulders, down to the breast before and the shoulder blades behind. */
const about =
  (low: number, sleeve: number): Cut =>
  (_x, y, _z, arm) =>
    arm < 0 ? y > low && y < 6.05 : arm < sleeve

type Wrapper = (fitting: Fitting, wrap: Stuffed) => void

const cloak: Wrapper = (fitting, wrap) => {
  const { shoulders, neck, ground } = heights(fitting)
  fitting.figure.worn.set(things.cloak, fitting.piece)
  addDrape(fitting.figure, fitting.dressing, {
    top: Math.max(neck, shoulders) + 0.35,
    hem: ground + 0.6,
    from: 52,
    to: 308,
    gap: 0.12,
    flare: 0.16,
    folds: 0.5,
    count: 13,
    tied: 0.95,
    overArms: true,
    seed: fitting.seed + 5,
    stuff: 'cloth',
    thing: things.cloak,
    surface: surfaceFor(fitting, wrap, 'cloth', edging(fitting, wrap, everywhere, 0.13)),
  })
  clasp(fitting, wrap)
}

/** A chain from one edge of a cloak to the other, over the breast. */
function clasp(fitting: Fitting, wrap: Stuffed): void {
  const { trim } = wrap
  const metal = mix(trim ?? gold, gold, 0.7)
  const places = [-1, -0.7, -0.4, -0.1, 0.2, 0.5, 0.8, 1].map((t) =>
    onForm(fitting, 0.95 * t, 5.15 - 0.28 * (1 - t * t), 1, 0.07),
  )
  addPieces(
    fitting,
    [
      tube(
        places,
        places.map(() => 0.035),
        { sides: 6 },
      ),
      ballAt(places[0]!, 0.14),
      ballAt(places.at(-1)!, 0.14),
    ],
    'metal',
    metal,
  )
}

const furCollar: Wrapper = (fitting, wrap) => {
  cloak(fitting, wrap)
  const isErmine = wrap.state.includes('ermine')
  const pelt = peltOf(
    isErmine
      ? [232, 228, 218]
      : wrap.state.includes('pelt')
        ? wrap.colour
        : mix(wrap.trim ?? wrap.colour, [134, 108, 80], 0.78),
    {
      spotted: isErmine,
    },
  )
  shell(fitting, collar, pelt, {
    gap: 0.2,
    loose: (x, _y, z) => 0.16 + 0.12 * noise3(x * 2.4, z * 2.4, 3),
    smooth: 3,
    folds: 0.16,
    stuff: 'fur',
    trim: { radius: 0.13, surface: pelt, stuff: 'fur' },
  })
}

const mantle: Wrapper = (fitting, wrap) => {
  const edge = banded(wrap.trim ?? beside(wrap.colour, 0.16), 0.16)
  shell(fitting, about(3.9, 0.26), surfaceFor(fitting, wrap, 'cloth', edge), {
    gap: 0.1,
    loose: 0.14,
    smooth: 6,
    folds: 0.2,
    trim: { radius: 0.03, surface: surfaceFor(fitting, wrap, 'cloth'), stuff: 'cloth' },
  })
}

const shawl: Wrapper = (fitting, wrap) => {
  const knitted = surfaceFor(fitting, { stuff: 'cloth', ...wrap }, 'cloth', banded(beside(wrap.colour, 0.12), 0.12))
  shell(fitting, about(3.9, 0.36), knitted, { gap: 0.1, loose: 0.14, smooth: 5, folds: 0.26 })
}

/** Two turns about the neck, and an end that hangs before the breast. */
const scarf: Wrapper = (fitting, wrap) => {
  const { skeleton } = fitting.figure
  const neck = skeleton.at('neck_01')
  const surface = surfaceFor(fitting, wrap, 'cloth')
  // Locks of fur stand up as high.
  const over = fitting.person.garments.some(({ kind }) => kind === 'furs') ? 0.1 : 0
  const turns: Vec[] = []
  const radii: number[] = []
  for (let i = 0; i <= 44; i++) {
    const a = (i / 44) * 4 * Math.PI
    const r = 0.76 + over + 0.06 * Math.sin(a * 0.5) + 0.08 * noise3(a, 1, 2)
    turns.push(
      add(neck, [
        Math.sin(a) * r * 1.06,
        -0.16 - 0.2 * Math.cos(a * 0.5) - 0.16 * Math.cos(a),
        Math.cos(a) * r * 0.98 + 0.2,
      ]),
    )
    radii.push(0.2 + 0.07 * noise3(a * 2, 4, 1))
  }
  const loose = tube(turns, radii, { sides: 14, flat: 0.9 })
  // Folds run along it.
  const { positions } = loose
  for (let i = 0; i < turns.length; i++)
    for (let k = 0; k < 14; k++) {
      const at = (i * 14 + k) * 3
      const deep = 0.8 + 0.24 * Math.sin(k * 2.7 + i * 0.25 + noise3(i * 0.2, k * 0.1, 1) * 3)
      for (let c = 0; c < 3; c++) positions[at + c] = turns[i]![c]! + (positions[at + c]! - turns[i]![c]!) * deep
    }
  // Both ends are flat, widen as they fall, and are fringed.
  const ends = [0.42, 0.62].map((x, k) =>
    Array.from({ length: 12 }, (_, i) =>
      onForm(fitting, x + 0.03 * Math.sin(i + k), 5.3 - i * (0.2 + 0.05 * k), 1, 0.1 + 0.05 * k + over),
    ),
  )
  const tails = ends.map((end) =>
    tube(
      end,
      end.map((_, i) => 0.26 + i * 0.018),
      { sides: 16, flat: 0.18, up: [0, 0, 1] },
    ),
  )
  const fringes = ends.flatMap((end) =>
    Array.from({ length: 9 }, (_, i) => {
      const from = add(end.at(-1)!, [(i / 8 - 0.5) * 0.84, 0.04, 0.03])
      return tube([from, add(from, [0.02 * Math.sin(i * 3), -0.3, 0.05])], [0.06, 0.05], { sides: 5 })
    }),
  )
  addPieces(fitting, [loose, ...tails, ...fringes], 'cloth', surface)
}

const wrappers: Record<WrapKind, Wrapper> = {
  cloak,
  'hooded-cloak': cloak,
  'fur-collar': furCollar,
  mantle,
  shawl,
  scarf,
}

export function wrapUp(fitting: Fitting, wrap: NonNullable<Person['wrap']>): void {
  wrappers[wrap.kind](fitting, wrap)
}
