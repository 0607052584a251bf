import type { Random } from '../../../paint/random.ts'
import type { Door, Point } from '../scene.ts'

/** A room of a house, in squares. */
export interface Chamber {
  x: number
  y: number
  width: number
  height: number
}

/** A block of a house. */
export interface Wing extends Chamber {
  /** One room with a way in of its own, as a stable is. */
  undivided?: boolean
}

/** A house's plan: who owns each square (0 outside, else the room's number from 1), its walls and its openings. */
export interface Plan {
  columns: number
  rows: number
  owner: Int16Array
  rooms: Chamber[]
  walls: Point[][]
  doors: Door[]
  /** The square before the front door, outside. */
  front: Point
}

interface Edge {
  /** Lower left square's place and whether the wall stands upright between x-1 and x. */
  x: number
  y: number
  upright: boolean
  a: number
  b: number
}

/**
 * Divides a house of one or more adjoining wings into about `wish` rooms, the first being the common one (about a `common` share of
 * the first wing), and gives every room a way in.
 */
export function planHouse(
  columns: number,
  rows: number,
  wings: readonly Wing[],
  wish: number,
  common: number,
  random: Random,
  exactly = false,
): Plan {
  const shares = sharesOf(wings, wish, exactly)
  const rooms = wings.flatMap(({ undivided, ...wing }, i): Chamber[] => {
    if (undivided) return [wing]
    if (i === 0) return divide(wing, Math.max(wings.length > 1 || exactly ? 1 : 2, shares[i]!), common, random, exactly)
    return halve([wing], shares[i]!, random, exactly)
  })
  const owner = new Int16Array(columns * rows)
  for (const [i, room] of rooms.entries()) {
    for (let y = room.y; y < room.y + room.height; y++)
      for (let x = room.x; x < room.x + room.width; x++) owner[y * columns + x] = i + 1
  }
  const edges = edgesOf(owner, columns, rows)
  const own = rooms.flatMap(({ x, y }, i) =>
    wings.some((wing) => wing.undivided && wing.x === x && wing.y === y) ? [i + 1] : [],
  )
  const { doors, openings, front } = openingsOf(edges, rooms, own, random)
  const walls = runs(edges.filter((edge) => !openings.has(edge)))
  return { columns, rows, owner, rooms, walls, doors, front }
}

/** How many rooms each wing has by its size; of an exact number none is lost in rounding, and each wing is one at least. */
function sharesOf(wings: readonly Wing[], wish: number, exactly: boolean): number[] {
  const whole = wings.reduce((sum, { width, height }) => sum + width * height, 0)
  const shares = wings.map(({ width, height, undivided }) =>
    undivided ? 1 : Math.max(1, Math.round((wish * width * height) / whole)),
  )
  if (exactly) shares[0] = Math.max(1, wish - shares.slice(1).reduce((sum, share) => sum + share, 0))
  return shares
}

/** Cuts the house in two again and again; the first cut leaves the common room the greater part. */
function divide(house: Chamber, wish: number, greater: number, random: Random, exactly: boolean): Chamber[] {
  if (wish < 2) return [house]
  const share = greater + random.range(-0.04, 0.04)
  const [common, rest] = cut(house, house.width >= house.height, share, random.chance(0.5))
  const rooms = halve([rest], wish - 1, random, exactly)
  if (
    !exactly &&
    common.width * common.height > house.width * house.height * 0.45 &&
    Math.max(common.width, common.height) >= 12
  ) {
    const [hall, side] = cut(common, common.width > common.height, 0.72, random.chance(0.5))
    return [hall, side, ...rooms]
  }
  return [common, ...rooms]
}

/** Cuts the largest room in two until there are `wish`, or none is large enough. */
function halve(from: readonly Chamber[], wish: number, random: Random, exactly: boolean): Chamber[] {
  const rooms = [...from]
  while (rooms.length < wish) {
    rooms.sort((a, b) => b.width * b.height - a.width * a.height)
    const room = rooms[0]!
    // Closets, where only closets make up the number.
    const [ground, length] = exactly ? [18, 6] : [24, 7]
    if (room.width * room.height < ground || Math.max(room.width, room.height) < length) break
    rooms.shift()
    rooms.push(...cut(room, room.width > room.height, random.range(0.42, 0.58), false))
  }
  return rooms
}

function cut(room: Chamber, across: boolean, share: number, flip: boolean): [Chamber, Chamber] {
  const { x, y, width, height } = room
  const length = across ? width : height
  const first = Math.max(3, Math.min(length - 3, Math.round(length * share)))
  const at = flip ? length - first : first
  const low: Chamber = across ? { x, y, width: at, height } : { x, y, width, height: at }
  const high: Chamber = across
    ? { x: x + at, y, width: width - at, height }
    : { x, y: y + at, width, height: height - at }
  return flip ? [high, low] : [low, high]
}

function edgesOf(owner: Int16Array, columns: number, rows: number): Edge[] {
  const edges: Edge[] = []
  for (let y = 1; y < rows; y++) {
    for (let x = 1; x < columns; x++) {
      const here = owner[y * columns + x]!
      const left = owner[y * columns + x - 1]!
      const above = owner[(y - 1) * columns + x]!
      if (here !== left) edges.push({ x, y, upright: true, a: left, b: here })
      if (here !== above) edges.push({ x, y, upright: false, a: above, b: here })
    }
  }
  return edges
}

/** Collinear neighbouring edges as one line each. */
function runs(edges: readonly Edge[]): Point[][] {
  const walls: Point[][] = []
  for (const upright of [true, false]) {
    const set = new Set(edges.filter((e) => e.upright === upright).map((e) => `${e.x},${e.y}`))
    const has = (x: number, y: number) => set.has(`${x},${y}`)
    for (const edge of edges) {
      if (edge.upright !== upright) continue
      const { x, y } = edge
      if (upright ? has(x, y - 1) : has(x - 1, y)) continue
      let end = 1
      while (upright ? has(x, y + end) : has(x + end, y)) end++
      walls.push([[x, y], upright ? [x, y + end] : [x + end, y]])
    }
  }
  return walls
}

const middleOf = (edges: readonly Edge[], random: Random) =>
  edges[Math.min(edges.length - 1, Math.max(0, Math.round((edges.length - 1) * random.range(0.3, 0.7))))]!

function doorAt(edge: Edge, kind: Door['kind'], state: Door['state']): Door {
  const { x, y, upright } = edge
  return { kind, state, from: [x, y], to: upright ? [x, y + 1] : [x + 1, y] }
}

/** Inner doors along a spanning tree of the rooms and a loop more, the front door, and windows between. */
function openingsOf(edges: readonly Edge[], rooms: readonly Chamber[], own: readonly number[], random: Random) {
  const openings = new Set<Edge>()
  const doors: Door[] = []
  const shared = new Map<string, Edge[]>()
  for (const edge of edges) {
    const key = `${Math.min(edge.a, edge.b)} ${Math.max(edge.a, edge.b)}`
    shared.set(key, [...(shared.get(key) ?? []), edge])
  }
  const reached = new Set([1])
  const spare: Edge[][] = []
  const inner = [...shared].filter(([key]) => !key.startsWith('0 ')).sort((p, q) => q[1].length - p[1].length)
  for (let grown = true; grown; ) {
    grown = false
    for (const [key, wall] of inner) {
      const [a, b] = key.split(' ').map(Number) as [number, number]
      if (reached.has(a) === reached.has(b)) continue
      reached.add(a).add(b)
      const edge = middleOf(wall, random)
      openings.add(edge)
      doors.push(doorAt(edge, random.chance(0.12) ? 'locked' : 'door', 'closed'))
      grown = true
    }
  }
  for (const [, wall] of inner) if (wall.length >= 3 && !wall.some((edge) => openings.has(edge))) spare.push(wall)
  if (spare.length > 0 && rooms.length >= 5) {
    const edge = middleOf(random.pick(spare), random)
    openings.add(edge)
    doors.push(doorAt(edge, 'door', 'closed'))
  }
  const outer = (room: number) => shared.get(`0 ${room}`) ?? []
  const facing = outer(1)
  const south = facing.filter((edge) => !edge.upright && edge.a === 1)
  const side = south.length >= 3 ? south : facing.filter((edge) => edge.upright === facing[0]!.upright)
  const entry = middleOf(side, random)
  openings.add(entry)
  doors.unshift(doorAt(entry, 'door', 'closed'))
  const front: Point = entry.upright
    ? [entry.a === 0 ? entry.x - 0.5 : entry.x + 0.5, entry.y + 0.5]
    : [entry.x + 0.5, entry.b === 0 ? entry.y + 0.5 : entry.y - 0.5]
  for (const room of own) {
    const wall = outer(room)
    const ends = wall.filter((edge) => !edge.upright && edge.b === 0)
    const edge = (ends.length > 0 ? ends : wall)[Math.floor((ends.length > 0 ? ends : wall).length / 2)]
    if (!edge || openings.has(edge)) continue
    openings.add(edge)
    doors.push(doorAt(edge, 'double', 'closed'))
  }
  for (let room = 1; room <= rooms.length; room++) {
    const wall = outer(room)
    for (const upright of [true, false]) {
      const line = wall.filter((edge) => edge.upright === upright && !openings.has(edge))
      for (let i = 2; i + 2 < line.length; i += 4) {
        const edge = line[i]!
        if (Math.abs(edge.x - entry.x) + Math.abs(edge.y - entry.y) < 2) continue
        openings.add(edge)
        doors.push(doorAt(edge, 'window', 'closed'))
      }
    }
  }
  return { doors, openings, front }
}
