import type { Cast } from './cast.ts'
import type { Part, Touch } from './clay.ts'

const touch: Touch = { x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 1, red: 0, green: 0, blue: 0, height: 0, alpha: 1 }

/** Writes down at a px of a cast what lies at a place of a part: its depth, direction, colour and fine relief. */
export function lay(
  cast: Cast,
  index: number,
  i: number,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
) {
  const part: Part = cast.parts[index]!
  cast.part[i] = index + 1
  cast.depth[i] = z
  cast.nx[i] = nx
  cast.ny[i] = ny
  cast.nz[i] = nz
  touch.red = part.colour[0]
  touch.green = part.colour[1]
  touch.blue = part.colour[2]
  touch.height = 0
  touch.alpha = part.material.alpha ?? 1
  if (part.pigment) {
    const { origin, rotation, scale } = part.place
    const dx = (x - origin[0]) / scale
    const dy = (y - origin[1]) / scale
    const dz = (z - origin[2]) / scale
    touch.x = dx * rotation[0][0] + dy * rotation[1][0] + dz * rotation[2][0]
    touch.y = dx * rotation[0][1] + dy * rotation[1][1] + dz * rotation[2][1]
    touch.z = dx * rotation[0][2] + dy * rotation[1][2] + dz * rotation[2][2]
    touch.nx = nx * rotation[0][0] + ny * rotation[1][0] + nz * rotation[2][0]
    touch.ny = nx * rotation[0][1] + ny * rotation[1][1] + nz * rotation[2][1]
    touch.nz = nx * rotation[0][2] + ny * rotation[1][2] + nz * rotation[2][2]
    part.pigment(touch)
  }
  cast.red[i] = touch.red
  cast.green[i] = touch.green
  cast.blue[i] = touch.blue
  cast.fine[i] = touch.height
  cast.alpha[i] = touch.alpha
}
