import { ellipse, point } from '../geometry.ts'
import { gatedRing } from '../rings.ts'
import type { Point } from '../scene.ts'

/** How towers are built; half-round ones are flat towards the yard and stand in straight walls. */
export type TowerKind = 'round' | 'eight-sided' | 'square' | 'half-round'

/** A tower in the line of the curtain, as laid out. */
export interface Tower {
  at: Point
  /** Its wall; door jambs are among its corners or on its sides. */
  ring: Point[]
  /** How far from its middle the walk begins, squares, the way given. */
  reach(way: Point): number
  /** Ways in: from the walk on either side, and last from the yard. */
  doors: (readonly [Point, Point])[]
  /** The floor within. */
  floor: Point[]
  /** Where merlons stand on its brow, and which way each looks (radians, 0 to the right, clockwise). */
  brow: { at: Point; heading: number }[]
}

const angle = ([x, y]: Point) => Math.atan2(y, x)
const opposite = ([x, y]: Point): Point => [-x, -y]
const level = ([x, y]: Point) => Math.abs(x) < 1e-6 || Math.abs(y) < 1e-6

/** A tower where the walk comes in by one way and goes out by another (unit steps of a clockwise curtain), half its width given. */
export function towerAt(kind: TowerKind, at: Point, before: Point, after: Point, radius: number): Tower {
  const back = opposite(before)
  const straight = before[0] * after[0] + before[1] * after[1] > 0.99
  if (kind === 'half-round' && straight) return halfRound(at, after, radius)
  const grid = level(before) && level(after)
  if ((kind === 'square' || kind === 'half-round') && grid) return square(at, back, after, radius, straight)
  return round(at, back, after, radius, kind === 'eight-sided' ? 8 : 24)
}

/** The way into the yard from a corner: to the right of a clockwise curtain, halfway between its walks. */
function inward(back: Point, after: Point): number {
  const from = angle(after)
  const turn = Math.PI * 2
  const between = (((angle(back) - from) % turn) + turn) % turn
  return from + between / 2
}

function round(at: Point, back: Point, after: Point, radius: number, steps: number): Tower {
  const yard = inward(back, after)
  const openings = [angle(back), angle(after), yard].map((heading) => ({ heading, half: 0.5 }))
  const { ring, jambs } = gatedRing(at[0], at[1], radius, radius, openings, steps)
  const brow = [-3, -2, -1, 0, 1, 2, 3].map((i) => {
    const heading = yard + Math.PI + i * (1.06 / radius)
    const far = radius * (steps === 8 ? 0.985 : 1) + 0.06
    return { at: point(at[0] + Math.cos(heading) * far, at[1] + Math.sin(heading) * far), heading }
  })
  // A merlon over the walk would stand in the way into the tower.
  const apart = (heading: number, way: Point) => Math.cos(heading - angle(way)) < 0.86
  return {
    at,
    ring,
    reach: () => Math.sqrt(radius * radius - 0.25),
    doors: jambs,
    floor: ellipse(at[0], at[1], radius - 0.3, radius - 0.3, steps === 8 ? 16 : 20),
    brow: brow.filter(({ heading }) => apart(heading, back) && apart(heading, after)),
  }
}

/** Where so far along one way and so far along another is. */
const off = ([x, y]: Point, one: Point, far: number, other: Point, aside: number) =>
  point(x + one[0] * far + other[0] * aside, y + one[1] * far + other[1] * aside)

function square(at: Point, back: Point, after: Point, radius: number, straight: boolean): Tower {
  // To the right of the walk as it leaves.
  const yard: Point = [-after[1], after[0]]
  const corner = !straight && yard[0] * back[0] + yard[1] * back[1] > 0.5
  const door = (way: Point, aside: Point, from: number) =>
    [off(at, way, radius, aside, from), off(at, way, radius, aside, from + 1)] as const
  const [dx, dy] = after
  const side: Point = [dy, -dx]
  const ring = [
    off(at, after, radius, side, radius),
    off(at, after, radius, side, -radius),
    off(at, after, -radius, side, -radius),
    off(at, after, -radius, side, radius),
  ]
  const ways = [back, after, ...(straight ? [yard] : [])]
  const brow = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ].flatMap(([x, y]) => {
    const way: Point = [x!, y!]
    if (ways.some((one) => one[0] * way[0] + one[1] * way[1] > 0.5)) return []
    // Faces that look into the yard have none.
    if (!straight && !corner && (back[0] + after[0]) * way[0] + (back[1] + after[1]) * way[1] < -0.5) return []
    const along: Point = [-way[1], way[0]]
    return [-0.72, -0.24, 0.24, 0.72].map((share) => ({
      at: off(at, way, radius + 0.05, along, share * radius),
      heading: angle(way),
    }))
  })
  return {
    at,
    ring,
    reach: () => radius,
    doors: [
      door(back, [-back[1], back[0]], -0.5),
      door(after, yard, -0.5),
      straight
        ? door(yard, after, -0.5)
        : corner
          ? door(after, yard, Math.min(0.8, radius - 1.1))
          : door(yard, after, -0.5),
    ],
    floor: ring.map(([x, y]) =>
      point(at[0] + (x - at[0]) * (1 - 0.3 / radius), at[1] + (y - at[1]) * (1 - 0.3 / radius)),
    ),
    brow,
  }
}

/** Flat towards the yard, round towards the field. */
export function halfRound(at: Point, after: Point, radius: number): Tower {
  const out: Point = [after[1], -after[0]]
  const ring = (inset: number) => {
    const r = radius - inset
    const arc = Array.from({ length: 13 }, (_, i) => {
      const a = (i / 12) * Math.PI
      return off(at, out, 0.5 + Math.sin(a) * r, after, -Math.cos(a) * r)
    })
    return [off(at, out, -1 + inset, after, -r), ...arc, off(at, out, -1 + inset, after, r)]
  }
  const side = (way: -1 | 1) =>
    [off(at, out, -0.5, after, way * radius), off(at, out, 0.5, after, way * radius)] as const
  return {
    at,
    ring: ring(0),
    reach: () => radius,
    doors: [side(-1), side(1), [off(at, out, -1, after, -0.5), off(at, out, -1, after, 0.5)]],
    floor: ring(0.3),
    brow: [-2, -1, 0, 1, 2].map((i) => {
      const a = Math.PI / 2 + i * 0.52
      return {
        at: off(at, out, 0.5 + Math.sin(a) * (radius + 0.06), after, -Math.cos(a) * (radius + 0.06)),
        heading: angle([out[0] * Math.sin(a) - after[0] * Math.cos(a), out[1] * Math.sin(a) - after[1] * Math.cos(a)]),
      }
    }),
  }
}
