import { blur, type Field, field } from '../../paint/field.ts'
import type { Picture } from '../../paint/picture.ts'
import { inside } from '../battlemaps/geometry.ts'
import { wallThickness } from '../battlemaps/hand/walls.ts'
import type { BattlemapScene, Point } from '../battlemaps/scene.ts'
import { sceneFor } from '../battlemaps/version.ts'

/** How the edges in a picture of a battle map follow its walls. */
export interface Following {
  /** 0 as any other picture's would, 1 as if drawn along them. */
  score: number
  /** The share of the walls along which no edge is to be seen, 0-1. */
  astray: number
  /** Where most of that is: "the upper left"; empty where it is spread. */
  where: string
}

/** All lengths in squares. A stretch is looked at as a whole: its own grain evens out, an edge along it does not. */
const STRETCH = 0.8
/** How far beside its wall an edge may lie. */
const BESIDE = 0.1
/** What is compared lies this far to either side of an edge. */
const APART = 0.07
/** Where edges that belong to nothing are looked for: this far from the wall, and as far from every other. */
const AWAY = { least: 0.5, most: 1.5, others: 0.45 }
const STEP = 0.05
/** Steps along a stretch. */
const ALONG = 9
/** Fewer stretches tell nothing. */
const STRETCHES_MIN = 12
/** A stretch is astray when its edge is no stronger than this share of those that belong to nothing. */
const ASTRAY = 0.6

interface Stretch {
  /** Its middle. */
  at: Point
  /** Unit vector along it. */
  along: Point
}

/** The picture in squares. */
interface Seen {
  channels: readonly Field[]
  scale: number
  left: number
  top: number
}

function seenOf({ grid: { columns, rows } }: BattlemapScene, { width, height, pixels }: Picture): Seen {
  const scale = Math.max(width / columns, height / rows)
  const channels = [0, 1, 2].map((channel) => {
    const plane = field(width, height)
    for (let i = 0, p = channel; i < plane.values.length; i++, p += 4) plane.values[i] = pixels[p]!
    return blur(plane, Math.max(0.6, scale * 0.03), 2)
  })
  return { channels, scale, left: (width - columns * scale) / 2, top: (height - rows * scale) / 2 }
}

/** Walls cut into stretches of about one length; what lies at the sheet's edge has no other side. */
function stretchesOf({ walls, grid: { columns, rows } }: BattlemapScene): Stretch[] {
  const found: Stretch[] = []
  for (const line of walls) {
    for (let i = 0; i + 1 < line.length; i++) {
      const [ax, ay] = line[i]!
      const [bx, by] = line[i + 1]!
      const length = Math.hypot(bx - ax, by - ay)
      if (length < 0.25) continue
      const along: Point = [(bx - ax) / length, (by - ay) / length]
      const count = Math.max(1, Math.round(length / STRETCH))
      for (let k = 0; k < count; k++) {
        const t = ((k + 0.5) / count) * length
        const at: Point = [ax + along[0] * t, ay + along[1] * t]
        const edge = Math.min(at[0], at[1], columns - at[0], rows - at[1])
        if (edge > AWAY.least) found.push({ at, along })
      }
    }
  }
  return found
}

/** How strong an edge lies `beside` a stretch, parallel to it; undefined where the picture ends. */
function edgeAt({ channels, scale, left, top }: Seen, { at, along }: Stretch, beside: number): number | undefined {
  const [nx, ny] = [-along[1], along[0]]
  let sum = 0
  for (const { values, width, height } of channels) {
    let across = 0
    for (let k = 0; k < ALONG; k++) {
      const t = ((k + 0.5) / ALONG - 0.5) * STRETCH * 0.9
      const x = at[0] + along[0] * t + nx * beside
      const y = at[1] + along[1] * t + ny * beside
      for (const side of [-1, 1] as const) {
        const px = Math.floor(left + (x + nx * APART * side) * scale)
        const py = Math.floor(top + (y + ny * APART * side) * scale)
        if (px < 0 || py < 0 || px >= width || py >= height) return undefined
        across += values[py * width + px]! * side
      }
    }
    sum += Math.abs(across)
  }
  return sum
}

/** The strongest edge within a window about `beside`. */
function strongest(seen: Seen, stretch: Stretch, beside: number): number | undefined {
  let most: number | undefined
  for (let d = -BESIDE; d <= BESIDE + 1e-9; d += STEP) {
    const edge = edgeAt(seen, stretch, beside + d)
    if (edge === undefined) return undefined
    if (most === undefined || edge > most) most = edge
  }
  return most
}

/** How strong the edges are of a wall `beside` its stretch: of both its faces, where it stands by itself. */
function wallAt(seen: Seen, stretch: Stretch, faces: readonly number[], beside: number): number | undefined {
  let sum = 0
  for (const face of faces) {
    const edge = strongest(seen, stretch, beside + face)
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

/** The share of `all` that is weaker; all are sorted. */
function rankIn(all: readonly number[], value: number): number {
  let [low, high] = [0, all.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (all[middle]! < value) low = middle + 1
    else high = middle
  }
  return low / all.length
}

const thirds = ['upper', '', 'lower'] as const
const sides = ['left', '', 'right'] as const

/** Where on the sheet most of what is astray lies; empty where it is spread. */
function whereOf(scene: BattlemapScene, judged: readonly { stretch: Stretch; isAstray: boolean }[]): string {
  const { columns, rows } = scene.grid
  const all = judged.filter(({ isAstray }) => isAstray).length
  if (all === 0) return ''
  let best = { share: 0, name: '' }
  for (const [row, height] of thirds.entries()) {
    for (const [column, side] of sides.entries()) {
      const here = judged.filter(
        ({ stretch: { at } }) =>
          Math.min(2, Math.floor((at[0] / columns) * 3)) === column &&
          Math.min(2, Math.floor((at[1] / rows) * 3)) === row,
      )
      const share = here.filter(({ isAstray }) => isAstray).length / all
      const name = height === '' && side === '' ? 'middle' : [height, side].filter(Boolean).join(' ')
      if (share > best.share && share > (1.8 * here.length) / judged.length) best = { share, name: `the ${name}` }
    }
  }
  return best.share >= 0.3 ? best.name : ''
}

/**
 * Measures how the edges of a picture of a map follow its walls: along each stretch of wall the strongest edge at it is put beside
 * those that lie parallel to it where no wall is. Of a picture that knows nothing of the walls half of these are weaker.
 * Undefined for maps that hardly have walls.
 */
export function followingOf(whole: BattlemapScene, picture: Picture): Following | undefined {
  const scene = sceneFor(whole, 'players')
  const stretches = stretchesOf(scene)
  if (stretches.length < STRETCHES_MIN) return undefined
  const seen = seenOf(scene, picture)
  const isNear = wallsNear(scene)
  const half = wallThickness(scene) / 2
  const faces = scene.base === 'solid' || half < BESIDE ? [0] : [-half, half]
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
    return { stretch, rank, isAstray: rank < ASTRAY }
  })
  const mean = judged.reduce((sum, { rank }) => sum + rank, 0) / judged.length
  const round = (value: number) => Math.round(value * 1000) / 1000
  return {
    score: round(Math.min(1, Math.max(0, (mean - 0.5) * 2))),
    astray: round(judged.filter(({ isAstray }) => isAstray).length / judged.length),
    where: whereOf(scene, judged),
  }
}
