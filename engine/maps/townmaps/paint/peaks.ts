import { Path2D } from '@napi-rs/canvas'
import { css, mix, type Rgb } from '../../../paint/colour.ts'
import { speckle } from '../../../paint/noise.ts'
import type { Point } from '../geometry/polygon.ts'
import type { Relief } from '../scene.ts'
import type { Brush } from './brush.ts'

/** What is high enough to be drawn as a peak, feet. */
export const PEAK = 150

/** Points from one to another, stepping aside by chance. */
function jagged(from: Point, to: Point, steps: number, sway: number, seed: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps
    const off = i === 0 || i === steps ? 0 : (speckle(i, seed, 5) - 0.5) * 2 * sway
    return [from[0] + (to[0] - from[0]) * t + off, from[1] + (to[1] - from[1]) * t + off * 0.3]
  })
}

const outline = (points: readonly Point[]): Path2D => {
  const path = new Path2D()
  for (const [x, y] of points) path.lineTo(x, y)
  return path
}

/** The mountains of a map as maps have them: seen from the side, lit from the left, the nearer over the farther. */
export function paintPeaks(brush: Brush): void {
  const { scene } = brush
  const peaks = scene.relief.filter(({ height }) => height > PEAK).sort((a, b) => a.y - b.y)
  for (const [i, peak] of peaks.entries()) paintPeak(brush, peak, scene.seed + i * 31)
}

function paintPeak(brush: Brush, { x, y, radius, height }: Relief, seed: number): void {
  const { scene, context, palette, penned } = brush
  const half = radius * 0.86
  const tall = radius * (0.7 + height / 420)
  const foot = y + radius * 0.42
  const lean = (speckle(1, seed, 2) - 0.5) * half * 0.5
  const apex: Point = [x + lean, foot - tall]
  const left: Point = [x - half, foot]
  const right: Point = [x + half, foot + radius * 0.05]
  const middle: Point = [x + lean * 0.4 + half * 0.16, foot + radius * 0.1]
  // Shoulders stand out of a slope that would be a tent's otherwise.
  const slope = (to: Point, side: number): Point[] => {
    const shoulder: Point = [
      apex[0] + (to[0] - apex[0]) * (0.42 + speckle(2, seed, side + 3) * 0.12),
      apex[1] + (to[1] - apex[1]) * (0.3 + speckle(3, seed, side + 3) * 0.16),
    ]
    return [
      ...jagged(apex, shoulder, 4, radius * 0.035, seed + side * 7),
      ...jagged(shoulder, to, 5, radius * 0.04, seed + side * 11).slice(1),
    ]
  }
  const west = slope(left, 1)
  const east = slope(right, 2)
  const ridge = jagged(apex, middle, 6, radius * 0.1, seed + 3)
  const winter = scene.dress.season === 'winter'
  const sandy = scene.dress.land === 'desert'
  const rock = palette.rock
  const lit: Rgb = penned ? rock : mix(rock, [255, 246, 224], winter ? 0.5 : 0.24)
  const dark: Rgb = penned ? rock : mix(rock, palette.shadow, winter ? 0.42 : 0.56)
  const ground = palette.grass[0]
  // The foot runs out into the country it stands in.
  const face = (colour: Rgb): ReturnType<typeof context.createLinearGradient> => {
    const wash = context.createLinearGradient(0, apex[1], 0, foot + radius * 0.12)
    wash.addColorStop(0, css(colour, 1))
    wash.addColorStop(0.66, css(mix(colour, ground, 0.12), 1))
    wash.addColorStop(0.88, css(mix(colour, ground, 0.6), 0.92))
    wash.addColorStop(1, css(ground, 0))
    return wash
  }
  context.fillStyle = face(lit)
  context.fill(outline([...west, middle, ...ridge.toReversed()]))
  context.fillStyle = face(dark)
  context.fill(outline([...east, middle, ...ridge.toReversed()]))
  if (!sandy && !penned && (winter || height > 235)) cap(brush, apex, west, east, ridge, winter ? 0.62 : 0.34, seed)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  const ink = (alpha: number) => css(mix(palette.ink, penned ? palette.ink : rock, 0.15), alpha)
  context.strokeStyle = ink(penned ? 0.85 : 0.6)
  context.lineWidth = brush.pen(1.1)
  context.stroke(outline(west.slice(0, -2)))
  context.stroke(outline(east.slice(0, -1)))
  context.lineWidth = brush.pen(0.8)
  context.strokeStyle = ink(penned ? 0.7 : 0.42)
  context.stroke(outline(ridge.slice(0, -1)))
  // Strokes down the side in the shade.
  const strokes = new Path2D()
  for (let k = 1; k < 8; k++) {
    const t = k / 8
    const [ex, ey] = east[Math.round(t * (east.length - 1) * 0.86)]!
    const [rx] = ridge[Math.min(ridge.length - 1, Math.round(t * (ridge.length - 1)))]!
    const reach = (ex - rx) * (0.3 + 0.4 * speckle(k, seed, 17))
    strokes.moveTo(ex - reach * 0.12, ey + tall * 0.03)
    strokes.lineTo(ex - reach * 0.75, ey + tall * (0.16 + 0.1 * speckle(k, seed, 19)))
  }
  context.strokeStyle = ink(penned ? 0.55 : 0.3)
  context.stroke(strokes)
}

/** Snow from the top down, its lower edge in tongues. */
function cap(
  { context }: Brush,
  apex: Point,
  west: readonly Point[],
  east: readonly Point[],
  ridge: readonly Point[],
  share: number,
  seed: number,
): void {
  const cut = (points: readonly Point[]) => points.slice(0, Math.max(2, Math.round(points.length * share)) + 1)
  const [w, r, e] = [cut(west), cut(ridge), cut(east)]
  const tongues = (from: Point, to: Point, salt: number): Point[] =>
    Array.from({ length: 7 }, (_, i): Point => {
      const t = i / 6
      const drop = (i % 2 === 0 ? -0.06 : 0.1 + 0.08 * speckle(i, seed, salt)) * (to[1] - apex[1] + from[1] - apex[1])
      return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + (i === 0 || i === 6 ? 0 : drop)]
    })
  context.fillStyle = 'rgb(246,247,246)'
  context.fill(outline([...w, ...tongues(w.at(-1)!, r.at(-1)!, 23), ...r.toReversed()]))
  context.fillStyle = 'rgb(176,188,206)'
  context.fill(outline([...e, ...tongues(e.at(-1)!, r.at(-1)!, 29), ...r.toReversed()]))
}
