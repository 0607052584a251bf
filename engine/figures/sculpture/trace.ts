import type { Frame } from '../../paint/frame.ts'
import type { Cast } from './cast.ts'
import { type Clay, deeds, kinds, STRIDE } from './clay.ts'
import { between, follow } from './ray.ts'
import { everything, MARGIN, nearby, TILE, type Tile, tableOf, tileAt } from './tile.ts'

const NOTHING = -1e6
/** px between the rays that are followed first; what lies evenly between them is not followed. A power of two, below TILE. */
const SPACING = 4
/** px a side of the larger squares whose tiles are found together. */
const COURT = 48

/** Looks at a sculpture straight on. `longest` bounds the longer side of what is traced, px: it may be coarser than the frame. */
export function trace(clay: Clay, frame: Frame, longest: number, heed?: (progress: number) => void): Cast {
  const unit = Math.min(frame.width, frame.height) / 1000
  const scale = unit * Math.min(1, longest / Math.max(frame.width, frame.height))
  const table = tableOf(clay)
  const bounds = windowOf(clay, frame.width / unit, frame.height / unit)
  const width = Math.max(1, Math.ceil((bounds.right - bounds.left) * scale))
  const height = Math.max(1, Math.ceil((bounds.bottom - bounds.top) * scale))
  const plane = (fill = 0) => new Float32Array(width * height).fill(fill)
  const cast: Cast = {
    width,
    height,
    left: bounds.left,
    top: bounds.top,
    scale,
    part: new Uint16Array(width * height),
    coverage: plane(),
    depth: plane(NOTHING),
    nx: plane(),
    ny: plane(),
    nz: plane(1),
    red: plane(),
    green: plane(),
    blue: plane(),
    fine: plane(),
    alpha: plane(1),
    parts: clay.parts,
  }
  const tiles = tilesOf(clay, table, cast)
  const room = plane()
  const clear = plane(-NOTHING)
  for (let gap = SPACING; gap >= 1; gap /= 2) {
    heed?.(1 - gap / SPACING)
    for (const tile of tiles) traceTile(table, cast, tile, room, clear, gap)
  }
  return cast
}

/** The tiles in which something may be met. */
function tilesOf(clay: Clay, table: Float64Array, cast: Cast): Tile[] {
  const tiles: Tile[] = []
  const all = everything(clay)
  for (let y = 0; y < cast.height; y += COURT) {
    for (let x = 0; x < cast.width; x += COURT) {
      const [left, top] = [cast.left + x / cast.scale, cast.top + y / cast.scale]
      const about = nearby(clay, table, all, left, top, left + COURT / cast.scale, top + COURT / cast.scale)
      if (about.length === 0) continue
      for (let py = y; py < Math.min(cast.height, y + COURT); py += TILE) {
        for (let px = x; px < Math.min(cast.width, x + COURT); px += TILE) {
          const tile = tileAt(clay, table, about, cast, px, py)
          if (tile) tiles.push(tile)
        }
      }
    }
  }
  return tiles
}

/**
 * Looks at the px of a tile that lie on a grid `gap` px wide: at all of them the first time, then at those that a grid twice
 * as wide left out. `room` and `clear` keep what is known of every px that was looked at (see `follow`).
 */
function traceTile(table: Float64Array, cast: Cast, tile: Tile, room: Float32Array, clear: Float32Array, gap: number) {
  const { width, height, scale } = cast
  const wide = 1.5 / scale
  for (let py = tile.top; py < tile.bottom; py += gap) {
    const stepY = gap < SPACING && py % (2 * gap) !== 0 ? gap : 0
    for (let px = tile.left; px < tile.right; px += gap) {
      const stepX = gap < SPACING && px % (2 * gap) !== 0 ? gap : 0
      const i = py * width + px
      let start = tile.start
      if (gap < SPACING) {
        if (stepX === 0 && stepY === 0) continue
        const before = i - stepY * width - stepX
        start = Math.min(start, clear[before]!)
        const left = room[before]! - Math.hypot(stepX, stepY)
        if (cast.part[before] === 0 && left > 0.75) {
          room[i] = left
          continue
        }
        const inside = px + stepX < width && py + stepY < height
        if (inside && between(table, cast, tile, room, px, py, stepX, stepY, wide * gap)) {
          room[i] = 1
          continue
        }
      }
      room[i] = follow(table, cast, tile, clear, px, py, start, (wide * gap) / 2)
    }
  }
}

function windowOf(clay: Clay, right: number, bottom: number) {
  let [l, t, r, b] = [right, bottom, 0, 0]
  for (const [i, reach] of clay.reaches.entries()) {
    if (clay.table[i * STRIDE + 1] !== deeds.add || clay.table[i * STRIDE] === kinds.hollow) continue
    l = Math.min(l, reach.left)
    t = Math.min(t, reach.top)
    r = Math.max(r, reach.right)
    b = Math.max(b, reach.bottom)
  }
  return {
    left: Math.max(0, l - MARGIN),
    top: Math.max(0, t - MARGIN),
    right: Math.min(right, r + MARGIN),
    bottom: Math.min(bottom, b + MARGIN),
  }
}
