/**
 * Evens out what was sampled with a pattern of 4 × 4 turns, along rows and then along columns, without crossing jumps of depth:
 * `far` is the depth (`NOTHING` where there is nothing) and `jump` how much of it two neighbours may differ, units.
 */
export function smoothed(values: Float32Array, far: Float32Array, width: number, height: number, jump: number): void {
  const between = new Float32Array(values.length)
  for (let y = 0; y < height; y++) evenRow(values, between, far, width, y * width, jump)
  for (let y = 0; y < height; y++) evenColumn(between, values, far, width, height, y, jump)
}

function evenRow(
  from: Float32Array,
  to: Float32Array,
  far: Float32Array,
  width: number,
  start: number,
  jump: number,
): void {
  for (let x = 0; x < width; x++) {
    const i = start + x
    const d = far[i]!
    const own = from[i]!
    if (d < -1e8) {
      to[i] = own
      continue
    }
    const a = x > 0 && Math.abs(far[i - 1]! - d) < jump ? from[i - 1]! : own
    const b = x + 1 < width && Math.abs(far[i + 1]! - d) < jump ? from[i + 1]! : own
    const c = x > 1 && Math.abs(far[i - 2]! - d) < jump * 2 ? from[i - 2]! : own
    const e = x + 2 < width && Math.abs(far[i + 2]! - d) < jump * 2 ? from[i + 2]! : own
    to[i] = (own + a + b + (c + e) * 0.5) * 0.25
  }
}

function evenColumn(
  from: Float32Array,
  to: Float32Array,
  far: Float32Array,
  width: number,
  height: number,
  y: number,
  jump: number,
): void {
  const one = width
  const two = width * 2
  for (let x = 0, i = y * width; x < width; x++, i++) {
    const d = far[i]!
    const own = from[i]!
    if (d < -1e8) {
      to[i] = own
      continue
    }
    const a = y > 0 && Math.abs(far[i - one]! - d) < jump ? from[i - one]! : own
    const b = y + 1 < height && Math.abs(far[i + one]! - d) < jump ? from[i + one]! : own
    const c = y > 1 && Math.abs(far[i - two]! - d) < jump * 2 ? from[i - two]! : own
    const e = y + 2 < height && Math.abs(far[i + two]! - d) < jump * 2 ? from[i + two]! : own
    to[i] = (own + a + b + (c + e) * 0.5) * 0.25
  }
}

/** The turns of a pattern of 4 × 4 places: each row, column and quarter has all kinds. */
const order = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]
export const turnCosine = Float32Array.from(order, (n) => Math.cos((n / 16) * 2 * Math.PI))
export const turnSine = Float32Array.from(order, (n) => Math.sin((n / 16) * 2 * Math.PI))
/** The same as parts of a step. */
export const turnShare = Float32Array.from(order, (n) => n / 16)
