/** The 68 features of a face about a place, `size` px wide, turned by so much of its width to the picture's right; px. */
export function marksAt(cx: number, cy: number, size: number, turned = 0) {
  const arc = (count: number, at: (t: number) => [number, number]) =>
    Array.from({ length: count }, (_, k) => at(count === 1 ? 0.5 : k / (count - 1)))
  const ring = (count: number, x: number, y: number, rx: number, ry: number) =>
    Array.from({ length: count }, (_, k): [number, number] => {
      const turn = Math.PI + (2 * Math.PI * k) / count
      return [x + rx * Math.cos(turn), y + ry * Math.sin(turn)]
    })
  const t = turned / 2
  const shape: [number, number][] = [
    ...arc(17, (k) => [-0.5 * Math.cos(Math.PI * k), -0.1 + 0.65 * Math.sin(Math.PI * k)]),
    ...arc(5, (k) => [-0.38 + 0.26 * k + t, -0.26]),
    ...arc(5, (k) => [0.12 + 0.26 * k + t, -0.26]),
    ...arc(4, (k) => [t, -0.16 + 0.24 * k]),
    ...arc(5, (k) => [-0.08 + 0.16 * k + t, 0.14]),
    ...ring(6, -0.24 + t, -0.14, 0.09, 0.04),
    ...ring(6, 0.24 + t, -0.14, 0.09, 0.04),
    ...ring(12, t, 0.3, 0.17, 0.06),
    ...ring(8, t, 0.3, 0.12, 0.03),
  ]
  return shape.map(([x, y]) => ({ x: cx + x * size, y: cy + y * size }))
}
