import type { Frame } from '../paint/frame.ts'
import { cross, dot, sub, unit, type Vec } from './geometry.ts'

/** From where and how the world is looked at; y is up. */
export interface Camera {
  eye: Vec
  /** Unit vectors: to the right and upwards on the picture, and where the eye looks. */
  right: Vec
  up: Vec
  forward: Vec
  /** Half the height of what is seen, units: at depth 1 in perspective, at any depth where lines of sight are parallel. */
  half: number
  isParallel: boolean
}

function aimed(eye: Vec, at: Vec): Pick<Camera, 'eye' | 'right' | 'up' | 'forward'> {
  const forward = unit(sub(at, eye))
  // Straight up or down has no right hand of its own.
  const right = unit(cross(forward, Math.abs(forward[1]) > 0.999 ? [0, 0, -1] : [0, 1, 0]))
  return { eye, right, up: cross(right, forward), forward }
}

/** An eye that sees things smaller the farther they are; `fieldOfView` is that of the frame's height, degrees. */
export const perspective = (eye: Vec, at: Vec, fieldOfView: number): Camera => ({
  ...aimed(eye, at),
  half: Math.tan((fieldOfView * Math.PI) / 360),
  isParallel: false,
})

/** Without foreshortening; `height` is what the frame's height spans, units. */
export const parallel = (eye: Vec, at: Vec, height: number): Camera => ({
  ...aimed(eye, at),
  half: height / 2,
  isParallel: true,
})

/** px a unit at a depth. */
export const pixelsPerUnit = (camera: Camera, frame: Frame, depth: number): number =>
  frame.height / 2 / (camera.isParallel ? camera.half : camera.half * depth)

/** Where a place falls on the picture, px, and how deep it lies before the eye, units; behind the eye the depth is not above 0. */
export function project(camera: Camera, frame: Frame, place: Vec): { x: number; y: number; depth: number } {
  const from = sub(place, camera.eye)
  const depth = dot(from, camera.forward)
  const scale = pixelsPerUnit(camera, frame, depth)
  return {
    x: frame.width / 2 + dot(from, camera.right) * scale,
    y: frame.height / 2 - dot(from, camera.up) * scale,
    depth,
  }
}

/** What is not in the picture: no nearness at all. */
export const nowhere = (camera: Camera): number => (camera.isParallel ? -1e30 : 0)

/** The depth that a nearness stands for; Infinity or near it where there is nothing. */
export const depthOf = (camera: Camera, near: number): number => (camera.isParallel ? -near : 1 / near)

/**
 * Where vertices fall: x and y in samples, `fine` of them a px each way, and their nearness, which is even across the picture:
 * minus the depth, or in perspective one over it. What lies behind the eye has `nowhere`. `bias` units are taken off the depth.
 */
export function projected(
  camera: Camera,
  frame: Frame,
  positions: Float32Array,
  fine: number,
  bias: number,
): Float32Array {
  const out = new Float32Array(positions.length)
  for (let start = 0; start < positions.length; start += 3072)
    projectSome(camera, frame, positions, fine, bias, out, start, Math.min(positions.length, start + 3072))
  return out
}

function projectSome(
  camera: Camera,
  frame: Frame,
  positions: Float32Array,
  fine: number,
  bias: number,
  out: Float32Array,
  start: number,
  end: number,
): void {
  const { isParallel } = camera
  const [ox, oy, oz] = camera.eye
  const [rx, ry, rz] = camera.right
  const [ux, uy, uz] = camera.up
  const [fx, fy, fz] = camera.forward
  const scale = (frame.height * fine) / 2 / camera.half
  const left = (frame.width * fine) / 2
  const top = (frame.height * fine) / 2
  for (let i = start; i < end; i += 3) {
    const x = positions[i]! - ox
    const y = positions[i + 1]! - oy
    const z = positions[i + 2]! - oz
    const depth = x * fx + y * fy + z * fz
    const by = isParallel ? scale : scale / depth
    out[i] = left + (x * rx + y * ry + z * rz) * by
    out[i + 1] = top - (x * ux + y * uy + z * uz) * by
    out[i + 2] = isParallel ? bias - depth : depth - bias > 1e-4 ? 1 / (depth - bias) : 0
  }
}

/** Where in the world a px is whose place along the line of sight, towards the eye, is `towards`; into `out`. */
export function placeOf(camera: Camera, frame: Frame, x: number, y: number, towards: number, out: Float64Array): void {
  const { eye, right, up, forward } = camera
  const far = -towards - (eye[0] * forward[0] + eye[1] * forward[1] + eye[2] * forward[2])
  const unit = (camera.isParallel ? camera.half : camera.half * far) / (frame.height / 2)
  const across = (x + 0.5 - frame.width / 2) * unit
  const above = (frame.height / 2 - y - 0.5) * unit
  for (let c = 0; c < 3; c++) out[c] = eye[c]! + forward[c]! * far + right[c]! * across + up[c]! * above
}
