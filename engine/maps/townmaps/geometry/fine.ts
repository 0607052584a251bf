import { InternalClipper, type Path64, type Paths64, type Point64, type Rect64 } from '@countertype/clipper2-ts'
import type { Line, Ring } from './polygon.ts'

/** Clipper works in whole numbers: hundredths of a foot. */
export const FINE = 100

// Clipper multiplies as BigInt here, which takes a tenth of its time. Sheets are some 2^21 hundredths across, so that
// products stay below 2^53 and numbers tell as exactly.
InternalClipper.isCollinear = (before: Point64, at: Point64, after: Point64): boolean =>
  (at.x - before.x) * (after.y - at.y) === (at.y - before.y) * (after.x - at.x)

export const inward = (rings: readonly Line[]): Paths64 =>
  rings.map((ring) => ring.map(([x, y]) => ({ x: Math.round(x * FINE), y: Math.round(y * FINE) })))
export const outward = (paths: Paths64): Ring[] => paths.map((path) => path.map(({ x, y }) => [x / FINE, y / FINE]))

export function boundsOf(path: Path64): Rect64 {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const { x, y } of path) {
    if (x < box.left) box.left = x
    if (x > box.right) box.right = x
    if (y < box.top) box.top = y
    if (y > box.bottom) box.bottom = y
  }
  return box
}

export const areApart = (a: Rect64, b: Rect64): boolean =>
  a.right <= b.left || a.left >= b.right || a.bottom <= b.top || a.top >= b.bottom
