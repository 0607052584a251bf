import { extent, overlap, type Point, type Ring, rectangle } from '../geometry/polygon.ts'
import { footprintOf } from '../places/works.ts'
import type { Landmark, TownmapScene } from '../scene.ts'

/** Puts each landmark's number beside it, never over a building of note; `em` is a thousandth of the sheet, in feet. */
export function placeBadges(scene: Omit<TownmapScene, 'furniture' | 'labels'>, em: number): void {
  const radius = 10 * em
  const houses = Object.values(scene.houses).flat()
  const kept: Ring[] = scene.landmarks.flatMap((landmark) => landmark.parts.map(footprintOf))
  for (const gate of scene.wall ? scene.gates : []) kept.push(rectangle(...gate.at, gate.width, gate.width, 0))
  for (const bridge of scene.bridges) {
    const middle: Point = [(bridge.from[0] + bridge.to[0]) / 2, (bridge.from[1] + bridge.to[1]) / 2]
    kept.push(
      rectangle(
        ...middle,
        Math.hypot(bridge.to[0] - bridge.from[0], bridge.to[1] - bridge.from[1]),
        bridge.width,
        Math.atan2(bridge.to[1] - bridge.from[1], bridge.to[0] - bridge.from[0]),
      ),
    )
  }
  for (const { badge, number, parts } of scene.landmarks)
    if (number !== undefined && parts.length === 0) kept.push(rectangle(...badge, radius * 2, radius * 2, 0))
  for (const landmark of scene.landmarks) {
    if (landmark.number === undefined || landmark.parts.length === 0) continue
    const [cx, cy] = landmark.badge
    const near = houses.filter((house) => Math.abs(house[0] - cx) < 160 && Math.abs(house[1] - cy) < 160)
    let best = landmark.badge
    let least = Number.POSITIVE_INFINITY
    for (const [x, y] of placesAbout(landmark, radius)) {
      const box = rectangle(x, y, radius * 2, radius * 2, 0)
      let price = kept.filter((ring) => overlap(box, ring, 0)).length * 100
      for (const house of near) if (Math.hypot(house[0] - x, house[1] - y) < radius + 6) price += 4
      // Below is where a reader looks first.
      price += Math.hypot(x - landmark.badge[0], y - landmark.badge[1] - radius) / em / 12
      if (x < radius * 3 || y < radius * 3 || x > scene.width - radius * 3 || y > scene.height - radius * 3)
        price += 500
      if (price < least) {
        least = price
        best = [x, y]
      }
    }
    landmark.badge = [Math.round(best[0] * 10) / 10, Math.round(best[1] * 10) / 10]
    kept.push(rectangle(...best, radius * 2, radius * 2, 0))
  }
}

/** Places round a landmark, clear of its own bodies: a castle's number may stand in its yard. */
function placesAbout(landmark: Landmark, radius: number): Point[] {
  const shown = landmark.kind === 'citadel' ? landmark.parts.slice(0, 6) : landmark.parts
  const { left, right, top, bottom } = extent(shown.flatMap(footprintOf))
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2]
  const out: Point[] = []
  for (const off of [radius * 1.1, radius * 1.9]) {
    for (const t of [0, -0.5, 0.5, -1, 1]) {
      const [wide, tall] = [(right - left) / 2, (bottom - top) / 2]
      out.push(
        [cx + t * wide, bottom + off],
        [cx + t * wide, top - off],
        [right + off, cy + t * tall],
        [left - off, cy + t * tall],
      )
    }
  }
  return out
}
