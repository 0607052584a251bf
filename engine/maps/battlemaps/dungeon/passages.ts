import type { Random } from '../../../paint/random.ts'
import type { Layout } from './layout.ts'
import type { Exit } from './shapes.ts'

/** A way dug between two rooms (indices from 0), with the exits it takes and its squares in order. */
export interface Passage {
  a: number
  b: number
  width: 1 | 2
  /** The exits at either end; a passage two squares wide takes two side by side. */
  from: Exit[]
  to: Exit[]
  squares: (readonly [number, number])[]
}

const steps = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const

/** The exits of a room that lead into free rock, away from other rooms and from doors that are already there. */
export function openExits(layout: Layout, room: number): Exit[] {
  const { columns, rows, owner, passages } = layout
  const used = passages.flatMap((passage) => [
    ...(passage.a === room ? passage.from : []),
    ...(passage.b === room ? passage.to : []),
  ])
  return layout.rooms[room]!.exits.filter((exit) => {
    const x = exit.x + exit.dx
    const y = exit.y + exit.dy
    if (x < 1 || y < 1 || x >= columns - 1 || y >= rows - 1 || owner[y * columns + x] !== 0) return false
    return used.every((other) => Math.abs(other.x - exit.x) + Math.abs(other.y - exit.y) > 1)
  })
}

/** How far an exit is from the corners of its wall: doors in the middle of a wall look meant. */
function centring(layout: Layout, room: number, exit: Exit): number {
  const { x, y, width, height } = layout.rooms[room]!
  return exit.dx === 0
    ? Math.abs(exit.x + 0.5 - x - width / 2) / width
    : Math.abs(exit.y + 0.5 - y - height / 2) / height
}

/** Whether a rock square is free to dig: in bounds, not beside any room but those allowed, nor beside another passage. */
function diggable(layout: Layout, x: number, y: number, a: number, b: number, at: boolean): boolean {
  const { columns, rows, owner } = layout
  if (x < 1 || y < 1 || x >= columns - 1 || y >= rows - 1 || owner[y * columns + x] !== 0) return false
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const other = owner[(y + dy) * columns + x + dx]!
      if (other === 0) continue
      if (other === -1) return false
      if (!at || (other !== a + 1 && other !== b + 1)) return false
    }
  }
  return true
}

/**
 * Digs the straightest way between two rooms, one or two squares wide, through rock that belongs to nobody; adds it to the layout.
 * False when there is none.
 */
export function digPassage(layout: Layout, a: number, b: number, width: 1 | 2, random: Random): boolean {
  const passage = route(layout, a, b, width, random) ?? (width === 2 ? route(layout, a, b, 1, random) : undefined)
  if (!passage) return false
  for (const [x, y] of passage.squares) layout.owner[y * layout.columns + x] = -1
  layout.passages.push(passage)
  return true
}

/** A doorway's worth of exits: one, or two side by side. */
function doorways(layout: Layout, room: number, width: 1 | 2): Exit[][] {
  const exits = openExits(layout, room)
  if (width === 1) return exits.map((exit) => [exit])
  return exits.flatMap((exit) => {
    const beside = exits.find(
      (other) =>
        other.dx === exit.dx &&
        other.dy === exit.dy &&
        other.x === exit.x + Math.abs(exit.dy) &&
        other.y === exit.y + Math.abs(exit.dx),
    )
    return beside ? [[exit, beside]] : []
  })
}

/** Dijkstra over squares (the upper left one of a 2 by 2 block where the passage is wide) and headings; turns cost. */
function route(layout: Layout, a: number, b: number, width: 1 | 2, random: Random): Passage | undefined {
  const { columns, rows, owner } = layout
  const block =
    width === 1
      ? [[0, 0]]
      : [
          [0, 0],
          [1, 0],
          [0, 1],
          [1, 1],
        ]
  const turnCost = random.range(0.4, 2.2)
  // The block just outside a doorway, named by its upper left square.
  const outside = (door: Exit[]) => {
    const { x, y, dx, dy } = door[0]!
    return [x + (dx === -1 ? -width : dx), y + (dy === -1 ? -width : dy)] as const
  }
  const free = (x: number, y: number, at: boolean) =>
    block.every(([bx, by]) => diggable(layout, x + bx!, y + by!, a, b, at))
  // A passage lies along no wall of its rooms, where it would be open to them beside its door.
  const touches = (x: number, y: number, room: number, door: readonly Exit[]) =>
    block.some(([bx, by]) =>
      steps.some(([dx, dy]) => {
        const [sx, sy] = [x + bx! + dx, y + by! + dy]
        return owner[sy * columns + sx] === room + 1 && !door.some((exit) => exit.x === sx && exit.y === sy)
      }),
    )
  const open = (room: number) =>
    doorways(layout, room, width).filter(
      (door) => free(...outside(door), true) && !touches(...outside(door), room, door),
    )
  const goals = new Map<number, { door: Exit[]; heading: number; cost: number }[]>()
  for (const door of open(b)) {
    const [x, y] = outside(door)
    const heading = steps.findIndex(([dx, dy]) => dx === -door[0]!.dx && dy === -door[0]!.dy)
    const entry = { door, heading, cost: centring(layout, b, door[0]!) * 5 + random.range(0, 1.5) }
    goals.set(y * columns + x, [...(goals.get(y * columns + x) ?? []), entry])
  }
  if (goals.size === 0) return undefined
  const size = columns * rows * 4
  const cost = new Float64Array(size).fill(Infinity)
  const before = new Int32Array(size).fill(-1)
  const startDoor = new Map<number, Exit[]>()
  const open2: number[] = []
  for (const door of open(a)) {
    const [x, y] = outside(door)
    if (!goals.has(y * columns + x) && touches(x, y, b, [])) continue
    const heading = steps.findIndex(([dx, dy]) => dx === door[0]!.dx && dy === door[0]!.dy)
    const state = (y * columns + x) * 4 + heading
    const c = centring(layout, a, door[0]!) * 5 + random.range(0, 1.5)
    if (c < cost[state]!) {
      cost[state] = c
      startDoor.set(state, door)
      open2.push(state)
    }
  }
  const done = new Uint8Array(size)
  let best: { state: number; door: Exit[]; cost: number } | undefined
  while (open2.length > 0) {
    let least = 0
    for (let i = 1; i < open2.length; i++) if (cost[open2[i]!]! < cost[open2[least]!]!) least = i
    const state = open2.splice(least, 1)[0]!
    if (done[state] === 1) continue
    done[state] = 1
    if (best && cost[state]! >= best.cost) break
    const cell = state >> 2
    const heading = state & 3
    const x = cell % columns
    const y = (cell - x) / columns
    for (const goal of goals.get(cell) ?? []) {
      const total = cost[state]! + goal.cost + (goal.heading === heading ? 0 : turnCost)
      // Turning back through the wall it came from is no passage.
      if ((goal.heading + 2) % 4 !== heading && (!best || total < best.cost))
        best = { state, door: goal.door, cost: total }
    }
    if (goals.has(cell)) continue
    for (let turn = 0; turn < 4; turn++) {
      if ((turn + 2) % 4 === heading) continue
      const [dx, dy] = steps[turn]!
      const nx = x + dx
      const ny = y + dy
      const goal = goals.has(ny * columns + nx)
      if (goal ? touches(nx, ny, a, []) : !free(nx, ny, false)) continue
      const next = (ny * columns + nx) * 4 + turn
      const c = cost[state]! + 1 + (turn === heading ? 0 : turnCost)
      if (c < cost[next]!) {
        cost[next] = c
        before[next] = state
        open2.push(next)
      }
    }
  }
  if (!best) return undefined
  const squares = new Map<string, readonly [number, number]>()
  let state = best.state
  let first = state
  while (state !== -1) {
    const cell = state >> 2
    const x = cell % columns
    const y = (cell - x) / columns
    for (const [bx, by] of block) squares.set(`${x + bx!},${y + by!}`, [x + bx!, y + by!])
    first = state
    state = before[state]!
  }
  const from = startDoor.get(first)
  return from ? { a, b, width, from, to: best.door, squares: [...squares.values()].reverse() } : undefined
}
