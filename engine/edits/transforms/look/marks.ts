import type { Field } from '../../../paint/field.ts'
import type { Random } from '../../../paint/random.ts'

interface Print {
  x: number
  y: number
  radius: number
  angle: number
  /** Between ridges, px. */
  period: number
  /** How deep the thumb went, and how high its ridges stand, px. */
  dent: number
  ridge: number
  loop: number
}

/** Thumbs pressed into a surface here and there: a dent each, with the ridges of the skin in it. */
export function pressThumbs(height: Field, chance: Random, unit: number): void {
  const cell = 118 * unit
  for (let top = -cell / 2; top < height.height; top += cell)
    for (let left = -cell / 2; left < height.width; left += cell) {
      if (!chance.chance(0.62)) continue
      press(height, {
        x: left + chance.range(0, cell),
        y: top + chance.range(0, cell),
        radius: chance.range(30, 52) * unit,
        angle: chance.range(0, 2 * Math.PI),
        period: Math.max(3.4, chance.range(4.6, 5.6) * unit),
        dent: chance.range(0.8, 3.2) * unit,
        ridge: chance.range(0.14, 0.34) * unit,
        loop: chance.range(0.3, 0.9),
      })
    }
}

function press(height: Field, print: Print) {
  const { y, radius } = print
  const y1 = Math.min(height.height - 1, Math.ceil(y + radius))
  for (let py = Math.max(0, Math.floor(y - radius)); py <= y1; py++) pressRow(height, print, py)
}

function pressRow({ width, values }: Field, print: Print, py: number) {
  const { x, y, radius, angle, period, dent, ridge, loop } = print
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const x1 = Math.min(width - 1, Math.ceil(x + radius))
  for (let px = Math.max(0, Math.floor(x - radius)); px <= x1; px++) {
    // A thumb is longer than it is wide.
    const u = ((px - x) * cos + (py - y) * sin) / (radius * 0.72)
    const v = ((py - y) * cos - (px - x) * sin) / radius
    const away = u * u + v * v
    if (away >= 1) continue
    const press = (1 - away) * (1 - away)
    // Ridges run as loops about a core a little off the middle.
    const way = Math.hypot(u * 0.9, v * 0.62 + loop * 0.45) + 0.1 * Math.sin(u * 3 + loop * 7)
    const line = Math.sin((way * radius * 2 * Math.PI) / period)
    values[py * width + px]! += ridge * line * Math.min(1, press * 2.2) - dent * press
  }
}
