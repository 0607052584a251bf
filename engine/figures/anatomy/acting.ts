import { add, times, type Vec } from '../../mesh/geometry.ts'
import { aboutAxis, apply, euler, type Matrix, product, transpose } from '../../mesh/matrix.ts'
import type { Act } from '../acts.ts'
import type { Stance } from '../deeds.ts'
import type { Gear, Person } from '../scene.ts'
import { type Acting, alongShaft, deedActings, holding } from './deeds.ts'
import type { Reach } from './reaches.ts'
import { folded, hanging, level, offered, onHip, plucking, raised, reining } from './reaches.ts'
import type { Side, Skeleton } from './skeleton.ts'
import { workActings } from './works.ts'

const open = [0.05, 0.06, 0.08, 0.1] as const
const up: Reach = {
  at: [1.6, 2.6, 0.9],
  elbow: [1, -0.2, 0],
  fingers: [0.1, 0.95, 0.2],
  palm: [-0.3, 0.1, 0.95],
  curls: open,
  thumb: 0,
}
const wide: Reach = {
  at: [3.1, 0.5, 1.5],
  elbow: [0.5, -0.9, -0.2],
  fingers: [0.75, 0.45, 0.45],
  palm: [-0.2, 0.6, 0.75],
  curls: [0.12, 0.18, 0.24, 0.3],
  thumb: 0.05,
}
const together: Reach = {
  from: 'chest',
  at: [0.21, -0.1, 2.5],
  elbow: [0.7, -1, -0.2],
  fingers: [0, 0.94, 0.32],
  palm: [-1, 0, 0],
  curls: 0,
  thumb: 0,
}
const atFace: Reach = {
  from: 'head',
  at: [0.42, -0.75, 1.7],
  elbow: [0.8, -0.9, 0.2],
  fingers: [-0.25, 0.95, -0.1],
  palm: [-0.2, 0, -0.97],
  curls: [0.12, 0.14, 0.18, 0.22],
  thumb: 0.1,
}
const pleading: Reach = {
  ...offered,
  from: 'chest',
  at: [0.55, 0.35, 2.9],
  fingers: [-0.35, 0.35, 0.85],
  curls: [0.24, 0.28, 0.32, 0.38],
}
const fist: Reach = { ...up, at: [1.3, 2.8, 0.8], fingers: [-0.1, 0.9, 0.3], palm: [-0.7, 0, 0.7], curls: 0.98 }
const flexed: Reach = {
  at: [1.9, 1.2, 0.2],
  elbow: [1, -0.25, -0.1],
  fingers: [-0.6, 0.75, 0.1],
  palm: [-0.6, -0.5, 0],
  curls: 0.98,
}

/** Blades that whoever kneels leans upon. */
export const isPlanted = ({ kind, hold }: Person['gear'][number]): boolean =>
  hold === 'right' && (kind === 'sword' || kind === 'greatsword')

/** What may be leant upon with its head on the ground, and with its head up. */
const heads: readonly Gear['kind'][] = ['axe', 'greataxe', 'hammer', 'mace', 'sword', 'greatsword', 'rapier', 'cane']
const shafts: readonly Gear['kind'][] = [
  'spear',
  'staff',
  'halberd',
  'trident',
  'scythe',
  'pitchfork',
  'broom',
  'spade',
  'oar',
  'crook',
  'pickaxe',
]
export const isInverted = ({ kind, hold }: Gear): boolean => hold === 'right' && heads.includes(kind)
export const isPropped = ({ kind, hold }: Gear): boolean => hold === 'right' && shafts.includes(kind)

const onHilt: Reach = {
  at: [-0.3, -1.6, 2.4],
  elbow: [0.9, -0.6, -0.2],
  fingers: [-0.7, -0.1, 0.7],
  palm: [-0.6, -0.2, -0.76],
  curls: 0.95,
}

/** A hand flat on a table. */
const onTop: Reach = {
  at: [0.55, -2.3, 2.9],
  elbow: [0.9, -0.5, -0.3],
  fingers: [-0.45, -0.12, 0.88],
  palm: [-0.1, -0.98, -0.1],
  curls: [0.1, 0.12, 0.14, 0.18],
  thumb: 0.1,
}

const right = (reach: Reach, other?: Reach) => (side: Side) => (side === 'r' ? reach : other)
const both = (reach: Reach) => () => reach

/** A palm on the skin of a drum before the waist. */
const drumming: Reach = {
  at: [0, -2.75, 2.3],
  elbow: [0.95, -0.4, -0.3],
  fingers: [-0.4, -0.2, 0.9],
  palm: [-0.15, -0.96, -0.1],
  curls: [0.2, 0.24, 0.28, 0.32],
  thumb: 0.15,
}

/** What is held points away from the shoulder. */
const levelled = holding([2, 0.1, 2.5], [0.86, 0.2, 0.45], [-0.2, -0.95, 0.1], {
  from: 'shoulder',
  elbow: [0.4, -0.9, -0.2],
})

export const actings: Record<Act, Acting> = {
  ...deedActings,
  ...workActings,
  'arms-crossed': { arms: folded },
  praying: { arms: both(together), head: -14 },
  pointing: {
    arms: (side, person) =>
      side === 'l'
        ? undefined
        : person.gear.some(({ hold }) => hold === 'right')
          ? // What is held points too.
            levelled
          : {
              at: [2.6, 0.5, 2.7],
              elbow: [0.5, -0.9, 0],
              fingers: [0.62, 0.12, 0.76],
              palm: [-0.3, -0.9, 0.2],
              curls: [0, 0.9, 0.95, 0.95],
              thumb: 0.5,
            },
  },
  waving: { arms: right({ ...up, at: [1.7, 1.8, 1.2] }), head: 4 },
  summoning: { arms: both(wide), head: 8 },
  kneeling: {
    arms: (side, { gear }) => {
      // Both hands on the hilt of a blade whose point is on the ground.
      if (gear.some(isPlanted)) return side === 'r' ? onHilt : { ...onHilt, at: [-0.2, -1.9, 2.3] }
      return side === 'l'
        ? { ...level, at: [0.4, -2.6, 2.4], palm: [-0.3, -0.9, 0], fingers: [-0.5, -0.1, 0.85], curls: 0.4 }
        : undefined
    },
    head: -6,
  },
  sitting: {
    arms: () => ({
      from: 'hip',
      at: [0.5, 1.5, 2.6],
      elbow: [1, -0.2, -0.5],
      fingers: [-0.2, -0.35, 0.9],
      palm: [-0.1, -0.95, -0.3],
      curls: [0.3, 0.34, 0.38, 0.42],
      thumb: 0.2,
    }),
  },
  thinking: {
    arms: (side) =>
      side === 'r'
        ? {
            from: 'head',
            at: [0.3, -1.75, 1.5],
            elbow: [0.6, -1, 0.3],
            fingers: [-0.3, 0.9, -0.2],
            palm: [-0.4, 0, -0.9],
            curls: [0.3, 0.85, 0.9, 0.92],
            thumb: 0.2,
          }
        : { ...folded('l'), at: [-0.5, -2.1, 1.9] },
    head: -5,
  },
  weeping: { arms: both(atFace), head: -16, lean: 8 },
  laughing: {
    // Who holds something laughs with it in the hand; else one hand is on the belly.
    arms: (side, { gear }) =>
      side === 'l' || gear.some(({ hold }) => hold === 'right')
        ? undefined
        : {
            from: 'chest',
            at: [0.5, -2.6, 2.2],
            elbow: [1, -0.4, -0.2],
            fingers: [-0.9, -0.12, 0.25],
            palm: [-0.3, -0.1, -0.95],
            curls: [0.14, 0.18, 0.22, 0.28],
            thumb: 0.1,
          },
    head: 14,
    lean: -6,
  },
  saluting: {
    arms: right({
      from: 'head',
      at: [1.75, 0.75, 1.25],
      elbow: [1, -0.2, 0],
      fingers: [-0.8, 0.5, -0.1],
      palm: [0.1, -0.6, 0.75],
      curls: open,
      thumb: 0.1,
    }),
  },
  reading: {
    arms: (side) => ({
      from: 'chest',
      isCentre: true,
      at: side === 'l' ? [0.95, 0.1, 2.75] : [0.95, 0, 2.75],
      elbow: [0.8, -0.9, -0.2],
      fingers: [-0.45, 0.35, 0.8],
      palm: [-0.55, 0.8, -0.1],
      curls: [0.4, 0.46, 0.5, 0.56],
      thumb: 0.5,
    }),
    head: -20,
  },
  drinking: {
    arms: right({
      from: 'head',
      at: [1.35, -1.75, 1.9],
      elbow: [0.9, -0.7, -0.1],
      fingers: [-0.5, 0.2, 0.8],
      palm: [-0.85, 0.1, -0.5],
      curls: 0.9,
    }),
    head: 3,
  },
  sneaking: {
    arms: (side) =>
      side === 'l' ? { ...level, at: [0.9, -1.3, 2.8], curls: [0.3, 0.4, 0.5, 0.6], thumb: 0.2 } : undefined,
    lean: 24,
    head: 12,
  },
  charging: {
    arms: (side) =>
      side === 'l' ? { ...hanging, at: [1.2, -2.4, -1.6], fingers: [0, -0.6, -0.6], curls: 0.7 } : undefined,
    lean: 18,
    head: 8,
  },
  bowing: {
    arms: (side) =>
      side === 'r'
        ? {
            from: 'chest',
            at: [0.1, -1.5, 2.2],
            elbow: [1, -0.6, 0],
            fingers: [-0.95, 0.1, 0.1],
            palm: [-0.1, 0, -1],
            curls: open,
          }
        : { ...wide, at: [2.8, -1.6, 0.2], palm: [0, 0.3, 0.9] },
    lean: 62,
    head: -10,
  },
  'hands-on-hips': { arms: both(onHip) },
  dancing: {
    arms: (side) =>
      side === 'l' ? { ...up, at: [1, 2.9, 0.7], palm: [-0.9, 0, 0.2], curls: [0.1, 0.2, 0.3, 0.4] } : wide,
    head: 6,
  },
  shrugging: { arms: both({ ...offered, at: [1.9, -1.4, 1.7], fingers: [0.7, 0.1, 0.6] }), head: 4 },
  swearing: {
    arms: right({
      from: 'chest',
      at: [-0.35, -0.8, 2.1],
      elbow: [1, -0.7, 0.1],
      fingers: [-0.9, 0.35, 0],
      palm: [0, 0, -1],
      curls: open,
      thumb: 0.1,
    }),
    head: 4,
  },
  cheering: { arms: both(fist), head: 10 },
  surrendering: { arms: both({ ...up, at: [1.8, 1.4, 1], palm: [0, 0.1, 1] }) },
  aiming: {
    arms: (side, person) => {
      if (person.gear.some(({ kind, hold }) => kind === 'pistol' && hold === 'right'))
        return side === 'r' ? levelled : undefined
      if (person.gear.some(({ kind }) => kind === 'crossbow'))
        return side === 'l'
          ? holding([1.5, 1.25, 1.9], [0.97, 0.05, 0.2], [-0.1, 0.95, -0.3], { elbow: [0.2, -1, 0.2] })
          : holding([0.25, 1.15, 1.5], [-0.97, 0.05, 0.2], [-0.1, -0.2, 0.95], { elbow: [1, -0.3, -0.1] })
      return side === 'l'
        ? {
            at: [3.85, 0.15, 1.1],
            elbow: [0, -1, -0.3],
            fingers: [0.9, 0.1, 0.3],
            palm: [0.2, -0.1, 0.97],
            curls: 0.95,
          }
        : {
            from: 'head',
            isCentre: true,
            at: [0.2, -1.05, 1.6],
            elbow: [1, 0.3, -0.5],
            fingers: [-0.95, 0.05, 0.25],
            palm: [-0.15, -0.2, -0.95],
            curls: [0.66, 0.68, 0.7, 0.84],
            thumb: 0.5,
          }
    },
    head: -1,
  },
  begging: { arms: both(pleading), head: 8, lean: 6 },
  whispering: {
    arms: right({
      from: 'head',
      at: [0.95, -1.15, 1.75],
      elbow: [0.8, -0.8, 0],
      fingers: [-0.1, 0.85, 0.45],
      palm: [-0.95, 0, -0.1],
      curls: [0.08, 0.1, 0.14, 0.18],
      thumb: 0.05,
    }),
    head: 5,
  },
  presenting: {
    // What is carried on one palm leaves the other hand at the hip.
    arms: (side, person) =>
      side === 'r'
        ? undefined
        : person.gear.some(({ kind, hold }) => kind === 'tray' && hold === 'right')
          ? onHip
          : pleading,
  },
  warding: {
    arms: (side) => ({
      ...up,
      at: side === 'l' ? [0.2, 0.9, 2.8] : [0.3, -0.2, 3],
      fingers: [-0.3, 0.85, -0.2],
      palm: [0, 0.1, 1],
    }),
    lean: -10,
    head: -4,
  },
  flexing: { arms: both(flexed), head: 3 },
  hammering: {
    arms: (side) =>
      side === 'l'
        ? {
            at: [-0.1, -2.2, 2.5],
            elbow: [0.8, -0.5, -0.5],
            fingers: [-0.5, -0.3, 0.8],
            palm: [-0.85, -0.2, -0.4],
            curls: 0.95,
          }
        : { ...raised, at: [1.7, 1.1, 1.5] },
    lean: 10,
    head: -12,
  },
  writing: {
    arms: (side) =>
      side === 'r'
        ? {
            at: [0.15, -2.15, 2.9],
            elbow: [0.95, -0.4, -0.2],
            fingers: [-0.45, -0.5, 0.75],
            palm: [-0.6, -0.75, -0.2],
            curls: [0.55, 0.62, 0.8, 0.85],
            thumb: 0.55,
          }
        : onTop,
    lean: 17,
    head: -14,
  },
  stirring: {
    arms: (side) =>
      side === 'r'
        ? { ...level, at: [0.3, -1.7, 3], fingers: [-0.6, -0.1, 0.8], palm: [-0.75, -0.3, -0.4], curls: 0.95 }
        : {
            ...level,
            at: [0.3, -2.2, 2.7],
            fingers: [-0.6, -0.2, 0.8],
            palm: [-0.5, -0.8, 0],
            curls: [0.3, 0.36, 0.42, 0.5],
          },
    lean: 12,
    head: -12,
  },
  gambling: {
    arms: (side) =>
      side === 'r'
        ? { ...onTop, at: [0.5, -1.9, 3], curls: [0.3, 0.36, 0.42, 0.5] }
        : { ...level, at: [0.2, -1.35, 2.5], palm: [-0.7, 0.2, -0.7], curls: [0.6, 0.66, 0.72, 0.78] },
    lean: 8,
    head: -4,
  },
  warming: {
    arms: (side) => ({
      at: side === 'l' ? [0.3, -1.5, 3.3] : [0.4, -1.7, 3.2],
      elbow: [0.8, -0.7, -0.2],
      fingers: [0.05, 0.25, 0.95],
      palm: [0, -0.75, 0.65],
      curls: open,
      thumb: 0.1,
    }),
    lean: 10,
    head: -8,
  },
  climbing: {
    arms: (side) =>
      side === 'r'
        ? {
            at: [-0.7, 2.6, 1.4],
            elbow: [0.9, -0.2, 0.3],
            fingers: [0.1, 0.3, 0.95],
            palm: [-0.95, 0, 0.1],
            curls: 0.98,
          }
        : {
            at: [-2.4, -0.1, 2],
            elbow: [0.9, -0.6, 0.1],
            fingers: [0.1, 0.3, 0.95],
            palm: [-0.95, 0, 0.1],
            curls: 0.98,
          },
    head: 12,
    lean: -4,
  },
  leaning: {
    arms: (side, person) =>
      person.furniture?.some(({ kind }) => kind === 'bar' || kind === 'table' || kind === 'desk')
        ? onTop
        : person.furniture?.some(({ kind }) => kind === 'wall')
          ? folded(side)
          : person.gear.some(isInverted)
            ? holding(side === 'l' ? [0.1, -1.35, 2.5] : [0.1, -1.05, 2.6], [-1, 0, 0.1], [0, -0.97, -0.2])
            : person.gear.some(isPropped)
              ? alongShaft([-1.15, 1.5, 2], [-1.05, 0.55, 2.25])(side)
              : side === 'l'
                ? onHip
                : undefined,
    lean: 6,
  },
  strumming: {
    arms: (side, person) => (person.gear.some(({ kind }) => kind === 'drum') ? drumming : plucking[side]),
    head: 6,
  },
  riding: { arms: (side) => (side === 'l' ? reining : undefined), lean: 2 },
  marching: { arms: (side) => (side === 'l' ? { ...hanging, at: [0.9, -3.9, 1.3] } : undefined), lean: 3 },
}

/** Ankles from the hips, in lengths of the whole leg: out, up, forward; and where the knee points. */
type Footing = readonly [at: Vec, knee: Vec, sole: number, toes?: number]
type Feet = Readonly<Record<Side, Footing>>
/** The leg that bears the weight, and the one that rests, its foot a little out and forward. */
const bearing: Footing = [[0.03, -0.99, 0], [0.12, 0, 1], 0, 12]
const resting: Footing = [[0.2, -0.95, 0.13], [0.4, 0, 1], 0, 28]
const legs: Partial<Record<Act | Stance, Feet>> = {
  'on-knees': {
    l: [[0.1, -0.46, -0.42], [0.06, -1, 0.5], 62],
    r: [[0.1, -0.46, -0.42], [0.06, -1, 0.5], 62],
  },
  'cross-legged': {
    l: [[-0.1, -0.05, 0.36], [0.9, 0.03, 0.6], 8, -76],
    r: [[-0.12, -0.06, 0.48], [0.9, 0.03, 0.6], 8, -76],
  },
  slumped: {
    l: [[0.03, -0.1, 0.5], [0.1, 1, 0.4], -8, 10],
    r: [[0.1, -0.1, 0.84], [0.12, 1, 0.2], -58, 20],
  },
  perched: {
    l: [[0.16, -0.3, 0.22], [0.45, 0.5, 1], 14, 20],
    r: [[0.16, -0.32, 0.14], [0.5, 0.4, 1], 24, 22],
  },
  lunging: {
    l: [[0.34, -0.86, 0.24], [0.5, 0.1, 1], 0, 26],
    r: [[0.28, -0.88, -0.26], [0.3, 0, 1], 10, 24],
  },
  braced: {
    l: [[0.18, -0.96, 0.1], [0.3, 0, 1], 0, 20],
    r: [[0.18, -0.95, -0.1], [0.25, 0, 1], 0, 24],
  },
  reclined: {
    l: [[0, -0.04, 0.93], [0.1, 1, 0.3], -64, 8],
    r: [[-0.02, 0.03, 0.9], [0.15, 1, 0.3], -60, -6],
  },
  airborne: {
    l: [[0.06, -0.86, -0.3], [0.12, 0, 1], 52],
    r: [[0.1, -0.62, -0.34], [0.2, 0.1, 1], 58],
  },
  astride: {
    l: [[0.1, -0.6, -0.3], [0.25, -0.6, 0.8], 52],
    r: [[0.12, -0.52, -0.42], [0.3, -0.6, 0.8], 56],
  },
  squatting: {
    l: [[0.24, -0.42, 0.44], [0.6, 0.3, 1], 0, 20],
    r: [[0.26, -0.42, 0.4], [0.65, 0.3, 1], 0, 22],
  },
  seated: {
    l: [[0.14, -0.52, 0.48], [0.12, 0.4, 1], 0],
    r: [[0.2, -0.5, 0.42], [0.2, 0.4, 1], 12],
  },
  kicking: {
    l: [[0.02, -0.97, -0.04], [0.2, 0, 1], 0, 30],
    r: [[0.34, -0.12, 0.86], [0.2, 0.6, 1], -34],
  },
  striding: {
    l: [[0.06, -0.93, 0.28], [0.05, 0, 1], -10],
    r: [[0.06, -0.92, -0.3], [0.05, 0, 1], 26],
  },
  kneeling: {
    l: [[0.1, -0.48, 0.48], [0.15, 0.3, 1], 0],
    r: [[0.1, -0.44, -0.42], [0.05, -1, 0.5], 62],
  },
  sitting: {
    l: [[0.16, -0.5, 0.5], [0.12, 0.4, 1], 0],
    r: [[0.16, -0.5, 0.46], [0.12, 0.4, 1], 0],
  },
  riding: {
    l: [[0.34, -0.74, 0.12], [0.7, 0.25, 1], -4],
    r: [[0.34, -0.74, 0.12], [0.7, 0.25, 1], -4],
  },
  climbing: {
    l: [[0.02, -0.62, 0.24], [0.9, 0.2, 0.8], 20],
    r: [[0, -0.86, 0.2], [0.7, 0, 0.8], 30],
  },
  sneaking: {
    l: [[0.14, -0.84, 0.22], [0.3, 0, 1], 0],
    r: [[0.14, -0.82, -0.28], [0.2, 0, 1], 18],
  },
  charging: {
    l: [[0.06, -0.86, 0.42], [0.05, 0.2, 1], -8],
    r: [[0.06, -0.84, -0.46], [0.05, 0, 1], 40],
  },
  dancing: {
    l: [[0.05, -0.98, 0.05], [0.1, 0, 1], 8],
    r: [[0.1, -0.72, 0.05], [0.8, 0, 0.6], 30],
  },
  marching: {
    l: [[0.06, -0.95, 0.24], [0.05, 0, 1], -10],
    r: [[0.06, -0.94, -0.26], [0.05, 0, 1], 24],
  },
  bowing: { l: [[0.08, -0.975, 0.12], [0.1, 0, 1], 0], r: [[0.1, -0.985, -0.06], [0.1, 0, 1], 0, 16] },
}

/** Puts somebody's feet; in world directions turned by `yaw` degrees, the pelvis's own. */
export function footing(skeleton: Skeleton, stance: Act | Stance | undefined, weight: -1 | 1, yaw: number): void {
  const asked = (stance && legs[stance]) ?? { l: weight > 0 ? bearing : resting, r: weight > 0 ? resting : bearing }
  const turn: Matrix = aboutAxis([0, 1, 0], yaw)
  let ground: number | undefined
  for (const side of weight > 0 ? (['l', 'r'] as const) : (['r', 'l'] as const)) {
    // From either side the near knee is the one on the ground.
    const of = stance === 'kneeling' && yaw < 0 ? (side === 'l' ? 'r' : 'l') : side
    const [at, knee, sole, toes = 0] = asked[of]
    const hip = skeleton.at(`thigh_${side}`)
    const ankle = skeleton.restOf(`foot_${side}`)
    const long = skeleton.restOf(`thigh_${side}`)[1] - ankle[1]
    const out = side === 'l' ? 1 : -1
    const to = add(hip, times(apply(turn, [at[0] * out, at[1], at[2]]), long))
    ground ??= to[1]
    // Both feet of who only stands are on one ground, however the hips are tipped.
    const goal: Vec = stance && legs[stance] ? to : [to[0], ground, to[2]]
    skeleton.step(side, goal, apply(turn, [knee[0] * out, knee[1], knee[2]]))
    const calf = skeleton.wholes[skeleton.bone(`calf_${side}`)]!
    // The sole lies on the ground, or the heel is lifted by so many degrees.
    const foot = product(aboutAxis([0, 1, 0], toes * out), euler(sole, 0, 0))
    skeleton.turns[skeleton.bone(`foot_${side}`)] = product(transpose(calf), product(turn, foot))
    skeleton.settle()
  }
}
