import { css, mix, type Rgb, shade } from '../../paint/colour.ts'
import { puff, shine } from '../effects.ts'
import type { Furnish } from './room.ts'

/** A vaulted brick drain that runs away from us: foul water in its channel, walks beside it, pipes that drip. */
export const sewer: Furnish = (pen, room, wide, dice) => {
  const cx = wide * 0.5
  const cy = 500
  // Rings of brick from the mouth of the vault to its far end.
  const rings = 13
  for (let k = 0; k < rings; k++) {
    const near = 1 - k / rings
    const r = 120 + (Math.max(wide, 1000) * 0.72 - 120) * near ** 1.7
    const lit = near ** 0.8
    const base = mix(shade(room.wall, -0.16), room.wall, lit)
    pen.fillStyle = css(shade(base, -0.05))
    pen.beginPath()
    pen.arc(cx, cy, r, 0, Math.PI * 2)
    pen.fill()
    const bricks = 26
    const thick = r * 0.13
    for (let b = 0; b < bricks; b++) {
      const a = ((b + (k % 2) * 0.5) / bricks) * Math.PI * 2
      const tone = shade(base, dice.range(-0.035, 0.04) + (Math.cos(a + 2.2) > 0.2 ? 0.03 : -0.02))
      pen.fillStyle = css(dice.chance(0.16) ? mix(tone, [70, 96, 44], 0.45) : tone)
      pen.beginPath()
      pen.arc(cx, cy, r - 2, a + 0.012, a + (Math.PI * 2) / bricks - 0.012)
      pen.arc(cx, cy, r - thick, a + (Math.PI * 2) / bricks - 0.012, a + 0.012, true)
      pen.fill()
    }
  }
  pen.fillStyle = 'rgb(12,15,11)'
  pen.beginPath()
  pen.arc(cx, cy, 118, 0, Math.PI * 2)
  pen.fill()
  shine(pen, cx, cy + 10, 190, room.lamp, 0.34)
  // Walks to both sides, the channel between them.
  const slab = (points: [number, number][], colour: Rgb) => {
    pen.fillStyle = css(colour)
    pen.beginPath()
    for (const [x, y] of points) pen.lineTo(x, y)
    pen.fill()
  }
  for (const s of [-1, 1]) {
    slab(
      [
        [cx + s * 46, 590],
        [cx + s * 112, 570],
        [cx + s * wide * 0.75, 1000],
        [cx + s * 250, 1000],
      ],
      mix(shade(room.wall, -0.02), room.lamp, 0.08),
    )
    slab(
      [
        [cx + s * 46, 590],
        [cx + s * 250, 1000],
        [cx + s * 230, 1000],
        [cx + s * 40, 612],
      ],
      shade(room.wall, -0.14),
    )
  }
  const water = pen.createLinearGradient(0, 590, 0, 1000)
  water.addColorStop(0, css([104, 128, 58]))
  water.addColorStop(0.5, css([62, 80, 38]))
  water.addColorStop(1, css([36, 48, 26]))
  pen.fillStyle = water
  pen.beginPath()
  pen.moveTo(cx - 42, 606)
  pen.lineTo(cx + 42, 606)
  pen.lineTo(cx + 234, 1000)
  pen.lineTo(cx - 234, 1000)
  pen.fill()
  for (let k = 0; k < 30; k++) {
    const t = dice.next() ** 1.4
    const half = 40 + 190 * t
    pen.fillStyle = css([176, 198, 110], 0.2 + 0.2 * dice.next())
    pen.fillRect(cx + dice.range(-0.9, 0.5) * half, 612 + t * 380, half * dice.range(0.15, 0.5), 2 + 5 * t)
  }
  // Pipe mouths in the walls, each with its trickle.
  for (const [t, y, r] of [
    [0.1, 470, 62],
    [0.9, 410, 54],
  ] as const) {
    const x = wide * t
    pen.fillStyle = css(shade(room.wall, 0.06))
    pen.beginPath()
    pen.arc(x, y, r * 1.25, 0, Math.PI * 2)
    pen.fill()
    pen.fillStyle = 'rgb(14,16,12)'
    pen.beginPath()
    pen.arc(x, y, r, 0, Math.PI * 2)
    pen.fill()
    pen.fillStyle = css([120, 146, 66], 0.85)
    pen.fillRect(x - r * 0.3, y + r * 0.5, r * 0.5, 300)
    puff(pen, x, y + 330, r * 1.4, [150, 170, 90], 0.4)
  }
  for (const t of [0.24, 0.77]) {
    puff(pen, wide * t, 330, 24, [240, 250, 200], 1)
    shine(pen, wide * t, 330, 210, room.lamp, 0.4)
  }
}
