import { DENSE, type Volume } from './volume.ts'

/** From where a volume is lit: a place of the world with its size, or a direction towards a light far away. */
export type Lamp =
  | { at: readonly [x: number, y: number, z: number]; radius: number }
  | { towards: readonly [x: number, y: number, z: number] }

const STEPS = 16
/** How far light from far away is followed, lengths. */
const REACH = 1.1

/** Works out how much light comes through to each place, by what lies between: every second cell each way, the rest between. */
export function lightThrough(volume: Volume, lamp: Lamp, thick: number): void {
  const { cells } = volume
  for (let k = 0; k < cells[2]; k += 2) for (let j = 0; j < cells[1]; j += 2) lightRow(volume, lamp, thick, j, k)
  const [nx, ny, nz] = cells
  soften(volume.bytes, 4, nx, nx * 4, ny, nx * ny * 4, nz)
  soften(volume.bytes, nx * 4, ny, 4, nx, nx * ny * 4, nz)
  soften(volume.bytes, nx * ny * 4, nz, 4, nx, nx * 4, ny)
}

function lightRow({ box, cells, step, bytes }: Volume, lamp: Lamp, thick: number, j: number, k: number): void {
  const [nx, ny, nz] = cells
  const y = box[1] + j * step[1]
  const z = box[2] + k * step[2]
  for (let i = 0; i < nx; i += 2) {
    const x = box[0] + i * step[0]
    let dx: number
    let dy: number
    let dz: number
    let far = REACH
    if ('towards' in lamp) {
      dx = lamp.towards[0]
      dy = lamp.towards[1]
      dz = lamp.towards[2]
    } else {
      dx = lamp.at[0] - x
      dy = lamp.at[1] - y
      dz = lamp.at[2] - z
      const long = Math.sqrt(dx * dx + dy * dy + dz * dz) + 1e-6
      dx /= long
      dy /= long
      dz /= long
      far = Math.max(0, long - lamp.radius)
    }
    const h = far / STEPS
    const gx = (dx * h) / step[0]
    const gy = (dy * h) / step[1]
    const gz = (dz * h) / step[2]
    let a = i + gx * 0.7 + 0.5
    let b = j + gy * 0.7 + 0.5
    let c = k + gz * 0.7 + 0.5
    let sum = 0
    for (let n = 0; n < STEPS; n++) {
      if (a < 0 || b < 0 || c < 0 || a >= nx || b >= ny || c >= nz) break
      sum += bytes[((c | 0) * ny + (b | 0)) * nx * 4 + (a | 0) * 4]!
      a += gx
      b += gy
      c += gz
    }
    const through = (255 * Math.exp((-sum * h * thick * DENSE) / 255) + 0.5) | 0
    const right = i + 1 < nx ? 4 : 0
    const up = j + 1 < ny ? nx * 4 : 0
    const near = k + 1 < nz ? nx * ny * 4 : 0
    const at = (k * ny + j) * nx * 4 + i * 4 + 3
    for (const o of [at, at + up, at + near, at + up + near]) {
      bytes[o] = through
      bytes[o + right] = through
    }
  }
}

/** Melts the steps of two cells, along one direction. */
function soften(bytes: Uint8Array, along: number, long: number, s1: number, n1: number, s2: number, n2: number): void {
  for (let p = 0; p < n2; p++) for (let q = 0; q < n1; q++) softenLine(bytes, along, long, p * s2 + q * s1 + 3)
}

function softenLine(bytes: Uint8Array, along: number, long: number, start: number): void {
  let before = bytes[start]!
  for (let i = 1, at = start + along; i < long - 1; i++, at += along) {
    const here = bytes[at]!
    bytes[at] = (before + 2 * here + bytes[at + along]! + 2) >> 2
    before = here
  }
}
