import { fbm } from '../../../paint/noise.ts'
import type { Random } from '../../../paint/random.ts'
import { apart, between, type Line, type Point, type Ring } from '../geometry/polygon.ts'

/** Pieces of land, clockwise, the one in the middle first, and the straits between neighbours. Feet. */
export interface Islands {
  lands: Ring[]
  channels: { line: Line; width: number }[]
}

/** Corners of an island's shore. */
const CORNERS = 72

/**
 * So many islands close together: one at `centre`, the others about it, each up to about `reach` across its half. Where two meet,
 * the shores keep about `strait` feet apart, near enough for a bridge.
 */
export function archipelago(
  centre: Point,
  count: number,
  reach: number,
  strait: number,
  random: Random,
  seed: number,
): Islands {
  const turn = random.range(0, Math.PI * 2)
  const around = count - 1
  const middles: Point[] = [centre]
  for (let i = 0; i < around; i++) {
    // Six fit round one; fewer stand farther apart on one side than on the other.
    const share = (i + random.range(-0.1, 0.1)) / Math.max(around, 3.4)
    const far = reach * random.range(1.66, 1.86)
    const angle = turn + share * Math.PI * 2
    middles.push([centre[0] + Math.cos(angle) * far, centre[1] + Math.sin(angle) * far])
  }
  const lands = middles.map((middle, i) =>
    shoreOf(middle, middles, reach * (i === 0 ? 1.06 : 1), strait, seed + i * 13),
  )
  const channels = middles.flatMap((a, i) =>
    middles.slice(i + 1).flatMap((b) => {
      const line = straitBetween(a, b, middles, reach)
      return line.length > 1 ? [{ line, width: strait }] : []
    }),
  )
  return { lands, channels }
}

/** An island's shore: a rough round, but no farther than half the way to any neighbour. */
function shoreOf(at: Point, all: readonly Point[], reach: number, strait: number, seed: number): Ring {
  const far = Array.from({ length: CORNERS }, (_, i) => {
    const turn = (i / CORNERS) * Math.PI * 2
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    let most = reach * (0.74 + 0.52 * fbm(c * 1.7 + 9, s * 1.7 + 9, seed, 4))
    const fret = 1 + 0.34 * (fbm(c * 3.1 + 4, s * 3.1 + 4, seed + 5, 3) - 0.5)
    for (const other of all) {
      const away = apart(at, other)
      if (away < 1) continue
      const towards = ((other[0] - at[0]) * c + (other[1] - at[1]) * s) / away
      if (towards > 0.05) most = Math.min(most, (away / 2 - (strait / 2) * fret) / towards)
    }
    return most
  })
  const ring = far.map((_, i): Point => {
    const turn = (i / CORNERS) * Math.PI * 2
    // Neighbouring shores ease into each other: no island has the corners of a plan.
    let sum = 0
    for (let k = -3; k <= 3; k++) sum += Math.min(far[i]! * 1.02, far[(i + k + CORNERS) % CORNERS]!)
    return [at[0] + (Math.cos(turn) * sum) / 7, at[1] + (Math.sin(turn) * sum) / 7]
  })
  return ring
}

/** The middle of the water between two islands, where no third is nearer; empty where they are no neighbours. */
function straitBetween(a: Point, b: Point, all: readonly Point[], reach: number): Line {
  const away = apart(a, b)
  const middle = between(a, b, 0.5)
  const [dx, dy] = [-(b[1] - a[1]) / away, (b[0] - a[0]) / away]
  const out: Line = []
  for (let feet = -reach; feet <= reach; feet += 12) {
    const at: Point = [middle[0] + dx * feet, middle[1] + dy * feet]
    const own = apart(at, a)
    if (own > reach * 1.05) continue
    if (all.every((other) => other === a || other === b || apart(at, other) > own)) out.push(at)
  }
  return out.length > 4 ? out : []
}
