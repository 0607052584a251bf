import type { Random } from '../../../paint/random.ts'
import type { Frame } from '../frame.ts'
import { rectangle } from '../geometry.ts'
import type { Door, Point } from '../scene.ts'

/** A room of the building in its frame, squares, on the lines of its walls. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export type Way = Pick<Door, 'kind' | 'from' | 'to'> & { open?: boolean }

/** A building as laid out with its way in at the bottom: one hall, a lobby and rooms before it, rooms behind it. */
export interface Plan {
  shell: Box
  hall: Box
  lobby?: Box
  /** Rooms about the hall, those behind it first; the last of those behind is hidden where one is asked for. */
  sides: Box[]
  hidden?: Box
  /** Walls within the shell, as lines. */
  partitions: Point[][]
  ways: Way[]
  windows: Way[]
  /** Before the front door, outside; nothing for a building under ground. */
  sill?: Point
}

/** What a plan is asked to have. */
export interface PlanWish {
  /** Rooms behind the hall, and before it beside the lobby; none before it, no lobby either. */
  back: number
  front: 0 | 2
  hidden: boolean
  buried: boolean
  /** Squares the hall wants at the least from front to back, and at the most, and the building from side to side. */
  depth: number
  deepest?: number | undefined
  widest?: number | undefined
}

export const ringOf = ({ left, top, right, bottom }: Box): Point[] => rectangle(left, top, right - left, bottom - top)

/** A box within its walls. */
export const within = ({ left, top, right, bottom }: Box, by = 0.25): Box => ({
  left: left + by,
  top: top + by,
  right: right - by,
  bottom: bottom - by,
})

const LEAST = 3

/** Lays out the building in a frame. */
export function planOf(frame: Frame, wish: PlanWish, random: Random): Plan {
  const margin = wish.buried ? 1 : 2
  const slack = Math.max(0, Math.min(4, frame.width - 2 * margin - 16))
  const [west, east] = [random.int(0, slack >> 1), random.int(0, slack >> 1)]
  const shell: Box = {
    left: margin + west,
    top: margin + random.int(0, 1),
    right: frame.width - margin - east,
    bottom: frame.height - margin - (wish.buried ? 0 : 1),
  }
  const over = Math.max(0, shell.right - shell.left - (wish.widest ?? 99))
  shell.left += over >> 1
  shell.right -= over - (over >> 1)
  const depth = shell.bottom - shell.top
  const spare = depth - wish.depth
  const front = wish.front > 0 && spare >= 8 ? random.int(4, Math.min(5, spare - 4)) : 0
  const back = wish.back > 0 && spare - front >= 4 ? random.int(4, Math.max(4, Math.min(6, spare - front))) : 0
  const long = Math.max(0, depth - front - back - (wish.deepest ?? 99))
  shell.top += long - (long >> 1)
  shell.bottom -= long >> 1
  const hall: Box = { ...shell, top: shell.top + back, bottom: shell.bottom - front }
  const plan: Plan = { shell, hall, sides: [], partitions: [], ways: [], windows: [] }
  if (back > 0) behind(plan, wish, random)
  if (front > 0) before(plan, random)
  const middle = Math.round((shell.left + shell.right) / 2)
  const entry = plan.lobby ? Math.round((plan.lobby.left + plan.lobby.right) / 2) : middle
  if (!wish.buried) {
    plan.ways.push({ kind: 'double', from: [entry - 1, shell.bottom], to: [entry + 1, shell.bottom] })
    plan.sill = [entry, shell.bottom]
    plan.windows = windowsOf(plan)
  }
  return plan
}

/** Cuts a width into so many parts of whole squares, none too narrow, unevenly. */
function cuts(left: number, right: number, parts: number, random: Random): number[] {
  const count = Math.max(1, Math.min(parts, Math.floor((right - left) / (LEAST + 1))))
  const each = (right - left) / count
  const sway = Math.max(0, Math.floor((each - LEAST) / 2))
  return Array.from({ length: count - 1 }, (_, i) =>
    Math.round(left + each * (i + 1) + random.int(-Math.min(1, sway), Math.min(1, sway))),
  )
}

function behind(plan: Plan, wish: PlanWish, random: Random): void {
  const { shell, hall } = plan
  const at = cuts(shell.left, shell.right, wish.back, random)
  const edges = [shell.left, ...at, shell.right]
  const rooms = edges.slice(1).map((right, i): Box => ({ left: edges[i]!, right, top: shell.top, bottom: hall.top }))
  plan.partitions.push([
    [shell.left, hall.top],
    [shell.right, hall.top],
  ])
  for (const u of at)
    plan.partitions.push([
      [u, shell.top],
      [u, hall.top],
    ])
  const secret = wish.hidden ? (random.chance(0.5) ? 0 : rooms.length - 1) : -1
  for (const [i, { left, right }] of rooms.entries()) {
    const u = Math.round((left + right) / 2 - 0.5 + random.range(-0.6, 0.6))
    plan.ways.push({ kind: i === secret ? 'secret' : 'door', from: [u, hall.top], to: [u + 1, hall.top] })
  }
  // A way round by the rooms themselves, but not through a hidden one.
  const joins = at.flatMap((u, i) => (i === secret || i + 1 === secret ? [] : [u]))
  if (joins.length > 0) {
    const u = random.pick(joins)
    const v = random.int(shell.top + 1, hall.top - 2)
    plan.ways.push({ kind: 'door', from: [u, v], to: [u, v + 1] })
  }
  for (const [i, room] of rooms.entries()) {
    if (i === secret) plan.hidden = room
    else plan.sides.push(room)
  }
}

function before(plan: Plan, random: Random): void {
  const { shell, hall } = plan
  const width = shell.right - shell.left
  const lobby = Math.max(4, Math.round((width * random.range(0.3, 0.4)) / 2) * 2)
  const left = Math.round((shell.left + shell.right - lobby) / 2)
  const right = left + lobby
  const middle = Math.round((left + right) / 2)
  plan.lobby = { left, right, top: hall.bottom, bottom: shell.bottom }
  plan.partitions.push([
    [shell.left, hall.bottom],
    [shell.right, hall.bottom],
  ])
  plan.ways.push({ kind: 'double', from: [middle - 1, hall.bottom], to: [middle + 1, hall.bottom] })
  const v = Math.floor((hall.bottom + shell.bottom) / 2)
  const round = random.chance(0.5) ? 0 : 1
  for (const [i, u] of [left, right].entries()) {
    plan.partitions.push([
      [u, hall.bottom],
      [u, shell.bottom],
    ])
    plan.ways.push({ kind: 'door', from: [u, v], to: [u, v + 1] })
    const box =
      i === 0 ? { ...plan.lobby, left: shell.left, right: left } : { ...plan.lobby, left: right, right: shell.right }
    plan.sides.push(box)
    if (i !== round) continue
    const door = Math.floor((box.left + box.right) / 2)
    plan.ways.push({ kind: 'door', from: [door, hall.bottom], to: [door + 1, hall.bottom] })
  }
}

/** Windows along the outer walls, clear of the walls that meet them and of the front door. */
function windowsOf({ shell, partitions, ways, hidden }: Plan): Way[] {
  const met = partitions.flat()
  const clear = (x: number, y: number) =>
    !met.some((end) => Math.hypot(end[0] - x, end[1] - y) < 1.3) &&
    !ways.some(({ from, to }) => Math.hypot((from[0] + to[0]) / 2 - x, (from[1] + to[1]) / 2 - y) < 2.2)
  const blind = (x: number, y: number) =>
    hidden !== undefined &&
    x > hidden.left - 0.6 &&
    x < hidden.right + 0.6 &&
    y > hidden.top - 0.6 &&
    y < hidden.bottom + 0.6
  const windows: Way[] = []
  for (let u = shell.left + 2; u <= shell.right - 3; u += 3)
    for (const v of [shell.top, shell.bottom])
      if (clear(u + 0.5, v) && !blind(u + 0.5, v)) windows.push({ kind: 'window', from: [u, v], to: [u + 1, v] })
  for (let v = shell.top + 2; v <= shell.bottom - 3; v += 3)
    for (const u of [shell.left, shell.right])
      if (clear(u, v + 0.5) && !blind(u, v + 0.5)) windows.push({ kind: 'window', from: [u, v], to: [u, v + 1] })
  return windows
}
