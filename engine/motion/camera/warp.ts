import type { Nearness } from '../stage.ts'
import { atRest, type Pose } from './paths.ts'

/** px a cell of the net that is laid over a frame; between its knots everything moves evenly, so nothing tears. */
export const CELL = 8

/** A picture as seen from another place: takes `from` into `into`, both RGBA of one size. */
export type Warp = (pose: Pose, from: Uint8ClampedArray, into: Uint8ClampedArray) => void

/** How near it is at a px of the picture. */
export function nearAt({ width, height, step, values }: Nearness, x: number, y: number): number {
  const u = Math.min(width - 1.001, Math.max(0, x / step - 0.5))
  const v = Math.min(height - 1.001, Math.max(0, y / step - 0.5))
  const iu = u | 0
  const iv = v | 0
  const fu = u - iu
  const fv = v - iv
  const at = iv * width + iu
  const right = width > 1 ? 1 : 0
  const down = height > 1 ? width : 0
  const top = values[at]! + (values[at + right]! - values[at]!) * fu
  const low = values[at + down]! + (values[at + down + right]! - values[at + down]!) * fu
  return top + (low - top) * fv
}

const isAtRest = (pose: Pose) =>
  pose.zoom === 1 &&
  pose.x === 0 &&
  pose.y === 0 &&
  pose.roll === 0 &&
  pose.dolly === 0 &&
  pose.asideX === 0 &&
  pose.asideY === 0

/** A net over a frame: for each knot, `CELL` px apart, the place of the picture that is seen there, px. */
export interface Net {
  across: number
  down: number
  x: Float32Array
  y: Float32Array
}

export function netFor(width: number, height: number): Net {
  const across = Math.ceil(width / CELL) + 1
  const down = Math.ceil(height / CELL) + 1
  return { across, down, x: new Float32Array(across * down), y: new Float32Array(across * down) }
}

export function warpFor(width: number, height: number, nearness: () => Nearness): Warp {
  const net = netFor(width, height)
  return (pose, from, into) => {
    if (isAtRest(pose)) {
      into.set(from)
      return
    }
    layNet(pose, nearness, net, width, height)
    throughNet(net, width, height, from, into)
  }
}

/** Takes a picture through a net, RGBA. */
export function throughNet(
  { across, x: netX, y: netY }: Net,
  width: number,
  height: number,
  from: Uint8ClampedArray,
  into: Uint8ClampedArray,
): void {
  for (let y = 0, p = 0; y < height; y++) {
    const row = (y / CELL) | 0
    const v = y / CELL - row
    for (let c = 0; c + 1 < across; c++) {
      const k = row * across + c
      let sx = netX[k]! + (netX[k + across]! - netX[k]!) * v
      let sy = netY[k]! + (netY[k + across]! - netY[k]!) * v
      const ex = netX[k + 1]! + (netX[k + 1 + across]! - netX[k + 1]!) * v
      const ey = netY[k + 1]! + (netY[k + 1 + across]! - netY[k + 1]!) * v
      const dx = (ex - sx) / CELL
      const dy = (ey - sy) / CELL
      const end = Math.min(width, (c + 1) * CELL)
      for (let x = c * CELL; x < end; x++, p += 4, sx += dx, sy += dy) {
        const hx = sx < 0 ? 0 : Math.min(sx, width - 1)
        const hy = sy < 0 ? 0 : Math.min(sy, height - 1)
        const ix = hx | 0
        const iy = hy | 0
        const fx = hx - ix
        const fy = hy - iy
        const o = (iy * width + ix) * 4
        const right = ix + 1 < width ? 4 : 0
        const below = iy + 1 < height ? width * 4 : 0
        const d = fx * fy
        const b = fx - d
        const e = fy - d
        const a = 1 - fx - e
        const o2 = o + below
        into[p] = from[o]! * a + from[o + right]! * b + from[o2]! * e + from[o2 + right]! * d
        into[p + 1] = from[o + 1]! * a + from[o + right + 1]! * b + from[o2 + 1]! * e + from[o2 + right + 1]! * d
        into[p + 2] = from[o + 2]! * a + from[o + right + 2]! * b + from[o2 + 2]! * e + from[o2 + right + 2]! * d
        into[p + 3] = from[o + 3]! * a + from[o + right + 3]! * b + from[o2 + 3]! * e + from[o2 + right + 3]! * d
      }
    }
  }
}

/** Where each knot's px stands in the picture: what lies there decides by how much it moved, so it is looked for thrice. */
function layNet(
  pose: Pose,
  nearness: () => Nearness,
  { across, down, x: netX, y: netY }: Net,
  width: number,
  height: number,
): void {
  const { zoom, x, y, roll, dolly, asideX, asideY, pivot } = { ...atRest, ...pose }
  const cx = width / 2
  const cy = height / 2
  const cos = Math.cos(roll) / zoom
  const sin = Math.sin(roll) / zoom
  const near = dolly !== 0 || asideX !== 0 || asideY !== 0 ? nearness() : undefined
  for (let r = 0, k = 0; r < down; r++) {
    for (let c = 0; c < across; c++, k++) {
      const dx = c * CELL - cx
      const dy = r * CELL - cy
      const ux = dx * cos - dy * sin
      const uy = dx * sin + dy * cos
      let sx = cx + ux + x
      let sy = cy + uy + y
      if (near) {
        for (let pass = 0; pass < 3; pass++) {
          const q = nearAt(near, sx, sy)
          const s = 1 - dolly * q
          sx = cx + ux * s + x + asideX * (q - pivot)
          sy = cy + uy * s + y + asideY * (q - pivot)
        }
      }
      netX[k] = sx
      netY[k] = sy
    }
  }
}
