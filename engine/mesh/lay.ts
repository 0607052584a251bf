import { type Matter, matter } from '../paint/matter.ts'
import type { Relief } from '../paint/relief.ts'
import { NOTHING, type Rendered } from './rendered.ts'

/** px above the ground at which a figure's nearest place stands. */
const HIGH = 400

/** Lays what was rendered on to a relief of the same frame, with its lines and its matter. */
export function lay(rendered: Rendered, relief: Relief): void {
  relief.matter ??= matter(rendered.width, rendered.height)
  const near = nearestOf(rendered)
  for (let y = 0; y < rendered.height; y++) layRow(rendered, relief, relief.matter, near, y)
  relief.matter.things = Math.max(relief.matter.things, highestOf(rendered.thing))
  for (let y = 1; y < rendered.height - 1; y++) lineRow(rendered, relief.ink.values, y)
}

function highestOf(things: Uint16Array): number {
  let most = 0
  for (let i = 0; i < things.length; i++) if (things[i]! > most) most = things[i]!
  return most
}

function nearestOf({ depth, width, height }: Rendered): number {
  let near = NOTHING
  for (let y = 0; y < height; y++) near = nearestOfRow(depth, y * width, (y + 1) * width, near)
  return near
}

function nearestOfRow(depth: Float32Array, start: number, end: number, near: number): number {
  let nearest = near
  for (let i = start; i < end; i++) if (depth[i]! > nearest) nearest = depth[i]!
  return nearest
}

function layRow(from: Rendered, to: Relief, its: Matter, near: number, y: number): void {
  const { width, coverage, depth, stuff, thing } = from
  const start = y * width
  const end = start + width
  let first = start
  while (first < end && coverage[first] === 0) first++
  if (first === end) return
  over(to.paint.red, from.red, coverage, first, end)
  over(to.paint.green, from.green, coverage, first, end)
  over(to.paint.blue, from.blue, coverage, first, end)
  over(to.albedo.red, from.albedo[0], coverage, first, end)
  over(to.albedo.green, from.albedo[1], coverage, first, end)
  over(to.albedo.blue, from.albedo[2], coverage, first, end)
  over(to.normals[0].values, from.normals[0], coverage, first, end)
  over(to.normals[1].values, from.normals[1], coverage, first, end)
  over(to.shade.values, from.shade, coverage, first, end)
  over(its.form[0].values, from.form[0], coverage, first, end)
  over(its.form[1].values, from.form[1], coverage, first, end)
  over(its.along[0].values, from.along[0], coverage, first, end)
  over(its.along[1].values, from.along[1], coverage, first, end)
  over(its.key.values, from.key, coverage, first, end)
  over(its.gleam.values, from.gleam, coverage, first, end)
  const covered = to.coverage.values
  const high = to.depth.values
  const ao = its.ao.values
  const { scale } = from.view
  for (let i = first; i < end; i++) {
    const share = coverage[i]!
    if (share === 0) continue
    covered[i] = Math.max(covered[i]!, share)
    ao[i] = ao[i]! * (1 - share) + from.open[i]! * share
    if (share < 0.5) continue
    high[i] = Math.max(1, HIGH - (near - depth[i]!) * scale)
    its.stuff[i] = stuff[i]!
    its.thing[i] = thing[i]!
  }
}

/** Lays what is weighed by its coverage over what was there. */
function over(to: Float32Array, from: Float32Array, coverage: Float32Array, start: number, end: number): void {
  for (let i = start; i < end; i++) to[i] = to[i]! * (1 - coverage[i]!) + from[i]!
}

/** Where a pen would draw: an outline, one thing before another, a crease. */
function lineRow(from: Rendered, ink: Float32Array, y: number): void {
  const { width, coverage, depth, thing, form, view } = from
  // How far one place must stand before its neighbour to have an edge, units.
  const step = Math.max(0.1, 5 / view.scale)
  for (let x = 1, i = y * width + 1; x < width - 1; x++, i++) {
    if (coverage[i]! < 0.4) continue
    let strength = 0
    for (let k = 0; k < 4; k++) {
      const j = k === 0 ? i - 1 : k === 1 ? i + 1 : k === 2 ? i - width : i + width
      if (coverage[j]! < 0.4) {
        strength = 1
        break
      }
      const behind = depth[i]! - depth[j]!
      if (behind > step) strength = Math.max(strength, Math.min(1, (behind - step) * (0.5 / step)))
      if (thing[j] !== thing[i] && behind > 0) strength = Math.max(strength, 0.55)
      const turn = Math.abs(form[0][j]! - form[0][i]!) + Math.abs(form[1][j]! - form[1][i]!)
      if (turn > 0.5) strength = Math.max(strength, Math.min(0.7, (turn - 0.5) * 1.2))
    }
    if (strength > ink[i]!) ink[i] = strength
  }
}
