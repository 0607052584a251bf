import {
  difference,
  EndType,
  FillRule,
  inflatePaths,
  intersect,
  JoinType,
  type Path64,
  type Paths64,
  type Point64,
  type Rect64,
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
  const box = boundsOf(small)
  if (!Number.isFinite(box.left)) return []
  // Most of a large area is nowhere near a small one; a rectangle is clipped far faster than a polygon.
  const near = rectClip(box, inward(a))
  if (near.length === 0) return []
  const reach = boundsOf(near)
  return outward(intersect(near, small.map((path) => trimmed(path, reach)).filter(isRing), FillRule.NonZero))
}

const isRing = (path: Path64) => path.length > 2

function boundsOf(paths: Paths64): Rect64 {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const path of paths) {
    for (const { x, y } of path) {
      if (x < box.left) box.left = x
      if (x > box.right) box.right = x
      if (y < box.top) box.top = y
      if (y > box.bottom) box.bottom = y
    }
  }
  return box
}

/**
 * A ring that covers the same ground between a box's top and bottom and has the same edges there, without the corners
 * it has above or below between two others. Corners left and right of the box stay: Clipper halts its sweep at the
 * height of each, and rounds where edges cross by where it halts.
 */
function trimmed(path: Path64, box: Rect64): Path64 {
  const beyond = ({ y }: Point64) => (y < box.top ? -1 : y > box.bottom ? 1 : 0)
  return path.filter((point, i) => {
    const side = beyond(point)
    const [before, after] = [path[i - 1], path[i + 1]]
    return side === 0 || !before || !after || beyond(before) !== side || beyond(after) !== side
  })
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
