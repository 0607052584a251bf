import { area, difference, FillRule, type Path64, type Rect64, rectClip } from '@countertype/clipper2-ts'
import { areApart, boundsOf, inward, outward } from './fine.ts'
import type { Ring } from './polygon.ts'

/** A path, or an area among those asked about, and where it lies. */
interface Placed extends Rect64 {
  path: Path64
}

interface Cell extends Placed {
  index: number
}

/**
 * What is left of each of many small areas where shapes cover them, area by area. Far quicker than taking the shapes from
 * all at once, for Clipper's time grows with the edges that lie side by side. Outlines turn clockwise, holes the other way;
 * shapes may overlap.
 */
export function leftOfEach(areas: readonly Ring[], away: readonly Ring[]): Ring[][] {
  const out: Ring[][] = areas.map(() => [])
  const cells = inward(areas).map((path, index): Cell => ({ path, index, ...boundsOf(path) }))
  if (cells.length > 0) takeAway(inward(away).map(placed), cells, out)
  return out
}

/** Halves the cells until one is left, and with them what of the shapes lies near. */
function takeAway(away: readonly Placed[], cells: readonly Cell[], out: Ring[][]): void {
  const box = boundsOfAll(cells)
  const near: Placed[] = []
  let turns = 0
  for (const shape of away) {
    if (areApart(shape, box)) continue
    if (isWithin(shape, box)) near.push(shape)
    else {
      for (const path of rectClip(box, [shape.path])) {
        const times = timesAround(path, box)
        turns += times
        if (times === 0) near.push(placed(path))
      }
    }
  }
  // Ground that a large shape covers wholly needs no clipping: a town's middle, or the open sea.
  if (turns > 0 && near.every(({ path }) => area(path) > 0)) return
  if (turns !== 0) near.push(...Array.from({ length: Math.abs(turns) }, () => around(box, turns > 0)))
  const [first] = cells
  if (first && cells.length === 1) {
    const paths = near.map(({ path }) => path)
    out[first.index] = outward(difference([first.path], paths, FillRule.NonZero))
    return
  }
  const along = box.right - box.left > box.bottom - box.top
  const middle = (cell: Cell) => (along ? cell.left + cell.right : cell.top + cell.bottom)
  const sorted = [...cells].sort((a, b) => middle(a) - middle(b))
  takeAway(near, sorted.slice(0, sorted.length >> 1), out)
  takeAway(near, sorted.slice(sorted.length >> 1), out)
}

const placed = (path: Path64): Placed => ({ path, ...boundsOf(path) })

const isWithin = (inner: Rect64, outer: Rect64) =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom

/** 1 or -1, by its turning, where a path is the whole of a box, else 0. */
function timesAround(path: Path64, { left, top, right, bottom }: Rect64): number {
  if (path.length !== 4) return 0
  const share = area(path) / ((right - left) * (bottom - top))
  return Math.abs(share) === 1 ? share : 0
}

function around({ left, top, right, bottom }: Rect64, clockwise: boolean): Placed {
  const path = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
  return placed(clockwise ? path : path.reverse())
}

const boundsOfAll = (boxes: readonly Rect64[]): Rect64 => ({
  left: Math.min(...boxes.map((box) => box.left)),
  top: Math.min(...boxes.map((box) => box.top)),
  right: Math.max(...boxes.map((box) => box.right)),
  bottom: Math.max(...boxes.map((box) => box.bottom)),
})
