import type { Field } from '../../../paint/field.ts'

/** One stitch of a seam, px. */
export interface Stitch {
  x0: number
  y0: number
  x1: number
  y1: number
}

export interface Seam {
  /** How far from the outline the thread runs, px. */
  inset: number
  /** A stitch and the gap after it, px. */
  stitch: number
  gap: number
  /** Whether a seam runs at a place. */
  isSewn: (at: number, away: readonly [number, number]) => boolean
}

/** Runs of stitches beside outlines. `away`: px from each place to the nearest outline. */
export function stitchesAlong(away: Field, seam: Seam): Stitch[] {
  const { width, height, values } = away
  const { inset } = seam
  // Where a seam was sewn already, in cells somewhat narrower than two seams lie apart.
  const cell = Math.max(2, inset * 0.9)
  const columns = Math.ceil(width / cell)
  const sewn = new Uint8Array(columns * Math.ceil(height / cell))
  const stitches: Stitch[] = []
  for (let y = 2; y < height - 2; y++)
    for (let x = 2; x < width - 2; x++) {
      if (Math.abs(values[y * width + x]! - inset) > 0.7) continue
      if (sewn[((y / cell) | 0) * columns + ((x / cell) | 0)]) continue
      sew(away, seam, x, y, { cell, columns, sewn }, stitches)
    }
  return stitches
}

interface Sewn {
  cell: number
  columns: number
  sewn: Uint8Array
}

/** The way up from the nearest outline; undefined on a ridge, where there is none. */
function upFrom({ width, height, values }: Field, x: number, y: number): [number, number] | undefined {
  const px = Math.min(width - 3, Math.max(2, Math.round(x)))
  const py = Math.min(height - 3, Math.max(2, Math.round(y)))
  const at = py * width + px
  const dx = values[at + 2]! - values[at - 2]!
  const dy = values[at + 2 * width]! - values[at - 2 * width]!
  const long = Math.hypot(dx, dy)
  return long < 1.6 ? undefined : [dx / long, dy / long]
}

function sew(away: Field, seam: Seam, startX: number, startY: number, { cell, columns, sewn }: Sewn, out: Stitch[]) {
  const { width, height, values } = away
  let [x, y] = [startX, startY]
  const first = out.length
  const fresh: number[] = []
  const near = new Set<number>()
  for (let step = 0; step < 900; step++) {
    const up = upFrom(away, x, y)
    if (!up) break
    const at = Math.round(y) * width + Math.round(x)
    const key = ((y / cell) | 0) * columns + ((x / cell) | 0)
    if (sewn[key] && !near.has(key)) break
    if (!near.has(key)) {
      near.add(key)
      fresh.push(key)
    }
    const isSewn = seam.isSewn(at, up)
    const [tx, ty] = [-up[1], up[0]]
    const ends = onSeam(away, x + tx * seam.stitch, y + ty * seam.stitch, seam.inset)
    if (!ends) break
    if (isSewn && Math.abs(values[at]! - seam.inset) < 2) out.push({ x0: x, y0: y, x1: ends[0], y1: ends[1] })
    const next = onSeam(away, ends[0] + tx * seam.gap, ends[1] + ty * seam.gap, seam.inset)
    if (!next) break
    ;[x, y] = next
    if (x < 2 || y < 2 || x > width - 3 || y > height - 3) break
    if (step > 3 && Math.hypot(x - startX, y - startY) < seam.stitch) break
  }
  for (const key of fresh) sewn[key] = 1
  // A stitch or two by themselves are no seam.
  if (out.length - first < 3) out.length = first
}

function onSeam(away: Field, x: number, y: number, inset: number): [number, number] | undefined {
  const up = upFrom(away, x, y)
  if (!up) return undefined
  const px = Math.min(away.width - 1, Math.max(0, Math.round(x)))
  const py = Math.min(away.height - 1, Math.max(0, Math.round(y)))
  const off = inset - away.values[py * away.width + px]!
  return Math.abs(off) > inset * 1.4 ? undefined : [x + up[0] * off, y + up[1] * off]
}
