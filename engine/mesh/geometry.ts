/** x, y, z in the units of whoever makes it. People: decimetres, y up, z towards the eye, x to the figure's left. */
export type Vec = readonly [x: number, y: number, z: number]

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const times = (a: Vec, by: number): Vec => [a[0] * by, a[1] * by, a[2] * by]
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const length = (a: Vec): number => Math.sqrt(a[0] * a[0] + a[1] * a[1] + a[2] * a[2])
export function unit(a: Vec): Vec {
  const long = length(a) || 1
  return [a[0] / long, a[1] / long, a[2] / long]
}
/** From `a` (0) to `b` (1). */
export const amid = (a: Vec, b: Vec, t: number): Vec => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]
export const vertexOf = (positions: Float32Array, vertex: number): Vec => [
  positions[vertex * 3]!,
  positions[vertex * 3 + 1]!,
  positions[vertex * 3 + 2]!,
]

/** The unit normal of each vertex: the mean of its faces', larger ones counting more. */
export function normalsOf(positions: Float32Array, faces: Int32Array): Float32Array {
  const normals = new Float32Array(positions.length)
  for (let f = 0; f < faces.length; f += 4) addNormal(positions, faces, normals, f)
  for (let i = 0; i < normals.length; i += 3) {
    const x = normals[i]!
    const y = normals[i + 1]!
    const z = normals[i + 2]!
    const by = 1 / (Math.sqrt(x * x + y * y + z * z) || 1)
    normals[i] = x * by
    normals[i + 1] = y * by
    normals[i + 2] = z * by
  }
  return normals
}

function addNormal(p: Float32Array, faces: Int32Array, normals: Float32Array, f: number): void {
  const a = faces[f]! * 3
  const b = faces[f + 1]! * 3
  const c = faces[f + 2]! * 3
  const d = faces[f + 3]! * 3
  // Across the diagonals; a triangle's second one is its side.
  const to = c === d ? c : d
  const ux = p[c]! - p[a]!
  const uy = p[c + 1]! - p[a + 1]!
  const uz = p[c + 2]! - p[a + 2]!
  const wx = p[to]! - p[b]!
  const wy = p[to + 1]! - p[b + 1]!
  const wz = p[to + 2]! - p[b + 2]!
  const nx = uy * wz - uz * wy
  const ny = uz * wx - ux * wz
  const nz = ux * wy - uy * wx
  for (let k = 0; k < 4; k++) {
    if (k === 3 && c === d) break
    const at = faces[f + k]! * 3
    normals[at]! += nx
    normals[at + 1]! += ny
    normals[at + 2]! += nz
  }
}

/** A part of a mesh with vertices of its own: vertex `of[i]` of the whole is its vertex i. */
export interface Cutting {
  faces: Int32Array
  of: Int32Array
  /** The kept faces' numbers in the whole. */
  kept: Int32Array
}

/** Keeps the faces all whose corners are wanted. */
export function cut(faces: Int32Array, isWanted: (vertex: number) => boolean): Cutting {
  const places = new Map<number, number>()
  const of: number[] = []
  const out: number[] = []
  const kept: number[] = []
  for (let f = 0; f < faces.length; f += 4) {
    if (!isWanted(faces[f]!) || !isWanted(faces[f + 1]!) || !isWanted(faces[f + 2]!) || !isWanted(faces[f + 3]!))
      continue
    for (let k = 0; k < 4; k++) {
      const vertex = faces[f + k]!
      let place = places.get(vertex)
      if (place === undefined) {
        place = of.length
        places.set(vertex, place)
        of.push(vertex)
      }
      out.push(place)
    }
    kept.push(f / 4)
  }
  return { faces: Int32Array.from(out), of: Int32Array.from(of), kept: Int32Array.from(kept) }
}

/** The numbers of some vertices, `stride` each. */
export function gather(values: Float32Array, of: Int32Array, stride = 3): Float32Array {
  const out = new Float32Array(of.length * stride)
  for (let i = 0; i < of.length; i++)
    for (let c = 0; c < stride; c++) out[i * stride + c] = values[of[i]! * stride + c]!
  return out
}

/** Every edge once, in the order its first face has it: its two vertices, and how many faces share it. */
export function edgesOf(faces: Int32Array): { pairs: Int32Array; shares: Uint8Array; ofFace: Int32Array } {
  const pairs = new Int32Array(faces.length * 2)
  const shares = new Uint8Array(faces.length)
  const ofFace = new Int32Array(faces.length).fill(-1)
  // A table of its own, at most half full: a Map takes several times as long for as many edges as clothes have.
  const mask = 2 ** Math.ceil(Math.log2(faces.length * 2 + 2)) - 1
  const numbers = new Int32Array(mask + 1).fill(-1)
  let count = 0
  for (let f = 0; f < faces.length; f += 4) {
    for (let k = 0; k < 4; k++) {
      const a = faces[f + k]!
      const b = faces[f + ((k + 1) & 3)]!
      if (a === b) continue
      const [low, high] = a < b ? [a, b] : [b, a]
      let place = ((Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b)) >>> 7) & mask
      let number = numbers[place]!
      while (number >= 0 && !isEdge(pairs, number, low, high)) {
        place = (place + 1) & mask
        number = numbers[place]!
      }
      if (number < 0) {
        number = count++
        numbers[place] = number
        pairs[number * 2] = a
        pairs[number * 2 + 1] = b
      }
      shares[number]!++
      ofFace[f + k] = number
    }
  }
  return { pairs: pairs.slice(0, count * 2), shares: shares.slice(0, count), ofFace }
}

/** Whether an edge lies between these two vertices, whichever way round. */
function isEdge(pairs: Int32Array, edge: number, low: number, high: number): boolean {
  const [a, b] = [pairs[edge * 2]!, pairs[edge * 2 + 1]!]
  return (a === low && b === high) || (a === high && b === low)
}

/** The borders of a mesh as loops of vertices, each in the direction of its faces; those of less than five are left out. */
export function bordersOf(faces: Int32Array): number[][] {
  const seen = new Map<number, [number, number] | undefined>()
  for (let f = 0; f < faces.length; f += 4) {
    for (let k = 0; k < 4; k++) {
      const a = faces[f + k]!
      const b = faces[f + ((k + 1) & 3)]!
      if (a === b) continue
      const key = a < b ? a * 0x200000 + b : b * 0x200000 + a
      seen.set(key, seen.has(key) ? undefined : [a, b])
    }
  }
  const next = new Map<number, number>()
  for (const edge of seen.values()) if (edge) next.set(edge[0], edge[1])
  const loops: number[][] = []
  for (const start of [...next.keys()]) {
    const loop: number[] = []
    let at = start
    for (;;) {
      const to = next.get(at)
      if (to === undefined) break
      loop.push(at)
      next.delete(at)
      at = to
    }
    if (loop.length > 4) loops.push(loop)
  }
  return loops
}

/** A tube along points, `sides` vertices a ring; `flat` presses it in the second direction. Closed at both ends unless `open`. */
export function tube(
  points: readonly Vec[],
  radii: readonly number[],
  { sides = 12, flat = 1, up = [0, 0, 1] as Vec, open = false } = {},
): { positions: Float32Array; faces: Int32Array; tag: Float32Array } {
  const positions: number[] = []
  const faces: number[] = []
  const tag: number[] = []
  const last = points.length - 1
  let side: Vec | undefined
  for (const [i, point] of points.entries()) {
    const way = unit(sub(points[Math.min(last, i + 1)]!, points[Math.max(0, i - 1)]!))
    side = unit(cross(way, side ? cross(side, way) : up))
    const other = unit(cross(way, side))
    for (let k = 0; k < sides; k++) {
      const angle = (k / sides) * 2 * Math.PI
      const [c, s] = [Math.cos(angle) * radii[i]!, Math.sin(angle) * radii[i]! * flat]
      positions.push(...add(point, add(times(side, c), times(other, s))))
      tag.push(i / Math.max(1, last))
    }
  }
  const ring = (i: number, k: number) => i * sides + (k % sides)
  for (let i = 0; i < last; i++)
    for (let k = 0; k < sides; k++) faces.push(ring(i, k), ring(i, k + 1), ring(i + 1, k + 1), ring(i + 1, k))
  if (!open) {
    for (const i of [0, last]) {
      const centre = positions.length / 3
      positions.push(...points[i]!)
      tag.push(i / Math.max(1, last))
      for (let k = 0; k < sides; k++)
        if (i > 0) faces.push(ring(i, k), ring(i, k + 1), centre, centre)
        else faces.push(ring(i, k + 1), ring(i, k), centre, centre)
    }
  }
  return { positions: Float32Array.from(positions), faces: Int32Array.from(faces), tag: Float32Array.from(tag) }
}

/** A ball. */
export function ball(at: Vec, radius: number, rings = 14, sides = 20) {
  const points: Vec[] = []
  const radii: number[] = []
  for (let i = 0; i <= rings; i++) {
    const angle = -Math.PI / 2 + (Math.PI * i) / rings
    points.push(add(at, [0, Math.sin(angle) * radius, 0]))
    radii.push(Math.max(0.001 * radius, Math.cos(angle) * radius))
  }
  return tube(points, radii, { sides, open: true })
}
