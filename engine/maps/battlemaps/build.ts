import { point } from './geometry.ts'
import type { Door, Point } from './scene.ts'

/** How far along the edge from a to b a point lies (0-1), or undefined when it is not on it. */
function along(a: Point, b: Point, p: Point): number | undefined {
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  const length = dx * dx + dy * dy
  if (length < 1e-9) return undefined
  const t = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length
  const off = Math.hypot(a[0] + dx * t - p[0], a[1] + dy * t - p[1])
  return off < 0.02 && t > -0.01 && t < 1.01 ? Math.min(1, Math.max(0, t)) : undefined
}

/** Walls along a line with gaps where doors stand in it; `closed` joins its last point to its first. */
export function walled(line: readonly Point[], doors: readonly Pick<Door, 'from' | 'to'>[], closed = true): Point[][] {
  const pieces: Point[][] = []
  let piece: Point[] = []
  let gaps = 0
  const count = closed ? line.length : line.length - 1
  for (let i = 0; i < count; i++) {
    const a = line[i]!
    const b = line[(i + 1) % line.length]!
    const openings = doors
      .flatMap(({ from, to }): [number, number][] => {
        const s = along(a, b, from)
        const t = along(a, b, to)
        return s === undefined || t === undefined || Math.abs(s - t) < 1e-6 ? [] : [[Math.min(s, t), Math.max(s, t)]]
      })
      .sort((p, q) => p[0] - q[0])
    const at = (t: number) => point(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
    if (piece.length === 0) piece.push(point(a[0], a[1]))
    for (const [s, t] of openings) {
      gaps++
      piece.push(at(s))
      pieces.push(piece)
      piece = [at(t)]
    }
    piece.push(point(b[0], b[1]))
  }
  const first = pieces[0]
  // The last stretch of a ring runs on into its first.
  if (closed && first && gaps > 0) pieces[0] = [...piece.slice(0, -1), ...first]
  else pieces.push(piece)
  return pieces.map(bare).filter((one) => one.length > 1)
}

/** Without points that stand on top of each other. */
const bare = (line: Point[]) =>
  line.filter((p, i) => i === 0 || Math.hypot(p[0] - line[i - 1]![0], p[1] - line[i - 1]![1]) > 0.01)
