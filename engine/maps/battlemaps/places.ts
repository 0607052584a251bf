import { boundsOf, point, round, signedArea } from './geometry.ts'
import { inventory } from './key.ts'
import type { BattlemapScene, KeyEntry, Point, Room } from './scene.ts'

/** Fewest squares that a part of a place has: room for a fight. */
const PART_LEAST = 6

const letterOf = (number: number) => String.fromCharCode(64 + number)

/** A place with its squares, as indices into the grid. */
interface Place {
  room: Room
  entry: KeyEntry
  squares: number[]
}

/**
 * A map laid out with other places than were asked for, its key told in exactly `wanted` of them where that can be: of more, the
 * largest keep their numbers; of fewer, the largest are told in parts, none of less than six squares. Nothing on the map is moved.
 */
export function withPlaces(scene: BattlemapScene, wanted: number): BattlemapScene {
  const all = placesOf(scene)
  if (all.length === 0 || (all.length === wanted && scene.rooms.length === wanted)) return scene
  return numbered(scene, all.length > wanted ? largest(all, wanted) : divided(scene, all, wanted))
}

/** The places that have squares: one that others cover wholly is theirs. */
function placesOf({ rooms, key, cells, grid }: BattlemapScene): Place[] {
  return rooms.flatMap((room): Place[] => {
    const entry = key.find(({ number }) => number === room.number)
    if (!entry) return []
    const letter = letterOf(room.number)
    const squares = cells.flatMap((row, y) =>
      [...row].flatMap((own, x) => (own === letter ? [y * grid.columns + x] : [])),
    )
    return squares.length === 0 ? [] : [{ room, entry, squares }]
  })
}

function largest(all: readonly Place[], wanted: number): Place[] {
  const kept = new Set(all.toSorted((a, b) => b.squares.length - a.squares.length).slice(0, wanted))
  return all.filter((place) => kept.has(place))
}

/** As many parts in all as are wanted, the places with the most squares in the most parts. */
function divided(scene: BattlemapScene, all: readonly Place[], wanted: number): Place[] {
  const parts = all.map(() => 1)
  for (let left = wanted - all.length; left > 0; left--) {
    const share = (i: number) => all[i]!.squares.length / (parts[i]! + 1)
    const most = [...all.keys()].reduce((a, b) => (share(b) > share(a) ? b : a))
    if (share(most) < PART_LEAST) break
    parts[most]!++
  }
  return all.flatMap((place, i) => (parts[i] === 1 ? [place] : strips(scene, place, parts[i]!)))
}

/** A place cut across its longer way into parts of about as many squares each; whole where it cannot be cut so. */
function strips(scene: BattlemapScene, place: Place, count: number): Place[] {
  const { columns } = scene.grid
  const xs = place.squares.map((square) => square % columns)
  const ys = place.squares.map((square) => Math.floor(square / columns))
  const isWide = Math.max(...xs) - Math.min(...xs) >= Math.max(...ys) - Math.min(...ys)
  const along = isWide ? xs : ys
  const sorted = along.toSorted((a, b) => a - b)
  const cuts = Array.from({ length: count - 1 }, (_, i) => sorted[Math.floor((sorted.length * (i + 1)) / count)]!)
  const edges = [Number.NEGATIVE_INFINITY, ...cuts, Number.POSITIVE_INFINITY]
  const found = Array.from({ length: count }, (_, i) =>
    place.squares.filter((_square, at) => along[at]! >= edges[i]! && along[at]! < edges[i + 1]!),
  )
  if (found.some((squares) => squares.length === 0)) return [place]
  const told = inventory(place.room, scene.props)
  const secret = place.entry.text.startsWith(told) ? place.entry.text.slice(told.length) : undefined
  const axis = isWide ? 0 : 1
  return found.map((squares, i): Place => {
    const outline = between(place.room.outline, axis, edges[i]!, edges[i + 1]!)
    const badgeAt = place.room.badge[axis]
    const hasBadge = badgeAt >= edges[i]! && badgeAt < edges[i + 1]!
    const { left, top, right, bottom } = boundsOf(outline)
    const name = `${place.entry.name}, ${partName(i, count, isWide)}`
    const room: Room = {
      ...place.room,
      purpose: name,
      x: round(left),
      y: round(top),
      width: round(right - left),
      height: round(bottom - top),
      outline,
      badge: hasBadge ? place.room.badge : clearest(scene, squares),
    }
    const text =
      hasBadge && secret === undefined ? place.entry.text : `${inventory(room, scene.props)}${hasBadge ? secret : ''}`
    return { room, entry: { ...place.entry, name, text }, squares }
  })
}

function partName(i: number, count: number, isWide: boolean): string {
  const [first, last] = isWide ? ['west', 'east'] : ['north', 'south']
  if (i === 0) return first!
  if (i === count - 1) return last!
  return count === 3 ? 'middle' : `part ${i + 1} from the ${first}`
}

/** The part of an outline that lies between two lines across it (Sutherland and Hodgman's clipping). */
function between(outline: readonly Point[], axis: 0 | 1, from: number, to: number): Point[] {
  const cut = (ring: readonly Point[], at: number, sign: 1 | -1): Point[] => {
    if (!Number.isFinite(at)) return [...ring]
    const within = (p: Point) => (p[axis] - at) * sign >= 0
    return ring.flatMap((p, i): Point[] => {
      const next = ring[(i + 1) % ring.length]!
      const kept = within(p) ? [p] : []
      if (within(p) === within(next)) return kept
      const t = (at - p[axis]) / (next[axis] - p[axis])
      return [...kept, point(p[0] + (next[0] - p[0]) * t, p[1] + (next[1] - p[1]) * t)]
    })
  }
  const ring = cut(cut(outline, from, 1), to, -1)
  return Math.abs(signedArea(ring)) > 0 ? ring : [...outline]
}

/** The middle of the square that is farthest from whatever stands there, and from the edge of the part. */
function clearest({ grid, props }: BattlemapScene, squares: readonly number[]): Point {
  const { columns } = grid
  const own = new Set(squares)
  const standing = props.filter(({ flat }) => !flat)
  const worth = (square: number): number => {
    const [x, y] = [(square % columns) + 0.5, Math.floor(square / columns) + 0.5]
    const about = [-columns - 1, -columns, -columns + 1, -1, 1, columns - 1, columns, columns + 1]
    const room = about.filter((step) => own.has(square + step)).length / 4
    const nearest = standing.reduce(
      (least, { at, width, depth }) => Math.min(least, Math.hypot(at[0] - x, at[1] - y) - Math.max(width, depth) / 2),
      3,
    )
    return Math.min(1, nearest) * 2 + room
  }
  const best = squares.map((square) => ({ square, worth: worth(square) })).reduce((a, b) => (b.worth > a.worth ? b : a))
  return point((best.square % columns) + 0.5, Math.floor(best.square / columns) + 0.5)
}

/** The map with these places alone in its key, numbered from 1 in their order. */
function numbered(scene: BattlemapScene, places: readonly Place[]): BattlemapScene {
  const { columns } = scene.grid
  const letters = new Map(
    places.flatMap(({ squares }, i) => squares.map((square) => [square, letterOf(i + 1)] as const)),
  )
  return {
    ...scene,
    rooms: places.map(({ room }, i) => ({ ...room, number: i + 1 })),
    key: places.map(({ entry }, i) => ({ ...entry, number: i + 1 })),
    cells: scene.cells.map((row, y) =>
      [...row].map((own, x) => (own === ' ' || own === '~' ? own : (letters.get(y * columns + x) ?? '.'))).join(''),
    ),
  }
}
