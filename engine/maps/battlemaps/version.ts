import { differenceD, FillRule } from '@countertype/clipper2-ts'
import type { View } from '../../../contract/views.ts'
import { point, signedArea } from './geometry.ts'
import type { BattlemapScene, Door, Point } from './scene.ts'

/** How deep the wall is that a secret door passes for, squares. */
const DEPTH = 0.3

/**
 * The scene as one side of the screen sees it. The game master's is the whole of it; on the players' no room has a
 * number, secret doors are wall and traps are floor.
 */
export function sceneFor(scene: BattlemapScene, view: View): BattlemapScene {
  if (view === 'gm') return scene
  const secrets = scene.doors.filter(({ kind }) => kind === 'secret')
  return {
    ...scene,
    rooms: [],
    key: [],
    props: scene.props.filter(({ kind }) => kind !== 'trap'),
    doors: scene.doors.filter(({ kind }) => kind !== 'secret'),
    walls:
      secrets.length === 0
        ? scene.walls
        : scene.base === 'solid'
          ? bricked(scene.walls, secrets)
          : [...scene.walls, ...secrets.map(({ from, to }) => [from, to])],
  }
}

/** Floors hewn out of rock, with rock left standing where the doors are. */
function bricked(rings: readonly Point[][], doors: readonly Door[]): Point[][] {
  const path = (ring: readonly Point[]) => ring.map(([x, y]) => ({ x, y }))
  const rock = doors.map(({ from, to }) => {
    const plug = plugOf(from, to)
    return path(signedArea(plug) < 0 ? [...plug].reverse() : plug)
  })
  return differenceD(
    rings.map((ring) => path(ring.slice(0, -1))),
    rock,
    FillRule.EvenOdd,
    3,
  ).map((ring) => {
    const points = ring.map(({ x, y }) => point(x, y))
    return [...points, points[0]!]
  })
}

/** A block across an opening, a little wider than it so that nothing shows at the jambs. */
function plugOf([ax, ay]: Point, [bx, by]: Point): Point[] {
  const length = Math.hypot(bx - ax, by - ay)
  const [dx, dy] = [(bx - ax) / length, (by - ay) / length]
  const [ox, oy] = [(-dy * DEPTH) / 2, (dx * DEPTH) / 2]
  const past = 0.02
  return [
    [ax - dx * past + ox, ay - dy * past + oy],
    [bx + dx * past + ox, by + dy * past + oy],
    [bx + dx * past - ox, by + dy * past - oy],
    [ax - dx * past - ox, ay - dy * past - oy],
  ]
}
