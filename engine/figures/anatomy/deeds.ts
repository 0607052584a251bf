import { cross, dot, sub, times, unit, type Vec } from '../../mesh/geometry.ts'
import type { DeedName } from '../deeds.ts'
import type { Gear, Person } from '../scene.ts'
import type { WorkName } from '../works.ts'
import { folded, hanging, level, offered, type Reach, raised } from './reaches.ts'
import type { Side } from './skeleton.ts'

/** What the trunk and the head do, degrees: bowed forward, and how the head is lifted. */
export interface Bearing {
  lean?: number
  head?: number
  /** Which way the head sinks, degrees. */
  tip?: number
}

/** What an act does with each arm; where it leaves one out, that arm does as it would. */
export interface Acting extends Bearing {
  arms(side: Side, person: Person): Reach | undefined
}

/** A closed hand about a shaft that runs along `thumb` through it; all is told out from the body, up, forward. */
export function holding(at: Vec, thumb: Vec, palm: Vec, more: Partial<Reach> = {}): Reach {
  const across = unit(thumb)
  const inwards = unit(sub(palm, times(across, dot(palm, across))))
  return {
    from: 'chest',
    isCentre: true,
    at,
    elbow: [1, -0.6, -0.3],
    fingers: unit(cross(across, inwards)),
    palm: inwards,
    curls: 0.96,
    thumb: 0.9,
    ...more,
  }
}

const mirrored = ([x, y, z]: Vec): Vec => [-x, y, z]

/**
 * Both hands about one shaft, which runs from the right hand to the left; x to the person's left, from the breast. `under` has the
 * left hand hold it from below.
 */
export function alongShaft(right: Vec, left: Vec, under = false): (side: Side) => Reach {
  const way = unit(sub(left, right))
  // Thumbs point up along it.
  const up: Vec = way[1] < 0 ? times(way, -1) : way
  return (side) =>
    side === 'r'
      ? holding(mirrored(right), mirrored(up), [-0.9, 0, -0.3])
      : holding(left, up, under ? [-0.4, 0.9, -0.2] : [-0.9, 0, -0.3])
}

const splayed = [0.02, 0.06, 0.1, 0.14] as const
const both = (reach: Reach) => () => reach

/** A palm that lies on a knee, upwards. */
const onKnee: Reach = {
  from: 'hip',
  at: [1.7, 0.55, 1.75],
  elbow: [1, -0.2, -0.6],
  fingers: [0.3, -0.2, 0.9],
  palm: [0.1, 0.95, 0.2],
  curls: [0.3, 0.34, 0.38, 0.42],
  thumb: 0.4,
}
const inLap: Reach = {
  from: 'hip',
  at: [0.2, 0.7, 1.5],
  elbow: [1, -0.1, -0.6],
  fingers: [-0.6, -0.3, 0.7],
  palm: [-0.2, 0.2, -0.9],
  curls: [0.34, 0.4, 0.46, 0.5],
  thumb: 0.4,
}
const palmUp: Reach = {
  at: [1, -1.7, 2.5],
  elbow: [0.6, -0.9, -0.4],
  fingers: [0.05, 0.25, 0.95],
  palm: [-0.15, 0.95, -0.2],
  curls: [0.2, 0.26, 0.3, 0.34],
  thumb: 0.1,
}
const cocked: Reach = holding([2.2, 3.4, -0.7], [0.15, 0.9, -0.2], [-0.5, 0.1, 0.9], {
  elbow: [1, -0.25, -0.2],
  curls: [0.6, 0.62, 0.64, 0.66],
})
/** The arm that points where something is thrown. */
const sighting: Reach = {
  at: [3, 0.35, 2.1],
  elbow: [0.3, -0.9, -0.2],
  fingers: [0.75, 0.3, 0.55],
  palm: [0, -0.9, 0.3],
  curls: [0.1, 0.2, 0.28, 0.34],
  thumb: 0.15,
}

const blades: readonly Gear['kind'][] = ['sword', 'rapier', 'scimitar', 'dagger', 'sickle', 'wand', 'rolling-pin']
/** Whether what is held takes two hands to swing. */
const isHeavy = (person: Person) =>
  person.gear.some(({ kind, hold }) => (hold === 'right' || hold === 'left') && !blades.includes(kind))

export const deedActings: Record<Exclude<DeedName, WorkName>, Acting> = {
  meditating: { arms: both(onKnee), head: 3, lean: 5 },
  sleeping: {
    arms: (side, person) =>
      person.gear.some(({ hold }) => hold === (side === 'l' ? 'left' : 'right'))
        ? holding([2.3, -1.4, 1.3], [0.1, 0.99, -0.1], [-0.9, 0, -0.4])
        : folded(side),
    head: -11,
    tip: 15,
    lean: -6,
  },
  perching: {
    arms: (side) => ({
      ...inLap,
      at: side === 'l' ? [0.7, 1.3, 2.3] : [0.9, 0.4, 2.5],
      fingers: [-0.3, -0.7, 0.5],
      palm: [-0.3, -0.4, -0.8],
    }),
    lean: 22,
    head: 6,
  },
  throwing: { arms: (side) => (side === 'r' ? cocked : sighting), head: 2, lean: -5 },
  tossing: {
    arms: (side) =>
      side === 'r' ? { ...palmUp, at: [1.3, -1, 2.3], curls: [0.3, 0.6, 0.7, 0.76], thumb: 0 } : undefined,
    head: 4,
  },
  casting: {
    arms: (side, person) =>
      person.gear.some(({ kind, hold }) => kind !== 'flame' && hold === (side === 'l' ? 'left' : 'right'))
        ? undefined
        : {
            at: side === 'l' ? [1.5, 0.3, 2.4] : [1.5, -0.6, 2.6],
            elbow: [0.6, -0.9, -0.2],
            fingers: [0.35, 0.75, 0.5],
            palm: [-0.35, 0.7, 0.6],
            curls: splayed,
            thumb: 0,
          },
    head: 3,
  },
  swinging: {
    arms: (side, person) =>
      isHeavy(person)
        ? alongShaft([-1.7, 3.5, 0.9], [-0.75, 2.75, 1.7])(side)
        : side === 'r'
          ? { ...raised, at: [1.9, 2.2, 0.4] }
          : { ...hanging, at: [1.3, -1.9, 1.5], fingers: [0.3, -0.5, 0.8], palm: [-0.2, -0.9, 0.2] },
    lean: 4,
  },
  digging: { arms: alongShaft([-0.7, -0.7, 2], [0.6, -2.3, 2.7]), lean: 30, head: -8 },
  sweeping: { arms: alongShaft([-0.5, 0.6, 1.9], [0.5, -1.1, 2.5]), lean: 9, head: -10 },
  poling: { arms: alongShaft([-1.55, 2.4, 1.7], [-1.25, -0.2, 2.1]), lean: 3, head: 2 },
  fishing: { arms: alongShaft([-0.25, -1.3, 2], [0.7, -0.35, 2.9], true), head: -3 },
  juggling: {
    arms: (side) => (side === 'l' ? { ...palmUp, at: [1.5, -1.9, 2.2] } : { ...palmUp, at: [1.5, -1.1, 2.4] }),
    head: 12,
  },
  wiping: {
    arms: (side) =>
      side === 'l'
        ? holding([0.75, -0.2, 2.4], [0.15, 0.97, 0.1], [-0.75, 0, -0.55])
        : {
            from: 'chest',
            at: [0.2, 0.35, 2.6],
            elbow: [1, -0.5, -0.2],
            fingers: [-0.8, 0.3, 0.45],
            palm: [-0.6, -0.2, -0.75],
            curls: [0.4, 0.44, 0.48, 0.52],
            thumb: 0.3,
          },
    head: -6,
  },
  flying: {
    arms: (side, person) =>
      person.gear.some(({ hold }) => hold === (side === 'l' ? 'left' : 'right'))
        ? { ...level, at: [1.6, -0.6, 2.4] }
        : {
            at: [2.66, -1.5, side === 'l' ? 1.6 : 0.2],
            elbow: [0.6, -0.4, -0.9],
            fingers: [0.75, -0.35, 0.4],
            palm: [-0.1, -0.95, 0.2],
            curls: [0.1, 0.18, 0.26, 0.3],
            thumb: 0.1,
          },
    lean: 12,
    head: 10,
  },
  counting: {
    arms: (side) =>
      side === 'r'
        ? {
            at: [0.35, -1.75, 2.9],
            elbow: [0.95, -0.4, -0.2],
            fingers: [-0.45, -0.45, 0.78],
            palm: [-0.5, -0.8, -0.2],
            curls: [0.5, 0.56, 0.72, 0.78],
            thumb: 0.5,
          }
        : {
            at: [0.5, -2.25, 2.9],
            elbow: [0.9, -0.5, -0.3],
            fingers: [-0.5, -0.12, 0.86],
            palm: [-0.2, -0.95, -0.1],
            curls: [0.3, 0.34, 0.38, 0.42],
            thumb: 0.2,
          },
    lean: 14,
    head: -12,
  },
  bandaging: {
    arms: (side) =>
      holding(side === 'l' ? [0.95, 0.15, 2.6] : [0.7, -0.35, 2.7], [-0.2, 0.95, 0.2], [-0.9, 0, -0.4], {
        curls: [0.66, 0.7, 0.76, 0.8],
        thumb: 0.6,
      }),
    head: -14,
    lean: 6,
  },
  brushing: {
    arms: (side) =>
      side === 'r'
        ? { ...palmUp, at: [1.6, -0.9, 2.4], palm: [-0.2, -0.3, 0.9], fingers: [-0.2, 0.9, 0.3] }
        : undefined,
  },
  lounging: {
    arms: (side, person) =>
      person.gear.some(({ hold }) => hold === (side === 'l' ? 'left' : 'right'))
        ? { ...level, at: [1.1, -0.6, 2.2] }
        : { ...inLap, at: [0.5, 1.5, 1.2] },
    lean: -14,
    head: 4,
  },
  boxing: {
    arms: (side) => ({
      at: side === 'l' ? [0.2, -0.1, 3] : [-0.1, -0.5, 1.9],
      elbow: [0.7, -1, -0.1],
      fingers: [-0.25, 0.75, 0.6],
      palm: [-0.8, 0.1, -0.5],
      curls: 1,
      thumb: 0.9,
    }),
    lean: 6,
    head: -2,
  },
  bearing: {
    arms: (side) => ({
      ...offered,
      from: 'chest',
      at: side === 'l' ? [0.9, -1.25, 2.35] : [0.6, -1.5, 2.6],
      elbow: [0.9, -0.7, -0.3],
      fingers: [-0.85, 0.15, 0.5],
      palm: [-0.3, 0.8, -0.5],
    }),
  },
}
