import { Ground } from '../geometry/ground.ts'
import { alongLine, lengthOf, straightened } from '../geometry/line.ts'
import { apart, between, centroid, type Point, type Ring, rectangle } from '../geometry/polygon.ts'
import { designs, raised } from '../layout/designs.ts'
import type { Block, LandmarkKind } from '../scene.ts'
import { establish, free, type Works } from './works.ts'

/** Puts a public building on the street front of a block, as near as may be to a place. */
export function fronting(works: Works, kind: LandmarkKind, near: Point, allowed: (block: Block) => boolean): boolean {
  const found = designs[kind]
  if (!found) return false
  const [length, depth] = found.size
  const blocks = works.blocks
    .filter(allowed)
    .sort((a, b) => apart(centroid(a.outline), near) - apart(centroid(b.outline), near))
    .slice(0, 16)
  for (const scale of [1, 0.86, 0.72]) {
    let best: { x: number; y: number; angle: number; shape: Ring } | undefined
    let least = Number.POSITIVE_INFINITY
    for (const block of blocks) {
      const ground = new Ground([block.outline], 30)
      const open = straightened([...block.outline, block.outline[0]!], 1.6)
      for (let i = 1; i < open.length; i++) {
        const [a, b] = [open[i - 1]!, open[i]!]
        const long = apart(a, b)
        if (long < length * scale * 0.8) continue
        const angle = Math.atan2(b[1] - a[1], b[0] - a[0])
        for (let at = (length * scale) / 2; at <= long - (length * scale) / 2 + 1; at += 9) {
          const front = between(a, b, at / long)
          const off = (depth * scale) / 2 + 1.6
          const [x, y] = [front[0] - Math.sin(angle) * off, front[1] + Math.cos(angle) * off]
          const price = apart([x, y], near)
          if (price >= least) continue
          const shape = rectangle(x, y, length * scale, depth * scale, angle)
          if (!free(works, ground, shape, 0.5)) continue
          least = price
          best = { x, y, angle, shape }
        }
      }
    }
    if (!best) continue
    // Designs face towards positive y; the street lies the other way.
    const parts = raised(found, best.x, best.y, best.angle + Math.PI, scale)
    establish(works, kind, parts, { taken: best.shape, badge: [Math.round(best.x), Math.round(best.y)] })
    return true
  }
  return false
}

/** Puts a building beside one of the roads of a village (or outside a town), as near as may be to a place. */
export function wayside(works: Works, kind: LandmarkKind, near: Point, largest = 1, yard = 0): boolean {
  const found = designs[kind]
  if (!found) return false
  for (const scale of [largest, largest * 0.85, largest * 0.7]) {
    let best: { x: number; y: number; angle: number; shape: Ring; yard: Ring } | undefined
    let least = Number.POSITIVE_INFINITY
    for (const street of works.layout.streets) {
      const total = Math.min(lengthOf(street.line), works.site.radius * 1.5)
      for (let feet = 14; feet < total; feet += 12) {
        const { at, angle } = alongLine(street.line, feet)
        for (const side of [1, -1]) {
          const turn = side === 1 ? angle : angle + Math.PI
          const off = street.width / 2 + 5 + yard + (found.size[1] * scale) / 2
          const [x, y] = [at[0] - Math.sin(turn) * off, at[1] + Math.cos(turn) * off]
          const price = apart([x, y], near)
          if (price >= least || x < 60 || y < 60 || x > works.site.width - 60 || y > works.site.height - 60) continue
          const shape = rectangle(x, y, found.size[0] * scale, found.size[1] * scale, turn)
          const plot = rectangle(x, y, found.size[0] * scale + yard * 2, found.size[1] * scale + yard * 2, turn)
          if (!free(works, works.country, plot, 3)) continue
          least = price
          best = { x, y, angle: turn, shape, yard: plot }
        }
      }
    }
    if (!best) continue
    const parts = raised(found, best.x, best.y, best.angle + Math.PI, scale)
    establish(works, kind, parts, {
      taken: best.yard,
      badge: [Math.round(best.x), Math.round(best.y + found.size[1] * scale * 0.3)],
      ...(yard > 0 ? { precinct: best.yard } : {}),
    })
    return true
  }
  return false
}
