import { edgesOf } from './geometry.ts'

/** A mesh's faces each cut into four; made once for a shape of mesh, used for every body of that shape. */
export interface Subdivision {
  faces: Int32Array
  /** Vertices of the finer mesh. */
  count: number
  /** Places of the finer mesh's vertices, smoothed after Catmull and Clark. Borders stay where they are, rounded. */
  round(positions: Float32Array): Float32Array
  /** Any other numbers, `stride` a vertex, evenly between the corners'. */
  spread(values: Float32Array, stride: number): Float32Array
  /** Corners of pictures of the finer faces. */
  uv(values: Float32Array, faces: Int32Array): { values: Float32Array; faces: Int32Array }
}

export function subdivision(faces: Int32Array, vertices: number): Subdivision {
  const { pairs, shares, ofFace } = edgesOf(faces)
  const edges = shares.length
  const count4 = faces.length / 4
  const firstEdge = vertices
  const firstFace = vertices + edges
  const count = firstFace + count4
  const finer = new Int32Array(faces.length * 4)
  for (let f = 0; f < count4; f++) {
    for (let k = 0; k < 4; k++) {
      const own = faces[f * 4 + k]!
      const after = ofFace[f * 4 + k]!
      const before = ofFace[f * 4 + ((k + 3) & 3)]!
      const at = f * 16 + k * 4
      finer[at] = own
      finer[at + 1] = after < 0 ? own : firstEdge + after
      finer[at + 2] = firstFace + f
      finer[at + 3] = before < 0 ? own : firstEdge + before
    }
  }
  // Faces about each edge.
  const about = new Int32Array(edges * 2).fill(-1)
  for (let i = 0; i < ofFace.length; i++) {
    const edge = ofFace[i]!
    if (edge < 0) continue
    if (about[edge * 2]! < 0) about[edge * 2] = i >> 2
    else about[edge * 2 + 1] = i >> 2
  }

  function spread(values: Float32Array, stride: number): Float32Array {
    const out = new Float32Array(count * stride)
    out.set(values.subarray(0, vertices * stride))
    for (let f = 0; f < count4; f++) {
      const to = (firstFace + f) * stride
      const p = faces[f * 4]! * stride
      const q = faces[f * 4 + 1]! * stride
      const r = faces[f * 4 + 2]! * stride
      const s = faces[f * 4 + 3]! * stride
      for (let c = 0; c < stride; c++)
        out[to + c] = (values[p + c]! + values[q + c]! + values[r + c]! + values[s + c]!) / 4
    }
    for (let e = 0; e < edges; e++) {
      const to = (firstEdge + e) * stride
      const p = pairs[e * 2]! * stride
      const q = pairs[e * 2 + 1]! * stride
      for (let c = 0; c < stride; c++) out[to + c] = (values[p + c]! + values[q + c]!) / 2
    }
    return out
  }

  const valence = new Float32Array(vertices)
  const facesAbout = new Float32Array(vertices)
  const borderEdges = new Uint8Array(vertices)
  for (let e = 0; e < edges; e++) {
    for (let k = 0; k < 2; k++) {
      const vertex = pairs[e * 2 + k]!
      valence[vertex]!++
      if (about[e * 2 + 1]! < 0) borderEdges[vertex]!++
    }
  }
  for (let f = 0; f < faces.length; f++) {
    if ((f & 3) === 3 && faces[f] === faces[f - 1]) continue
    facesAbout[faces[f]!]!++
  }
  const faceSum = new Float32Array(vertices * 3)
  const edgeSum = new Float32Array(vertices * 3)
  const borderSum = new Float32Array(vertices * 3)

  function round(positions: Float32Array): Float32Array {
    const out = spread(positions, 3)
    faceSum.fill(0)
    edgeSum.fill(0)
    borderSum.fill(0)
    for (let f = 0; f < faces.length; f++) {
      if ((f & 3) === 3 && faces[f] === faces[f - 1]) continue
      const [to, from] = [faces[f]! * 3, (firstFace + (f >> 2)) * 3]
      for (let c = 0; c < 3; c++) faceSum[to + c]! += out[from + c]!
    }
    for (let e = 0; e < edges; e++) roundEdge(positions, out, e)
    for (let i = 0; i < vertices; i++) roundVertex(positions, out, i)
    return out
  }

  function roundEdge(positions: Float32Array, out: Float32Array, e: number): void {
    const a = pairs[e * 2]! * 3
    const b = pairs[e * 2 + 1]! * 3
    const f = (firstFace + about[e * 2]!) * 3
    const second = about[e * 2 + 1]!
    const g = (firstFace + second) * 3
    const own = (firstEdge + e) * 3
    for (let c = 0; c < 3; c++) {
      const middle = (positions[a + c]! + positions[b + c]!) / 2
      edgeSum[a + c]! += middle
      edgeSum[b + c]! += middle
      if (second < 0) {
        borderSum[a + c]! += middle
        borderSum[b + c]! += middle
      } else out[own + c] = (middle + (out[f + c]! + out[g + c]!) / 2) / 2
    }
  }

  function roundVertex(positions: Float32Array, out: Float32Array, i: number): void {
    const n = valence[i]!
    for (let c = 0; c < 3; c++) {
      const at = i * 3 + c
      if (borderEdges[i]! > 0) {
        if (borderEdges[i] === 2) out[at] = positions[at]! * 0.5 + borderSum[at]! * 0.25
      } else if (n > 2 && facesAbout[i]! > 0)
        out[at] = (faceSum[at]! / facesAbout[i]! + (2 * edgeSum[at]!) / n + (n - 3) * positions[at]!) / n
    }
  }

  return {
    faces: finer,
    count,
    round,
    spread,
    uv(values, corners) {
      const out = new Float32Array(count4 * 18)
      const at = new Int32Array(count4 * 16)
      for (let f = 0; f < count4; f++) {
        const corner = (k: number, c: number) => values[corners[f * 4 + (k & 3)]! * 2 + c]!
        for (let k = 0; k < 4; k++) {
          for (let c = 0; c < 2; c++) {
            out[(f * 9 + k) * 2 + c] = corner(k, c)
            out[(f * 9 + 4 + k) * 2 + c] = (corner(k, c) + corner(k + 1, c)) / 2
            out[(f * 9 + 8) * 2 + c]! += corner(k, c) / 4
          }
          at.set([f * 9 + k, f * 9 + 4 + k, f * 9 + 8, f * 9 + 4 + ((k + 3) & 3)], f * 16 + k * 4)
        }
      }
      return { values: out, faces: at }
    },
  }
}
