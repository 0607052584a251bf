import { add, amid, cross, length, sub, times, unit, type Vec, vertexOf } from '../../mesh/geometry.ts'
import type { Random } from '../../paint/random.ts'
import { bodyData } from '../anatomy/data.ts'
import type { Figure } from '../anatomy/figure.ts'
import { earVertices } from '../hats/block.ts'
import type { FaceSpot } from '../surface/skin.ts'

/** Where a strand grows, on the body at rest: its place, which way the skin looks there, and the place as the face measures it. */
export interface Root {
  at: Vec
  normal: Vec
  face: FaceSpot
}

/** Roots spread over the head where `density` (0-1) is above 0, as many as `count` in all. */
export function rootsOn(figure: Figure, density: (face: FaceSpot) => number, count: number, random: Random): Root[] {
  const { rest, eye, head } = figure
  const body = bodyData().groups.get('body')
  if (!body) return []
  const places: { corners: [Vec, Vec, Vec, Vec]; normal: Vec; until: number }[] = []
  let sum = 0
  const ears = earVertices()
  const measured = (at: Vec): FaceSpot => ({
    x: at[0] / head[0],
    y: (at[1] - eye[1]) / head[1],
    z: (at[2] - eye[2]) / head[2],
  })
  for (let f = 0; f < body.faces.length; f += 4) {
    const first = vertexOf(rest, body.faces[f]!)
    if (first[1] < eye[1] - 3 * head[1] || Math.abs(first[0]) > 1.6 * head[0]) continue
    // Nothing grows on ears.
    if (ears.has(body.faces[f]!)) continue
    const corners: [Vec, Vec, Vec, Vec] = [
      first,
      ...([1, 2, 3].map((k) => vertexOf(rest, body.faces[f + k]!)) as [Vec, Vec, Vec]),
    ]
    const middle = times(add(add(corners[0], corners[1]), add(corners[2], corners[3])), 0.25)
    const thick = density(measured(middle))
    if (thick <= 0) continue
    const normal = cross(sub(corners[2], corners[0]), sub(corners[3], corners[1]))
    sum += (length(normal) / 2) * thick
    places.push({ corners, normal: unit(normal), until: sum })
  }
  const roots: Root[] = []
  for (let k = 0; k < count && places.length > 0; k++) {
    const x = random.range(0, sum)
    let low = 0
    let high = places.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if (places[middle]!.until < x) low = middle + 1
      else high = middle
    }
    const { corners, normal } = places[low]!
    const s = random.range(0, 1)
    const at = amid(amid(corners[0], corners[1], s), amid(corners[3], corners[2], s), random.range(0, 1))
    const face = measured(at)
    if (density(face) > 0) roots.push({ at, normal, face })
  }
  return roots
}
