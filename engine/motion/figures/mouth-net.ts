import { blur, type Field, smoothstep } from '../../paint/field.ts'

/** px a cell of the net that takes along what is about the mouth: beards, cheeks, what is drawn on a face. */
const STEP = 4
/** Beyond so much of the head's height from its middle nothing is taken along. */
export const FAR = { from: 0.62, to: 1.15 }

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Nets {
  across: number
  down: number
  /** For each unit how far a cell's knot moves, px. */
  x: Float32Array[]
  y: Float32Array[]
}

/** What is about the mouth goes with the skin that is nearest: knots between vertices have the mean of those about them. */
export function netsOf(
  at: Float32Array,
  moves: readonly Float32Array[],
  isSeen: Uint8Array,
  [mx, my]: readonly [number, number],
  tall: number,
  box: Box,
): Nets {
  const across = Math.ceil((box.right - box.left) / STEP) + 2
  const down = Math.ceil((box.bottom - box.top) / STEP) + 2
  const empty = (): Field => ({ width: across, height: down, values: new Float32Array(across * down) })
  const weight = empty()
  const sums = moves.map(() => [empty(), empty()] as const)
  for (let v = 0; v < isSeen.length; v++) {
    if (!isSeen[v]) continue
    const c = Math.round((at[v * 3]! - box.left) / STEP)
    const r = Math.round((at[v * 3 + 1]! - box.top) / STEP)
    if (c < 0 || r < 0 || c >= across || r >= down) continue
    const k = r * across + c
    weight.values[k]!++
    for (const [u, move] of moves.entries()) {
      sums[u]![0].values[k]! += move[v * 3]!
      sums[u]![1].values[k]! += move[v * 3 + 1]!
    }
  }
  // Fine where there are vertices, broader and broader where there are none.
  const reaches = [0.02, 0.05, 0.12, 0.26].map((share) => Math.max(0.7, (share * tall) / STEP))
  const weights = reaches.map((reach) => blur(weight, reach, 2).values)
  const fade = fadeOf(across, down, box, mx, my - tall * 0.22, tall)
  const filled = (field: Field) => {
    const layers = reaches.map((reach) => blur(field, reach, 2).values)
    return Float32Array.from({ length: across * down }, (_, k) => {
      let left = 1
      let sum = 0
      for (const [n, layer] of layers.entries()) {
        const share = n === layers.length - 1 ? left : left * Math.min(1, weights[n]![k]! * 3)
        if (weights[n]![k]! > 1e-6) sum += (share * layer[k]!) / weights[n]![k]!
        left -= share
      }
      return sum * fade[k]!
    })
  }
  return { across, down, x: sums.map(([x]) => filled(x)), y: sums.map(([, y]) => filled(y)) }
}

function fadeOf(across: number, down: number, { left, top }: Box, cx: number, cy: number, tall: number): Float32Array {
  return Float32Array.from({ length: across * down }, (_, k) => {
    const x = left + (k % across) * STEP
    const y = top + Math.floor(k / across) * STEP
    return smoothstep(FAR.to, FAR.from, Math.hypot(x - cx, (y - cy) * 0.9) / tall)
  })
}

/** Takes px along with a net, within a box. */
export function takenAlong(
  from: Uint8ClampedArray,
  into: Uint8ClampedArray,
  width: number,
  { left, top, right, bottom }: Box,
  across: number,
  sx: Float32Array,
  sy: Float32Array,
): void {
  const height = from.length / 4 / width
  for (let y = top; y < bottom; y++) {
    const r = Math.floor((y - top) / STEP)
    const v = (y - top) / STEP - r
    for (let x = left, p = (y * width + left) * 4; x < right; x++, p += 4) {
      const c = Math.floor((x - left) / STEP)
      const u = (x - left) / STEP - c
      const k = r * across + c
      const dx = bilinear(sx, k, across, u, v)
      const dy = bilinear(sy, k, across, u, v)
      if (dx * dx + dy * dy < 0.0025) continue
      taken(from, width, height, x - dx, y - dy, into, p)
    }
  }
}

function bilinear(values: Float32Array, k: number, across: number, u: number, v: number): number {
  const a = values[k]! + (values[k + 1]! - values[k]!) * u
  const b = values[k + across]! + (values[k + across + 1]! - values[k + across]!) * u
  return a + (b - a) * v
}

/** A place between px, RGBA into `into` at `p`. */
export function taken(
  from: Uint8ClampedArray,
  width: number,
  height: number,
  x: number,
  y: number,
  into: Uint8ClampedArray,
  p: number,
): void {
  const hx = Math.min(width - 1.001, Math.max(0, x))
  const hy = Math.min(height - 1.001, Math.max(0, y))
  const ix = hx | 0
  const iy = hy | 0
  const fx = hx - ix
  const fy = hy - iy
  const o = (iy * width + ix) * 4
  const below = o + width * 4
  const d = fx * fy
  const b = fx - d
  const e = fy - d
  const a = 1 - fx - e
  into[p] = from[o]! * a + from[o + 4]! * b + from[below]! * e + from[below + 4]! * d
  into[p + 1] = from[o + 1]! * a + from[o + 5]! * b + from[below + 1]! * e + from[below + 5]! * d
  into[p + 2] = from[o + 2]! * a + from[o + 6]! * b + from[below + 2]! * e + from[below + 6]! * d
  into[p + 3] = from[o + 3]! * a + from[o + 7]! * b + from[below + 3]! * e + from[below + 7]! * d
}
