import type { Relief } from '../paint/relief.ts'
import { placesOf, solesOf } from './body/torso.ts'
import { nearness, type Portrait } from './portray.ts'
import type { Person } from './scene.ts'
import { out } from './sculpture/space.ts'

/** The shade somebody throws on the ground: an ellipse round a place, `wide` its half breadth (units). */
export function shadeGround(result: Relief, x: number, y: number, wide: number): void {
  const { frame, scale, paint } = result
  const cx = x * scale
  const cy = y * scale
  const rx = wide * scale
  const ry = rx * 0.2
  for (let py = Math.max(0, Math.floor(cy - ry)); py < Math.min(frame.height, cy + ry); py++) {
    for (let px = Math.max(0, Math.floor(cx - rx)); px < Math.min(frame.width, cx + rx); px++) {
      const d = ((px - cx) / rx) ** 2 + ((py - cy) / ry) ** 2
      if (d >= 1) continue
      const a = 0.72 * (1 - d)
      const i = py * frame.width + px
      paint.red[i]! *= 1 - a
      paint.green[i]! *= 1 - a
      paint.blue[i]! *= 1 - a * 0.92
      result.shade.values[i]! *= 1 - a
    }
  }
}

/** So high above the ground things still darken it, and so much of somebody throws a shadow on it, dm. */
const [CLOSE, TALL] = [1.5, 7]
/** Units of the picture a cell of what is gathered. */
const CELL = 7

/** Shade on the ground where somebody stands, kneels or sits: darkest where they touch it, and away from the light. */
export function shadeUnder(result: Relief, person: Person, portrait: Portrait): void {
  if (!person.whole) return
  if (person.steed) {
    const { body } = placesOf(person)
    const [x, y] = out(body, [0, solesOf(person.build), 0])
    const [rump] = out(body, [0, solesOf(person.build), -440])
    shadeGround(result, (x + rump) / 2, y - 8 * body.scale, Math.abs(rump - x) * 0.5 + 230 * body.scale)
    return
  }
  const { frame, scale } = result
  const unit = CELL * scale
  const [wide, high] = [Math.ceil(frame.width / unit), Math.ceil(frame.height / unit)]
  const close = new Float32Array(wide * high)
  const thrown = new Float32Array(wide * high)
  gather(portrait, person, result.light.direction, { close, thrown, wide, high })
  for (const [grid, reach] of [
    [close, 2],
    [thrown, 4],
  ] as const)
    for (let round = 0; round < 2; round++) soften(grid, wide, high, reach)
  darken(result, close, thrown, wide, unit)
}

interface Gathered {
  close: Float32Array
  thrown: Float32Array
  wide: number
  high: number
}

/** Marks where each place of somebody is above the ground, and where its shadow falls. */
function gather(
  portrait: Portrait,
  person: Person,
  light: Relief['light']['direction'],
  { close, thrown, wide, high }: Gathered,
): void {
  const { scale, anchors } = portrait
  const { x: cx, y: cy, depth } = person
  const hips = nearness((anchors.ground.origin[2] - depth) / scale)
  const ground = (anchors.ground.origin[1] - cy) / hips / scale
  const down = Math.max(0.45, Math.abs(light[1]))
  const [aside, back] = [clamped(-light[0] / down), clamped(-light[2] / down)]
  const mark = (grid: Float32Array, x: number, z: number, by: number) => {
    const near = nearness(z) * scale
    const column = Math.round((cx + x * near) / CELL)
    const row = Math.round((cy + ground * near) / CELL)
    if (column < 0 || row < 0 || column >= wide || row >= high) return
    const i = row * wide + column
    if (by > grid[i]!) grid[i] = by
  }
  for (const { positions } of portrait.meshes) {
    const step = positions.length > 30_000 ? 9 : 3
    for (let i = 0; i < positions.length; i += step) {
      const z = (positions[i + 2]! - depth) / scale
      const near = nearness(z) * scale
      const above = ground - (-positions[i + 1]! - cy) / near
      if (above > TALL) continue
      const x = (positions[i]! - cx) / near
      if (above < CLOSE) mark(close, x, z, (1 - Math.max(0, above) / CLOSE) ** 2)
      mark(thrown, x + aside * above, z + back * above, 1 - above / TALL)
    }
  }
}

const clamped = (x: number) => Math.max(-1.1, Math.min(1.1, x))

function soften(grid: Float32Array, wide: number, high: number, reach: number): void {
  const line = new Float32Array(Math.max(wide, high))
  const run = (from: number, step: number, count: number, by: number) => {
    for (let i = 0; i < count; i++) {
      let [sum, of] = [0, 0]
      for (let k = Math.max(0, i - by); k <= Math.min(count - 1, i + by); k++) {
        sum += grid[from + k * step]!
        of++
      }
      line[i] = sum / of
    }
    for (let i = 0; i < count; i++) grid[from + i * step] = line[i]!
  }
  for (let y = 0; y < high; y++) run(y * wide, 1, wide, reach)
  for (let x = 0; x < wide; x++) run(x, wide, high, Math.max(1, reach >> 1))
}

function darken(result: Relief, close: Float32Array, thrown: Float32Array, wide: number, unit: number): void {
  const { frame, paint } = result
  const high = close.length / wide
  for (let py = 0; py < frame.height; py++) {
    const row = Math.min(high - 1, py / unit)
    for (let px = 0; px < frame.width; px++) {
      const column = Math.min(wide - 1, px / unit)
      const by = Math.min(
        0.82,
        1.5 * between(close, wide, high, column, row) + 0.5 * between(thrown, wide, high, column, row),
      )
      if (by < 0.01) continue
      const i = py * frame.width + px
      paint.red[i]! *= 1 - by
      paint.green[i]! *= 1 - by
      paint.blue[i]! *= 1 - by * 0.9
      result.shade.values[i]! *= 1 - by
    }
  }
}

function between(grid: Float32Array, wide: number, high: number, x: number, y: number): number {
  const [a, b] = [Math.floor(x), Math.floor(y)]
  const [s, t] = [x - a, y - b]
  const [c, d] = [Math.min(wide - 1, a + 1), Math.min(high - 1, b + 1)]
  const above = grid[b * wide + a]! * (1 - s) + grid[b * wide + c]! * s
  const below = grid[d * wide + a]! * (1 - s) + grid[d * wide + c]! * s
  return above * (1 - t) + below * t
}
