import type { Random } from '../../../paint/random.ts'
import { clockwise, grown } from '../geometry/clip.ts'
import { resampled, softened } from '../geometry/line.ts'
import { area, distanceToLine, type Line, type Point, within } from '../geometry/polygon.ts'
import type { Street } from '../scene.ts'
import type { Site } from './site.ts'

/** Feet from a town's edge to the brink it stands above. */
const OFF = 46

/**
 * The brink of the height that an inland place stands on: along the side with the fewest roads, broken where one climbs it. None
 * where open water is, whose shore breaks off instead.
 */
export function brinks(site: Site, circuit: readonly Point[], streets: readonly Street[], random: Random): Line[] {
  if (site.shoreline) return []
  const [ring] = grown([clockwise([...circuit])], OFF, true).sort((a, b) => area(b) - area(a))
  if (!ring) return []
  const points = resampled([...ring, ring[0]!], 10).slice(0, -1)
  const roads = streets.filter(({ kind }) => kind === 'road' || kind === 'path')
  const isOpen = ([x, y]: Point) =>
    x > 14 &&
    y > 14 &&
    x < site.width - 14 &&
    y < site.height - 14 &&
    !within(site.water, x, y) &&
    !site.rivers.some(({ line, width }) => distanceToLine(x, y, line) < width / 2 + 16) &&
    !roads.some(({ line, width }) => distanceToLine(x, y, line) < width / 2 + 14)
  const open = points.map(isOpen)
  const long = Math.round(points.length * 0.46)
  const begin = random.int(0, points.length - 1)
  let best = begin
  let most = -1
  for (let k = 0; k < points.length; k += 3) {
    const start = (begin + k) % points.length
    let sum = 0
    for (let i = 0; i < long; i++) if (open[(start + i) % points.length]) sum++
    if (sum > most) [best, most] = [start, sum]
  }
  const out: Line[] = []
  let run: Line = []
  for (let i = 0; i <= long; i++) {
    const at = (best + i) % points.length
    if (i < long && open[at]) run.push(points[at]!)
    else {
      if (run.length > 5) out.push(softened(run.toReversed(), 1))
      run = []
    }
  }
  return out
}
