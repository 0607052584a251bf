import { isProp, wayOfProp } from '../props/kinds.ts'
import type { Carry, Gear, Person } from '../scene.ts'
import { holding } from './deeds.ts'
import { hanging, onHip, type Reach } from './reaches.ts'
import type { Side } from './skeleton.ts'

/** Cups a palm under something. */
const under: Reach = {
  from: 'chest',
  isCentre: true,
  at: [0.5, -0.5, 2.5],
  elbow: [1, -0.7, -0.25],
  fingers: [-0.42, 0.1, 0.9],
  palm: [-0.3, 0.94, -0.1],
  curls: [0.3, 0.34, 0.38, 0.42],
  thumb: 0.25,
}

/**
 * What both arms do for what they bear. Where a hand rests on it is where the thing is put: carry.ts has places for things by the hands
 * and elbows that come of this.
 */
const bearings: Readonly<Record<Carry, (side: Side) => Reach | undefined>> = {
  both: () => under,
  // Along the left forearm; the right hand from below.
  arms: (side) =>
    side === 'l'
      ? {
          from: 'chest',
          isCentre: true,
          at: [-0.85, -0.55, 2.35],
          elbow: [1, -0.85, 0.25],
          fingers: [-0.82, 0.12, 0.5],
          palm: [-0.1, 0.72, -0.66],
          curls: [0.34, 0.38, 0.42, 0.46],
          thumb: 0.3,
        }
      : {
          from: 'chest',
          isCentre: true,
          at: [0, -0.6, 2.62],
          elbow: [1, -0.55, -0.2],
          fingers: [-0.9, 0.16, 0.36],
          palm: [-0.12, 0.9, -0.4],
          curls: [0.28, 0.32, 0.36, 0.4],
          thumb: 0.2,
        },
  // About its far rim on the left hip; the other hand is free.
  hip: (side) =>
    side === 'l'
      ? {
          from: 'hip',
          isCentre: true,
          at: [1.75, 1.75, 1.35],
          elbow: [1, 0.2, -0.4],
          fingers: [0.1, -0.62, 0.76],
          palm: [-0.2, -0.5, -0.8],
          curls: [0.5, 0.54, 0.58, 0.62],
          thumb: 0.3,
        }
      : { ...hanging, at: [0.9, -4, 0.4] },
  // One hand at its side, steadying it.
  head: (side) =>
    side === 'r'
      ? {
          from: 'head',
          isCentre: true,
          at: [0.98, 2.35, 0.5],
          elbow: [1, -0.25, 0.1],
          fingers: [-0.1, 0.94, 0.25],
          palm: [-0.96, 0.1, -0.1],
          curls: [0.2, 0.24, 0.28, 0.32],
          thumb: 0.2,
        }
      : onHip,
  // At the legs or the ends of it, before the breast.
  shoulders: () => holding([0.95, 0.9, 1.75], [0.2, 0.95, 0.1], [-0.9, 0.1, -0.4], { elbow: [1, -0.9, -0.2] }),
}

/** The chains of a yoke's pails, kept from swinging. */
const atChain = holding([2.15, -1.35, 0.75], [0.05, 0.99, 0.1], [-0.95, 0, -0.2], {
  from: 'shoulder',
  elbow: [0.6, -0.8, -0.4],
})

export const bearing = ({ pose, gear }: Person, side: Side): Reach | undefined => {
  if (!pose.carry) return undefined
  // The other hand has what it holds.
  if (pose.carry === 'hip' && side === 'r' && gear.some(({ hold }) => hold === 'right')) return undefined
  return gear.some(({ kind }) => kind === 'yoke') ? atChain : bearings[pose.carry](side)
}

/** Small things are shown: held up before the breast, where they are seen beside the face. */
const shown: Reach = {
  at: [0.75, -0.75, 2.35],
  elbow: [0.75, -0.85, -0.3],
  fingers: [-0.4, 0.12, 0.9],
  palm: [-0.92, 0, -0.35],
  curls: 0.96,
}

/** How a prop of one hand is held; undefined of what else hands hold. */
export function propReach(gear: Gear, ways: Readonly<Record<'palm' | 'hung' | 'fist', Reach>>): Reach | undefined {
  if (!isProp(gear.kind)) return undefined
  const way = wayOfProp(gear.kind)
  if (way === 'shown') return shown
  return way === 'palm' || way === 'hung' || way === 'fist' ? ways[way] : undefined
}
