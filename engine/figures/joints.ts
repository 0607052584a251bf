import { add, amid } from '../mesh/geometry.ts'
import type { Vec } from '../mesh/mesh.ts'
import { bodyData } from './anatomy/data.ts'
import { type Figure, meanAt } from './anatomy/figure.ts'

/** Where somebody's joints are on the picture, units, x right and y down; z towards the eye. Sides are their own. */
export type Joints = Record<JointName, Vec>

export const jointNames = [
  'nose',
  'neck',
  'right shoulder',
  'right elbow',
  'right wrist',
  'left shoulder',
  'left elbow',
  'left wrist',
  'right hip',
  'right knee',
  'right ankle',
  'left hip',
  'left knee',
  'left ankle',
  'right eye',
  'left eye',
  'right ear',
  'left ear',
] as const
export type JointName = (typeof jointNames)[number]

/** `put` brings a place of the body, as it stands, to the picture, y up. */
export function jointsOf({ rest, skeleton, eye, head }: Figure, put: (place: Vec) => Vec): Joints {
  const seen = (place: Vec): Vec => {
    const [x, y, z] = put(place)
    return [x, -y, z]
  }
  const at = (bone: string) => seen(skeleton.at(bone))
  const right = meanAt(rest, bodyData().joints['joint-r-eye'] ?? [])
  const between = amid(eye, right, 0.5)
  const ofHead = (place: Vec) => seen(skeleton.carried('head', place))
  // Ears lie level with the eyes, a little more than half a head behind them, where a skull is widest.
  const ear = (side: -1 | 1): Vec => [side * 0.8 * head[0], between[1] - 0.12 * head[1], between[2] - 1.05 * head[2]]
  const nose: Vec = add(between, [0, -0.42 * head[1], 0.34 * head[2]])
  return {
    nose: ofHead(nose),
    neck: seen(amid(skeleton.at('upperarm_l'), skeleton.at('upperarm_r'), 0.5)),
    'right shoulder': at('upperarm_r'),
    'right elbow': at('lowerarm_r'),
    'right wrist': at('hand_r'),
    'left shoulder': at('upperarm_l'),
    'left elbow': at('lowerarm_l'),
    'left wrist': at('hand_l'),
    'right hip': at('thigh_r'),
    'right knee': at('calf_r'),
    'right ankle': at('foot_r'),
    'left hip': at('thigh_l'),
    'left knee': at('calf_l'),
    'left ankle': at('foot_l'),
    'right eye': ofHead(right),
    'left eye': ofHead(eye),
    'right ear': ofHead(ear(-1)),
    'left ear': ofHead(ear(1)),
  }
}
