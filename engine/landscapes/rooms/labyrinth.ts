import { css, mix, type Rgb, shade } from '../../paint/colour.ts'
import { puff, shine } from '../effects.ts'
import type { Furnish } from './room.ts'

/** Cells across the maze, and how many rows of them are seen. */
const ACROSS = 13
const ROWS = 12

/** A maze of stone walls seen from a little above, running back to the horizon. */
export const labyrinth: Furnish = (pen, room, wide, dice) => {
  const horizon = 250
  const sky = pen.createLinearGradient(0, 0, 0, horizon)
  sky.addColorStop(0, css([46, 56, 80]))
  sky.addColorStop(1, css([176, 160, 138]))
  pen.fillStyle = sky
  pen.fillRect(0, 0, wide, horizon + 4)
  const haze: Rgb = [150, 142, 130]
  const ground = pen.createLinearGradient(0, horizon, 0, 1000)
  ground.addColorStop(0, css(haze))
  ground.addColorStop(1, css(mix(room.floor, room.lamp, 0.12)))
  pen.fillStyle = ground
  pen.fillRect(0, horizon, wide, 1000 - horizon)
  /** `x` in cells from the middle, `z` in rows from the eye, `up` in cells. */
  const at = (x: number, z: number, up: number): [number, number] => {
    const near = 1 / (0.62 + z * 0.32)
    return [wide / 2 + x * 210 * near, horizon + (620 - up * 190) * near * 0.74]
  }
  const face = (points: readonly [number, number][], colour: Rgb) => {
    pen.fillStyle = css(colour)
    pen.beginPath()
    for (const [x, y] of points) pen.lineTo(x, y)
    pen.fill()
  }
  const block = (x0: number, x1: number, z0: number, z1: number) => {
    const far = Math.min(1, z0 / ROWS)
    const tone = mix(shade(room.wall, dice.range(-0.02, 0.02)), haze, far * 0.62)
    const up = 1
    const inner = x0 > 0 ? x0 : x1 < 0 ? x1 : undefined
    if (inner !== undefined)
      face(
        [at(inner, z0, 0), at(inner, z1, 0), at(inner, z1, up), at(inner, z0, up)],
        shade(tone, x0 > 0 ? 0.05 : -0.12),
      )
    face([at(x0, z0, 0), at(x1, z0, 0), at(x1, z0, up), at(x0, z0, up)], shade(tone, -0.06))
    // Joints between courses on the face that looks at us.
    for (let k = 1; k < 4; k++) {
      const [left, y] = at(x0, z0, (up * k) / 4)
      pen.fillStyle = css(shade(tone, -0.16), 0.7)
      pen.fillRect(left, y, at(x1, z0, 0)[0] - left, Math.max(1, 7 / (0.62 + z0 * 0.32)))
    }
    face([at(x0, z0, up), at(x1, z0, up), at(x1, z1, up), at(x0, z1, up)], shade(tone, 0.15))
  }
  const thick = 0.26
  const half = ACROSS / 2
  for (let row = ROWS; row >= 0; row--) {
    // Walls that run away from us, the outermost first, then those across, with gaps in both.
    const columns = Array.from({ length: ACROSS + 1 }, (_, k) => k - half).sort((a, b) => Math.abs(b) - Math.abs(a))
    for (const x of columns) if (dice.chance(0.46)) block(x - thick / 2, x + thick / 2, row + thick, row + 1)
    let from: number | undefined
    for (let k = 0; k <= ACROSS; k++) {
      const walled = k < ACROSS && dice.chance(0.62) && !(row < 2 && Math.abs(k - half + 0.5) < 1.6)
      if (walled) from ??= k
      else if (from !== undefined) {
        block(from - half - thick / 2, k - half + thick / 2, row, row + thick)
        from = undefined
      }
    }
  }
  for (const [x, z] of [
    [-2.4, 3],
    [2.2, 4],
    [-0.8, 7],
  ] as const) {
    const [px, py] = at(x, z, 0.7)
    const near = 1 / (0.62 + z * 0.32)
    shine(pen, px, py, 260 * near, room.lamp, 0.5)
    puff(pen, px, py, 34 * near, [255, 224, 150], 1)
  }
}
