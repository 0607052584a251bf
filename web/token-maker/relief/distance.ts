/** The steps of a distance that goes to neighbours and by knights' moves: [dx, dy, px]; those that come before a px, and after it. */
const before = [
  [-1, 0, 1],
  [0, -1, 1],
  [-1, -1, Math.SQRT2],
  [1, -1, Math.SQRT2],
  [-2, -1, Math.sqrt(5)],
  [2, -1, Math.sqrt(5)],
  [-1, -2, Math.sqrt(5)],
  [1, -2, Math.sqrt(5)],
] as const
const after = before.map(([dx, dy, far]) => [-dx, -dy, far] as const)

/** Lets every covered px learn from its neighbours, in the order in which they are given. */
function learn(depth: Float32Array, width: number, height: number, steps: typeof after, backwards: boolean): void {
  const count = width * height
  const offsets = steps.map(([dx, dy]) => dy * width + dx)
  for (let n = 0; n < count; n++) {
    const at = backwards ? count - 1 - n : n
    let least = depth[at] ?? 0
    if (least <= 1) continue
    const x = at % width
    for (let k = 0; k < steps.length; k++) {
      const step = steps[k]
      if (!step) continue
      const other = at + (offsets[k] ?? 0)
      const column = x + step[0]
      // Beyond the edge of the sheet nothing is covered.
      const known = column < 0 || column >= width || other < 0 || other >= count ? 0 : (depth[other] ?? 0)
      if (known + step[2] < least) least = known + step[2]
    }
    depth[at] = least
  }
}

/**
 * How far every px that is covered (alpha over a half) is from what is not, px; nought outside. To within a fiftieth: G. Borgefors,
 * "Distance transformations in digital images" (1986), with knights' moves.
 */
export function depthWithin(alpha: Float32Array, width: number, height: number): Float32Array {
  const depth = new Float32Array(width * height)
  for (let at = 0; at < depth.length; at++) {
    const cover = alpha[at] ?? 0
    // Of a px on the edge, what is covered tells how far within its middle lies.
    depth[at] = cover >= 0.999 ? 1e6 : cover
  }
  learn(depth, width, height, before.slice(), false)
  learn(depth, width, height, after, true)
  return depth
}

/** Means over (2 reach + 1) px each way, `times` over: a soft blur. Works on `values` themselves. */
export function soften(values: Float32Array, width: number, height: number, reach: number, times = 2): void {
  const whole = Math.max(0, Math.round(reach))
  if (whole === 0) return
  const line = new Float32Array(Math.max(width, height))
  const pass = (start: number, step: number, length: number) => {
    let sum = 0
    for (let k = 0; k < length; k++) line[k] = values[start + k * step] ?? 0
    for (let k = -whole; k <= whole; k++) sum += line[Math.min(length - 1, Math.max(0, k))] ?? 0
    for (let k = 0; k < length; k++) {
      values[start + k * step] = sum / (2 * whole + 1)
      sum += (line[Math.min(length - 1, k + whole + 1)] ?? 0) - (line[Math.max(0, k - whole)] ?? 0)
    }
  }
  for (let time = 0; time < times; time++) {
    for (let y = 0; y < height; y++) pass(y * width, 1, width)
    for (let x = 0; x < width; x++) pass(x, width, height)
  }
}
