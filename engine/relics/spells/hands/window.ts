import { NOTHING, type Rendered } from '../../../mesh/rendered.ts'
import { matter } from '../../../paint/matter.ts'
import type { Relief } from '../../../paint/relief.ts'
import { AWAY } from '../../../paint/volume/eye.ts'

/** How high above the ground what was rendered stands, px. */
const HIGH = 320

/** Where a window lies, its corner in px, and how its things are laid. */
interface Laid {
  left: number
  top: number
  /** Learns how deep it lies, lengths from the eye; left out for what one sees through. */
  deep: Float32Array | undefined
  /** How much of it there is at a place of the picture (units), 0-1; left out, all. */
  there: ((x: number, y: number) => number) | undefined
}

/** Lays what was rendered in a window on to a relief. */
export function layWindow(rendered: Rendered, relief: Relief, laid: Laid): void {
  relief.matter ??= matter(relief.frame.width, relief.frame.height)
  const first = relief.matter.things
  for (let y = 0; y < rendered.height; y++) layRow(rendered, relief, laid, first, y)
  relief.matter.things = first + 2
}

function layRow(from: Rendered, to: Relief, { left, top, deep, there }: Laid, things: number, y: number): void {
  const its = to.matter!
  const { width } = to.frame
  for (let x = 0, i = y * from.width, o = (top + y) * width + left; x < from.width; x++, i++, o++) {
    if (from.coverage[i] === 0) continue
    const by = there ? there((left + x) / to.scale, (top + y) / to.scale) : 1
    const share = from.coverage[i]! * by
    const rest = 1 - share
    to.paint.red[o] = to.paint.red[o]! * rest + from.red[i]! * by
    to.paint.green[o] = to.paint.green[o]! * rest + from.green[i]! * by
    to.paint.blue[o] = to.paint.blue[o]! * rest + from.blue[i]! * by
    to.albedo.red[o] = to.albedo.red[o]! * rest + from.albedo[0][i]! * by
    to.albedo.green[o] = to.albedo.green[o]! * rest + from.albedo[1][i]! * by
    to.albedo.blue[o] = to.albedo.blue[o]! * rest + from.albedo[2][i]! * by
    for (const k of [0, 1] as const) {
      to.normals[k].values[o] = to.normals[k].values[o]! * rest + from.normals[k][i]! * by
      its.form[k].values[o] = its.form[k].values[o]! * rest + from.form[k][i]! * by
    }
    to.shade.values[o] = to.shade.values[o]! * rest + from.shade[i]! * by
    its.key.values[o] = its.key.values[o]! * rest + from.key[i]! * by
    its.gleam.values[o] = its.gleam.values[o]! * rest + from.gleam[i]! * by
    its.ao.values[o] = its.ao.values[o]! * rest + from.open[i]! * share
    to.coverage.values[o] = Math.max(to.coverage.values[o]!, share)
    if (share < 0.5) continue
    to.depth.values[o] = Math.max(1, HIGH + from.depth[i]! * 40)
    its.stuff[o] = from.stuff[i]!
    its.thing[o] = things + from.thing[i]!
    if (deep) deep[o] = AWAY - from.depth[i]!
    to.ink.values[o] = edgeAt(from, x, y, i)
  }
}

/** Where a pen would draw: at its outline, and where one part of it lies before another. */
function edgeAt({ width, height, coverage, depth, view }: Rendered, x: number, y: number, i: number): number {
  if (x === 0 || y === 0 || x === width - 1 || y === height - 1) return 0
  const step = 6 / view.scale
  let strong = 0
  for (const j of [i - 1, i + 1, i - width, i + width]) {
    if (coverage[j]! < 0.4 || depth[j] === NOTHING) return 1
    const behind = depth[i]! - depth[j]!
    if (behind > step) strong = Math.max(strong, Math.min(1, (behind - step) / step))
  }
  return strong
}
