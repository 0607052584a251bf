import type { BattlemapScene } from '../../maps/battlemaps/scene.ts'
import type { Stage } from '../stage.ts'
import { raise, waves } from '../waves.ts'
import { placeOf, type Sheet } from './sheet.ts'

const TILE = 128

/** Crowns in the wind: how far each px of leaves is blown aside, px. */
export interface Sway {
  /** How free a px is to move, 0-1: leaves, most in the middle of a crown. */
  free: Float32Array
  settle: (phase: number) => void
  /** Blown aside at a px, into `out`: x, y. */
  at: (x: number, y: number, out: Float32Array) => void
}

const swaying: readonly string[] = ['tree', 'sapling', 'bush', 'shrub']
/** What of a map has leaves that the wind moves. */
export const treesOf = ({ props }: BattlemapScene) => props.filter(({ kind }) => swaying.includes(kind))

export function swayOf(stage: Stage, scene: BattlemapScene, sheet: Sheet): Sway | undefined {
  const trees = treesOf(scene)
  if (trees.length === 0 || stage.wish.wind === 0) return undefined
  const { width, height, scale } = sheet
  const free = new Float32Array(width * height)
  for (const tree of trees) {
    const [cx, cy] = placeOf(sheet, tree.at)
    const radius = (tree.width * scale) / 2
    const reach = radius * 1.02
    for (let y = Math.max(0, Math.ceil(cy - reach)); y <= Math.min(height - 1, cy + reach); y++)
      for (let x = Math.max(0, Math.ceil(cx - reach)); x <= Math.min(width - 1, cx + reach); x++) {
        const t = 1 - Math.hypot(x - cx, y - cy) / reach
        if (t <= 0) continue
        const at = y * width + x
        free[at] = Math.max(free[at]!, Math.min(1, t * 2.6))
      }
  }
  const chance = stage.random.fork('wind')
  const pace = stage.seconds * stage.pace
  const wind = Math.min(2.2, stage.wish.wind)
  const gusts = waves(chance.fork('gusts'), {
    count: 26,
    from: 1,
    to: 5,
    speed: 0.16 * pace,
    drift: [-Math.max(1, Math.round(0.34 * pace)), 0],
    slope: 0.9,
  })
  const rustle = waves(chance.fork('rustle'), { count: 30, from: 6, to: 22, speed: 0.24 * pace, slope: 0.5 })
  const [broad, fine] = [new Float32Array(TILE * TILE), new Float32Array(TILE * TILE)]
  const scaleOf = TILE / (9 * scale)
  const most = 0.085 * scale * (0.5 + 0.7 * wind)
  return {
    free,
    settle(phase) {
      raise(gusts, phase, TILE, broad)
      raise(rustle, phase, TILE, fine)
    },
    at(x, y, out) {
      const g = smoothAt(broad, x * scaleOf, y * scaleOf)
      const r = smoothAt(fine, x * scaleOf, y * scaleOf)
      const q = smoothAt(fine, x * scaleOf + 41, y * scaleOf + 17)
      out[0] = most * (g + 0.32 * r)
      out[1] = most * (0.3 * g + 0.32 * q)
    },
  }
}

function smoothAt(tile: Float32Array, x: number, y: number): number {
  const ix = x | 0
  const iy = y | 0
  const u = x - ix
  const v = y - iy
  const x0 = ix & (TILE - 1)
  const x1 = (ix + 1) & (TILE - 1)
  const r0 = (iy & (TILE - 1)) * TILE
  const r1 = ((iy + 1) & (TILE - 1)) * TILE
  const top = tile[r0 + x0]! + (tile[r0 + x1]! - tile[r0 + x0]!) * u
  const low = tile[r1 + x0]! + (tile[r1 + x1]! - tile[r1 + x0]!) * u
  return top + (low - top) * v
}
