import {
  difference,
  EndType,
  FillRule,
  inflatePaths,
  intersect,
  JoinType,
  simplifyPaths,
  union,
} from '@countertype/clipper2-ts'
import { areApart, boundsOf, FINE, inward, outward } from './fine.ts'
import { area, centroid, distanceToLine, type Line, type Ring, rectangle, signedArea, within } from './polygon.ts'

/** The ground covered by any of the areas. Outlines must turn clockwise and holes the other way, as they do in the result. */
export function joined(rings: readonly Ring[]): Ring[] {
  return outward(union(inward(rings), FillRule.NonZero))
}

/**
 * Ground of `from` that nothing of `away` covers. Outlines turn clockwise and holes the other way, as `joined` gives them;
 * what overlaps on either side need not be joined before.
 */
export function without(from: readonly Ring[], away: readonly Ring[]): Ring[] {
  const paths = inward(from)
  const boxes = paths.map(boundsOf)
  // Clipping takes its time over what lies far off, too.
  const near = inward(away).filter((path) => {
    const box = boundsOf(path)
    return boxes.some((other) => !areApart(box, other))
  })
  return outward(difference(paths, near, FillRule.NonZero))
}

/** Ground that two areas share. */
export function shared(a: readonly Ring[], b: readonly Ring[]): Ring[] {
  return outward(intersect(inward(a), inward(b), FillRule.NonZero))
}

/** Everything within some feet of the sheet's corner but an area, as a shape to take away. */
export function allBut(area: readonly Ring[], far: number): Ring[] {
  return [rectangle(0, 0, far * 2, far * 2, 0), ...area.map((ring) => ring.toReversed())]
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

/** Whether a hole lies in an outline. They never cross, but may touch, so most of its corners decide. */
function holds(outline: Ring, hole: Ring): boolean {
  return hole.filter(([x, y]) => within([outline], x, y)).length * 2 > hole.length
}

/** Whether a ring has ground more than some feet from its edge, as `grown` inwards would leave it. */
export function isRoomy(ring: Ring, feet: number): boolean {
  const [x, y] = centroid(ring)
  // A mitre reaches no farther than twice the feet, so that what lies deeper stays in any case.
  const deep = within([ring], x, y) && distanceToLine(x, y, ring, true) > feet * 2 + 1
  return deep || grown([ring], -feet).length > 0
}

export function clockwise(ring: Ring): Ring {
  return signedArea(ring) < 0 ? [...ring].reverse() : ring
}
