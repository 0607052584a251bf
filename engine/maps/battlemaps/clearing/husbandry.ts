import type { Random } from '../../../paint/random.ts'
import type { Furnisher, Space } from '../furnish.ts'
import { boundsOf, inside, insideRings } from '../geometry.ts'
import type { Point } from '../scene.ts'
import type { Glade } from './glade.ts'
import { offWay, type Way } from './ways.ts'

/** Rows of vines over the open ground, with ways between and none over the path. */
export function rowsOfVines({ columns, rows }: Glade, whole: Space, ways: readonly Way[], furnisher: Furnisher): void {
  for (let y = 1.8; y < rows - 1.4; y += 1.7)
    for (let x = 2.6; x < columns - 2.2; x += 2.65) {
      const met = [-1.3, 0, 1.3].some((dx) => ways.some((way) => offWay(way, x + dx, y) < 0.5))
      if (!met) furnisher.put('vines', whole, x, y, { turn: 0 })
    }
}

/** Steam over hot water, and the boulders it wells up between. */
export function steamed(pools: readonly Point[][], whole: Space, furnisher: Furnisher, random: Random): void {
  for (const ring of pools) {
    const { left, right, top, bottom } = boundsOf(ring)
    for (let i = 0; i < 3; i++)
      furnisher.steam(random.range(left, right), random.range(top, bottom), random.range(2, 3.4))
    for (let i = 0; i < ring.length; i += 2) {
      const [x, y] = ring[i]!
      const [ox, oy] = [x - (left + right) / 2, y - (top + bottom) / 2]
      const off = 0.75 / (Math.hypot(ox, oy) || 1)
      const at: Point = [x + ox * off, y + oy * off]
      if (inside(ring, ...at) || insideRings(whole.keepOut ?? [], ...at) || random.chance(0.25)) continue
      const size = random.range(0.6, 1.1)
      furnisher.put('boulder', whole, ...at, { width: size, depth: size * 0.85, turn: random.range(0, 6.28) })
    }
  }
}
