import type { Stage } from '../stage.ts'
import { raise, type Wave, waves } from '../waves.ts'
import type { Sheet } from './sheet.ts'

/** Side of the tile of water, cells and squares. */
const TILE = 256
const SQUARES = 7.5

/** Moving water as a tile: slopes (about -2 to 2) and how much light its waves gather (about 0), three values a cell. */
export interface Ripples {
  cells: Float32Array
  /** Cells a px. */
  scale: number
  /** Makes the tile that of a phase of the loop. */
  settle: (phase: number) => void
}

export function ripplesOf(stage: Stage, sheet: Sheet): Ripples {
  const chance = stage.random.fork('ripples')
  const speed = 0.29 * stage.seconds * stage.pace * Math.max(0.7, stage.wish.wind ** 0.5)
  const list = waves(chance, { count: 26, from: 3, to: 14, speed, slope: 1.15 })
  const height = new Float32Array(TILE * TILE)
  const cells = new Float32Array(TILE * TILE * 3)
  const steep = steepnessOf(list, height)
  const settle = (phase: number) => {
    raise(list, phase, TILE, height)
    slopes(height, cells, 1 / steep)
    gather(cells)
  }
  return { cells, scale: TILE / (SQUARES * sheet.scale), settle }
}

function steepnessOf(list: readonly Wave[], height: Float32Array): number {
  raise(list, 0, TILE, height)
  let sum = 0
  for (let i = 0; i + 1 < height.length; i++) sum += (height[i + 1]! - height[i]!) ** 2
  return 2 * Math.sqrt(sum / height.length) || 1
}

function slopes(height: Float32Array, cells: Float32Array, scale: number): void {
  const last = TILE - 1
  for (let y = 0, _i = 0, c = 0; y < TILE; y++) {
    const up = ((y - 1) & last) * TILE
    const down = ((y + 1) & last) * TILE
    const row = y * TILE
    for (let x = 0; x < TILE; x++, _i++, c += 3) {
      cells[c] = (height[row + ((x + 1) & last)]! - height[row + ((x - 1) & last)]!) * scale
      cells[c + 1] = (height[down + x]! - height[up + x]!) * scale
      cells[c + 2] = -1
    }
  }
}

/** Lets a ray of light fall through each cell on to the bottom: where many land, it is bright. */
function gather(cells: Float32Array): void {
  const last = TILE - 1
  const bend = 5.2
  for (let y = 0, c = 0; y < TILE; y++)
    for (let x = 0; x < TILE; x++, c += 3) {
      const px = x + cells[c]! * bend
      const py = y + cells[c + 1]! * bend
      const ix = Math.floor(px)
      const iy = Math.floor(py)
      const fx = px - ix
      const fy = py - iy
      const top = (iy & last) * TILE
      const low = ((iy + 1) & last) * TILE
      const left = ix & last
      const right = (ix + 1) & last
      cells[(top + left) * 3 + 2]! += (1 - fx) * (1 - fy)
      cells[(top + right) * 3 + 2]! += fx * (1 - fy)
      cells[(low + left) * 3 + 2]! += (1 - fx) * fy
      cells[(low + right) * 3 + 2]! += fx * fy
    }
}

/** Slope across, slope down and gathered light at a px, into `out`. */
export function rippleAt({ cells, scale }: Ripples, x: number, y: number, out: Float32Array): void {
  const last = TILE - 1
  const u = x * scale
  const v = y * scale
  const iu = u | 0
  const iv = v | 0
  const fu = u - iu
  const fv = v - iv
  const top = (iv & last) * TILE
  const low = ((iv + 1) & last) * TILE
  const a = (top + (iu & last)) * 3
  const b = (top + ((iu + 1) & last)) * 3
  const c = (low + (iu & last)) * 3
  const d = (low + ((iu + 1) & last)) * 3
  const wd = fu * fv
  const wb = fu - wd
  const wc = fv - wd
  const wa = 1 - fu - wc
  out[0] = cells[a]! * wa + cells[b]! * wb + cells[c]! * wc + cells[d]! * wd
  out[1] = cells[a + 1]! * wa + cells[b + 1]! * wb + cells[c + 1]! * wc + cells[d + 1]! * wd
  out[2] = cells[a + 2]! * wa + cells[b + 2]! * wb + cells[c + 2]! * wc + cells[d + 2]! * wd
}
