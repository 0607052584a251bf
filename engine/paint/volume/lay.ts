import { GLOW, matter } from '../matter.ts'
import type { Relief } from '../relief.ts'
import { lightOfPaint, paintOf } from './film.ts'
import type { Marched } from './march.ts'

/** How thick it must be to count as a thing that stands there, and how high above the ground it stands, px. */
const SOLID = 0.6
const HIGH = 200

/**
 * Lays what a march saw over a relief: light over what was there, its own colour without light, its form by how deep it lies.
 * `step` px a px of it; `deep` tells how deep the scene lies at each px, lengths: where that jumps, light stays on its side.
 */
export function layMarched(marched: Marched, relief: Relief, step: number, deep: Float32Array): void {
  relief.matter ??= matter(relief.frame.width, relief.frame.height)
  for (let y = 0; y < relief.frame.height; y++) layRow(marched, relief, step, deep, y)
  relief.matter.things++
}

const sum = new Float64Array(5)

function layRow(marched: Marched, relief: Relief, step: number, deep: Float32Array, y: number): void {
  const { width } = relief.frame
  const { paint, albedo, coverage, shade, depth, normals } = relief
  const its = relief.matter!
  const v = Math.min(marched.height - 1.001, Math.max(0, (y + 0.5) / step - 0.5))
  for (let x = 0, i = y * width; x < width; x++, i++) {
    const u = Math.min(marched.width - 1.001, Math.max(0, (x + 0.5) / step - 0.5))
    gather(marched, u, v, step, deep, width, relief.frame.height, deep[i]!)
    const [red = 0, green = 0, blue = 0, through = 1] = sum
    const most = Math.max(red, green, blue)
    if (through > 0.998 && most < 0.002) continue
    const share = 1 - through
    relief.ink.values[i]! *= through
    paint.red[i] = paintOf(lightOfPaint(paint.red[i]!) * through + red)
    paint.green[i] = paintOf(lightOfPaint(paint.green[i]!) * through + green)
    paint.blue[i] = paintOf(lightOfPaint(paint.blue[i]!) * through + blue)
    // What it would be in even light: its own hue, brighter where it shines.
    const even = 0.75 / Math.max(0.75, most)
    const own = Math.max(share, Math.min(1, most * 1.5))
    albedo.red[i]! += (paintOf(red * even) - albedo.red[i]!) * own
    albedo.green[i]! += (paintOf(green * even) - albedo.green[i]!) * own
    albedo.blue[i]! += (paintOf(blue * even) - albedo.blue[i]!) * own
    const bright = Math.min(1, Math.sqrt(most))
    shade.values[i] = shade.values[i]! * through + bright * own
    coverage.values[i] = Math.max(coverage.values[i]! * through, share)
    if (share < SOLID) continue
    its.stuff[i] = GLOW
    its.thing[i] = its.things + 1
    its.key.values[i] = bright
    const here = sum[4]! || 4
    depth.values[i] = Math.max(1, HIGH + (4 - here) * 100)
    slope(marched, u | 0, v | 0)
    normals[0].values[i] = tilt[0]!
    normals[1].values[i] = tilt[1]!
    its.form[0].values[i] = tilt[0]!
    its.form[1].values[i] = tilt[1]!
  }
}

/** What the four px about a place say together, those whose scene lies as deep as here counting most. */
function gather(
  { width, light, depth }: Marched,
  u: number,
  v: number,
  step: number,
  deep: Float32Array,
  wide: number,
  high: number,
  here: number,
): void {
  const x = u | 0
  const y = v | 0
  const a = u - x
  const b = v - y
  sum.fill(0)
  let all = 1e-9
  let nears = 0
  for (let k = 0; k < 4; k++) {
    const j = (y + (k >> 1)) * width + x + (k & 1)
    const px = Math.min(wide - 1, (x + (k & 1)) * step + (step >> 1))
    const py = Math.min(high - 1, (y + (k >> 1)) * step + (step >> 1))
    const other = deep[py * wide + px]!
    const by = ((k & 1 ? a : 1 - a) * (k >> 1 ? b : 1 - b) + 0.001) / (1 + (400 * Math.abs(other - here)) / here)
    sum[0]! += light[j * 4]! * by
    sum[1]! += light[j * 4 + 1]! * by
    sum[2]! += light[j * 4 + 2]! * by
    sum[3]! += light[j * 4 + 3]! * by
    all += by
    if (depth[j]! > 0) {
      sum[4]! += depth[j]! * by
      nears += by
    }
  }
  for (let k = 0; k < 4; k++) sum[k]! /= all
  sum[4] = nears > 0 ? sum[4]! / nears : 0
}

const tilt = new Float64Array(2)

/** Which way its middle faces, by how its depth changes from px to px. */
function slope({ width, height, depth }: Marched, x: number, y: number): void {
  const j = y * width + x
  const at = (k: number) => depth[k]! || depth[j]!
  const dx = at(x > 0 ? j - 1 : j) - at(x < width - 1 ? j + 1 : j)
  const dy = at(y > 0 ? j - width : j) - at(y < height - 1 ? j + width : j)
  const gain = 24
  const long = Math.sqrt(dx * dx * gain * gain + dy * dy * gain * gain + 1)
  tilt[0] = (-dx * gain) / long
  tilt[1] = (-dy * gain) / long
}
