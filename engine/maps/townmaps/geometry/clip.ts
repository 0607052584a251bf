import {
  difference,
  EndType,
  FillRule,
  inflatePaths,
  intersect,
  JoinType,
  type Paths64,
  rectClip,
  simplifyPaths,
  union,
} from '@countertype/clipper2-ts'
import { area, type Line, type Ring, signedArea } from './polygon.ts'

// Clipper works in whole numbers: hundredths of a foot.
const FINE = 100

const inward = (rings: readonly Line[]): Paths64 =>
  rings.map((ring) => ring.map(([x, y]) => ({ x: Math.round(x * FINE), y: Math.round(y * FINE) })))
const outward = (paths: Paths64): Ring[] => paths.map((path) => path.map(({ x, y }) => [x / FINE, y / FINE]))

/** The ground covered by any of the areas. Outlines must turn clockwise and holes the other way, as they do in the result. */
export function joined(rings: readonly Ring[]): Ring[] {
  return outward(union(inward(rings), FillRule.NonZero))
}

/** Ground of `from` not covered by `away`. Both as outlines and holes by their turning (as `joined` gives them). */
export function without(from: readonly Ring[], away: readonly Ring[]): Ring[] {
  return outward(difference(inward(from), inward(away), FillRule.NonZero))
}

/** Ground that two areas share. Cheapest with the smaller one second. */
export function shared(a: readonly Ring[], b: readonly Ring[]): Ring[] {
  const small = inward(b)
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const { x, y } of small.flat()) {
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  if (!Number.isFinite(box.left)) return []
  // Most of a large area is nowhere near a small one; a rectangle is clipped far faster than a polygon.
  const near = rectClip(box, inward(a))
  return near.length === 0 ? [] : outward(intersect(near, small, FillRule.NonZero))
}

/** An area with its edge moved outwards by some feet (inwards when negative); corners round or mitred. */
export function grown(rings: readonly Ring[], feet: number, round = false): Ring[] {
  return outward(
    inflatePaths(inward(rings), feet * FINE, round ? JoinType.Round : JoinType.Miter, EndType.Polygon, 2, FINE * 0.5),
  )
}

/** The ground a line of a width covers; `flat` ends stop where the line does. */
export function stroked(lines: readonly Line[], width: number, flat = false): Ring[] {
  const paths = inward(lines.filter((line) => line.length > 1))
  return outward(
    inflatePaths(paths, (width / 2) * FINE, JoinType.Round, flat ? EndType.Butt : EndType.Round, 2, FINE * 0.5),
  )
}

/** The rings without corners that stand out less than `feet`. */
export function simplified(rings: readonly Ring[], feet: number): Ring[] {
  return outward(simplifyPaths(inward(rings), feet * FINE, true)).filter((ring) => ring.length > 2)
}

/** A set of rings (outlines and holes) taken apart: each outline with the holes that lie in it. */
export function pieces(rings: readonly Ring[]): Ring[][] {
  const outlines = rings.filter((ring) => signedArea(ring) > 0).map((ring) => [ring])
  for (const hole of rings.filter((ring) => signedArea(ring) <= 0)) {
    const home = outlines
      .filter(([outline]) => area(outline!) > area(hole) && holds(outline!, hole))
      .sort((a, b) => area(a[0]!) - area(b[0]!))[0]
    home?.push(hole)
  }
  return outlines
}

function holds(outline: Ring, hole: Ring): boolean {
  return shared([outline], [clockwise(hole)]).length > 0
}

export function clockwise(ring: Ring): Ring {
  return signedArea(ring) < 0 ? [...ring].reverse() : ring
}
