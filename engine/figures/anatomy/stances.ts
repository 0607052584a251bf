import { add, length, sub, times, type Vec } from '../../mesh/geometry.ts'
import { euler } from '../../mesh/matrix.ts'
import type { Gear, Person } from '../scene.ts'
import type { Side, Skeleton } from './skeleton.ts'

type Curls = readonly [number, number, number, number]

/** What a hand does: where the wrist is, which way the elbow points, and how the hand is turned and closed. */
interface Reach {
  /** From a joint; out from the body, up, forward, in lengths of half a forearm. */
  at: Vec
  from?: 'shoulder' | 'hip' | 'chest' | 'head'
  elbow: Vec
  fingers: Vec
  palm: Vec
  curls: number | Curls
  thumb?: number
}

/** Out from the body on a side: x is mirrored. */
const sided = (side: Side, [x, y, z]: Vec): Vec => [side === 'l' ? x : -x, y, z]

const curlsOf = (curls: number | Curls): Curls => (typeof curls === 'number' ? [curls, curls, curls, curls] : curls)

/** The arm hangs at the side, fingers half bent. */
const hanging: Reach = {
  at: [0.75, -4.15, 0.45],
  elbow: [0.5, 0, -1],
  fingers: [-0.05, -1, 0.15],
  palm: [-0.9, 0, -0.35],
  curls: [0.2, 0.26, 0.32, 0.38],
  thumb: 0.3,
}
const onHip: Reach = {
  from: 'hip',
  at: [0.98, 1.3, 0.2],
  elbow: [1, 0.05, -0.55],
  fingers: [-0.5, -0.42, 0.7],
  palm: [-0.72, -0.2, -0.6],
  curls: [0.18, 0.24, 0.3, 0.36],
  thumb: 0.1,
}
/** A closed hand before the waist, what it holds upright in it. */
const level: Reach = {
  at: [1, -1.5, 2.2],
  elbow: [0.75, -0.8, -0.4],
  fingers: [-0.35, 0.05, 0.94],
  palm: [-0.94, 0, -0.3],
  curls: 0.98,
}
const raised: Reach = {
  at: [1.5, 1.9, 1.2],
  elbow: [0.7, -0.6, -0.2],
  fingers: [-0.45, 0.35, 0.8],
  palm: [-0.8, 0.1, -0.5],
  curls: 0.98,
}
/** A blade across the breast, its point up and out. */
const guard: Reach = {
  at: [0.3, -1.5, 2.6],
  elbow: [0.9, -0.6, -0.2],
  fingers: [-0.75, 0.2, 0.62],
  palm: [-0.62, -0.1, -0.76],
  curls: 0.98,
}
const low: Reach = {
  at: [1.4, -3.6, 1],
  elbow: [0.6, 0, -1],
  fingers: [-0.1, -0.7, 0.7],
  palm: [-0.95, 0, -0.2],
  curls: 0.98,
}
const shouldered: Reach = {
  at: [0.3, -1.1, 2],
  elbow: [0.7, -0.9, 0],
  fingers: [-0.3, 0.6, 0.74],
  palm: [-0.9, 0.1, -0.3],
  curls: 0.98,
}
/** An open palm that something rests or floats on. */
const offered: Reach = {
  at: [0.7, -1.2, 2.3],
  elbow: [0.7, -0.9, -0.2],
  fingers: [-0.2, 0.2, 0.95],
  palm: [-0.25, 0.92, -0.1],
  curls: [0.24, 0.3, 0.36, 0.42],
  thumb: 0.3,
}
/** Something hangs from the hand. */
const hung: Reach = {
  at: [1.3, -2.6, 1.9],
  elbow: [0.7, -0.6, -0.5],
  fingers: [-0.1, -0.15, 0.98],
  palm: [-0.3, -0.95, 0],
  curls: 0.95,
}
const groping: Reach = {
  at: [0.5, -0.3, 3.9],
  elbow: [0.8, -0.6, 0],
  fingers: [0, -0.35, 0.93],
  palm: [0, -0.93, -0.35],
  curls: [0.15, 0.2, 0.25, 0.3],
  thumb: 0.1,
}
const clasped = (side: Side): Reach => ({
  from: 'chest',
  at: side === 'l' ? [0.35, -2, 2.3] : [0.5, -2.15, 2.05],
  elbow: [1, -0.6, -0.1],
  fingers: [-0.85, -0.15, 0.5],
  palm: [-0.4, -0.2, -0.9],
  curls: side === 'l' ? [0.3, 0.34, 0.38, 0.42] : [0.5, 0.55, 0.6, 0.62],
  thumb: 0.3,
})

/** Both arms folded before the breast. */
const folded = (side: Side): Reach =>
  side === 'l'
    ? {
        from: 'chest',
        at: [-0.75, -1.55, 1.75],
        elbow: [1, -0.75, 0.15],
        fingers: [-0.93, 0.25, -0.15],
        palm: [-0.1, -0.1, -1],
        curls: [0.22, 0.24, 0.26, 0.28],
        thumb: 0.1,
      }
    : {
        from: 'chest',
        at: [-0.85, -1.3, 2.25],
        elbow: [1, -0.75, 0.15],
        fingers: [-0.9, 0.2, -0.35],
        palm: [-0.3, 0.1, -0.95],
        curls: [0.35, 0.38, 0.4, 0.42],
        thumb: 0.2,
      }

const dangling: readonly Gear['kind'][] = ['lantern', 'basket', 'handbell', 'balance', 'bucket']
const resting: readonly Gear['kind'][] = ['orb', 'flame', 'skull', 'bread', 'fish', 'apple', 'coin', 'bowl', 'book']
const upright: readonly Gear['kind'][] = ['shield']

/** The belly of a lute before the waist, its neck in the left hand. */
const plucking: Readonly<Record<Side, Reach>> = {
  l: {
    at: [0.75, -1.15, 2],
    elbow: [0.8, -0.8, -0.1],
    fingers: [-0.5, 0.75, 0.45],
    palm: [-0.75, 0.1, -0.65],
    curls: [0.5, 0.55, 0.6, 0.62],
    thumb: 0.4,
  },
  r: {
    from: 'chest',
    at: [0.45, -2.7, 2.5],
    elbow: [0.95, -0.3, -0.3],
    fingers: [-0.85, -0.35, 0.35],
    palm: [-0.25, -0.2, -0.95],
    curls: [0.35, 0.4, 0.45, 0.5],
    thumb: 0.2,
  },
}
/** A fiddle under the chin, and the bow. */
const bowing: Readonly<Record<Side, Reach>> = {
  l: {
    at: [1.1, -0.2, 2.6],
    elbow: [0.4, -1, 0.1],
    fingers: [-0.5, 0.75, -0.3],
    palm: [-0.2, 0.3, -0.93],
    curls: [0.55, 0.6, 0.65, 0.7],
    thumb: 0.3,
  },
  r: {
    at: [0, -1.7, 2.8],
    elbow: [0.9, -0.4, 0],
    fingers: [-0.6, -0.1, 0.8],
    palm: [-0.3, -0.9, -0.1],
    curls: [0.6, 0.62, 0.66, 0.7],
    thumb: 0.5,
  },
}

function armFor(person: Person, side: Side): Reach {
  const s = side === 'l' ? 1 : -1
  const { pose } = person
  if (pose.groping) return groping
  if (person.gear.some(({ kind }) => kind === 'lute' || kind === 'harp')) return plucking[side]
  if (person.gear.some(({ kind }) => kind === 'fiddle')) return bowing[side]
  const held = person.gear.find(({ hold }) => hold === (side === 'l' ? 'left' : 'right'))
  if (held && dangling.includes(held.kind)) return hung
  if (held && resting.includes(held.kind)) return offered
  if (held && upright.includes(held.kind)) return { ...level, at: [0.9, -1.9, 2.2] }
  if (held) return { level, guard, shouldered, raised, low }[pose.grip]
  if (pose.hip === s) return onHip
  // Who carries nothing in either hand folds the arms or clasps the hands, or lets them hang.
  const isFree = pose.hip === 0 && !person.gear.some(({ hold }) => hold === 'left' || hold === 'right')
  if (isFree && pose.stride > 0.74) return folded(side)
  if (isFree && pose.stride > 0.45) return clasped(side)
  return hanging
}

/** Bends an arm as a reach says. */
function bend(skeleton: Skeleton, side: Side, reach: Reach): void {
  const half = length(sub(skeleton.restOf(`hand_${side}`), skeleton.restOf(`lowerarm_${side}`))) / 2.05
  const joints = { shoulder: `upperarm_${side}`, hip: `thigh_${side}`, chest: 'spine_03', head: 'head' }
  const from = skeleton.at(joints[reach.from ?? 'shoulder'])
  const trunk = skeleton.wholes[skeleton.bone('spine_03')]!
  const turned = (v: Vec): Vec => {
    const [x, y, z] = sided(side, v)
    // Arms go with the trunk as it turns, but not as it bows.
    const angle = Math.atan2(trunk[2], trunk[8])
    return [x * Math.cos(angle) + z * Math.sin(angle), y, -x * Math.sin(angle) + z * Math.cos(angle)]
  }
  skeleton.reach(side, add(from, times(turned(reach.at), half)), turned(reach.elbow))
  skeleton.turnHand(side, turned(reach.fingers), turned(reach.palm))
  const curls = curlsOf(reach.curls)
  skeleton.grip(side, curls, reach.thumb ?? curls[0])
}

/** Stands somebody as the scene says: weight on one leg, head and trunk turned, hands at what they do. */
export function stanceOf(person: Person): (skeleton: Skeleton) => void {
  return (skeleton) => {
    const { head, body } = person.turn
    const { weight, stride } = person.pose
    // The hip of the leg that bears the weight is pushed out, the shoulders tip the other way.
    const sway = -weight * (2 + 2 * stride)
    const old = Math.max(0, person.face.age - 0.75) * 60
    const [yaw, pitch, roll] = body
    skeleton.turn('pelvis', euler(0, yaw * 0.7, sway - roll))
    skeleton.turn('spine_01', euler(-pitch + old * 0.4, yaw * 0.1, -sway * 0.7))
    skeleton.turn('spine_02', euler(old * 0.3, yaw * 0.1, -sway * 0.6))
    skeleton.turn('spine_03', euler(old * 0.2, yaw * 0.1, 0))
    const aside = head[0] - yaw
    const tip = -head[2] + roll
    skeleton.turn('neck_01', euler(-head[1] * 0.3 - old * 0.3, aside * 0.4, tip * 0.3))
    skeleton.turn('head', euler(-head[1] * 0.7 - old * 0.5, aside * 0.6, tip * 0.7))
    for (const side of ['l', 'r'] as const) skeleton.turn(`thigh_${side}`, euler(0, 0, -sway))
    skeleton.settle()
    for (const side of ['l', 'r'] as const) bend(skeleton, side, armFor(person, side))
  }
}
