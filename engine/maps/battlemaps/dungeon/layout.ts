import { Delaunay } from 'd3-delaunay'
import type { Random } from '../../../paint/random.ts'
import type { RoomShape } from '../scene.ts'
import { digPassage, type Passage } from './passages.ts'
import { type Shape, shaped } from './shapes.ts'

/** A dungeon before it is furnished. `owner` holds, for each square, 0 rock, -1 passage, or the room's number from 1. */
export interface Layout {
  columns: number
  rows: number
  owner: Int16Array
  rooms: Shape[]
  passages: Passage[]
}

/** What a layout is asked to be. */
export interface LayoutWish {
  columns: number
  rows: number
  /** How many rooms to try for. */
  rooms: number
  /** So many are asked for: a layout with fewer is a last resort. */
  exactly: boolean
  /** How likely a passage is two squares wide, 0-1. */
  wide: number
  shapes: readonly RoomShape[]
  /** The largest room's sides, squares. */
  largest: number
}

const MARGIN = 1

/** Rooms and passages that fill the sheet, all connected, with loops; tries afresh until it is sound. */
export function layOut(wish: LayoutWish, random: Random): Layout {
  let best: Layout | undefined
  for (let attempt = 0; attempt < 40; attempt++) {
    const layout = attemptLayout(wish, random.fork(`layout ${attempt}`))
    if (!connected(layout)) continue
    const short = wish.exactly && layout.rooms.length < wish.rooms
    if (!short && (layout.rooms.length < 8 || loops(layout) > 0)) return layout
    if (!best || (wish.exactly && layout.rooms.length > best.rooms.length)) best = layout
  }
  if (!best) throw new RangeError(`No sound dungeon of ${wish.rooms} rooms on ${wish.columns} by ${wish.rows} squares`)
  return best
}

function attemptLayout(wish: LayoutWish, random: Random): Layout {
  const { columns, rows } = wish
  const rooms = placeRooms(wish, random.fork('rooms'))
  const owner = new Int16Array(columns * rows)
  for (const [index, room] of rooms.entries()) for (const [x, y] of room.squares) owner[y * columns + x] = index + 1
  const layout: Layout = { columns, rows, owner, rooms, passages: [] }
  const { tree, spare } = plan(rooms)
  const dig = random.fork('passages')
  for (const [a, b] of tree) digPassage(layout, a, b, dig.chance(wish.wide) ? 2 : 1, dig)
  const extra = Math.max(rooms.length >= 7 ? 2 : 1, Math.round(spare.length * 0.14))
  let added = 0
  for (const [a, b] of dig.shuffle(spare)) {
    if (added < extra && digPassage(layout, a, b, 1, dig)) added++
  }
  return layout
}

/** Largest first, each where it lies snug against the others, until the wish is met or nothing more fits. */
function placeRooms(wish: LayoutWish, random: Random): Shape[] {
  const { columns, rows } = wish
  // The fewer are asked for, the more of the sheet each has.
  const ample = wish.exactly ? Math.max(0, Math.min(5, 8 - wish.rooms)) : 0
  const largest = Math.min(wish.largest + ample, Math.min(columns, rows) - 6)
  const rooms: Shape[] = []
  for (let index = 0; index < wish.rooms; index++) {
    const middling = index < wish.rooms * 0.5
    const big = index === 0 ? largest : Math.min((middling ? 6 : 5) + ample, largest)
    const small = (index === 0 ? Math.max(5, largest - 2 - ample) : middling ? 4 : 3) + Math.floor(ample / 2)
    let found: Shape | undefined
    let foundScore = -Infinity
    for (let attempt = 0; attempt < 160; attempt++) {
      const shape = index === 0 ? random.pick(wish.shapes.slice(0, 4)) : random.pick(wish.shapes)
      let width = random.int(small, big)
      let height = random.int(small, big)
      if (shape === 'rotunda' || shape === 'octagon' || shape === 'cross') {
        width = Math.max(5, width)
        height = width
      }
      if (shape === 'ell') {
        width = Math.max(5, width)
        height = Math.max(5, height)
      }
      if (shape === 'cave-in' && Math.min(width, height) < 5) continue
      if (width > columns - 2 * MARGIN || height > rows - 2 * MARGIN) continue
      const x = random.int(MARGIN, columns - MARGIN - width)
      const y = random.int(MARGIN, rows - MARGIN - height)
      const gap = clearance(rooms, x, y, width, height)
      if (gap < 2) continue
      // Near its neighbours and to the edge of the sheet, so that space is left in useful pieces; larger is better.
      const edge = Math.min(x, y, columns - x - width, rows - y - height)
      const score = width * height * 0.25 - Math.min(gap, 8) * 1.6 - edge * 0.8 + random.range(0, 5)
      if (score > foundScore) {
        foundScore = score
        found = shaped(shape, x, y, width, height, random)
      }
    }
    if (found && found.exits.length > 2) rooms.push(found)
  }
  while (rooms.length < wish.rooms) {
    const filler = fillGap(wish, rooms, random)
    if (!filler) break
    rooms.push(filler)
  }
  return rooms
}

const fillers = [
  [5, 6],
  [6, 4],
  [5, 5],
  [4, 5],
  [4, 4],
  [5, 3],
  [3, 4],
  [3, 3],
] as const

/** The largest plain room that still fits between the others, as snug as can be. */
function fillGap(wish: LayoutWish, rooms: readonly Shape[], random: Random): Shape | undefined {
  for (const [width, height] of fillers) {
    const places: [number, number][] = []
    for (let y = MARGIN; y + height <= wish.rows - MARGIN; y++) {
      for (let x = MARGIN; x + width <= wish.columns - MARGIN; x++) {
        if (clearance(rooms, x, y, width, height) >= 2) places.push([x, y])
      }
    }
    if (places.length > 0) {
      const [x, y] = random.pick(places)
      return shaped(width === 5 && height === 5 ? 'rotunda' : 'rectangle', x, y, width, height, random)
    }
  }
  return undefined
}

function clearance(rooms: readonly Shape[], x: number, y: number, width: number, height: number): number {
  let least = 99
  for (const room of rooms) {
    const dx = Math.max(room.x - (x + width), x - (room.x + room.width))
    const dy = Math.max(room.y - (y + height), y - (room.y + room.height))
    least = Math.min(least, Math.max(dx, dy))
  }
  return least
}

type Edge = readonly [a: number, b: number]

/** The spanning tree of rooms by their Delaunay neighbours, and the edges left over that are not too long. */
function plan(rooms: readonly Shape[]): { tree: Edge[]; spare: Edge[] } {
  if (rooms.length < 2) return { tree: [], spare: [] }
  if (rooms.length === 2) return { tree: [[0, 1]], spare: [] }
  const centres = rooms.map((room) => [room.x + room.width / 2, room.y + room.height / 2] as const)
  const delaunay = new Delaunay(centres.flat())
  const edges: { edge: Edge; length: number }[] = []
  for (let a = 0; a < rooms.length; a++) {
    for (const b of delaunay.neighbors(a)) {
      if (a < b) edges.push({ edge: [a, b], length: gapBetween(rooms[a]!, rooms[b]!) })
    }
  }
  edges.sort((p, q) => p.length - q.length || p.edge[0] - q.edge[0] || p.edge[1] - q.edge[1])
  const group = rooms.map((_, i) => i)
  const root = (i: number): number => (group[i] === i ? i : root(group[i]!))
  const tree: Edge[] = []
  const spare: Edge[] = []
  for (const { edge, length } of edges) {
    const a = root(edge[0])
    const b = root(edge[1])
    if (a !== b) {
      group[a] = b
      tree.push(edge)
    } else if (length < 9) spare.push(edge)
  }
  return { tree, spare }
}

function gapBetween(a: Shape, b: Shape): number {
  const dx = Math.max(0, a.x - (b.x + b.width), b.x - (a.x + a.width))
  const dy = Math.max(0, a.y - (b.y + b.height), b.y - (a.y + a.height))
  const centres = Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2)
  return dx + dy + centres * 0.15
}

/** Whether one can walk from any room to any other. */
function connected(layout: Layout): boolean {
  const { rooms, passages } = layout
  const met = new Set([0])
  for (let grown = true; grown; ) {
    grown = false
    for (const { a, b } of passages) {
      if (met.has(a) !== met.has(b)) {
        met.add(a).add(b)
        grown = true
      }
    }
  }
  return rooms.length > 0 && met.size === rooms.length
}

/** How many independent ways round there are: passages beyond a tree of the rooms. */
function loops(layout: Layout): number {
  const pairs = new Set(layout.passages.map(({ a, b }) => `${Math.min(a, b)}-${Math.max(a, b)}`))
  return pairs.size - (layout.rooms.length - 1)
}
