import { type Rgb, shade } from '../../paint/colour.ts'
import type { Random } from '../../paint/random.ts'
import type { Stroke } from '../../paint/strokes.ts'
import type { Cast } from './cast.ts'
import { rotate, turned, type Vec } from './space.ts'

/** How hair, fur or feathers grow on a part. Lengths in units of the picture. */
export interface Coat {
  /** Index of the part in its clay. */
  part: number
  /** Which way they lie at a place of the part's own coordinates (a direction there); the part's `lie` when left out. */
  flow?: (at: Vec) => Vec
  colour: Rgb
  /** One stroke for this many square units. */
  spacing: number
  length: number
  width: number
  /** How far strokes wander off the flow, 0-1. */
  stray: number
  /** How far light and dark strokes differ, OKLab lightness. */
  contrast?: number
  /** Part of the strokes that may leave the outline. */
  wisps?: number
  /** Strands clump: units between locks. */
  clump?: number
}

/**
 * Strokes that follow the surface of a part as the cast shows it. Each starts at a visible place, walks with the flow
 * along the surface and ends at the outline, or a little beyond it.
 */
export function groom(cast: Cast, coat: Coat, random: Random): Stroke[] {
  const { width, height, scale, part, left, top } = cast
  const index = coat.part + 1
  const part0 = cast.parts[coat.part]!
  const back = turned(part0.place.rotation)
  const spots: number[] = []
  for (let i = 0; i < part.length; i++) if (part[i] === index) spots.push(i)
  const count = Math.min(5200, Math.round(spots.length / (scale * scale * coat.spacing)))
  const contrast = coat.contrast ?? 0.09
  const list: Stroke[] = []
  const steps = 5
  const grow = () => {
    const start = spots[Math.floor(random.next() * spots.length)]!
    let x = (start % width) + random.range(-0.5, 0.5)
    let y = Math.floor(start / width) + random.range(-0.5, 0.5)
    const stride = (coat.length * random.range(0.55, 1.15) * scale) / steps
    const wisp = random.chance(coat.wisps ?? 0.3)
    const drift = random.normal() * coat.stray * 0.5
    const points: [number, number][] = [[left + (x + 0.5) / scale, top + (y + 0.5) / scale]]
    let beyond = 0
    let dx = 0
    let dy = 1
    for (let step = 0; step < steps; step++) {
      const i =
        Math.min(height - 1, Math.max(0, Math.round(y))) * width + Math.min(width - 1, Math.max(0, Math.round(x)))
      if (part[i] === index) {
        const flow = coat.flow
          ? localFlow(cast, coat, i, x, y, back)
          : rotate(part0.place.rotation, part0.lie ?? [0, 1, 0])
        const n: Vec = [cast.nx[i]!, cast.ny[i]!, cast.nz[i]!]
        const into = flow[0] * n[0] + flow[1] * n[1] + flow[2] * n[2]
        const fx = flow[0] - into * n[0]
        const fy = flow[1] - into * n[1]
        const turn = drift + (coat.clump ? Math.sin((x * 0.7 + y * 0.3) / (coat.clump * scale)) * 0.3 : 0)
        dx = fx - fy * turn
        dy = fy + fx * turn
        // Seen end-on the stroke is short.
        const l = Math.hypot(dx, dy)
        const reach = Math.max(0.35, Math.min(1, l))
        dx = (dx / (l || 1)) * reach
        dy = (dy / (l || 1)) * reach
      } else if (!wisp || ++beyond > 2) break
      x += dx * stride
      y += dy * stride
      points.push([left + (x + 0.5) / scale, top + (y + 0.5) / scale])
    }
    if (points.length < 3) return
    const own: Rgb = coat.colour[0] < 0 ? [cast.red[start]!, cast.green[start]!, cast.blue[start]!] : coat.colour
    list.push({
      points,
      colour: shade(own, random.normal() * contrast * 0.7 + (random.chance(0.12) ? contrast : 0)),
      width: coat.width * random.range(0.55, 1.3),
      taper: 0.12,
      alpha: 0.8,
    })
  }
  for (let k = 0; k < count; k++) grow()
  return list
}

/** Marks a coat that takes each stroke's colour from the surface it grows on. */
export const ownColour: Rgb = [-1, -1, -1]

function localFlow(cast: Cast, coat: Coat, i: number, x: number, y: number, back: readonly [Vec, Vec, Vec]): Vec {
  const { origin, rotation, scale } = cast.parts[coat.part]!.place
  const world: Vec = [
    cast.left + (x + 0.5) / cast.scale - origin[0],
    cast.top + (y + 0.5) / cast.scale - origin[1],
    cast.depth[i]! - origin[2],
  ]
  const local = rotate(back, world)
  const flow = coat.flow!([local[0] / scale, local[1] / scale, local[2] / scale])
  return rotate(rotation, flow)
}
