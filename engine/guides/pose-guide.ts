import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { type JointName, type Joints, jointNames } from '../figures/joints.ts'
import { portray } from '../figures/portray.ts'
import type { FigureScene } from '../figures/scene.ts'
import type { Frame } from '../paint/frame.ts'
import { type Picture, pictureOf } from '../paint/picture.ts'

/**
 * The bones that OpenPose draws between its eighteen points of COCO, in its order, and the colours of both
 * (github.com/CMU-Perceptual-Computing-Lab/openpose, 02_output.md; as ControlNet's models were taught by them).
 */
const bones: readonly (readonly [JointName, JointName])[] = [
  ['neck', 'right shoulder'],
  ['neck', 'left shoulder'],
  ['right shoulder', 'right elbow'],
  ['right elbow', 'right wrist'],
  ['left shoulder', 'left elbow'],
  ['left elbow', 'left wrist'],
  ['neck', 'right hip'],
  ['right hip', 'right knee'],
  ['right knee', 'right ankle'],
  ['neck', 'left hip'],
  ['left hip', 'left knee'],
  ['left knee', 'left ankle'],
  ['neck', 'nose'],
  ['nose', 'right eye'],
  ['right eye', 'right ear'],
  ['nose', 'left eye'],
  ['left eye', 'left ear'],
]

export const poseColours = [
  [255, 0, 0],
  [255, 85, 0],
  [255, 170, 0],
  [255, 255, 0],
  [170, 255, 0],
  [85, 255, 0],
  [0, 255, 0],
  [0, 255, 85],
  [0, 255, 170],
  [0, 255, 255],
  [0, 170, 255],
  [0, 85, 255],
  [0, 0, 255],
  [85, 0, 255],
  [170, 0, 255],
  [255, 0, 255],
  [255, 0, 170],
  [255, 0, 85],
] as const

/** How strong a bone is drawn beside its joints. */
const BONE = 0.6

const css = ([r, g, b]: readonly [number, number, number], share: number) =>
  `rgb(${Math.round(r * share)},${Math.round(g * share)},${Math.round(b * share)})`

/** Points of a face that looks away are not seen, nor an ear behind the face. */
function seenJoints(joints: Joints): ReadonlySet<JointName> {
  const skull = (joints['left ear'][2] + joints['right ear'][2]) / 2
  const isTurned = joints.nose[2] < skull
  const across = joints['left eye'][0] - joints['right eye'][0]
  const isOut = (side: 'left' | 'right') =>
    (joints[`${side} ear`][0] - joints[`${side} eye`][0]) * (side === 'left' ? across : -across) > 0
  const hidden = new Set<JointName>(isTurned ? ['nose', 'left eye', 'right eye'] : [])
  if (!isTurned && !isOut('left')) hidden.add('left ear')
  if (!isTurned && !isOut('right')) hidden.add('right ear')
  return new Set(jointNames.filter((name) => !hidden.has(name)))
}

function draw(context: SKRSContext2D, joints: Joints, px: number, thick: number): void {
  const seen = seenJoints(joints)
  const at = (name: JointName) => [joints[name][0] * px, joints[name][1] * px] as const
  for (const [n, [from, to]] of bones.entries()) {
    if (!seen.has(from) || !seen.has(to)) continue
    const [[ax, ay], [bx, by]] = [at(from), at(to)]
    context.beginPath()
    context.ellipse(
      (ax + bx) / 2,
      (ay + by) / 2,
      Math.hypot(bx - ax, by - ay) / 2,
      thick,
      Math.atan2(by - ay, bx - ax),
      0,
      Math.PI * 2,
    )
    context.fillStyle = css(poseColours[n]!, BONE)
    context.fill()
  }
  for (const [n, name] of jointNames.entries()) {
    if (!seen.has(name)) continue
    context.beginPath()
    context.arc(...at(name), thick, 0, Math.PI * 2)
    context.fillStyle = css(poseColours[n]!, 1)
    context.fill()
  }
}

/** How people stand, as OpenPose draws it on black; the foremost last. */
export function poseGuide(scene: FigureScene, frame: Frame): Picture {
  const canvas = createCanvas(frame.width, frame.height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#000'
  context.fillRect(0, 0, frame.width, frame.height)
  const px = Math.min(frame.width, frame.height) / 1000
  const thick = Math.max(2, Math.min(frame.width, frame.height) / 128)
  const people = scene.people.map((person, i) => ({ person, joints: portray(person, scene.seed + i * 101).joints }))
  people.sort((a, b) => a.person.depth - b.person.depth)
  for (const { joints } of people) draw(context, joints, px, thick)
  return pictureOf(canvas)
}
