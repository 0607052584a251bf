import { resampled } from '../geometry/line.ts'
import { apart, distanceToLine, type Line, type Point, within } from '../geometry/polygon.ts'
import type { Works } from './works.ts'

/** Feet of shore on either side of a lighthouse that its cliff is. */
const REACH = 190

/** Stretches of shore that fall steeply to the water, the water on their right hand: about a lighthouse, or wherever no quay is. */
export function steepShores({ site, plan, piers, quays, landmarks }: Works): Line[] {
  if (plan.cliff === 'none' || !site.shoreline) return []
  const light = landmarks.find(({ kind }) => kind === 'lighthouse')?.badge
  if (plan.cliff === 'lighthouse' && !light) return []
  const isSteep = (at: Point) => {
    const [x, y] = at
    const level =
      piers.some(({ from }) => apart(from, at) < 46) ||
      quays.some((quay) => distanceToLine(x, y, quay) < 24) ||
      site.rivers.some(({ line, width }) => distanceToLine(x, y, line) < width + 20)
    return !level && (plan.cliff === 'all' || apart(at, light!) < REACH)
  }
  const out: Line[] = []
  let run: Line = []
  for (const at of [...resampled(site.shoreline, 9), undefined]) {
    if (at && isSteep(at)) run.push(at)
    else {
      if (run.length > 6) out.push(facingWater(run, site.water))
      run = []
    }
  }
  return out
}

function facingWater(line: Line, water: Parameters<typeof within>[0]): Line {
  const i = Math.floor(line.length / 2)
  const [a, b] = [line[i - 1]!, line[i + 1]!]
  const long = apart(a, b) || 1
  const [x, y] = [line[i]![0] - ((b[1] - a[1]) / long) * 14, line[i]![1] + ((b[0] - a[0]) / long) * 14]
  return within(water, x, y) ? line : line.toReversed()
}
