import type { Rgb } from './colour.ts'
import { type Field, smoothstep } from './field.ts'
import type { Panes } from './panes.ts'
import type { Paint } from './picture.ts'
import type { Subject } from './subject.ts'

const lead: Rgb = [30, 26, 25]

/** Half the width of the cames: stout ones about the figure, slender ones in the quarries behind it. */
const stout = (scale: number) => Math.max(1.5, 6 * scale + 0.3)
const slender = (scale: number) => Math.max(0.9, 2.3 * scale + 0.3)

/** Cames round on top: a soft light along their upper left. `inside`: px from the nearest cut. */
export function leadOver(window: Paint, inside: Field, panes: Panes, focus: Subject['focus'], scale: number): void {
  for (let y = 0; y < window.height; y++) leadRow(window, inside.values, panes, focus, scale, y)
}

function leadRow(
  { width, height, red, green, blue }: Paint,
  d: Float32Array,
  panes: Panes,
  focus: Subject['focus'],
  scale: number,
  y: number,
) {
  // About a small face stout lead would hide half of it.
  const fine = Math.min(1, Math.max(0.4, focus.radius / (150 * scale)))
  const { of, onFigure } = panes
  const wide = stout(scale)
  const narrow = slender(scale)
  for (let x = 0, i = y * width; x < width; x++, i++) {
    const away = d[i]!
    if (away > wide + 8 * scale) continue
    const near = 1 - smoothstep(1, 1.7, Math.sqrt((x - focus.x) ** 2 + (y - focus.y) ** 2) / focus.radius)
    const half = onFigure[of[i]!] === false ? narrow : Math.max(0.9, wide * (1 - near + near * fine))
    const cover = 1 - smoothstep(half - 0.7, half + 0.7, away)
    const under = 1 - 0.4 * (1 - smoothstep(half, half + 7 * scale, away))
    const right = d[x < width - 1 ? i + 1 : i]! - d[x > 0 ? i - 1 : i]!
    const down = d[y < height - 1 ? i + width : i]! - d[y > 0 ? i - width : i]!
    const ridge = 1 - Math.min(1, away / half)
    const lit = 63 * Math.max(0, ridge * 0.5 + (right + down) * 0.34 * (1 - Math.abs(2 * ridge - 1)))
    red[i] = red[i]! * under * (1 - cover) + (lead[0] + lit) * cover
    green[i] = green[i]! * under * (1 - cover) + (lead[1] + lit) * cover
    blue[i] = blue[i]! * under * (1 - cover) + (lead[2] + lit) * cover
  }
}

/** A drop of solder wherever three panes meet. */
export function solder(window: Paint, panes: Panes, scale: number): void {
  const taken = new Set<number>()
  for (let y = 2; y < window.height - 2; y++) solderRow(window, panes, scale, taken, y)
}

function solderRow(window: Paint, { of, onFigure }: Panes, scale: number, taken: Set<number>, y: number): void {
  const { width } = window
  const cell = Math.max(2, 8.2 * scale) * 1.6
  for (let x = 2, i = y * width + 2; x < width - 2; x++, i++) {
    const a = of[i]!
    const b = of[i + 1]!
    const c = of[i + width]!
    const d = of[i + width + 1]!
    if ((a === b && c === d) || (a === c && b === d)) continue
    // Three or four panes meet, not two corner to corner.
    if ((a === b ? 0 : 1) + (c === a || c === b ? 0 : 1) + (d === a || d === b || d === c ? 0 : 1) < 2) continue
    const near = Math.floor(y / cell) * 4096 + Math.floor(x / cell)
    if (taken.has(near)) continue
    taken.add(near)
    const isClear = [a, b, c, d].every((pane) => onFigure[pane] === false)
    drop(window, x + 0.5, y + 0.5, Math.max(2, (isClear ? 5 : 8.2) * scale))
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
