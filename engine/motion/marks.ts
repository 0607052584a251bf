// Small marks on a frame: dots and streaks of light or of matter, RGBA in place.

export interface Sheet {
  width: number
  height: number
}

type Colour = readonly [red: number, green: number, blue: number]

/** exp(-r²) of r² 0 to 5: what a soft dot is made of. */
const FALL = Float32Array.from({ length: 640 }, (_, i) => Math.exp(-i / 128))

/** A soft dot of light, added. `radius` px where it is down to a third. */
export function glow(
  { width, height }: Sheet,
  px: Uint8ClampedArray,
  x: number,
  y: number,
  radius: number,
  c: Colour,
  power = 1,
): void {
  const reach = radius * 2.2
  const x0 = Math.max(0, Math.ceil(x - reach))
  const x1 = Math.min(width - 1, Math.floor(x + reach))
  const y1 = Math.min(height - 1, Math.floor(y + reach))
  const scale = 128 / (radius * radius)
  for (let j = Math.max(0, Math.ceil(y - reach)); j <= y1; j++) {
    const dy = (j - y) * (j - y)
    for (let i = x0, p = (j * width + x0) * 4; i <= x1; i++, p += 4) {
      const at = (((i - x) * (i - x) + dy) * scale) | 0
      if (at >= 620) continue
      const v = FALL[at]! * power
      px[p]! += c[0] * v
      px[p + 1]! += c[1] * v
      px[p + 2]! += c[2] * v
    }
  }
}

/** Light that falls on what is there: px are multiplied by up to 1 + power. */
export function lamp(
  { width, height }: Sheet,
  px: Uint8ClampedArray,
  x: number,
  y: number,
  radius: number,
  c: Colour,
  power = 1,
): void {
  const reach = radius * 2.2
  const x0 = Math.max(0, Math.ceil(x - reach))
  const x1 = Math.min(width - 1, Math.floor(x + reach))
  const y1 = Math.min(height - 1, Math.floor(y + reach))
  const scale = 128 / (radius * radius)
  for (let j = Math.max(0, Math.ceil(y - reach)); j <= y1; j++) {
    const dy = (j - y) * (j - y)
    for (let i = x0, p = (j * width + x0) * 4; i <= x1; i++, p += 4) {
      const at = (((i - x) * (i - x) + dy) * scale) | 0
      if (at >= 620) continue
      const v = (FALL[at]! * power) / 255
      px[p]! += (px[p]! + 8) * c[0] * v
      px[p + 1]! += (px[p + 1]! + 8) * c[1] * v
      px[p + 2]! += (px[p + 2]! + 8) * c[2] * v
    }
  }
}

/** A soft dot of matter, laid over. */
export function dot(
  { width, height }: Sheet,
  px: Uint8ClampedArray,
  x: number,
  y: number,
  radius: number,
  c: Colour,
  alpha: number,
): void {
  const reach = radius + 1
  const x0 = Math.max(0, Math.ceil(x - reach))
  const x1 = Math.min(width - 1, Math.floor(x + reach))
  const y1 = Math.min(height - 1, Math.floor(y + reach))
  const soft = Math.max(1, radius * 0.7)
  for (let j = Math.max(0, Math.ceil(y - reach)); j <= y1; j++) {
    for (let i = x0, p = (j * width + x0) * 4; i <= x1; i++, p += 4) {
      const cover = Math.min(1, (radius + 0.5 - Math.hypot(i - x, j - y)) / soft)
      if (cover <= 0) continue
      const v = cover * alpha
      px[p]! += (c[0] - px[p]!) * v
      px[p + 1]! += (c[1] - px[p + 1]!) * v
      px[p + 2]! += (c[2] - px[p + 2]!) * v
    }
  }
}

/** A streak from one point to another, thin at both ends; `light` adds it, otherwise it is laid over. */
export function streak(
  { width, height }: Sheet,
  px: Uint8ClampedArray,
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
  wide: number,
  c: Colour,
  alpha: number,
  light = false,
): void {
  const isSteep = Math.abs(by - ay) >= Math.abs(bx - ax)
  const length = isSteep ? by - ay : bx - ax
  const steps = Math.ceil(Math.abs(length))
  if (steps < 1) return
  const half = wide / 2
  for (let k = 0; k <= steps; k++) {
    const t = k / steps
    const x = ax + (bx - ax) * t
    const y = ay + (by - ay) * t
    const strength = alpha * Math.min(1, 4 * t * (1 - t) + 0.12)
    const middle = isSteep ? x : y
    const line = Math.round(isSteep ? y : x)
    if (line < 0 || line >= (isSteep ? height : width)) continue
    const last = Math.min((isSteep ? width : height) - 1, Math.floor(middle + half + 1))
    for (let i = Math.max(0, Math.ceil(middle - half - 1)); i <= last; i++) {
      const cover = Math.min(1, half + 0.5 - Math.abs(i - middle))
      if (cover <= 0) continue
      const p = (isSteep ? line * width + i : i * width + line) * 4
      const v = strength * cover
      px[p]! += light ? c[0] * v : (c[0] - px[p]!) * v
      px[p + 1]! += light ? c[1] * v : (c[1] - px[p + 1]!) * v
      px[p + 2]! += light ? c[2] * v : (c[2] - px[p + 2]!) * v
    }
  }
}

/** A ring lying flat, as a drop makes it: `squash` 1 seen from above. */
export function ring(
  { width, height }: Sheet,
  px: Uint8ClampedArray,
  x: number,
  y: number,
  radius: number,
  squash: number,
  c: Colour,
  alpha: number,
): void {
  const steps = Math.max(8, Math.ceil(radius * 5))
  for (let k = 0; k < steps; k++) {
    const angle = (k / steps) * Math.PI * 2
    const fx = x + Math.cos(angle) * radius
    const fy = y + Math.sin(angle) * radius * squash
    const ix = Math.floor(fx)
    const iy = Math.floor(fy)
    if (ix < 0 || iy < 0 || ix + 1 >= width || iy + 1 >= height) continue
    const tx = fx - ix
    const ty = fy - iy
    const p = (iy * width + ix) * 4
    blend(px, p, c, alpha * (1 - tx) * (1 - ty))
    blend(px, p + 4, c, alpha * tx * (1 - ty))
    blend(px, p + width * 4, c, alpha * (1 - tx) * ty)
    blend(px, p + width * 4 + 4, c, alpha * tx * ty)
  }
}

function blend(px: Uint8ClampedArray, p: number, c: Colour, v: number): void {
  px[p]! += (c[0] - px[p]!) * v
  px[p + 1]! += (c[1] - px[p + 1]!) * v
  px[p + 2]! += (c[2] - px[p + 2]!) * v
}
