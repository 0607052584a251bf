import { bodyData } from '../../figures/anatomy/data.ts'
import { rig, Skeleton } from '../../figures/anatomy/skeleton.ts'
import { add, cross, cut, dot, gather, normalsOf, sub, times, unit } from '../../mesh/geometry.ts'
import type { Mesh, Spot, Vec } from '../../mesh/mesh.ts'
import { cloud3 } from '../../mesh/noise.ts'
import { render } from '../../mesh/render.ts'
import { type Subdivision, subdivision } from '../../mesh/subdivide.ts'
import type { Rgb } from '../../paint/colour.ts'
import { seenAt, sizeAt } from '../../paint/volume/eye.ts'
import type { Cast } from './cast.ts'
import { layWindow } from './hands/window.ts'

/** How a hand is held. Places and directions are those of the spell's world: x right, y up, z towards the eye. */
export interface HandPose {
  side: 'l' | 'r'
  wrist: Vec
  /** From the wrist to the knuckles, and which way the palm faces. */
  towards: Vec
  palm: Vec
  /** How closed the fingers are, first to little one, and the thumb: 0 open, 1 a fist. */
  curls: readonly [number, number, number, number]
  thumb: number
  /** From the wrist to the fingers' tips, lengths. */
  size: number
  /** How far the forearm turns away from the palm. */
  bend: number
}

/** What a hand is of: flesh in a sleeve, or light that one sees through. */
export interface HandLook {
  skin: Rgb
  sleeve?: Rgb
  /** Light of its own, as a part of its colour. */
  glow: number
  /** How much of it there is at a place of the picture (units), 0-1: all of it when left out. */
  there?: (x: number, y: number) => number
}

interface Arm {
  of: Int32Array
  finer: Subdivision
}

const inForearm = /^(?:lowerarm|foretwist|hand|thumb|index|middle|ring|pinky)_/

const arms = new Map<string, Arm>()

/** The forearm and hand of the body's skin. */
function armOf(side: 'l' | 'r'): Arm {
  const known = arms.get(side)
  if (known) return known
  const { groups } = bodyData()
  const faces = groups.get('body')?.faces
  if (!faces) throw new RangeError('The body has no skin')
  const { names, boneOf, weightOf } = rig()
  const isHeld = names.map((name) => inForearm.test(name) && name.endsWith(`_${side}`))
  const isWanted = (vertex: number) => {
    let share = 0
    for (let k = vertex * 4; k < vertex * 4 + 4; k++) if (isHeld[boneOf[k]!]) share += weightOf[k]!
    return share > 0.5
  }
  const kept = cut(faces, isWanted)
  const arm = { of: kept.of, finer: subdivision(kept.faces, kept.of.length) }
  arms.set(side, arm)
  return arm
}

/** Three directions at right angles, the first as given. */
function frameOf(along: Vec, face: Vec): readonly [Vec, Vec, Vec] {
  const a = unit(along)
  const b = unit(sub(face, times(a, dot(a, face))))
  return [a, b, cross(a, b)]
}

function handMesh(pose: HandPose, look: HandLook): Mesh {
  const { positions } = bodyData()
  const body = new Skeleton(positions)
  body.grip(pose.side, pose.curls, pose.thumb)
  const arm = armOf(pose.side)
  const own = body.hand(pose.side)
  const wrist = body.at(`hand_${pose.side}`)
  const from = frameOf(own.fingers, own.palm)
  const to = frameOf(pose.towards, pose.palm)
  const size = pose.size / 1.9
  const posed = gather(body.carry(positions), arm.of)
  const placed = new Float32Array(posed.length)
  for (let i = 0; i < posed.length; i += 3) {
    const off = sub([posed[i]!, posed[i + 1]!, posed[i + 2]!], wrist)
    const a = dot(off, from[0]) * size
    const b = dot(off, from[1]) * size + (a < 0 ? -a * pose.bend : 0)
    const c = dot(off, from[2]) * size
    for (let k = 0; k < 3; k++) placed[i + k] = pose.wrist[k]! + to[0][k]! * a + to[1][k]! * b + to[2][k]! * c
  }
  const finest = arm.finer.round(placed)
  return {
    positions: finest,
    normals: normalsOf(finest, arm.finer.faces),
    faces: arm.finer.faces,
    stuff: look.glow > 0.5 ? 'glow' : 'skin',
    thing: 1,
    surface: skinOf(look, pose.size),
  }
}

const reflects = (colour: number) => (colour / 255) ** 1.3 * 0.92

function skinOf({ skin, glow }: HandLook, size: number): (spot: Spot) => void {
  const fine = 9 / size
  const [r, g, b] = [reflects(skin[0]), reflects(skin[1]), reflects(skin[2])]
  return (spot) => {
    const cloud = cloud3(spot.x * fine, spot.y * fine, spot.z * fine) - 0.5
    spot.r = Math.max(0.01, r * (1.08 + cloud * 0.18))
    spot.g = Math.max(0.01, g * (1 + cloud * 0.26))
    spot.b = Math.max(0.01, b * (0.86 + cloud * 0.22))
    spot.softness = glow > 0.5 ? 0 : 1
    spot.specular = 0.22
    spot.gloss = 22
    spot.rim = 1
    spot.glow = glow
  }
}

const [AROUND, ALONG] = [40, 18]

/** A wide cuff: rings about the forearm, its folds deeper towards the elbow. */
function sleeveMesh(pose: HandPose, colour: Rgb): Mesh {
  const { wrist, size, bend } = pose
  const [fingers, palm] = frameOf(pose.towards, pose.palm)
  const back = add(times(fingers, -1), times(palm, bend))
  const [along, first, second] = frameOf(back, palm)
  const positions = new Float32Array(AROUND * ALONG * 3)
  const faces: number[] = []
  for (let k = 0; k < ALONG; k++)
    for (let j = 0; j < AROUND; j++) {
      const t = k / (ALONG - 1)
      const a = (j / AROUND) * Math.PI * 2
      const fold =
        (cloud3(Math.cos(a) * 2 + wrist[0] * 9 + 20, Math.sin(a) * 2 + 20, t * 2.2) - 0.5) * 0.3 +
        Math.sin(a * 5 + t * 5) * 0.03 * (1 - t)
      const radius = size * (0.31 + 0.12 * t + fold * (0.5 + 0.5 * t) + 0.06 * Math.exp(-t * 8))
      const far = size * (0.2 + t * 2.9)
      const droop = size * 0.15 * Math.exp(-t * 2.2) * (0.6 - 0.4 * Math.sin(a))
      for (let c = 0; c < 3; c++)
        positions[(k * AROUND + j) * 3 + c] =
          wrist[c]! +
          along[c]! * far +
          first[c]! * Math.cos(a) * radius +
          second[c]! * Math.sin(a) * radius -
          (c === 1 ? droop : 0)
      if (k === ALONG - 1) continue
      const next = (j + 1) % AROUND
      faces.push(k * AROUND + j, (k + 1) * AROUND + j, (k + 1) * AROUND + next, k * AROUND + next)
    }
  const [r, g, b] = [reflects(colour[0]), reflects(colour[1]), reflects(colour[2])]
  return {
    positions,
    faces: Int32Array.from(faces),
    stuff: 'cloth',
    thing: 2,
    surface(spot) {
      const weave = cloud3(spot.x * 30, spot.y * 30, spot.z * 30) - 0.5
      spot.r = Math.max(0.01, r * (1 + weave * 0.5))
      spot.g = Math.max(0.01, g * (1 + weave * 0.5))
      spot.b = Math.max(0.01, b * (1 + weave * 0.5))
      spot.specular = 0.04
      spot.gloss = 8
    },
  }
}

/** Draws hands lit by the spell at `lamp`, and tells the scene how deep they lie. */
export function drawHands(cast: Cast, poses: readonly HandPose[], look: HandLook, lamp: Vec): void {
  for (const pose of poses) drawHand(cast, pose, look, lamp)
}

function drawHand(cast: Cast, pose: HandPose, look: HandLook, lamp: Vec): void {
  const { eye, palette, result } = cast
  const meshes = [handMesh(pose, look), ...(look.sleeve ? [sleeveMesh(pose, look.sleeve)] : [])]
  const z = pose.wrist[2]
  const size = sizeAt(eye, z)
  const [ox, oy] = seenAt(eye, 0, 0, z)
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { positions } of meshes)
    for (let i = 0; i < positions.length; i += 3) {
      const px = ox + positions[i]! * size
      const py = oy - positions[i + 1]! * size
      x0 = Math.min(x0, px)
      x1 = Math.max(x1, px)
      y0 = Math.min(y0, py)
      y1 = Math.max(y1, py)
    }
  const left = Math.max(0, Math.floor(x0) - 2)
  const top = Math.max(0, Math.floor(y0) - 2)
  const width = Math.min(eye.frame.width, Math.ceil(x1) + 2) - left
  const height = Math.min(eye.frame.height, Math.ceil(y1) + 2) - top
  if (width < 4 || height < 4) return
  const towards = sub(lamp, pose.wrist)
  const own = Math.max(...palette.main) / 255
  const strong = 1.3 * (0.4 + 0.6 * own)
  const rendered = render(
    meshes,
    { frame: { width, height }, scale: size, x: (left + width / 2 - ox) / size, y: -(top + height / 2 - oy) / size },
    {
      key: { direction: towards, colour: lit(palette.main, palette.core, strong), soft: 0.4 },
      ambient: [34, 36, 44],
      bounce: lit(palette.deep, palette.main, 0.2),
      fill: { direction: [0.2, 0.5, 1], colour: [46, 46, 52] },
      rim: { direction: [0, 0.8, -0.6], colour: lit(palette.main, palette.core, 0.55) },
      lamps: [],
      closeness: pose.size * 0.5,
    },
  )
  layWindow(rendered, result, { left, top, deep: look.there ? undefined : cast.deep, there: look.there })
}

const lit = (main: Rgb, core: Rgb, by: number): Rgb => [
  (main[0] * 0.6 + core[0] * 0.4) * by,
  (main[1] * 0.6 + core[1] * 0.4) * by,
  (main[2] * 0.6 + core[2] * 0.4) * by,
]
