import { grown, joined, without } from '../geometry/clip.ts'
import { apart, between, distanceToLine, type Line, type Point, type Ring, within } from '../geometry/polygon.ts'
import type { Bridge, Gate } from '../scene.ts'
import type { Site } from './site.ts'

/** From an island's gate straight to the sheet's edge: a short road, then a long bridge. */
export function causeway(site: Site, gate: Point, towards: number): { road: Line; bridge: Bridge } {
  const [dx, dy] = [Math.cos(towards), Math.sin(towards)]
  let shore: Point = gate
  for (let feet = 0; feet < site.radius * 3; feet += 4) {
    const at: Point = [gate[0] + dx * feet, gate[1] + dy * feet]
    if (within(site.water, at[0], at[1])) break
    shore = at
  }
  let end: Point = shore
  for (let feet = 0; end[0] > -30 && end[1] > -30 && end[0] < site.width + 30 && end[1] < site.height + 30; feet += 4) {
    end = [shore[0] + dx * feet, shore[1] + dy * feet]
  }
  return { road: [gate, shore, end], bridge: { from: shore, to: end, width: 16, material: 'stone' } }
}

/** A moat outside a circuit, with a bridge at every gate. */
export function moated(site: Site, circuit: Ring, gates: readonly Gate[]): { rings: Ring[]; bridges: Bridge[] } {
  const ditch = without(grown([circuit], 46, true), grown([circuit], 18, true))
  const rings = site.water.length > 0 ? without(ditch, joined(site.water)) : ditch
  const bridges = gates
    .filter((gate) => !site.shoreline || distanceToLine(...gate.at, site.shoreline) > 60)
    .map((gate): Bridge => {
      const at = (feet: number): Point => [
        gate.at[0] + Math.cos(gate.angle) * feet,
        gate.at[1] + Math.sin(gate.angle) * feet,
      ]
      return { from: at(13), to: at(52), width: 18, material: 'wood' }
    })
  return { rings, bridges }
}

/** Places to cross a site's rivers, square to the stream, spread about the point nearest the centre. */
export function crossingPlaces(site: Site, wanted: number): { from: Point; to: Point }[] {
  const out: { from: Point; to: Point }[] = []
  for (const { line, width } of site.rivers) {
    let nearest = 1
    for (let i = 2; i < line.length - 2; i++) {
      if (apart(line[i]!, site.centre) < apart(line[nearest]!, site.centre)) nearest = i
    }
    for (const step of [0, 11, -11, 20, -20].slice(0, wanted)) {
      const i = nearest + step
      if (i < 2 || i > line.length - 3) continue
      const [a, b] = [line[i - 2]!, line[i + 2]!]
      const length = apart(a, b)
      const off = width / 2 + 30
      const [nx, ny] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length]
      const [x, y] = between(a, b, 0.5)
      const ends: [Point, Point] = [
        [x + nx * off, y + ny * off],
        [x - nx * off, y - ny * off],
      ]
      if (ends.every(([px, py]) => !within(site.water, px, py))) out.push({ from: ends[0], to: ends[1] })
    }
  }
  return out
}

/** The stretches of a straight way that lie over water, as bridges. */
export function bridgesOver(
  water: readonly Ring[],
  from: Point,
  to: Point,
  width: number,
  material: Bridge['material'],
): Bridge[] {
  const length = apart(from, to)
  const steps = Math.ceil(length / 2)
  let first = -1
  let last = -1
  for (let i = 0; i <= steps; i++) {
    const [x, y] = between(from, to, i / steps)
    if (!within(water, x, y)) continue
    if (first < 0) first = i
    last = i
  }
  if (first < 0) return []
  const pad = 7 / length
  return [
    {
      from: between(from, to, Math.max(0, first / steps - pad)),
      to: between(from, to, Math.min(1, last / steps + pad)),
      width,
      material,
    },
  ]
}
