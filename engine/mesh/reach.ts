import { placeOf } from './camera.ts'
import { add, length, sub, times, type Vec } from './geometry.ts'
import { NOTHING, type Rendered } from './rendered.ts'
import type { Reach } from './shadow-map.ts'

/** So much larger than what is seen a shadow map is, that what is near its edge can be looked about for too. */
const EDGE = 1.06
/** Every so many px are looked at. */
const STEP = 3

/** What of the world is in the picture. */
export function reachOf(rendered: Rendered): Reach {
  const low = Float64Array.of(Infinity, Infinity, Infinity)
  const high = Float64Array.of(-Infinity, -Infinity, -Infinity)
  for (let y = 0; y < rendered.height; y += STEP) extend(rendered, y, low, high)
  if (!Number.isFinite(low[0]! + high[0]!)) return { middle: [0, 0, 0], radius: 1 }
  const a: Vec = [low[0]!, low[1]!, low[2]!]
  const b: Vec = [high[0]!, high[1]!, high[2]!]
  return { middle: times(add(a, b), 0.5), radius: (length(sub(b, a)) / 2) * EDGE + (2 * STEP) / rendered.view.scale }
}

const place = new Float64Array(3)

function extend({ camera, frame, width, depth }: Rendered, y: number, low: Float64Array, high: Float64Array): void {
  for (let x = 0; x < width; x += STEP) {
    const d = depth[y * width + x]!
    if (d === NOTHING) continue
    placeOf(camera, frame, x, y, d, place)
    for (let c = 0; c < 3; c++) {
      if (place[c]! < low[c]!) low[c] = place[c]!
      if (place[c]! > high[c]!) high[c] = place[c]!
    }
  }
}
