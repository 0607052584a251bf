import { type Matter, matter } from '../paint/matter.ts'
import type { Relief } from '../paint/relief.ts'
import { NOTHING, type Rendered } from './render.ts'

/** px above the ground at which a figure's nearest place stands. */
const HIGH = 400

/** Lays what was rendered on to a relief of the same frame, with its lines and its matter. */
export function lay(rendered: Rendered, relief: Relief): void {
  relief.matter ??= matter(rendered.width, rendered.height)
  const near = nearestOf(rendered)
  for (let y = 0; y < rendered.height; y++) layRow(rendered, relief, relief.matter, near, y)
  for (let y = 1; y < rendered.height - 1; y++) lineRow(rendered, relief.ink.values, y)
}

function nearestOf({ depth }: Rendered): number {
  let near = NOTHING
  for (const z of depth) if (z > near) near = z
  return near
}

function layRow(from: Rendered, to: Relief, its: Matter, near: number, y: number): void {
  const { paint, albedo } = to
  const [ar, ag, ab] = from.albedo
  for (let x = 0, i = y * from.width; x < from.width; x++, i++) {
    const covered = from.coverage[i]!
    if (covered === 0) continue
    const left = 1 - covered
    paint.red[i] = paint.red[i]! * left + from.red[i]!
    paint.green[i] = paint.green[i]! * left + from.green[i]!
    paint.blue[i] = paint.blue[i]! * left + from.blue[i]!
    albedo.red[i] = albedo.red[i]! * left + ar[i]!
    albedo.green[i] = albedo.green[i]! * left + ag[i]!
    albedo.blue[i] = albedo.blue[i]! * left + ab[i]!
    to.coverage.values[i] = Math.max(to.coverage.values[i]!, covered)
    to.normals[0].values[i] = from.normals[0][i]!
    to.normals[1].values[i] = from.normals[1][i]!
    to.shade.values[i] = to.shade.values[i]! * left + from.shade[i]!
    its.form[0].values[i] = from.form[0][i]!
    its.form[1].values[i] = from.form[1][i]!
    its.key.values[i] = its.key.values[i]! * left + from.key[i]!
    its.gleam.values[i] = from.gleam[i]!
    its.ao.values[i] = its.ao.values[i]! * left + from.open[i]! * covered
    if (covered < 0.5) continue
    to.depth.values[i] = Math.max(1, HIGH - (near - from.depth[i]!) * from.view.scale)
    its.along[0].values[i] = from.along[0][i]!
    its.along[1].values[i] = from.along[1][i]!
    its.stuff[i] = from.stuff[i]!
    its.thing[i] = from.thing[i]!
  }
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
