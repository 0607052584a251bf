/** Where a winding line (path, river) lies at depth z: x, smooth through its [z, x] points; held at the ends. */
export function curveAt(points: readonly (readonly [number, number])[], z: number): number {
  const last = points.length - 1
  if (z <= points[0]![0]) return points[0]![1]
  if (z >= points[last]![0]) return points[last]![1]
  let k = 0
  while (points[k + 1]![0] < z) k++
  const [z1, x1] = points[k]!
  const [z2, x2] = points[k + 1]!
  const x0 = points[k - 1]?.[1] ?? x1
  const x3 = points[k + 2]?.[1] ?? x2
  const t = (z - z1) / (z2 - z1)
  return (
    0.5 * (2 * x1 + (x2 - x0) * t + (2 * x0 - 5 * x1 + 4 * x2 - x3) * t * t + (3 * x1 - x0 - 3 * x2 + x3) * t * t * t)
  )
}
