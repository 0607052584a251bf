import type { Rgb } from './colour.ts'
import { type Field, smoothstep } from './field.ts'
import type { Panes } from './panes.ts'
import type { Paint } from './picture.ts'

const lead: Rgb = [30, 26, 25]

/** Cames of even width, round on top: a soft light along their upper left. */
export function leadOver(window: Paint, inside: Field, scale: number): void {
  const { width, height } = window
  const half = Math.max(1.5, 6 * scale + 0.3)
  const d = inside.values
  const planes = [window.red, window.green, window.blue]
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (d[i]! > half + 8 * scale) continue
      const cover = 1 - smoothstep(half - 0.7, half + 0.7, d[i]!)
      const under = 1 - 0.4 * (1 - smoothstep(half, half + 7 * scale, d[i]!))
      const right = d[x < width - 1 ? i + 1 : i]! - d[x > 0 ? i - 1 : i]!
      const down = d[y < height - 1 ? i + width : i]! - d[y > 0 ? i - width : i]!
      const ridge = 1 - Math.min(1, d[i]! / half)
      const lit = Math.max(0, ridge * 0.5 + (right + down) * 0.34 * (1 - Math.abs(2 * ridge - 1)))
      for (let k = 0; k < 3; k++) {
        const plane = planes[k]!
        const shown = plane[i]! * under
        plane[i] = shown + (lead[k]! + lit * 63 - shown) * cover
      }
    }
  }
}

/** A drop of solder wherever three panes meet. */
export function solder(window: Paint, { of }: Panes, scale: number): void {
  const { width, height } = window
  const radius = Math.max(2, 8.2 * scale)
  const taken = new Set<number>()
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2; x < width - 2; x++) {
      const i = y * width + x
      const a = of[i]!
      const b = of[i + 1]!
      const c = of[i + width]!
      const d = of[i + width + 1]!
      if ((a === b && c === d) || (a === c && b === d)) continue
      if (new Set([a, b, c, d]).size < 3) continue
      const near = Math.floor(y / (radius * 1.6)) * 4096 + Math.floor(x / (radius * 1.6))
      if (taken.has(near)) continue
      taken.add(near)
      drop(window, x + 0.5, y + 0.5, radius)
    }
  }
}

function drop(window: Paint, cx: number, cy: number, radius: number): void {
  const reach = Math.ceil(radius) + 1
  const planes = [window.red, window.green, window.blue]
  for (let y = Math.max(0, Math.floor(cy) - reach); y <= Math.min(window.height - 1, cy + reach); y++) {
    for (let x = Math.max(0, Math.floor(cx) - reach); x <= Math.min(window.width - 1, cx + reach); x++) {
      const away = Math.hypot(x - cx, y - cy)
      const a = 1 - smoothstep(radius - 1, radius + 0.4, away)
      if (a <= 0) continue
      const lit = Math.max(0, 1 - Math.hypot(x - cx + radius * 0.3, y - cy + radius * 0.3) / (radius * 0.9))
      const i = y * window.width + x
      for (const plane of planes) plane[i]! += (42 + 74 * lit - plane[i]!) * a
    }
  }
}
