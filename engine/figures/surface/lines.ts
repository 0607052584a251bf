import type { Spot } from '../../mesh/mesh.ts'

/** Draws the colour of a place towards another, 0-1. */
export function tint(spot: Spot, colour: readonly [number, number, number], share: number): void {
  spot.r += (colour[0] - spot.r) * share
  spot.g += (colour[1] - spot.g) * share
  spot.b += (colour[2] - spot.b) * share
}

/** How far a place is from a piece of a line. */
export function toSegment(
  x: number,
  y: number,
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
): number {
  const [dx, dy] = [bx - ax, by - ay]
  const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(x - ax - dx * t, y - ay - dy * t)
}

/** How far a place is from a line of many pieces. */
export function toLine(x: number, y: number, line: readonly (readonly [number, number])[]): number {
  let far = 9
  for (let k = 1; k < line.length; k++) far = Math.min(far, toSegment(x, y, line[k - 1]!, line[k]!))
  return far
}
