import type { Vec } from '../../mesh/geometry.ts'
import type { Person } from '../scene.ts'
import type { WorkName } from '../works.ts'
import { type Acting, alongShaft, holding } from './deeds.ts'
import { hanging, hung, level, offered, onHip, type Reach } from './reaches.ts'
import type { Side } from './skeleton.ts'

const pinch = [0.58, 0.64, 0.76, 0.82] as const
const flat = [0.06, 0.08, 0.1, 0.14] as const
const pointed = [0, 0.92, 0.95, 0.95] as const

/** One reach for each hand. */
const hands =
  (left: Reach, right: Reach) =>
  (side: Side): Reach =>
    side === 'l' ? left : right
const holds = (person: Person, side: Side) => person.gear.some(({ hold }) => hold === (side === 'l' ? 'left' : 'right'))

/** A hand on what lies on a table. */
const onBoard = (at: Vec): Reach => ({
  at,
  elbow: [0.95, -0.4, -0.2],
  fingers: [-0.4, -0.3, 0.86],
  palm: [-0.3, -0.92, -0.15],
  curls: [0.4, 0.45, 0.5, 0.55],
  thumb: 0.3,
})
/** Fingers at something small and low before the body. */
const picking = (at: Vec): Reach => ({
  at,
  elbow: [0.9, -0.5, -0.2],
  fingers: [-0.35, -0.4, 0.85],
  palm: [-0.75, -0.5, -0.2],
  curls: pinch,
  thumb: 0.55,
})
const aloft = (at: Vec): Reach => ({
  at,
  elbow: [0.9, -0.3, 0.4],
  fingers: [0, 0.86, 0.4],
  palm: [-0.15, -0.3, 0.94],
  curls: [0.55, 0.6, 0.65, 0.7],
  thumb: 0.5,
})
const cupped: Reach = {
  from: 'head',
  at: [0.72, -1.5, 1.75],
  elbow: [1, -0.5, 0.1],
  fingers: [-0.25, 0.72, 0.55],
  palm: [-0.8, 0.1, -0.5],
  curls: [0.2, 0.24, 0.3, 0.36],
  thumb: 0.2,
}
const byHead = (at: Vec): Reach => ({
  from: 'head',
  at,
  elbow: [1, -0.2, 0.1],
  fingers: [-0.5, 0.75, -0.2],
  palm: [-0.6, 0.1, -0.75],
  curls: pinch,
  thumb: 0.4,
})
const reachingOut: Reach = {
  at: [2.3, -0.3, 2.7],
  elbow: [0.5, -0.9, -0.2],
  fingers: [0.6, 0.15, 0.75],
  palm: [-0.5, -0.75, 0.3],
  curls: pinch,
  thumb: 0.55,
}
const overhead: Reach = {
  at: [0.7, 3.1, 0.7],
  elbow: [1, -0.2, 0.2],
  fingers: [-0.45, 0.2, 0.8],
  palm: [-0.35, 0.92, 0],
  curls: [0.3, 0.34, 0.38, 0.42],
  thumb: 0.2,
}
const onGrip = (at: Vec): Reach => ({
  at,
  elbow: [0.8, -0.5, -0.4],
  fingers: [-0.35, -0.3, 0.88],
  palm: [-0.75, -0.6, 0],
  curls: 0.96,
  thumb: 0.9,
})

/** A forearm that lies in a sling. */
export const slung: Reach = {
  from: 'chest',
  at: [-0.1, -1.35, 2.35],
  elbow: [1, -1, -0.1],
  fingers: [-0.9, 0.1, 0.35],
  palm: [-0.3, -0.1, -0.95],
  curls: [0.3, 0.36, 0.42, 0.46],
  thumb: 0.2,
}

/** How hands, head and trunk are held at work, in quarrels and at play. */
export const workActings: Record<WorkName, Acting> = {
  handiwork: {
    arms: (side) =>
      holding(side === 'l' ? [0.62, -0.85, 2.55] : [0.5, -0.62, 2.7], [0.1, 0.95, 0.25], [-0.85, 0.1, -0.45], {
        curls: [0.7, 0.74, 0.8, 0.84],
        thumb: 0.7,
        elbow: [1, -0.5, -0.3],
      }),
    lean: 5,
    head: -15,
  },
  tablework: {
    arms: (side, person) =>
      side === 'r' && holds(person, 'r')
        ? holding([0.35, -1.35, 3.1], [0.1, 0.9, -0.3], [-0.9, 0, -0.2], { elbow: [1, -0.3, -0.3] })
        : onBoard(side === 'l' ? [0.1, -2.25, 2.95] : [0.15, -2.1, 3.05]),
    lean: 17,
    head: -13,
  },
  scattering: {
    arms: (side) =>
      side === 'l'
        ? hung
        : {
            at: [1.8, -1.5, 2.9],
            elbow: [0.5, -0.9, -0.2],
            fingers: [0.4, -0.1, 0.88],
            palm: [-0.1, -0.96, 0.2],
            curls: [0.2, 0.28, 0.34, 0.4],
            thumb: 0.2,
          },
    lean: 9,
    head: -9,
  },
  reaching: { arms: hands(aloft([0.85, 2.2, 1.9]), aloft([0.7, 2.5, 1.7])), head: 12, lean: -2 },
  kneework: { arms: hands(picking([0.3, -2.5, 2.7]), picking([0.15, -2.2, 2.9])), head: -16 },
  painting: {
    arms: hands({ ...offered, at: [0.9, -1.6, 2.1] }, reachingOut),
    head: 1,
  },
  brooming: {
    arms: hands({ ...onGrip([0.1, 0.85, 2.75]), from: 'hip' }, { ...onGrip([0.05, 0.95, 3.35]), from: 'hip' }),
    lean: 14,
    head: 8,
  },
  arguing: {
    arms: hands(
      { ...offered, at: [1.7, -1.4, 2.2], fingers: [0.45, 0.2, 0.85], palm: [-0.2, 0.9, 0.2] },
      {
        at: [1.2, -0.45, 3.1],
        elbow: [0.6, -0.9, -0.1],
        fingers: [0, 0.2, 0.98],
        palm: [-0.85, -0.3, 0.1],
        curls: pointed,
        thumb: 0.6,
      },
    ),
    lean: 7,
    head: 3,
  },
  scolding: {
    arms: hands(onHip, {
      at: [0.9, 0.75, 2.3],
      elbow: [0.7, -0.9, 0],
      fingers: [-0.1, 0.96, 0.2],
      palm: [-0.75, 0, 0.6],
      curls: pointed,
      thumb: 0.8,
    }),
    lean: 4,
    head: -4,
  },
  shouting: { arms: (side, person) => (holds(person, side) ? level : cupped), head: 7, lean: 3 },
  toasting: {
    arms: (side) =>
      side === 'r'
        ? holding([2.2, 1.5, 2.2], [0.05, 0.98, 0.1], [-0.9, 0, -0.3], { from: 'shoulder', elbow: [0.7, -0.7, 0] })
        : undefined,
    head: 7,
  },
  showing: {
    arms: (side) =>
      side === 'r'
        ? holding([1.2, 0.8, 2.6], [0.06, 0.98, 0.16], [-0.9, 0, -0.35], { from: 'shoulder', elbow: [0.8, -0.7, 0] })
        : undefined,
    head: 4,
  },
  blowing: {
    arms: (side, person) =>
      side === 'r'
        ? holding([0.42, -0.9, 2.5], [-0.5, 0.14, 0.85], [-0.75, -0.3, -0.5], { from: 'head', elbow: [1, -0.5, 0] })
        : person.gear.some(({ kind }) => kind === 'trumpet')
          ? { ...level, at: [0.3, -0.5, 3.1] }
          : undefined,
    head: 4,
  },
  eating: {
    arms: (side) =>
      side === 'r'
        ? holding([0.3, -1.35, 2.05], [-0.35, 0.85, -0.1], [-0.85, 0, -0.5], { from: 'head', elbow: [0.9, -0.7, 0] })
        : offered,
    head: 0,
  },
  pulling: { arms: alongShaft([-0.85, -0.75, 2.1], [0.7, -0.35, 2.8]), lean: -13, head: 4 },
  lifting: { arms: () => overhead, head: 5, lean: -3 },
  hauling: {
    arms: (side) => ({
      ...offered,
      from: 'chest',
      at: side === 'l' ? [1.05, -2, 2.5] : [1.05, -2, 2.5],
      elbow: [1, -0.6, -0.4],
      fingers: [-0.4, 0.1, 0.9],
      palm: [-0.6, 0.75, 0],
    }),
    lean: -7,
    head: 2,
  },
  pouring: {
    arms: (side) =>
      side === 'r'
        ? holding([0.8, 0.55, 2.9], [0.78, 0.6, 0], [-0.5, 0, -0.85], { elbow: [1, -0.3, -0.2] })
        : holding([0.3, -1.15, 2.8], [0.05, 0.98, 0.1], [-0.85, 0, -0.4]),
    head: -9,
  },
  milking: {
    arms: (side) => ({ ...onGrip(side === 'l' ? [0.1, 0.25, 2.7] : [0.1, 0.5, 2.8]), from: 'hip' }),
    head: -8,
  },
  weaving: { arms: hands(picking([-1.1, -0.5, 3]), { ...reachingOut, at: [1.8, 0.2, 2.9] }), head: 0 },
  spinning: {
    arms: hands(picking([0.2, -0.9, 2.9]), { ...reachingOut, at: [1.5, -1, 3], palm: [-0.3, -0.9, 0.2] }),
    head: -8,
  },
  stretching: {
    arms: hands(
      { ...aloft([1.7, 2.5, -0.3]), curls: 0.96, palm: [0.2, 0.3, 0.9] },
      { ...aloft([2, 2.1, -0.4]), curls: 0.96, palm: [0.2, 0.3, 0.9] },
    ),
    head: 12,
    lean: -9,
  },
  braiding: { arms: hands(byHead([0.75, -1.9, 1.55]), byHead([-0.65, -2.5, 2])), head: -2 },
  peering: {
    arms: (side) =>
      holding(side === 'r' ? [0.32, -0.1, 2.35] : [-0.25, -0.02, 3.4], [-0.05, 0.05, 0.99], [-0.7, -0.7, 0], {
        from: 'head',
        elbow: [1, -0.6, 0],
      }),
    head: 3,
  },
  fencing: {
    arms: (side) =>
      side === 'r'
        ? holding([2.6, 0.1, 2.9], [0.9, 0.1, 0.35], [-0.2, -0.95, 0.1], { from: 'shoulder', elbow: [0.4, -0.9, -0.2] })
        : { ...aloft([1.7, 1.4, -1]), fingers: [-0.4, 0.8, -0.2], curls: [0.3, 0.4, 0.5, 0.55] },
    lean: 9,
  },
  blocking: {
    arms: (side) => (side === 'l' ? { ...level, at: [-0.1, 0.1, 2.8] } : { ...level, at: [1.8, -1.6, 0.6] }),
    lean: 11,
    head: -2,
  },
  blessing: {
    arms: (side) =>
      side === 'r'
        ? {
            at: [1.1, 1.1, 2.1],
            elbow: [0.7, -0.9, 0],
            fingers: [-0.05, 0.97, 0.2],
            palm: [-0.2, 0, 0.97],
            curls: [0, 0.02, 0.92, 0.95],
            thumb: 0.7,
          }
        : undefined,
    head: 3,
  },
  preaching: {
    arms: hands(offered, { ...aloft([1.9, 1.5, 1.7]), fingers: [0.25, 0.9, 0.3], curls: flat, thumb: 0.1 }),
    head: 8,
  },
  kicking: {
    arms: hands(
      { ...level, at: [0.3, -0.4, 2.7], curls: 1, fingers: [-0.3, 0.7, 0.6] },
      { ...level, at: [0.9, -0.9, 1.6], curls: 1, fingers: [-0.3, 0.7, 0.6] },
    ),
    lean: -12,
    head: 6,
  },
  screaming: {
    arms: () => ({ ...byHead([1.2, -1.75, 1.2]), fingers: [-0.35, 0.92, -0.1], palm: [-0.9, 0, -0.3], curls: flat }),
    head: 5,
  },
  steering: { arms: hands(onGrip([0.75, -1.2, 2.9]), onGrip([0.95, -0.35, 2.9])), head: 4 },
  pushing: { arms: () => onGrip([0.75, -2.5, 2.6]), lean: 17, head: 2 },
  dragging: {
    arms: hands({ ...onGrip([-0.1, -1.7, 1.2]), fingers: [-0.5, -0.3, -0.5] }, onGrip([1.6, -2.2, -1.8])),
    lean: 20,
    head: 8,
  },
  knocking: {
    arms: (side) =>
      side === 'l'
        ? {
            at: [1.9, 0.5, 2.6],
            elbow: [0.5, -0.9, 0],
            fingers: [0.3, 0.75, 0.5],
            palm: [0.3, -0.5, 0.8],
            curls: 0.98,
            thumb: 0.9,
          }
        : undefined,
    head: 2,
  },
  fanning: {
    arms: (side) =>
      side === 'r'
        ? holding([1.35, 0.7, 2.3], [-0.35, 0.9, 0.1], [-0.5, 0, -0.85], { elbow: [0.8, -0.8, 0] })
        : undefined,
    head: 4,
  },
  primping: {
    arms: hands(
      holding([0.9, 0.75, 3], [-0.1, 0.98, 0], [-0.3, 0, -0.95], { elbow: [0.8, -0.8, 0] }),
      byHead([0.85, -1.2, 1.5]),
    ),
    head: 1,
  },
  loading: {
    arms: hands(onGrip([-0.4, -2.3, 2.7]), onGrip([0.1, -1.5, 2.6])),
    lean: 20,
    head: -12,
  },
  'fire-breathing': {
    arms: (side) =>
      side === 'r'
        ? holding([1.9, 0.3, 2.7], [0.1, 0.95, 0.1], [-0.9, 0, -0.3], { from: 'shoulder', elbow: [0.6, -0.9, 0] })
        : { ...hanging, at: [1.9, -2.7, 0.6], curls: flat },
    head: 10,
    lean: -8,
  },
}
