import { isProp, kindOf } from '../battlemaps/catalogue.ts'
import { inside } from '../battlemaps/geometry.ts'
import type { BattlemapScene, Door, Light, Point, Prop } from '../battlemaps/scene.ts'
import { apart, distanceTo, simplified } from './simplify.ts'

/** What stops sight and steps on a map, and what sheds light; squares from the upper left corner. */
export interface Barriers {
  walls: Point[][]
  /** Closed outlines of things that stand in the way: pillars, trunks, tents. */
  objects: Point[][]
  doors: Door[]
  /** Rows of iron bars: one sees through them but does not pass. */
  bars: Point[][]
  /** Low walls, such as a ship's rail: one sees over them but does not pass. */
  rails: Point[][]
  lights: Light[]
}

/** Some tabletops take no more wall segments than this. */
export const SEGMENTS_MAX = 5000

/** How near, squares, a door's jamb or a wall's end must be to a wall to stand on it. */
const REACH = 0.06

export const segmentsOf = (lines: readonly (readonly Point[])[]) =>
  lines.reduce((sum, line) => sum + line.length - 1, 0)

/** The barriers of a scene, drawn with as many points as it takes and tabletops take. */
export function barriersOf(whole: BattlemapScene): Barriers {
  const scene = onSheet(whole)
  const { doors } = scene
  const ends = [
    ...doors.flatMap(({ from, to }) => [from, to]),
    ...scene.walls.flatMap((line) => (isClosed(line) ? [] : [line[0]!, line.at(-1)!])),
    ...(scene.rails ?? []).flatMap((line) => [line[0]!, line.at(-1)!]),
  ]
  const standing = scene.walls.map((line) => joined(line, ends)).filter((line) => line.length > 1)
  const { high: lines, low } = byHeight(standing, scene.rails ?? [])
  const fixed = new Set(ends.map(nameOf))
  const isFixed = (p: Point) => fixed.has(nameOf(p))
  const lights = scene.lights.filter(({ at: [x, y] }) => isOnSheet(scene, x, y))
  const objects = objectsOf(scene, lights)
  const bars = scene.props.filter(({ kind }) => kind === 'bars').map(rowOf)
  for (let tolerance = 0.03; ; tolerance *= 1.5) {
    const walls = lines.map((line) => simplified(line, isFixed, tolerance))
    // A rail that is drawn more coarsely is still where one leans on it, and it takes a window a stretch.
    const rails = low.map((line) => simplified(line, isFixed, Math.max(tolerance, 0.06)))
    const lit = lights.map((light) => clear(light, walls))
    const spare = SEGMENTS_MAX - 1 - segmentsOf(walls) - segmentsOf(rails) - doors.length - bars.length
    if (spare >= segmentsOf(objects)) return { walls, objects, doors, bars, rails, lights: lit }
    // Of a forest's trunks those at the end of the list are left out rather than the walls drawn any coarser.
    if (tolerance > 0.1) {
      const most = Math.max(0, Math.floor(spare / 8))
      return { walls, objects: objects.slice(0, most), doors, bars, rails, lights: lit }
    }
  }
}

/** Lines parted into what stops sight and what is low: the stretches that run along one of the rails. */
function byHeight(lines: readonly Point[][], rails: readonly Point[][]): { high: Point[][]; low: Point[][] } {
  const isOn = (p: Point) =>
    rails.some((rail) => rail.slice(1).some((to, i) => distanceTo(p, rail[i]!, to).off < REACH))
  const parted = { high: [] as Point[][], low: [] as Point[][] }
  for (const line of lines) {
    let before: 'high' | 'low' | undefined
    for (const [i, to] of line.slice(1).entries()) {
      const from = line[i]!
      const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
      const now = isOn(from) && isOn(middle) && isOn(to) ? 'low' : 'high'
      if (now === before) parted[now].at(-1)!.push(to)
      else parted[now].push([from, to])
      before = now
    }
  }
  return parted
}

/** Brings a point to the sheet, by way of its edge. */
const clipTo =
  ({ grid: { columns, rows } }: BattlemapScene) =>
  ([x, y]: Point): Point => [Math.min(columns, Math.max(0, x)), Math.min(rows, Math.max(0, y))]

/** A scene whose walls and doors end at the sheet's edge: a cave's side may swing a little beyond it. */
function onSheet(scene: BattlemapScene): BattlemapScene {
  const clip = clipTo(scene)
  const walls = scene.walls.map((line) =>
    line.map(clip).filter((p, i, all) => i === 0 || nameOf(p) !== nameOf(all[i - 1]!)),
  )
  const doors = scene.doors.map((door) => ({ ...door, from: clip(door.from), to: clip(door.to) }))
  return { ...scene, walls, doors, rails: (scene.rails ?? []).map((line) => line.map(clip)) }
}

/** What stands along its own width, as a line. */
function rowOf({ at: [x, y], turn, width }: Prop): Point[] {
  const [dx, dy] = [(Math.cos(turn) * width) / 2, (Math.sin(turn) * width) / 2]
  return [
    [x - dx, y - dy],
    [x + dx, y + dy],
  ]
}

const nameOf = ([x, y]: Point) => `${x},${y}`

const isClosed = (line: readonly Point[]) =>
  line.length > 2 && line[0]![0] === line.at(-1)![0] && line[0]![1] === line.at(-1)![1]

const isOnSheet = ({ grid }: BattlemapScene, x: number, y: number) =>
  x >= 0 && y >= 0 && x <= grid.columns && y <= grid.rows

/** A line that passes exactly through the ends that stand on it, so that nobody sees through the joint. */
function joined(line: readonly Point[], ends: readonly Point[]): Point[] {
  // A corner and an end a hair apart are one place.
  const met = line.map((p) => ends.find((end) => apart(end, p) < REACH) ?? p)
  return met
    .flatMap((a, i): Point[] => {
      const b = met[i + 1]
      if (!b) return [a]
      const on = ends
        .filter((end) => apart(end, a) >= REACH && apart(end, b) >= REACH)
        .map((end) => ({ end, ...distanceTo(end, a, b) }))
        .filter(({ off }) => off < REACH)
        .sort((p, q) => p.t - q.t)
      return [a, ...on.map(({ end }) => end)]
    })
    .filter((p, i, all) => i === 0 || nameOf(p) !== nameOf(all[i - 1]!))
}

/** A torch hangs on its wall, where a tabletop would have it shine on the other side too: it is moved into its room. */
function clear(light: Light, walls: readonly (readonly Point[])[]): Light {
  const gap = 0.2
  let [x, y] = light.at
  for (const line of walls) {
    for (let i = 0; i + 1 < line.length; i++) {
      const [a, b] = [line[i]!, line[i + 1]!]
      const { off, t } = distanceTo([x, y], a, b)
      if (off >= gap || off < 1e-6) continue
      const [fx, fy] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
      x = fx + ((x - fx) / off) * gap
      y = fy + ((y - fy) / off) * gap
    }
  }
  return { ...light, at: [x, y] }
}

function objectsOf(scene: BattlemapScene, lights: readonly Light[]): Point[][] {
  // A roof lies on walls that are there already.
  const standing = scene.props.filter(
    ({ kind, broken, at: [x, y] }) =>
      kind !== 'roof' && !(broken && felled.has(kind)) && isProp(kind) && kindOf(kind).opaque && isOnSheet(scene, x, y),
  )
  const trunks = scene.props.filter(
    ({ kind, at: [x, y] }) => (kind === 'tree' || kind === 'sapling') && isOnSheet(scene, x, y),
  )
  const clip = clipTo(scene)
  return [...standing.map(outlineOf), ...trunks.map(trunkOf)]
    .map((outline) => outline.map(clip))
    .filter((outline) => !lights.some(({ at: [x, y] }) => inside(outline.slice(0, -1), x, y)))
}

const isRound = new Set(['pillar', 'buried-pillar', 'statue', 'standing-stone'])

/** What lies on the ground where it is broken: one sees and steps over its stump. Other things stand, cracked. */
const felled = new Set(['pillar', 'buried-pillar', 'mast'])

/** The outline of what stands on the ground, a little within what is drawn. */
function outlineOf({ kind, at: [x, y], turn, width, depth }: Prop): Point[] {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const [w, d] = [width * 0.44, depth * 0.44]
  const corners = isRound.has(kind)
    ? Array.from(
        { length: 8 },
        (_, i) => [Math.cos((i * Math.PI) / 4) * w * 0.9, Math.sin((i * Math.PI) / 4) * d * 0.9] as const,
      )
    : ([
        [-w, -d],
        [w, -d],
        [w, d],
        [-w, d],
      ] as const)
  const ring = corners.map(([u, v]): Point => [x + u * c - v * s, y + u * s + v * c])
  return [...ring, ring[0]!]
}

function trunkOf({ at: [x, y], width }: Prop): Point[] {
  const r = Math.max(0.22, Math.min(0.42, 0.1 + width * 0.09))
  return [
    [x, y - r],
    [x + r, y],
    [x, y + r],
    [x - r, y],
    [x, y - r],
  ]
}
