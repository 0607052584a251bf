import type { Vec } from '../../mesh/geometry.ts'
import type { Side } from './skeleton.ts'

export type Curls = readonly [number, number, number, number]

/** What a hand does: where the wrist is, which way the elbow points, and how the hand is turned and closed. */
export interface Reach {
  /** From a joint; out from the body, up, forward, in lengths of half a forearm. */
  at: Vec
  from?: 'shoulder' | 'hip' | 'chest' | 'head'
  elbow: Vec
  fingers: Vec
  palm: Vec
  curls: number | Curls
  thumb?: number
  /** `at` says where the closed hand holds something, rather than where the wrist is. */
  isCentre?: true
}

/** Out from the body on a side: x is mirrored. */
export const sided = (side: Side, [x, y, z]: Vec): Vec => [side === 'l' ? x : -x, y, z]

export const curlsOf = (curls: number | Curls): Curls =>
  typeof curls === 'number' ? [curls, curls, curls, curls] : curls

/** The arm hangs at the side, fingers half bent. */
export const hanging: Reach = {
  at: [0.75, -4.15, 0.45],
  elbow: [0.5, 0, -1],
  fingers: [-0.05, -1, 0.15],
  palm: [-0.9, 0, -0.35],
  curls: [0.3, 0.38, 0.45, 0.5],
  thumb: 0.4,
}
export const onHip: Reach = {
  from: 'hip',
  at: [0.98, 1.3, 0.2],
  elbow: [1, 0.05, -0.55],
  fingers: [-0.5, -0.42, 0.7],
  palm: [-0.72, -0.2, -0.6],
  curls: [0.18, 0.24, 0.3, 0.36],
  thumb: 0.1,
}
/** A hand that lies on the breast. */
export const atBreast: Reach = {
  from: 'chest',
  at: [0.75, -0.75, 2.15],
  elbow: [1, -0.9, -0.1],
  fingers: [-0.82, 0.42, 0.2],
  palm: [-0.25, -0.1, -0.96],
  curls: [0.22, 0.26, 0.32, 0.38],
  thumb: 0.2,
}
/** A thumb in the belt. */
export const inBelt: Reach = {
  from: 'hip',
  at: [0.85, 1.75, 1.35],
  elbow: [1, 0, -0.5],
  fingers: [-0.45, -0.72, 0.35],
  palm: [-0.5, -0.1, -0.85],
  curls: [0.4, 0.44, 0.5, 0.55],
  thumb: 0.1,
}
/** A closed hand before the waist, what it holds upright in it. */
export const level: Reach = {
  at: [1, -1.5, 2.2],
  elbow: [0.75, -0.8, -0.4],
  fingers: [-0.35, 0.05, 0.94],
  palm: [-0.94, 0, -0.3],
  curls: 0.98,
}
export const raised: Reach = {
  at: [1.5, 1.9, 1.2],
  elbow: [0.7, -0.6, -0.2],
  fingers: [-0.45, 0.35, 0.8],
  palm: [-0.8, 0.1, -0.5],
  curls: 0.98,
}
/** A blade across the breast, its point up and out. */
export const guard: Reach = {
  at: [0.3, -1.5, 2.6],
  elbow: [0.9, -0.6, -0.2],
  fingers: [-0.75, 0.2, 0.62],
  palm: [-0.62, -0.1, -0.76],
  curls: 0.98,
}
export const low: Reach = {
  at: [1.4, -3.6, 1],
  elbow: [0.6, 0, -1],
  fingers: [-0.1, -0.7, 0.7],
  palm: [-0.95, 0, -0.2],
  curls: 0.98,
}
export const shouldered: Reach = {
  at: [0.3, -1.1, 2],
  elbow: [0.7, -0.9, 0],
  fingers: [-0.3, 0.6, 0.74],
  palm: [-0.9, 0.1, -0.3],
  curls: 0.98,
}
/** An open palm that something rests or floats on. */
export const offered: Reach = {
  at: [0.7, -1.2, 2.3],
  elbow: [0.7, -0.9, -0.2],
  fingers: [-0.2, 0.2, 0.95],
  palm: [-0.25, 0.92, -0.1],
  curls: [0.24, 0.3, 0.36, 0.42],
  thumb: 0.3,
}
/** Something hangs from the hand. */
export const hung: Reach = {
  at: [1.3, -2.6, 1.9],
  elbow: [0.7, -0.6, -0.5],
  fingers: [-0.1, -0.15, 0.98],
  palm: [-0.3, -0.95, 0],
  curls: 0.95,
}
/** What a hand does for a companion. */
export const lending: Readonly<Record<'perch' | 'lead' | 'hand' | 'up' | 'game', Reach>> = {
  // Something hangs from the fist, held up to be seen.
  game: {
    at: [1.7, -0.3, 2.3],
    elbow: [0.7, -0.8, -0.4],
    fingers: [-0.3, 0.1, 0.95],
    palm: [-0.5, -0.85, 0],
    curls: 0.96,
  },
  perch: {
    at: [1.15, -1.8, 2.3],
    elbow: [0.7, -0.9, -0.3],
    fingers: [0.25, 0.2, 0.95],
    palm: [-0.5, -0.85, 0.1],
    curls: 0.95,
  },
  lead: {
    at: [1.9, -1.6, 1.5],
    elbow: [0.4, -0.9, -0.4],
    fingers: [0.75, 0.25, 0.6],
    palm: [0.2, -0.9, 0.2],
    curls: 0.96,
  },
  hand: {
    at: [1.5, -3.5, 0.8],
    elbow: [0.6, 0, -1],
    fingers: [0.25, -0.95, 0.15],
    palm: [-0.3, 0, -0.9],
    curls: [0.5, 0.55, 0.6, 0.65],
    thumb: 0.5,
  },
  up: {
    at: [1.1, 0.4, 0.7],
    elbow: [0.8, -0.8, -0.2],
    fingers: [0.3, 0.9, 0.2],
    palm: [-0.4, 0, -0.9],
    curls: [0.5, 0.55, 0.6, 0.65],
    thumb: 0.5,
  },
}
/** A brush on the flank of a beast at one's side. */
export const stroking: Reach = {
  at: [2.7, 0.1, 2.3],
  elbow: [0.3, -0.9, -0.3],
  fingers: [0.5, 0.6, 0.6],
  palm: [0.8, -0.5, 0],
  curls: [0.5, 0.54, 0.58, 0.62],
  thumb: 0.3,
}
/** The reins in a hand before the lap. */
export const reining: Reach = {
  at: [0.15, -2.7, 2.3],
  elbow: [0.75, -0.8, -0.4],
  fingers: [-0.35, -0.1, 0.9],
  palm: [-0.6, -0.75, 0],
  curls: 0.98,
}
export const groping: Reach = {
  at: [0.5, -0.3, 3.9],
  elbow: [0.8, -0.6, 0],
  fingers: [0, -0.35, 0.93],
  palm: [0, -0.93, -0.35],
  curls: [0.15, 0.2, 0.25, 0.3],
  thumb: 0.1,
}
export const clasped = (side: Side): Reach => ({
  from: 'chest',
  at: side === 'l' ? [0.35, -2, 2.3] : [0.5, -2.15, 2.05],
  elbow: [1, -0.6, -0.1],
  fingers: [-0.85, -0.15, 0.5],
  palm: [-0.4, -0.2, -0.9],
  curls: side === 'l' ? [0.3, 0.34, 0.38, 0.42] : [0.5, 0.55, 0.6, 0.62],
  thumb: 0.3,
})

/** Both arms folded before the breast. */
export const folded = (side: Side): Reach =>
  side === 'l'
    ? {
        from: 'chest',
        at: [-0.95, -0.05, 2],
        elbow: [1, -0.8, 0.1],
        fingers: [-0.82, 0.5, -0.2],
        palm: [-0.1, -0.1, -1],
        curls: [0.2, 0.22, 0.24, 0.28],
        thumb: 0.1,
      }
    : {
        from: 'chest',
        at: [-0.75, 0.05, 2.5],
        elbow: [1, -0.8, 0.1],
        fingers: [-0.92, 0.2, -0.36],
        palm: [-0.3, 0.1, -0.95],
        curls: [0.5, 0.54, 0.58, 0.6],
        thumb: 0.4,
      }

/** The belly of a lute before the waist, its neck in the left hand. */
export const plucking: Readonly<Record<Side, Reach>> = {
  l: {
    from: 'chest',
    isCentre: true,
    at: [1.75, 0.75, 2.35],
    elbow: [0.8, -0.9, -0.1],
    fingers: [-0.6, 0.3, 0.7],
    palm: [-0.62, 0.55, -0.5],
    curls: [0.72, 0.76, 0.8, 0.82],
    thumb: 0.6,
  },
  r: {
    from: 'chest',
    isCentre: true,
    at: [0.5, -0.75, 2.65],
    elbow: [1, -0.35, -0.2],
    fingers: [-0.92, -0.25, 0.2],
    palm: [-0.12, -0.1, -0.98],
    curls: [0.4, 0.46, 0.52, 0.56],
    thumb: 0.2,
  },
}
/** A fiddle under the chin, and the bow. */
export const bowing: Readonly<Record<Side, Reach>> = {
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

/** A flute at the lips, out to the right; both hands lie on it from above. */
export const fluting = (side: Side): Reach => ({
  from: 'head',
  isCentre: true,
  at: side === 'l' ? [-0.35, -0.95, 1.95] : [1.75, -1.05, 1.6],
  elbow: [0.8, -1, -0.1],
  fingers: side === 'l' ? [-0.5, 0.35, 0.6] : [-0.3, 0.3, 0.85],
  palm: side === 'l' ? [-0.4, -0.4, -0.8] : [-0.1, -0.95, -0.3],
  curls: side === 'l' ? [0.5, 0.56, 0.6, 0.64] : [0.42, 0.46, 0.5, 0.56],
  thumb: 0.4,
})
