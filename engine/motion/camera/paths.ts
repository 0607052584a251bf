import type { CameraMove } from '../../../contract/video-facts.ts'
import type { Instant, Stage } from '../stage.ts'
import { flicker } from '../waves.ts'
import type { EyeMove } from '../words/wish.ts'

/** Where the eye is, against where the picture was taken from. */
export interface Pose {
  /** How much larger the picture is seen. */
  zoom: number
  /** The picture's plane moved, px. */
  x: number
  y: number
  /** Radians. */
  roll: number
  /** Steps forward: what is nearest grows by 1 / (1 - dolly), what is far not at all. */
  dolly: number
  /** Steps aside and up: what is nearest moves by so many px against what is at `pivot`. */
  asideX: number
  asideY: number
  pivot: number
}

export const atRest: Pose = { zoom: 1, x: 0, y: 0, roll: 0, dolly: 0, asideX: 0, asideY: 0, pivot: 0 }

const TURN = Math.PI * 2
/** Slow at both ends, as a camera on rails starts and stops. */
const eased = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)

type Path = (now: Instant) => Pose

/** The way there: and back where it loops. */
const wayOf = (stage: Stage) => (now: Instant) =>
  stage.loops ? 0.5 - 0.5 * Math.cos(TURN * now.phase) : eased(now.through)

/** There to one side and to the other. */
const swayOf = (stage: Stage) => (now: Instant) =>
  stage.loops ? Math.sin(TURN * now.phase) : 2 * eased(now.through) - 1

const paths: Record<CameraMove, (stage: Stage, much: number) => Path> = {
  still: () => () => atRest,
  'push-in': (stage, much) => {
    const way = wayOf(stage)
    return (now) => ({ ...atRest, zoom: 1 + 0.1 * much * way(now), dolly: 0.2 * much * way(now) })
  },
  'pull-out': (stage, much) => {
    const way = wayOf(stage)
    return (now) => ({ ...atRest, zoom: 1 + 0.1 * much * (1 - way(now)), dolly: 0.2 * much * (1 - way(now)) })
  },
  pan: (stage, much) => {
    const sway = swayOf(stage)
    const reach = 0.055 * much * stage.width
    const zoom = 1 / (1 - 2 * 0.062 * much)
    return (now) => ({ ...atRest, zoom, x: reach * sway(now), asideX: reach * 0.3 * sway(now), pivot: 0.4 })
  },
  tilt: (stage, much) => {
    const sway = swayOf(stage)
    const reach = 0.055 * much * stage.height
    const zoom = 1 / (1 - 2 * 0.062 * much)
    return (now) => ({ ...atRest, zoom, y: -reach * sway(now), asideY: -reach * 0.2 * sway(now), pivot: 0.4 })
  },
  orbit: (stage, much) => {
    const sway = swayOf(stage)
    const reach = 0.05 * much * stage.width
    const dip = 0.008 * much * stage.height
    return (now) => ({
      ...atRest,
      zoom: 1.07,
      asideX: -reach * sway(now),
      asideY: stage.loops ? dip * Math.cos(TURN * now.phase) : 0,
      roll: 0.004 * sway(now),
      pivot: 0.45,
    })
  },
  crane: (stage, much) => {
    const sway = swayOf(stage)
    const reach = 0.05 * much * stage.height
    return (now) => ({
      ...atRest,
      zoom: 1.12,
      y: -reach * 0.6 * sway(now),
      asideY: -reach * sway(now),
      pivot: 0.2,
      dolly: 0.04 * (1 + sway(now)),
    })
  },
  'hand-held': (stage, much) => {
    const fork = stage.random.fork('hand')
    const most = Math.round(stage.seconds * stage.pace * 2.2)
    const wander = (name: string, low = 1) => flicker(fork.fork(name), low, Math.max(low + 2, most), 1.1)
    const [x, y, roll, near] = [wander('x'), wander('y'), wander('roll'), wander('near')]
    const reach = 0.011 * much * Math.min(stage.width, stage.height)
    return (now) => ({
      zoom: 1.06,
      x: reach * x(now.phase),
      y: reach * y(now.phase),
      roll: 0.006 * much * roll(now.phase),
      dolly: 0.03 * (0.5 + 0.5 * near(now.phase)),
      asideX: reach * 0.7 * x(now.phase),
      asideY: reach * 0.5 * y(now.phase),
      pivot: 0.3,
    })
  },
}

/** How far a slow camera goes in the same time, against a fast one. */
const reachOf = (pace: number) => Math.min(1.35, Math.max(0.55, pace ** 0.6))

/** The way of the eye: of several moves, all at once. */
export function cameraPath(moves: readonly EyeMove[], stage: Stage): Path {
  // Two at once go less far each: the picture has only so much beyond its frame.
  const much = reachOf(stage.pace) * (moves.length > 1 ? 0.8 : 1)
  const all = moves.map(({ move, toward }) => {
    const path = paths[move](stage, much)
    return toward > 0 ? path : (now: Instant) => mirrored(path(now))
  })
  return (now) => all.map((path) => path(now)).reduce(joined)
}

/** The same move the other way. */
const mirrored = (pose: Pose): Pose => ({
  ...pose,
  x: -pose.x,
  y: -pose.y,
  roll: -pose.roll,
  asideX: -pose.asideX,
  asideY: -pose.asideY,
})

/** One move on top of another. */
export function joined(a: Pose, b: Pose): Pose {
  return {
    zoom: a.zoom * b.zoom,
    x: a.x + b.x,
    y: a.y + b.y,
    roll: a.roll + b.roll,
    dolly: a.dolly + b.dolly,
    asideX: a.asideX + b.asideX,
    asideY: a.asideY + b.asideY,
    pivot: Math.abs(a.asideX) + Math.abs(a.asideY) >= Math.abs(b.asideX) + Math.abs(b.asideY) ? a.pivot : b.pivot,
  }
}

/** A face that speaks is seen so large, as a share of the shorter side, but no picture is looked at more closely than this. */
const FACE = { share: 0.44, most: 2.1 }
/** How long the eye takes to come near, s. */
const NEARS = 1.4

/** Comes near enough to a face to see it speak; back again where it loops. */
export function towards(face: { x: number; y: number; tall: number }, stage: Stage): Path {
  const { width, height, seconds, loops } = stage
  const zoom = Math.min(FACE.most, Math.max(1.03, (FACE.share * Math.min(width, height)) / face.tall))
  const room = (1 - 1 / zoom) / 2
  const within = (value: number, side: number) => Math.min(room * side, Math.max(-room * side, value))
  const x = within(face.x - width / 2, width)
  // A face is looked at a little above the middle.
  const y = within(face.y + (0.08 * height) / zoom - height / 2, height)
  return ({ phase }) => {
    const t = phase * seconds
    const near = eased(Math.min(1, t / NEARS)) * (loops ? eased(Math.min(1, (seconds - t) / NEARS)) : 1)
    // Larger by the same share at every step, as things grow that one walks up to.
    const now = zoom ** near
    const share = zoom > 1 ? (1 - 1 / now) / (1 - 1 / zoom) : 0
    return { ...atRest, zoom: now, x: x * share, y: y * share }
  }
}
