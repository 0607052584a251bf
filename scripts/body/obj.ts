/** A mesh of four-cornered faces as Wavefront OBJ tells it; a triangle repeats its last corner. Indices count from 0. */
export interface ObjMesh {
  positions: Float32Array
  uv: Float32Array
  faces: Int32Array
  uvFaces: Int32Array
  /** The group of each face. */
  groups: string[]
}

export function readObj(text: string): ObjMesh {
  const positions: number[] = []
  const uv: number[] = []
  const faces: number[] = []
  const uvFaces: number[] = []
  const groups: string[] = []
  let group = ''
  for (const line of text.split('\n')) {
    const [what, ...rest] = line.trim().split(/\s+/)
    if (what === 'v') positions.push(...rest.slice(0, 3).map(Number))
    else if (what === 'vt') uv.push(...rest.slice(0, 2).map(Number))
    else if (what === 'g') group = rest.join(' ')
    else if (what === 'f') {
      const corners = rest.map((one) => one.split('/').map((index) => Number(index) - 1))
      while (corners.length < 4) corners.push(corners.at(-1) ?? [0, 0])
      for (const [vertex = 0, place = 0] of corners.slice(0, 4)) {
        faces.push(vertex)
        uvFaces.push(Math.max(0, place))
      }
      groups.push(group)
    }
  }
  return {
    positions: Float32Array.from(positions),
    uv: Float32Array.from(uv),
    faces: Int32Array.from(faces),
    uvFaces: Int32Array.from(uvFaces),
    groups,
  }
}
