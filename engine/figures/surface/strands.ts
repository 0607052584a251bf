import { add, amid, cross, length, sub, times, unit, type Vec, vertexOf } from '../../mesh/geometry.ts'
import { apply } from '../../mesh/matrix.ts'
import type { Stuff } from '../../mesh/mesh.ts'
import type { Random } from '../../paint/random.ts'
import { bodyData } from '../anatomy/data.ts'
import type { Figure } from '../anatomy/figure.ts'
import { earVertices } from '../hats/block.ts'
import type { FaceSpot } from './skin.ts'

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

export interface Strands {
  roots: readonly Root[]
  /** dm. */
  length(root: Root): number
  /** Which way a strand goes, from its root (0) to its tip (1). */
  flow(root: Root, t: number): Vec
  /** Which way its surface looks: that of the whole tuft, so that it is lit as one. */
  facing(root: Root): Vec
  width: number
  segments: number
  curl: number
  colour: readonly [number, number, number]
  thing: number
  stuff?: Stuff
  bone?: string
}

/** Grows ribbons from roots; they go with a bone. */
export function addStrands(figure: Figure, strands: Strands, random: Random): void {
  const { skeleton } = figure
  const { roots, segments, colour } = strands
  const bone = strands.bone ?? 'head'
  const turn = skeleton.wholes[skeleton.bone(bone)]!
  const each = (segments + 1) * 2
  const positions = new Float32Array(roots.length * each * 3)
  const normals = new Float32Array(positions.length)
  const tangents = new Float32Array(positions.length)
  const tag = new Float32Array(roots.length * each)
  const faces = new Int32Array(roots.length * segments * 4)
  for (const [nth, root] of roots.entries()) {
    const first = nth * each
    const shade = random.range(0, 1)
    const phase = random.range(0, 6.28)
    const long = strands.length(root) * random.range(0.75, 1.2)
    const wide = strands.width * random.range(0.7, 1.3)
    const facing = apply(turn, unit(strands.facing(root)))
    let at = root.at
    for (let i = 0; i <= segments; i++) {
      const t = i / segments
      let way = unit(strands.flow(root, t))
      if (strands.curl > 0)
        way = unit(add(way, [Math.cos(phase + t * 9) * strands.curl, 0, Math.sin(phase + t * 9) * strands.curl]))
      const side = times(unit(cross(way, root.normal)), wide * Math.sqrt(Math.max(0.03, 1 - t * 0.95)))
      const tangent = apply(turn, way)
      for (const [k, place] of [add(at, side), sub(at, side)].entries()) {
        const v = first + i * 2 + k
        positions.set(skeleton.carried(bone, place), v * 3)
        normals.set(facing, v * 3)
        tangents.set(tangent, v * 3)
        tag[v] = shade
      }
      if (i < segments) {
        const a = first + i * 2
        faces.set([a, a + 1, a + 3, a + 2], (nth * segments + i) * 4)
      }
      at = add(at, times(way, long / segments))
    }
  }
  const [r, g, b] = colour
  figure.meshes.push({
    positions,
    faces,
    normals,
    tangents,
    tag,
    stuff: strands.stuff ?? 'hair',
    thing: strands.thing,
    surface(spot) {
      const k = 0.72 + 0.56 * spot.tag
      spot.r = r * k
      spot.g = g * k
      spot.b = b * k
      spot.isHair = true
      spot.specular = 0.16 * Math.min(1, 0.3 + r * 1.4)
      spot.gloss = 26
    },
  })
}
