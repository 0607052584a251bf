import type { Mask } from '../../contract/edits.ts'

/** A mask at its own size, 0 or 255 a px. */
export const meant = (mask: Mask) => spreadHard(mask, mask)

/** What a mask covers of a picture, a value a px: 0 not at all, 255 wholly. */
export interface Coverage {
  width: number
  height: number
  values: Uint8Array
}

/** A mask as large as the picture: each px as the one of the mask that lies there, and beyond its edge fading where it is soft. */
export function spread(mask: Mask, size: { width: number; height: number }): Coverage {
  const hard = spreadHard(mask, size)
  const reach = Math.round(((mask.softness ?? 0) / 1000) * Math.max(size.width, size.height))
  return reach > 0 ? faded(hard, reach) : hard
}

function spreadHard(
  { width: wide, height: high, runs }: Mask,
  { width, height }: { width: number; height: number },
): Coverage {
  const small = new Uint8Array(wide * high)
  let at = 0
  for (const [k, run] of runs.entries()) {
    if (k % 2 === 1) small.fill(255, at, at + run)
    at += run
  }
  const values = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const row = Math.min(high - 1, Math.floor((y * high) / height)) * wide
    for (let x = 0; x < width; x++)
      values[y * width + x] = small[row + Math.min(wide - 1, Math.floor((x * wide) / width))] ?? 0
  }
  return { width, height, values }
}

/** Fades from the edge on to nothing, `reach` px away. */
function faded({ width, height, values }: Coverage, reach: number): Coverage {
  // How far each px is from what is covered, along the rows and then along the columns: a diamond's distance is near enough to a circle's.
  const far = new Float32Array(width * height)
  for (let at = 0; at < far.length; at++) far[at] = values[at] ? 0 : reach
  for (let y = 0; y < height; y++) {
    nearer(far, y * width, 1, width)
    nearer(far, y * width + width - 1, -1, width)
  }
  for (let x = 0; x < width; x++) {
    nearer(far, x, width, height)
    nearer(far, (height - 1) * width + x, -width, height)
  }
  const soft = new Uint8Array(far.length)
  for (let at = 0; at < far.length; at++) {
    const left = 1 - (far[at] ?? reach) / reach
    // Without a crease at either end.
    soft[at] = Math.round(255 * left * left * (3 - 2 * left))
  }
  return { width, height, values: soft }
}

function nearer(far: Float32Array, first: number, step: number, count: number): void {
  let last = Number.POSITIVE_INFINITY
  for (let n = 0, at = first; n < count; n++, at += step) {
    last = Math.min(last + 1, far[at] ?? last)
    far[at] = last
  }
}
