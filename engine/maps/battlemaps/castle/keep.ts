import type { Random } from '../../../paint/random.ts'
import type { Purpose } from '../dungeon/purposes.ts'
import { point, rectangle } from '../geometry.ts'
import type { Intent } from '../intent.ts'
import { type Chamber, planHouse } from '../interior/plan.ts'
import type { Plot } from '../plot.ts'
import { gatedRing } from '../rings.ts'
import type { Door, Point } from '../scene.ts'
import { keepRooms, lordsChamber } from './halls.ts'

/** Where the keep stands: against the far wall, in place of a corner tower, by itself in the yard, or round. */
export type KeepKind = 'back' | 'corner' | 'middle' | 'round'

/** A keep as laid out: its wall, and its rooms' floors with what they are for. */
export interface Keep {
  ring: Point[]
  rooms: { purpose: Purpose; floor: Point[] }[]
}

/** What each of so many rooms is for: the hall, what the prompt names, then in the order they are missed. */
function rolesOf(intent: Intent, count: number): Purpose[] {
  const asked = keepRooms.filter((room, i) => i > 0 && intent.asks(room.name.toLowerCase()))
  const rest = keepRooms.slice(1).filter((room) => !asked.includes(room))
  return Array.from({ length: count }, (_, i) => (i === 0 ? keepRooms[0]! : [...asked, ...rest][(i - 1) % 6]!))
}

/**
 * Builds a keep of four walls, its rooms, doors and windows. `ways` are doors from the walk into it; `yard` tells whether a place is
 * open to the sky within the curtain: its front door opens there, and windows do not open into the curtain.
 */
export function squareKeep(
  plot: Plot,
  box: Chamber,
  ways: readonly (readonly [Point, Point])[],
  yard: (x: number, y: number) => boolean,
  open: (x: number, y: number) => boolean,
  random: Random,
): Keep {
  const { width, height } = plot.frame
  const { x, y } = box
  // As long as it is wide or longer: its first room then has a wall to the front.
  const plan = planHouse(
    width + 2,
    height + 2,
    [box],
    Math.max(2, Math.round((box.width * box.height) / 17)),
    0.48,
    random,
  )
  const [px, py] = plan.front
  const flips = [false, true].flatMap((across) => [false, true].map((down) => [across, down] as const))
  const at = (across: boolean, down: boolean, [u, v]: Point): Point => [
    across ? 2 * x + box.width - u : u,
    down ? 2 * y + box.height - v : v,
  ]
  const [across, down] = flips.find(([a, d]) => yard(...at(a, d, [px, py]))) ?? flips[0]!
  const laid = (p: Point) => at(across, down, p)
  const ring = rectangle(x, y, box.width, box.height)
  const middle = (from: Point, to: Point): Point => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  for (const [from, to] of ways) plot.door('door', from, to)
  const shut: (readonly [Point, Point])[] = []
  for (const [i, door] of plan.doors.entries()) {
    const [from, to] = [laid(door.from), laid(door.to)]
    const [mx, my] = middle(from, to)
    const taken = ways.some((way) => Math.hypot(middle(...way)[0] - mx, middle(...way)[1] - my) < 0.3)
    if (taken) continue
    if (door.kind === 'window' && !looksOut(box, [mx, my], open)) shut.push([from, to])
    else plot.door(i === 0 ? 'double' : door.kind, from, to, door.state)
  }
  plot.floor(ring, { ground: 'flagstone', rise: 0.4 })
  for (const line of plan.walls) plot.wall(line.map(laid), false)
  for (const line of shut) plot.wall(line, false)
  const roles = rolesOf(plot.site.intent, plan.rooms.length)
  return {
    ring,
    rooms: plan.rooms.map((room, i) => {
      const [ax, ay] = laid([room.x, room.y])
      const [bx, by] = laid([room.x + room.width, room.y + room.height])
      const [left, top] = [Math.min(ax, bx), Math.min(ay, by)]
      return { purpose: roles[i]!, floor: rectangle(left + 0.25, top + 0.25, room.width - 0.5, room.height - 0.5) }
    }),
  }
}

/** Whether a window in the middle of a wall of a box looks out at a place that is open. */
function looksOut({ x, y, width }: Chamber, [mx, my]: Point, open: (x: number, y: number) => boolean): boolean {
  const beyond: Point =
    mx === x ? [mx - 0.5, my] : mx === x + width ? [mx + 0.5, my] : my === y ? [mx, my - 0.5] : [mx, my + 0.5]
  return open(...beyond)
}

/** Builds a round keep: its hall at the door, the lord's chamber behind. */
export function roundKeep(plot: Plot, middle: Point, radius: number): Keep {
  const [x, y] = middle
  const down = Math.PI / 2
  const openings = [
    { heading: down, half: 1 },
    ...[down - 1.05, down + 1.05, -down - 0.7, -down + 0.7].map((heading) => ({ heading, half: 0.5 })),
  ]
  const { ring, jambs } = gatedRing(x, y, radius, radius, openings, 40)
  const kinds: Door['kind'][] = ['double', 'window', 'window', 'window', 'window']
  for (const [i, [from, to]] of jambs.entries()) plot.door(kinds[i]!, from, to)
  const wall = y - Math.round(radius * 0.2)
  const half = Math.sqrt(radius * radius - (y - wall) ** 2)
  const aside = x + (radius > 3.7 ? -1 : 0) - 0.5
  plot.door('door', [aside, wall], [aside + 1, wall])
  plot.floor(ring, { ground: 'flagstone', rise: 0.5 })
  plot.wall(ring)
  plot.wall([point(x - half, wall), point(x + half, wall)], false)
  const bow = (side: -1 | 1) => {
    const r = radius - 0.3
    const from = Math.asin(Math.min(1, (Math.abs(y - wall) + (side < 0 ? 0.25 : -0.25)) / r))
    const [start, end] = side < 0 ? [-Math.PI + from, -from] : [-from, Math.PI + from]
    return Array.from({ length: 15 }, (_, i) => {
      const a = start + (i / 14) * (end - start)
      return point(x + Math.cos(a) * r, y + Math.sin(a) * r)
    })
  }
  const roles = rolesOf(plot.site.intent, 2)
  const asked = plot.site.intent.asks(roles[1]!.name.toLowerCase())
  return {
    ring,
    rooms: [
      { purpose: keepRooms[0]!, floor: bow(1) },
      { purpose: asked ? roles[1]! : lordsChamber, floor: bow(-1) },
    ],
  }
}
