import type { Pen } from '../relief/canvas.ts'
import type { Rim } from '../rim.ts'

export const TURN = 2 * Math.PI

/** Fills a disc; in whatever units the pen draws. */
export function disc(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath()
  pen.arc(x, y, radius, 0, TURN)
  pen.fill()
}

/** Fills a polygon. */
export function polygon(pen: Pen, points: readonly (readonly [number, number])[]): void {
  pen.beginPath()
  for (const [x, y] of points) pen.lineTo(x, y)
  pen.closePath()
  pen.fill()
}

/** Fills a star with so many points, the first above. */
export function star(pen: Pen, x: number, y: number, points: number, outer: number, inner: number, turn = 0): void {
  pen.beginPath()
  for (let k = 0; k < points * 2; k++) {
    const radius = k % 2 === 0 ? outer : inner
    const angle = (k * Math.PI) / points - Math.PI / 2 + turn
    pen.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius)
  }
  pen.closePath()
  pen.fill()
}

/** Fills a leaf from (0, 0) along x: pointed at its end. */
export function leaf(pen: Pen, length: number, width: number): void {
  pen.beginPath()
  pen.moveTo(0, 0)
  pen.bezierCurveTo(length * 0.2, -width, length * 0.7, -width * 0.75, length, 0)
  pen.bezierCurveTo(length * 0.7, width * 0.75, length * 0.2, width, 0, 0)
  pen.fill()
}

/** Fills a gear: teeth at its edge. */
export function gear(pen: Pen, x: number, y: number, radius: number, teeth: number, tooth: number, turn = 0): void {
  pen.beginPath()
  for (let k = 0; k < teeth; k++)
    for (const [share, far] of [
      [-0.3, radius],
      [-0.2, radius + tooth],
      [0.2, radius + tooth],
      [0.3, radius],
    ] as const) {
      const angle = ((k + share) / teeth) * TURN + turn
      pen.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far)
    }
  pen.closePath()
  pen.fill()
}

/** Strokes a wave along the rim: `r` swings by `swing` about `mid`, `waves` times round. From and to: shares of the whole way. */
export function wave(
  pen: Pen,
  rim: Rim,
  { waves, mid, swing, phase = 0, width }: { waves: number; mid: number; swing: number; phase?: number; width: number },
  from = 0,
  to = 1,
): void {
  const steps = Math.ceil(waves * 28 * (to - from))
  pen.beginPath()
  for (let k = 0; k <= steps; k++) {
    const s = from + ((to - from) * k) / steps
    const { x, y } = rim.place(s, mid + swing * Math.sin(TURN * waves * s + phase))
    if (k === 0) pen.moveTo(x, y)
    else pen.lineTo(x, y)
  }
  pen.lineWidth = width * rim.breadth
  pen.stroke()
}
