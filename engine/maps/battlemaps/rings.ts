import { point } from './geometry.ts'
import type { Point } from './scene.ts'

/** An opening in a round wall: the way it looks (radians, 0 to the right, clockwise) and half its width, squares. */
export interface Opening {
  heading: number
  half: number
}

/** A round (or oval) wall whose corners include the jambs of its openings, and those jambs, in the openings' order. */
export function gatedRing(
  x: number,
  y: number,
  rx: number,
  ry: number,
  openings: readonly Opening[],
  steps = 40,
): { ring: Point[]; jambs: (readonly [Point, Point])[] } {
  const at = (angle: number) => point(x + Math.cos(angle) * rx, y + Math.sin(angle) * ry)
  // The angle of an opening's half: measured across its heading, so that jambs lie square to it.
  const spans = openings.map(({ heading, half }) => {
    const across = Math.hypot(Math.sin(heading) * rx, Math.cos(heading) * ry)
    return { heading, reach: Math.asin(Math.min(0.95, half / across)) }
  })
  const whole = Math.PI * 2
  const turn = (angle: number) => ((angle % whole) + whole) % whole
  const angles = spans.flatMap(({ heading, reach }) => [turn(heading - reach), turn(heading + reach)])
  for (let i = 0; i < steps; i++) {
    const angle = (i / steps) * whole
    const near = spans.some(({ heading, reach }) => {
      const off = Math.abs(turn(angle - heading + Math.PI) - Math.PI)
      return off < reach + 0.04
    })
    if (!near) angles.push(angle)
  }
  return {
    ring: angles.sort((a, b) => a - b).map(at),
    jambs: spans.map(({ heading, reach }) => [at(heading - reach), at(heading + reach)] as const),
  }
}
