import { add, amid, cross, sub, times, tube, unit, type Vec } from '../../mesh/geometry.ts'
import type { Surface } from '../../mesh/mesh.ts'
import { mix, type Rgb, shade } from '../../paint/colour.ts'
import type { Random } from '../../paint/random.ts'
import { clothOf, metalOf } from '../cloth/fabrics.ts'
import { reflects } from '../surface/skin.ts'
import { away, type Bench, lathe, over, type Shape, strap } from './sew.ts'

/** A ribbon round a crown, with a buckle before when there is a metal for it. */
export function ribbon(on: Bench, colour: Rgb, low: number, high: number, gap: number, buckle?: Rgb): void {
  on.add(strap(on.block, gap, low, high, { rows: 3, bulge: 0.012 }), clothOf(colour, { sheen: 0.6 }), 'cloth', 1)
  if (!buckle) return
  const middle = (low + high) / 2
  const half = (high - low) * 0.62
  const corners: [number, number][] = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ]
  const wide = (half * 1.15) / on.block.reach(0.35, middle)
  const points = corners.map(([x, y]) => over(on.block, 0.35 + x * wide, middle + y * half, gap + 0.04))
  on.add(
    tube(
      points,
      points.map(() => 0.022),
      { sides: 5, open: true },
    ),
    metalOf(buckle, { worn: 0.3 }),
    'metal',
    1,
  )
}

/** Barbs on both sides of a quill that runs through `line`; each a ribbon that leans to the tip. */
export function feather(
  on: Bench,
  line: readonly Vec[],
  { colour, wide, face, random, curl = 0.25 }: { colour: Rgb; wide: number; face: Vec; random: Random; curl?: number },
): void {
  const BARBS = 84
  const PARTS = 3
  const at = (t: number): Vec => {
    const f = Math.min(0.9999, Math.max(0, t)) * (line.length - 1)
    const i = Math.floor(f)
    const p = (k: number) => line[Math.min(line.length - 1, Math.max(0, k))]!
    const u = f - i
    // Catmull-Rom: the quill is one curve.
    const mixed = (c: 0 | 1 | 2) => {
      const [a, b, d, e] = [p(i - 1)[c], p(i)[c], p(i + 1)[c], p(i + 2)[c]]
      return b + 0.5 * u * (d - a + u * (2 * a - 5 * b + 4 * d - e + u * (3 * (b - d) + e - a)))
    }
    return [mixed(0), mixed(1), mixed(2)]
  }
  const points = Array.from({ length: 20 }, (_, i) => at(i / 19))
  on.add(
    tube(
      points,
      points.map((_, i) => 0.024 * (1 - i / 24)),
      { sides: 5 },
    ),
    clothOf(mix(colour, [236, 226, 200], 0.6)),
    'cloth',
    1,
  )
  const each = (PARTS + 1) * 2
  const positions = new Float32Array(BARBS * 2 * each * 3)
  const normals = new Float32Array(positions.length)
  const tangents = new Float32Array(positions.length)
  const tag = new Float32Array(BARBS * 2 * each)
  const faces = new Int32Array(BARBS * 2 * PARTS * 4)
  const look = unit(face)
  let nth = 0
  for (let k = 0; k < BARBS; k++) {
    const t = 0.1 + (0.9 * k) / (BARBS - 1)
    const along = unit(sub(at(t + 0.02), at(t - 0.02)))
    const side = unit(cross(along, look))
    const full = Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.9)) ** 0.6
    for (const s of [-1, 1]) {
      const long = wide * full * random.range(0.86, 1.08) * (s < 0 ? 1 : 0.82)
      const tone = random.range(0, 1)
      const drop = random.range(-0.04, 0.04)
      for (let i = 0; i <= PARTS; i++) {
        const u = i / PARTS
        const lean = 0.5 + 0.5 * u
        const centre = add(
          at(t),
          add(add(times(side, s * long * u), times(along, long * u * lean)), times(look, long * (drop - curl * u * u))),
        )
        const half = times(along, 0.026 * (1.2 - 0.9 * u))
        for (const [j, place] of [add(centre, half), sub(centre, half)].entries()) {
          const v = nth * each + i * 2 + j
          positions.set(place, v * 3)
          normals.set(unit(add(look, times(side, s * 0.5 * u))), v * 3)
          tangents.set(unit(add(times(side, s), times(along, lean))), v * 3)
          tag[v] = tone
        }
        if (i < PARTS) {
          const a = nth * each + i * 2
          faces.set([a, a + 1, a + 3, a + 2], (nth * PARTS + i) * 4)
        }
      }
      nth++
    }
  }
  on.add({ positions, normals, tangents, tag, faces }, plumage(colour), 'fur', 1)
}

function plumage(colour: Rgb): Surface {
  const [r, g, b] = reflects(colour)
  return (spot) => {
    const k = 0.78 + 0.4 * spot.tag
    spot.r = r * k
    spot.g = g * k
    spot.b = b * k
    spot.specular = 0.08
    spot.gloss = 18
    spot.wrap = 0.3
    spot.rim = 0.6
  }
}

/** A plume at the side of a hat that sweeps out and back. */
export function plume(
  on: Bench,
  colour: Rgb,
  { low, gap, long = 2.1 }: { low: number; gap: number; long?: number },
): void {
  const s = on.random.chance(0.5) ? 1 : -1
  const size = on.block.size
  const foot = over(on.block, s * 0.9, low, gap)
  const rise = long * size
  const line: Vec[] = [
    foot,
    add(foot, [s * 0.2 * rise, 0.32 * rise, -0.06 * rise]),
    add(foot, [s * 0.46 * rise, 0.5 * rise, -0.22 * rise]),
    add(foot, [s * 0.76 * rise, 0.46 * rise, -0.42 * rise]),
    add(foot, [s * 0.98 * rise, 0.26 * rise, -0.62 * rise]),
  ]
  // It looks at us, or it would be seen as its quill alone.
  feather(on, line, { colour, wide: 0.3 * size, face: [s * 0.2, 0.35, 0.9], random: on.random })
}

/** Petals round a heart. */
export function blossom(on: Bench, at: Vec, out: Vec, wide: number, colour: Rgb, petals = 6): void {
  const look = unit(out)
  const across = unit(cross(look, Math.abs(look[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]))
  const up = cross(across, look)
  const centre = add(at, times(look, 0.05))
  on.add(
    lathe(
      (t, angle) => {
        const lobe = 0.72 + 0.28 * Math.abs(Math.cos((angle * petals) / 2))
        const far = wide * t * lobe
        const lift = wide * (0.42 * t * t - 0.1)
        return add(
          centre,
          add(times(look, lift), add(times(across, Math.cos(angle) * far), times(up, Math.sin(angle) * far))),
        )
      },
      { rows: 4, columns: petals * 6 },
    ),
    (spot) => {
      const k = 0.7 + 0.4 * spot.tag
      const [r, g, b] = reflects(colour)
      spot.r = r * k
      spot.g = g * k
      spot.b = b * k
      spot.wrap = 0.3
      spot.specular = 0.04
    },
    'cloth',
    1,
  )
  on.add(knob(add(centre, times(look, wide * 0.02)), wide * 0.26), clothOf([214, 170, 66]), 'cloth', 1)
}

/** A small ball. */
export function knob(at: Vec, radius: number): Shape {
  return lathe(
    (t, angle) => {
      const phi = (t - 0.5) * Math.PI
      return add(at, add(times(away(angle), Math.cos(phi) * radius), [0, Math.sin(phi) * radius, 0]))
    },
    { rows: 8, columns: 12 },
  )
}

/** A leaf from its stalk to its tip, folded along the middle. */
export function leaf(on: Bench, from: Vec, to: Vec, out: Vec, wide: number, colour: Rgb): void {
  const along = unit(sub(to, from))
  const side = unit(cross(along, out))
  const look = unit(cross(side, along))
  const rows = 6
  const positions: number[] = []
  const faces: number[] = []
  for (let j = 0; j <= rows; j++) {
    const t = j / rows
    const half = wide * Math.sin(Math.PI * t ** 0.75) * 0.5
    const middle = add(amid(from, to, t), times(look, 0.18 * wide * Math.sin(Math.PI * t)))
    for (const k of [-1, 0, 1])
      positions.push(...add(middle, add(times(side, k * half), times(look, Math.abs(k) * half * 0.4))))
    if (j < rows) {
      const a = j * 3
      faces.push(a, a + 1, a + 4, a + 3, a + 1, a + 2, a + 5, a + 4)
    }
  }
  on.add(
    { positions: Float32Array.from(positions), faces: Int32Array.from(faces) },
    clothOf(shade(colour, on.random.range(-0.06, 0.07)), { sheen: 0.5 }),
    'cloth',
    1,
  )
}
