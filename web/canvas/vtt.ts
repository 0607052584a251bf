import { type Box, meets, outOf, type Point, pointsOf } from './geometry.ts'
import type { Item, ItemOf } from './model.ts'
import { drawnBox } from './paint.ts'

/** A Universal VTT file (`.dd2vtt`); all places in squares from the upper left corner. The format is told by its importers, of version 0.3. */
export interface UniversalVtt {
  format: number
  resolution: { map_origin: Point; map_size: Point; pixels_per_grid: number }
  line_of_sight: Point[][]
  objects_line_of_sight: Point[][]
  portals: {
    position: Point
    bounds: [Point, Point]
    /** Radians. */
    rotation: number
    /** What is not is taken for a window: one sees through it and does not pass. */
    closed: boolean
    freestanding: boolean
  }[]
  environment: { baked_lighting: boolean; ambient_light: string }
  lights: never[]
  /** Base64 of a WebP or PNG of map_size * pixels_per_grid px. */
  image: string
}

/** How far from a wall a door may lie and still be in it, squares. */
const IN_WALL = 0.2

/** The whole squares that a part of the board touches: a map has no halves of them. */
export function wholeSquares(area: Box, square: number): Box {
  const [left, top] = [Math.floor(area.x / square + 1e-6), Math.floor(area.y / square + 1e-6)]
  const right = Math.max(left + 1, Math.ceil((area.x + area.width) / square - 1e-6))
  const bottom = Math.max(top + 1, Math.ceil((area.y + area.height) / square - 1e-6))
  return { x: left * square, y: top * square, width: (right - left) * square, height: (bottom - top) * square }
}

const round = (value: number) => Math.round(value * 1000) / 1000 + 0
const tidy = ({ x, y }: Point): Point => ({ x: round(x), y: round(y) })

/** Where along a wall from `a` to `b` a point lies, 0-1, and how far from it. */
function along(a: Point, b: Point, point: Point): { at: number; off: number } {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length = dx * dx + dy * dy || 1
  const at = ((point.x - a.x) * dx + (point.y - a.y) * dy) / length
  return { at, off: Math.hypot(point.x - a.x - at * dx, point.y - a.y - at * dy) }
}

/** A straight wall without the stretches where doors and windows are set into it: else they would open on to a wall. */
function withoutOpenings(a: Point, b: Point, openings: readonly [Point, Point][]): [Point, Point][] {
  let left: [number, number][] = [[0, 1]]
  for (const [p, q] of openings) {
    const [one, other] = [along(a, b, p), along(a, b, q)]
    if (one.off > IN_WALL || other.off > IN_WALL) continue
    const [from, to] = [Math.min(one.at, other.at), Math.max(one.at, other.at)]
    left = left.flatMap(([start, end]): [number, number][] =>
      to <= start || from >= end
        ? [[start, end]]
        : (
            [
              [start, from],
              [to, end],
            ] as [number, number][]
          ).filter(([one, other]) => other - one > 1e-3),
    )
  }
  const at = (k: number): Point => ({ x: a.x + (b.x - a.x) * k, y: a.y + (b.y - a.y) * k })
  return left.map(([start, end]) => [at(start), at(end)])
}

/** Straight walls that follow each other as one line. */
function joined(parts: readonly [Point, Point][]): Point[][] {
  const lines: Point[][] = []
  for (const [from, to] of parts) {
    const last = lines.at(-1)
    const end = last?.at(-1)
    if (last && end && Math.hypot(end.x - from.x, end.y - from.y) < 1e-3) last.push(to)
    else lines.push([from, to])
  }
  return lines
}

/**
 * A part of a board as a map for any tabletop that reads Universal VTT, with the walls, doors and windows that were drawn on it.
 * `area` is of whole squares, board px; `image` the base64 of its picture, at `px` px a square.
 */
export function universalVtt(
  items: readonly Item[],
  area: Box,
  square: number,
  picture: { px: number; image: string },
): UniversalVtt {
  const inSquares = ({ x, y }: Point): Point => ({ x: (x - area.x) / square, y: (y - area.y) / square })
  const isSegment = (item: Item): item is ItemOf<'segment'> => item.kind === 'segment' && meets(drawnBox(item), area)
  const straight = (item: Item): [Point, Point][] => {
    const points = pointsOf(item).map((point) => inSquares(outOf(item, point)))
    return points.slice(1).map((to, k) => [points[k] ?? to, to])
  }
  const segments = items.filter(isSegment)
  const openings = segments
    .filter(({ form }) => form !== 'wall')
    .flatMap((item) => straight(item).map((ends) => ({ ends, form: item.form })))
  const gaps = openings.map(({ ends }) => ends)
  return {
    format: 0.3,
    resolution: {
      map_origin: { x: 0, y: 0 },
      map_size: { x: Math.round(area.width / square), y: Math.round(area.height / square) },
      pixels_per_grid: picture.px,
    },
    line_of_sight: segments
      .filter(({ form }) => form === 'wall')
      .flatMap((wall) => joined(straight(wall).flatMap(([a, b]) => withoutOpenings(a, b, gaps))))
      .map((line) => line.map(tidy)),
    objects_line_of_sight: [],
    portals: openings.map(({ ends: [a, b], form }) => ({
      position: tidy({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }),
      bounds: [tidy(a), tidy(b)],
      rotation: round(Math.atan2(b.y - a.y, b.x - a.x)),
      closed: form === 'door',
      freestanding: false,
    })),
    environment: { baked_lighting: false, ambient_light: 'ffffffff' },
    lights: [],
    image: picture.image,
  }
}
