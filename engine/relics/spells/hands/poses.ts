import type { HandPose } from '../hands.ts'

/** Hands that cast: how they are held about a spell whose heart is at `x`, `y`; `side` 1 from the right. */
type Held = (x: number, y: number, side: number) => readonly HandPose[]

const mirrored = (pose: HandPose, side: number): HandPose =>
  side > 0
    ? pose
    : {
        ...pose,
        side: pose.side === 'l' ? 'r' : 'l',
        wrist: [-pose.wrist[0], pose.wrist[1], pose.wrist[2]],
        towards: [-pose.towards[0], pose.towards[1], pose.towards[2]],
        palm: [-pose.palm[0], pose.palm[1], pose.palm[2]],
      }

const moved = (pose: HandPose, x: number, y: number): HandPose => ({
  ...pose,
  wrist: [pose.wrist[0] + x, pose.wrist[1] + y, pose.wrist[2]],
})

/** From the right, its back to the eye, fingers spread towards the heart. */
const thrust: HandPose = {
  side: 'r',
  wrist: [0.62, -0.56, 1],
  towards: [-0.72, 0.55, -0.35],
  palm: [-0.55, -0.35, -0.75],
  curls: [0.08, 0.12, 0.18, 0.24],
  thumb: 0.05,
  size: 0.56,
  bend: 0,
}

/** Beside the heart, the palm turned to it. */
const about: HandPose = {
  side: 'r',
  wrist: [0.58, -0.62, 0.75],
  towards: [-0.36, 0.82, -0.2],
  palm: [-0.75, 0.05, -0.35],
  curls: [0.3, 0.22, 0.24, 0.3],
  thumb: 0,
  size: 0.5,
  bend: 0,
}

/** Under the heart, the palm up, fingers to the middle. */
const under: HandPose = {
  side: 'l',
  wrist: [0.4, -0.66, 0.8],
  towards: [-0.92, 0.32, 0.3],
  palm: [-0.1, 0.9, -0.55],
  curls: [0.42, 0.4, 0.4, 0.42],
  thumb: 0.15,
  size: 0.5,
  bend: -0.5,
}

/** One palm held up, that carries it. */
const palm: HandPose = {
  side: 'l',
  wrist: [0.2, -0.74, 0.85],
  towards: [-0.72, 0.42, 0.42],
  palm: [0.1, 0.92, 0.12],
  curls: [0.3, 0.32, 0.34, 0.38],
  thumb: 0.05,
  size: 0.66,
  bend: -0.75,
}

export const handPoses: Readonly<Record<string, Held>> = {
  thrust: (x, y, side) => [moved(mirrored(thrust, side), x * 0.3, y)],
  about: (x, y) => [moved(about, x, y), moved(mirrored(about, -1), x, y)],
  under: (x, y) => [moved(under, x, y), moved(mirrored(under, -1), x, y)],
  palm: (x, y, side) => [moved(mirrored(palm, side), x, y)],
}
