import type { Mask } from '../../contract/edits.ts'

/** A mask at its own size, 0 or 255 a px. */
export const meant = (mask: Mask) => spread(mask, mask)

/** A mask as large as the picture, 0 or 255 a px: each px as the one of the mask that lies there. */
export function spread(
  { width: wide, height: high, runs }: Mask,
  { width, height }: { width: number; height: number },
): { width: number; height: number; values: Uint8Array } {
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
