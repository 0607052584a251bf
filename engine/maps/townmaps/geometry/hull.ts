import type { Ring } from './polygon.ts'

/** The convex ring about some points, clockwise (Andrew's monotone chain). */
export function hull(points: Ring): Ring {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (list: Ring) => {
    const out: Ring = []
    for (const point of list) {
      while (out.length > 1) {
        const a = out[out.length - 2]!
        const b = out[out.length - 1]!
        if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break
        out.pop()
      }
      out.push(point)
    }
    return out.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}
