import type { Random } from '../../../paint/random.ts'
import { walled } from '../build.ts'
import type { PropName } from '../catalogue.ts'
import { doorway, type Furnisher, footprint, type Space } from '../furnish.ts'
import { boundsOf, inside, point, rectangle, round } from '../geometry.ts'
import type { Intent } from '../intent.ts'
import type { Door, Floor, Point, Prop, Room } from '../scene.ts'
import type { Glade } from './glade.ts'
import { heading, type Way } from './ways.ts'

/** A hut's ground and the side its door is on. */
export interface Cabin {
  outline: Point[]
  /** The middle of its doorway, and the way out of it. */
  door: Point
  out: Point
}

/** A hut as it is built. */
interface Hut {
  floors: Floor[]
  walls: Point[][]
  doors: Door[]
  place: {
    name: string
    lines: readonly string[]
    box: Pick<Room, 'x' | 'y' | 'width' | 'height'>
    outline: Point[]
    badge: Point
  }
}

const secrets = {
  witch: ['The cauldron has been stirred within the hour.', 'Every herb here has a use, and one has only one.'],
  plain: ['The stove is warm and the bed is made for two.', 'A loose board hides a purse and a name.'],
} as const

/** Where the hut stands: beside the middle of the map, its door towards it. */
export function cabinOf({ middle, radius, columns, rows }: Glade, random: Random): Cabin {
  const width = random.int(5, 6)
  const depth = random.int(4, 5)
  const side = random.pick([0, 1, 2, 3])
  const [ox, oy] = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ][side]! as [number, number]
  const off = radius * 0.75
  const x = Math.round(Math.min(columns - width - 2, Math.max(2, middle[0] + ox * off - width / 2)))
  const y = Math.round(Math.min(rows - depth - 2, Math.max(2, middle[1] + oy * off - depth / 2)))
  const outline = rectangle(x, y, width, depth)
  const upright = ox !== 0
  const door = upright
    ? point(ox > 0 ? x : x + width, y + Math.floor(depth / 2) + 0.5)
    : point(x + Math.floor(width / 2) + 0.5, oy > 0 ? y : y + depth)
  return { outline, door, out: point(-ox, -oy) }
}

/** A way from the hut's door to the nearest of another way. */
export function toDoor({ door, out }: Cabin, way: Way): Way {
  const start = point(door[0] + out[0] * 0.3, door[1] + out[1] * 0.3)
  const step = point(door[0] + out[0] * 1.6, door[1] + out[1] * 1.6)
  const end = way.line.reduce((a, b) =>
    Math.hypot(b[0] - step[0], b[1] - step[1]) < Math.hypot(a[0] - step[0], a[1] - step[1]) ? b : a,
  )
  const pieces = Math.max(2, Math.round(Math.hypot(end[0] - step[0], end[1] - step[1]) / 0.5))
  const line = [
    start,
    ...Array.from({ length: pieces + 1 }, (_, i): Point => {
      const t = i / pieces
      return point(step[0] + (end[0] - step[0]) * t, step[1] + (end[1] - step[1]) * t)
    }),
  ]
  return { line, half: line.map(() => 0.6) }
}

/** Planks on posts along a way, board after board. */
export function plankWay(
  way: Way,
  furnisher: Furnisher,
  whole: Space,
  cabin: Cabin | undefined,
  rotten: boolean,
): void {
  let last: Point | undefined
  for (const [i, at] of way.line.entries()) {
    if (last && Math.hypot(at[0] - last[0], at[1] - last[1]) < 0.78) continue
    if (cabin && inside(cabin.outline, ...at)) continue
    const [dx, dy] = heading(way, i)
    const board: Prop = {
      kind: rotten ? 'rotten-boardwalk' : 'boardwalk',
      at,
      turn: round(Math.atan2(dx, -dy)),
      width: 1.6,
      depth: rotten ? 0.95 : 1.2,
      variant: i % 97,
      flat: true,
    }
    furnisher.props.push(board)
    const { left, right, top, bottom } = boundsOf(whole.outline)
    if (at[0] > left && at[0] < right && at[1] > top && at[1] < bottom) furnisher.reserve(footprint(board))
    last = at
  }
}

/** Builds and furnishes the hut, and keeps its ground for it alone. */
export function raised(intent: Intent, { outline, door, out }: Cabin, furnisher: Furnisher, random: Random): Hut {
  const { left, right, top, bottom } = boundsOf(outline)
  const upright = out[0] !== 0
  const jambs = (at: Point, along: boolean): [Point, Point] => [
    point(at[0] - (along ? 0 : 0.5), at[1] - (along ? 0.5 : 0)),
    point(at[0] + (along ? 0 : 0.5), at[1] + (along ? 0.5 : 0)),
  ]
  const [from, to] = jambs(door, upright)
  const doors: Door[] = [{ kind: 'door', state: 'closed', from, to }]
  // A window in each side wall.
  const sides: readonly (readonly [Point, boolean])[] = upright
    ? [
        [point(Math.round((left + right) / 2) + 0.5, top), false],
        [point(Math.round((left + right) / 2) + 0.5, bottom), false],
      ]
    : [
        [point(left, Math.round((top + bottom) / 2) + 0.5), true],
        [point(right, Math.round((top + bottom) / 2) + 0.5), true],
      ]
  for (const [at, along] of sides) {
    const [a, b] = jambs(at, along)
    doors.push({ kind: 'window', state: 'closed', from: a, to: b })
  }
  for (const one of doors) furnisher.reserve(doorway(one))
  const inner: Space = { outline: rectangle(left + 0.2, top + 0.2, right - left - 0.4, bottom - top - 0.4) }
  const witch = intent.prompted('witch') || intent.prompted('hag') || intent.prompted('crone')
  const things: readonly PropName[] = witch
    ? ['cauldron', 'bed', 'shelf', 'urn', 'urn', 'candles', 'bones', 'mushroom']
    : ['bed', 'stove', 'table', 'stool', 'chest', 'barrel', 'candles']
  for (const kind of things) furnisher.add(kind, 1, inner)
  if (witch) furnisher.add('magic-circle', 1, inner, { width: 1.8, depth: 1.8 })
  const [bx, by] = [right - 0.7, bottom - 0.7]
  // What stands on the hut's ground stands in it.
  furnisher.reserve({ left: left - 0.5, right: right + 0.5, top: top - 0.5, bottom: bottom + 0.5 })
  return {
    floors: [{ outline, ground: 'planks', rise: 0.6, tint: '#7a5d40' }],
    walls: walled(outline, doors),
    doors,
    place: {
      name: witch ? 'Witch’s hut' : 'Hut',
      lines: [random.pick(witch ? secrets.witch : secrets.plain)],
      box: { x: left, y: top, width: right - left, height: bottom - top },
      outline,
      badge: point(bx, by),
    },
  }
}
