import type { SeenLimb } from '../../monsters/limbs.ts'
import { blur, type Field, smoothstep } from '../../paint/field.ts'
import { CELL, type Net } from '../camera/warp.ts'
import { cycles, type Stage } from '../stage.ts'
import { flicker } from '../waves.ts'

const TURN = Math.PI * 2

/** How far wings turn about their roots, radians, and tails and tentacles bend aside, as a share of their length. */
const REACH = {
  wing: { idle: 0.045, asked: 0.2, flying: 0.22 },
  tail: { idle: 0.05, asked: 0.11, flying: 0.05 },
  tentacle: { idle: 0.05, asked: 0.09, flying: 0.05 },
} as const
/** How often a second. */
const OFTEN = {
  wing: { idle: 0.25, asked: 0.75, flying: 0.75 },
  tail: { idle: 0.28, asked: 0.5 },
  tentacle: { idle: 0.22, asked: 0.36 },
}

interface Moving {
  kind: SeenLimb['kind']
  /** Of each knot that it moves: which, where along the limb, and how much. */
  knots: Int32Array
  along: Float32Array
  share: Float32Array
  root: readonly [number, number]
  /** Which way "up" turns it. */
  side: number
  aside: readonly [number, number]
  long: number
}

/** Adds to a net how a creature's limbs move at a moment; undefined where it has none. */
export function limbMoves(
  stage: Stage,
  limbs: readonly SeenLimb[],
  coverage: Field,
  net: Net,
  isFlying: boolean,
): ((phase: number, sign: -1 | 1) => void) | undefined {
  const { wish } = stage
  const moving = limbs
    .filter(({ kind }) => !wish.denied.has(kind === 'wing' ? 'wings' : 'tail'))
    .map((limb) => movingOf(limb, coverage, net))
    .filter(({ knots }) => knots.length > 0)
  if (moving.length === 0) return undefined
  const bearing = (kind: SeenLimb['kind']) =>
    kind === 'wing'
      ? isFlying
        ? 'flying'
        : wish.asked.has('wings')
          ? 'asked'
          : 'idle'
      : wish.asked.has('tail')
        ? 'asked'
        : 'idle'
  const chance = stage.random.fork('limbs')
  const beats = cycles(stage, OFTEN.wing[bearing('wing')])
  const free = moving.map(({ kind }, k) => {
    const own = chance.fork(`limb ${k}`)
    const often =
      kind === 'wing'
        ? beats
        : cycles(stage, OFTEN[kind][bearing(kind) === 'asked' ? 'asked' : 'idle'] * own.range(0.85, 1.2))
    return { often, first: own.range(0, 1), wander: flicker(own, 1, 3, 0.8) }
  })
  return (phase, sign) => {
    moving.forEach(({ kind, knots, along, share, root, side, aside, long }, n) => {
      const { often, first, wander } = free[n]!
      const much = REACH[kind][bearing(kind)]
      if (kind === 'wing') {
        // Down faster than up, both wings together.
        const turn = TURN * beats * phase
        const beat = Math.sin(turn + 0.35 * Math.sin(turn)) * much * side
        for (let k = 0; k < knots.length; k++) {
          const knot = knots[k]!
          const x = (knot % net.across) * CELL - root[0]
          const y = Math.floor(knot / net.across) * CELL - root[1]
          const angle = beat * share[k]! * along[k]!
          net.x[knot]! += sign * -angle * y
          net.y[knot]! += sign * angle * x
        }
        return
      }
      for (let k = 0; k < knots.length; k++) {
        const t = along[k]!
        // A bend runs from root to tip.
        const bend = Math.sin(TURN * (often * phase + first - 0.38 * t)) + 0.4 * wander((phase + 1 - 0.1 * t) % 1)
        const by = bend * much * long * t * t * share[k]!
        net.x[knots[k]!]! += sign * by * aside[0]
        net.y[knots[k]!]! += sign * by * aside[1]
      }
    })
  }
}

function movingOf({ kind, points, seen }: SeenLimb, coverage: Field, { across, down }: Net): Moving {
  const [root, tip] = [points[0]!, points.at(-1)!]
  const long = points.slice(1).reduce((sum, [x, y], k) => sum + Math.hypot(x - points[k]![0], y - points[k]![1]), 0)
  const reach = Math.hypot(tip[0] - root[0], tip[1] - root[1]) || 1
  const cover = maskOf({ kind, points, ...(seen && { seen }) }, coverage, across, down)
  const [knots, along, share]: [number[], number[], number[]] = [[], [], []]
  for (let r = 0, k = 0; r < down; r++)
    for (let c = 0; c < across; c++, k++) {
      if (cover[k]! < 0.01) continue
      const [x, y] = [c * CELL, r * CELL]
      knots.push(k)
      along.push(
        kind === 'wing'
          ? smoothstep(0.02, 0.55, Math.hypot(x - root[0], y - root[1]) / reach)
          : nearest(points, x, y, long).t,
      )
      share.push(cover[k]!)
    }
  return {
    kind,
    knots: Int32Array.from(knots),
    along: Float32Array.from(along),
    share: Float32Array.from(share),
    root: [root[0], root[1]],
    side: Math.sign(root[0] - tip[0]) || 1,
    aside: [(root[1] - tip[1]) / reach, (tip[0] - root[0]) / reach],
    long,
  }
}

/** Where along a limb a place is, 0-1, and how far from it in its own thickness. */
function nearest(points: SeenLimb['points'], x: number, y: number, long: number): { t: number; away: number } {
  let [best, t, gone] = [Infinity, 0, 0]
  for (let k = 0; k + 1 < points.length; k++) {
    const [ax, ay, ar] = points[k]!
    const [bx, by, br] = points[k + 1]!
    const l2 = (bx - ax) ** 2 + (by - ay) ** 2 || 1
    const u = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / l2))
    const away = Math.hypot(x - ax - u * (bx - ax), y - ay - u * (by - ay)) / Math.max(4, ar + (br - ar) * u)
    if (away < best) {
      best = away
      t = (gone + u * Math.sqrt(l2)) / long
    }
    gone += Math.sqrt(l2)
  }
  return { t, away: best }
}

/** How much of each knot is the limb's. */
function maskOf({ points, seen }: SeenLimb, coverage: Field, across: number, down: number): Float32Array {
  const mask: Field = { width: across, height: down, values: new Float32Array(across * down) }
  const long = points.slice(1).reduce((sum, [x, y], k) => sum + Math.hypot(x - points[k]![0], y - points[k]![1]), 0)
  for (let r = 0, k = 0; r < down; r++)
    for (let c = 0; c < across; c++, k++) {
      const [x, y] = [Math.min(coverage.width - 1, c * CELL), Math.min(coverage.height - 1, r * CELL)]
      if (seen) {
        const step = coverage.width / seen.width
        mask.values[k] =
          seen.values[
            Math.min(seen.height - 1, Math.floor(y / step)) * seen.width +
              Math.min(seen.width - 1, Math.floor(x / step))
          ]!
      } else {
        const { away } = nearest(points, x, y, long)
        mask.values[k] = smoothstep(2.6, 1.5, away)
      }
    }
  return blur(mask, 1.6, 2).values.map((value) => Math.min(1, value * 1.25))
}
