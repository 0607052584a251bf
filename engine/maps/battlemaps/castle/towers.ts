import type { Space } from '../furnish.ts'
import { ellipse, point } from '../geometry.ts'
import { gatedRing } from '../rings.ts'
import type { Point } from '../scene.ts'

/** A round tower at a corner of the curtain. */
export interface Tower {
  middle: Point
  /** Its wall; door jambs are among its corners. */
  ring: Point[]
  /** Ways in: from the walk on either side, and from the yard. */
  doors: (readonly [Point, Point])[]
  /** Radians from its middle away from the yard. */
  outward: number
  space: Space
}

/** A tower over the corner of a curtain one square thick; corners count clockwise from the upper left. */
export function towerAt(x: number, y: number, corner: 0 | 1 | 2 | 3, radius: number): Tower {
  const inward = Math.PI / 4 + (corner * Math.PI) / 2
  const openings = [-1, 0, 1].map((side) => ({ heading: inward + (side * Math.PI) / 4, half: 0.5 }))
  const { ring, jambs } = gatedRing(x, y, radius, radius, openings, 24)
  return {
    middle: point(x, y),
    ring,
    doors: jambs,
    outward: inward + Math.PI,
    space: { outline: ellipse(x, y, radius - 0.3, radius - 0.3, 20) },
  }
}
