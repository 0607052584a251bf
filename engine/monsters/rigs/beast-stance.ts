import type { Vec } from '../../figures/sculpture/space.ts'
import type { Random } from '../../paint/random.ts'
import type { PoseName } from '../scene.ts'
import type { Build } from './beast-builds.ts'

type Knot = readonly [Vec, number]

/** How a four-footed body holds itself: where its two ends and its head are, and the joints of its legs down to the foot. */
export interface Stance {
  front: Vec
  rear: Vec
  head: Vec
  /** Left and right fore legs, then the hind ones. */
  legs: readonly (readonly [Knot, Knot, Knot, Knot])[]
  /** Which way claws point at each foot. */
  claws: readonly Vec[]
}

/** y of the ground, units. */
export const GROUND = 410

export function stanceOf(b: Build, pose: PoseName | undefined, luck: Random): Stance {
  // The far ones a step behind.
  const steps = [luck.range(12, 34), luck.range(12, 34)]
  if (pose === 'sleeping') return lying(b)
  if (pose === 'rearing') return reared(b, steps)
  if (pose === 'flying') return aloft(b, steps)
  return afoot(
    pose === 'crouching' ? { ...b, tall: b.tall * 0.6, sprawl: Math.max(b.sprawl ?? 0, 0.34) } : b,
    pose,
    steps,
  )
}

const sides = [-1, 1] as const
const ahead: Vec = [0, 0.35, 1]

function afoot(b: Build, pose: PoseName | undefined, steps: readonly number[]): Stance {
  const crouched = pose === 'crouching'
  const back = GROUND - b.tall - b.chest
  const dip = crouched ? b.chest * 0.3 : 0
  const front: Vec = [0, back + b.chest * 0.7 + dip, b.long * 0.5]
  const rear: Vec = [0, back + b.chest * 0.66 - dip * 0.4, -b.long * 0.62]
  const sprawl = b.sprawl ?? 0
  const high = sprawl * 26
  const legs: Stance['legs'][number][] = []
  for (const [k, s] of sides.entries()) {
    const step = s * steps[k]! * (crouched ? 2.2 : 1)
    const x = s * b.chest * 0.62
    // Elbows and knees of those who sprawl stand out and up, their feet beside the body.
    const out = s * sprawl * 66
    legs.push([
      [[x, front[1] + 20, front[2]], b.leg * 2],
      [[x * 1.06 + out, GROUND - b.tall * 0.46 - high, front[2] + 8 + step], b.leg * 1.15],
      [[x * 1.04 + out * 1.1, GROUND - 44 + high * 0.5, front[2] + 20 + step], b.leg * 0.86],
      [[x * 1.04 + out, GROUND, front[2] + 40 + step], b.leg * 1.02],
    ])
  }
  for (const [k, s] of sides.entries()) {
    const step = s * steps[k]!
    const x = s * b.chest * 0.62
    const out = s * sprawl * 66
    legs.push([
      [[x, rear[1] + 14, rear[2] + 10], b.leg * 2.7],
      [[x * 1.1 + out, GROUND - b.tall * 0.52 - high, rear[2] + 44 - step], b.leg * 1.5],
      [[x * 1.08 + out * 1.1, GROUND - b.tall * 0.26, rear[2] - 26 * (1 - sprawl) - step], b.leg * 0.92],
      [[x * 1.04 + out, GROUND, rear[2] + 18 - step], b.leg * 1.02],
    ])
  }
  const horse = b.head === 'horse'
  const lizard = (b.sprawl ?? 0) >= 1 && !crouched
  const head: Vec = [
    0,
    lizard || crouched
      ? front[1] + (crouched && b.sprawl !== 1 ? 26 : 8)
      : front[1] - b.chest * 0.3 - b.neck * (horse ? 3 : 1.15),
    front[2] + b.chest * (lizard || crouched ? 1.6 : horse ? 0.95 : 1.12),
  ]
  return { front, rear, head, legs, claws: [ahead, ahead, ahead, ahead] }
}

/** On its belly, chin on its paws. */
function lying(b: Build): Stance {
  const front: Vec = [0, GROUND - b.chest * 0.92, b.long * 0.5]
  const rear: Vec = [0, GROUND - b.chest * 0.84, -b.long * 0.56]
  const fore = sides.map((s): Stance['legs'][number] => {
    const x = s * b.chest * 0.66
    return [
      [[x, front[1] + 10, front[2]], b.leg * 1.9],
      [[x * 1.3, GROUND - 22, front[2] - 26], b.leg * 1.2],
      [[x * 1.12, GROUND - 6, front[2] + b.chest], b.leg * 0.95],
      [[x * 0.92, GROUND, front[2] + b.chest * 1.55], b.leg * 1.02],
    ]
  })
  const hind = sides.map((s): Stance['legs'][number] => {
    const x = s * b.chest * 0.7
    return [
      [[x, rear[1] + 6, rear[2] + 10], b.leg * 2.6],
      [[x * 1.5, rear[1] + 14, rear[2] + b.long * 0.42], b.leg * 1.7],
      [[x * 1.5, GROUND - 10, rear[2] + 30], b.leg],
      [[x * 1.46, GROUND, rear[2] + b.long * 0.5], b.leg * 1.02],
    ]
  })
  return {
    front,
    rear,
    head: [0, GROUND - 62 * b.headSize, front[2] + b.chest * (b.head === 'horse' ? 1.7 : 1.5)],
    legs: [...fore, ...hind],
    claws: [ahead, ahead, ahead, ahead],
  }
}

/** On its hind legs, pawing the air. */
function reared(b: Build, steps: readonly number[]): Stance {
  const rear: Vec = [0, GROUND - b.tall - b.chest * 0.5, -40]
  const far = b.long * 1.1
  const front: Vec = [0, rear[1] - far * 0.84, rear[2] + far * 0.5]
  const fore = sides.map((s, k): Stance['legs'][number] => {
    const x = s * b.chest * 0.7
    const lift = steps[k]! * 2.4 * (k === 0 ? 1 : -0.4)
    return [
      [[x, front[1] + 34, front[2] + 10], b.leg * 2],
      [[x * 1.3, front[1] + 70 - lift, front[2] + b.tall * 0.5], b.leg * 1.25],
      [[x * 1.2, front[1] + 10 - lift * 1.6, front[2] + b.tall * 0.8], b.leg * 0.9],
      [[x * 1.15, front[1] + 30 - lift * 1.8, front[2] + b.tall], b.leg],
    ]
  })
  const hind = sides.map((s, k): Stance['legs'][number] => {
    const x = s * b.chest * 0.66
    const step = s * steps[k]!
    return [
      [[x, rear[1] + 20, rear[2]], b.leg * 2.8],
      [[x * 1.2, GROUND - b.tall * 0.54, rear[2] + 62 - step], b.leg * 1.6],
      [[x * 1.14, GROUND - b.tall * 0.24, rear[2] - 30 - step], b.leg * 0.95],
      [[x * 1.1, GROUND, rear[2] + 20 - step], b.leg * 1.02],
    ]
  })
  return {
    front,
    rear,
    head: [0, front[1] - b.chest * 0.5 - b.neck * (b.head === 'horse' ? 2 : 1), front[2] + b.chest * 0.74],
    legs: [...fore, ...hind],
    claws: [[0, 0.5, 1], [0, 0.5, 1], ahead, ahead],
  }
}

/** In the air: fore legs drawn up, hind legs trailing. */
function aloft(b: Build, steps: readonly number[]): Stance {
  const front: Vec = [0, 110, b.long * 0.5]
  const rear: Vec = [0, 150, -b.long * 0.6]
  const fore = sides.map((s, k): Stance['legs'][number] => {
    const x = s * b.chest * 0.66
    const lift = steps[k]! * (k === 0 ? 1 : -0.6)
    return [
      [[x, front[1] + 24, front[2]], b.leg * 2],
      [[x * 1.2, front[1] + b.tall * 0.42, front[2] + 60 + lift], b.leg * 1.2],
      [[x * 1.14, front[1] + b.tall * 0.62, front[2] + 6], b.leg * 0.88],
      [[x * 1.12, front[1] + b.tall * 0.8, front[2] + 24], b.leg],
    ]
  })
  const hind = sides.map((s, k): Stance['legs'][number] => {
    const x = s * b.chest * 0.66
    const step = steps[k]! * s
    return [
      [[x, rear[1] + 16, rear[2]], b.leg * 2.7],
      [[x * 1.14, rear[1] + b.tall * 0.46, rear[2] + 20 - step], b.leg * 1.5],
      [[x * 1.1, rear[1] + b.tall * 0.56, rear[2] - b.tall * 0.42 - step], b.leg * 0.92],
      [[x * 1.08, rear[1] + b.tall * 0.72, rear[2] - b.tall * 0.72 - step], b.leg],
    ]
  })
  return {
    front,
    rear,
    head: [0, front[1] - b.chest * 0.3 - b.neck * (b.head === 'horse' ? 2.4 : 0.9), front[2] + b.chest * 1.14],
    legs: [...fore, ...hind],
    claws: [
      [0, 0.9, 0.5],
      [0, 0.9, 0.5],
      [0, 0.6, -0.8],
      [0, 0.6, -0.8],
    ],
  }
}
