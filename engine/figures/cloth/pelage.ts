import { cross, length, sub, unit, type Vec, vertexOf } from '../../mesh/geometry.ts'
import type { Mesh } from '../../mesh/mesh.ts'
import { type Random, random } from '../../paint/random.ts'
import type { Figure } from '../anatomy/figure.ts'
import { things } from '../surface/skin.ts'

/** Locks a square decimetre of a pelt, and at most on one. */
const [THICK, MOST] = [64, 4200]
const SEGMENTS = 3

/** Locks that stand out of a pelt, so that it is fur at its edges too: they grow with it, lie down it and have its colours. */
export function addLocks(figure: Figure, pelt: Mesh, long: number, seed: number): void {
  const { positions, faces, rest = positions } = pelt
  const luck = random(seed)
  const sums = new Float32Array(faces.length / 4)
  let area = 0
  for (let f = 0; f < sums.length; f++) {
    const [a, b, c, d] = cornersOf(positions, faces, f)
    area += length(cross(sub(c, a), sub(d, b))) / 2
    sums[f] = area
  }
  const count = Math.min(MOST, Math.round(area * THICK))
  const made = {
    positions: new Float32Array(count * (SEGMENTS + 1) * 6),
    rest: new Float32Array(count * (SEGMENTS + 1) * 6),
    normals: new Float32Array(count * (SEGMENTS + 1) * 6),
    tangents: new Float32Array(count * (SEGMENTS + 1) * 6),
    tag: new Float32Array(count * (SEGMENTS + 1) * 2),
    faces: new Int32Array(count * SEGMENTS * 4),
  }
  for (let k = 0; k < count; k++) {
    const face = faceAt(sums, luck.range(0, area))
    growLock(made, k, cornersOf(positions, faces, face), vertexOf(rest, faces[face * 4]!), long, luck)
  }
  figure.meshes.push({
    ...made,
    stuff: 'fur',
    thing: things.trim,
    surface(spot) {
      const tone = spot.tag
      pelt.surface(spot)
      spot.r *= tone
      spot.g *= tone
      spot.b *= tone
      spot.isHair = true
      spot.specular = 0.1
      spot.gloss = 18
      spot.rim = 0.7
      spot.open = 1
    },
  })
}

function faceAt(sums: Float32Array, at: number): number {
  let low = 0
  let high = sums.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (sums[middle]! < at) low = middle + 1
    else high = middle
  }
  return low
}

const cornersOf = (positions: Float32Array, faces: Int32Array, f: number) =>
  [0, 1, 2, 3].map((k) => vertexOf(positions, faces[f * 4 + k]!)) as [Vec, Vec, Vec, Vec]

type Made = Record<'positions' | 'rest' | 'normals' | 'tangents' | 'tag', Float32Array> & { faces: Int32Array }

/** A lock: out from the hide, then down along it. */
function growLock(
  made: Made,
  k: number,
  [a, b, c, d]: [Vec, Vec, Vec, Vec],
  rest: Vec,
  long: number,
  luck: Random,
): void {
  const normal = unit(cross(sub(c, a), sub(d, b)))
  const [s, t] = [luck.next(), luck.next()]
  const root = [0, 1, 2].map((i) => (a[i]! * (1 - s) + b[i]! * s) * (1 - t) + (d[i]! * (1 - s) + c[i]! * s) * t)
  // Down as far as the hide goes down there, and a little to one side.
  const down = unit([
    luck.range(-0.45, 0.45) + normal[0] * normal[1],
    -1.02 + normal[1] * normal[1],
    luck.range(-0.3, 0.3) + normal[2] * normal[1],
  ])
  const reach = long * luck.range(0.7, 1.3)
  const own = luck.range(0.84, 1.16)
  const half = luck.range(0.016, 0.034)
  const across = unit(cross(down, normal))
  const first = k * (SEGMENTS + 1) * 2
  for (let i = 0; i <= SEGMENTS; i++) {
    const along = i / SEGMENTS
    const out = 0.42 * along * (1 - 0.5 * along) * reach
    const wide = half * Math.sqrt(Math.max(0.02, 1 - along * along))
    for (const side of [0, 1]) {
      const vertex = first + i * 2 + side
      const by = side === 0 ? wide : -wide
      for (let q = 0; q < 3; q++) {
        made.positions[vertex * 3 + q] = root[q]! + down[q]! * along * reach + normal[q]! * out + across[q]! * by
        made.rest[vertex * 3 + q] = rest[q]!
        made.normals[vertex * 3 + q] = normal[q]!
        made.tangents[vertex * 3 + q] = down[q]!
      }
      made.tag[vertex] = own * (0.72 + 0.36 * along)
    }
    if (i === SEGMENTS) continue
    made.faces.set(
      [0, 1, 3, 2].map((q) => first + i * 2 + q),
      (k * SEGMENTS + i) * 4,
    )
  }
}
