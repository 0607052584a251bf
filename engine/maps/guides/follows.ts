import type { Picture } from '../../paint/picture.ts'
import { inside } from '../battlemaps/geometry.ts'
import { wallThickness } from '../battlemaps/hand/walls.ts'
import type { BattlemapScene } from '../battlemaps/scene.ts'
import { sceneFor } from '../battlemaps/version.ts'
import {
  type Following,
  type Gauge,
  rankIn,
  rounded,
  type Seen,
  type Stretch,
  seenOf,
  stretchesAlong,
  strongest,
  whereOf,
} from './edges.ts'

/** In squares. */
const gauge: Gauge = { stretch: 0.8, beside: 0.1, step: 0.05, apart: 0.07 }
const SOFT = 0.03
/** Shorter pieces of wall are not looked at. */
const SHORT = 0.25
/** Where edges that belong to nothing are looked for: this far from the wall, and as far from every other. */
const AWAY = { least: 0.5, most: 1.5, others: 0.45 }
/** Fewer stretches tell nothing. */
const STRETCHES_MIN = 12
/** A stretch is astray when its edge is no stronger than this share of those that belong to nothing. */
const ASTRAY = 0.6

/** The walls' stretches; what lies at the sheet's edge has no other side. */
const stretchesOf = ({ walls, grid: { columns, rows } }: BattlemapScene): Stretch[] =>
  walls
    .flatMap((line) => stretchesAlong(line, gauge, SHORT))
    .filter(({ at: [x, y] }) => Math.min(x, y, columns - x, rows - y) > AWAY.least)

/** How strong the edges are of a wall `beside` its stretch: of both its faces, where it stands by itself. */
function wallAt(seen: Seen, stretch: Stretch, faces: readonly number[], beside: number): number | undefined {
  let sum = 0
  for (const face of faces) {
    const edge = strongest(seen, stretch, beside + face, gauge)
    if (edge === undefined) return undefined
    sum += edge
  }
  return sum
}

const CELLS = 6

/** Tells how far a place is from the nearest wall, squares, to about a sixth of one and up to `AWAY.others`. */
function wallsNear({ walls, grid }: BattlemapScene): (x: number, y: number) => boolean {
  const [across, down] = [grid.columns * CELLS + 1, grid.rows * CELLS + 1]
  const near = new Uint8Array(across * down)
  const reach = Math.ceil(AWAY.others * CELLS)
  const mark = (x: number, y: number) => {
    const [cx, cy] = [Math.round(x * CELLS), Math.round(y * CELLS)]
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        const [tx, ty] = [cx + dx, cy + dy]
        if (dx * dx + dy * dy <= reach * reach && tx >= 0 && ty >= 0 && tx < across && ty < down)
          near[ty * across + tx] = 1
      }
    }
  }
  for (const line of walls) {
    for (let i = 0; i + 1 < line.length; i++) {
      const [ax, ay] = line[i]!
      const [bx, by] = line[i + 1]!
      const pieces = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) * CELLS))
      for (let k = 0; k <= pieces; k++) mark(ax + ((bx - ax) * k) / pieces, ay + ((by - ay) * k) / pieces)
    }
  }
  return (x, y) => {
    const [cx, cy] = [Math.round(x * CELLS), Math.round(y * CELLS)]
    return cx < 0 || cy < 0 || cx >= across || cy >= down || near[cy * across + cx] === 1
  }
}

/** Where edges that belong to nothing may be looked for: on open floor, clear of every wall. */
function asides(scene: BattlemapScene, isNear: (x: number, y: number) => boolean, { at, along }: Stretch): number[] {
  const found: number[] = []
  const isRock = scene.base === 'solid'
  for (const side of [-1, 1]) {
    for (let d = AWAY.least; d <= AWAY.most; d += 0.2) {
      const x = at[0] - along[1] * d * side
      const y = at[1] + along[0] * d * side
      if (isNear(x, y)) continue
      // Rock is mostly painted in ledges and courses that run along the walls.
      if (isRock && !scene.walls.reduce((odd, ring) => odd !== inside(ring.slice(0, -1), x, y), false)) continue
      found.push(d * side)
    }
  }
  return found
}

/**
 * Measures how the edges of a picture of a map follow its walls: along each stretch of wall the strongest edge at it is put beside
 * those that lie parallel to it where no wall is. Of a picture that knows nothing of the walls half of these are weaker.
 * Undefined for maps that hardly have walls.
 */
export function battlemapFollowing(whole: BattlemapScene, picture: Picture): Following | undefined {
  const scene = sceneFor(whole, 'players')
  const stretches = stretchesOf(scene)
  if (stretches.length < STRETCHES_MIN) return undefined
  const sheet = { across: scene.grid.columns, down: scene.grid.rows }
  const seen = seenOf(picture, { ...sheet, soft: SOFT })
  const isNear = wallsNear(scene)
  const half = wallThickness(scene) / 2
  const faces = scene.base === 'solid' || half < gauge.beside ? [0] : [-half, half]
  const measured = stretches.flatMap((stretch) => {
    const edge = wallAt(seen, stretch, faces, 0)
    if (edge === undefined) return []
    const others = asides(scene, isNear, stretch).flatMap((d) => wallAt(seen, stretch, faces, d) ?? [])
    return [{ stretch, edge, others: others.sort((a, b) => a - b) }]
  })
  const pool = measured.flatMap(({ others }) => others).sort((a, b) => a - b)
  if (measured.length < STRETCHES_MIN || pool.length < STRETCHES_MIN) return undefined
  const judged = measured.map(({ stretch, edge, others }) => {
    // Beside its own surroundings where there are enough of them: a wall in the dark has weak edges, and so has all about it.
    const rank = others.length >= 4 ? (rankIn(others, edge) + rankIn(pool, edge)) / 2 : rankIn(pool, edge)
    return { at: stretch.at, rank, isAstray: rank < ASTRAY }
  })
  const mean = judged.reduce((sum, { rank }) => sum + rank, 0) / judged.length
  return {
    score: rounded((mean - 0.5) * 2),
    astray: rounded(judged.filter(({ isAstray }) => isAstray).length / judged.length),
    where: whereOf(sheet, judged),
  }
}
