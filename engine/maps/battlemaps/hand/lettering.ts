import { badge, compass, type Inks, scaleBar, scaleBarSize } from '../../cartouche.ts'
import type { Easel } from './easel.ts'
import { type Hand, mix, shade } from './hand.ts'

/** What a hand letters its maps with. */
export function inksOf(hand: Hand): Inks {
  if (hand.style === 'blueprint') return { ink: hand.ink, paper: shade(hand.paper, -0.05), accent: hand.ink }
  return {
    ink: mix(hand.ink, [46, 34, 24], 0.5),
    paper: hand.style === 'painted' ? [236, 224, 196] : shade(hand.paper, 0.02),
    accent: [122, 40, 28],
  }
}

/** Room numbers, for the key, and an S at every secret door. */
export function numbers({ context, scene, hand, scale, offset }: Easel) {
  const inks = inksOf(hand)
  for (const { kind, from, to } of scene.doors) {
    if (kind !== 'secret') continue
    const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
    const secret = { ...inks, ink: inks.paper, paper: inks.accent }
    badge(context, offset[0] + x * scale, offset[1] + y * scale, Math.max(6, scale * 0.27), 'S', secret)
  }
  for (const room of scene.rooms) {
    badge(
      context,
      offset[0] + room.badge[0] * scale,
      offset[1] + room.badge[1] * scale,
      Math.max(6.5, scale * 0.36),
      String(room.number),
      inks,
    )
  }
}

/** Scale and compass where the rock leaves room for them. */
export function furniture({ context, scene, hand, scale, offset }: Easel) {
  const inks = inksOf(hand)
  const { columns, rows } = scene.grid
  const size = Math.max(9, scale * 0.42)
  const bar = { unitPixels: scale / 5, unit: 'ft', length: 10, steps: 3 }
  const box = scaleBarSize(context, bar, size)
  const free = (x: number, y: number, w: number, h: number) => {
    for (let cy = Math.floor(y); cy < y + h; cy++) {
      for (let cx = Math.floor(x); cx < x + w; cx++) if ((scene.cells[cy]?.[cx] ?? ' ') !== ' ') return false
    }
    return true
  }
  const place = (
    w: number,
    h: number,
    draw: (x: number, y: number) => void,
    taken: { x: number; y: number; w: number; h: number }[],
  ) => {
    for (const y of [rows - h - 0.5, rows - h - 1.5, 0.6, 1.5, rows / 2]) {
      for (let x = 0.5; x + w < columns - 0.4; x += 0.5) {
        const clash = taken.some((t) => x < t.x + t.w && t.x < x + w && y < t.y + t.h && t.y < y + h)
        if (clash || !free(x - 0.3, y - 0.3, w + 0.6, h + 0.6)) continue
        draw(offset[0] + x * scale, offset[1] + y * scale)
        taken.push({ x, y, w, h })
        return
      }
    }
  }
  const taken: { x: number; y: number; w: number; h: number }[] = []
  place(box.width / scale, box.height / scale, (x, y) => scaleBar(context, x, y, bar, size, inks), taken)
  place(2.6, 2.8, (x, y) => compass(context, x + scale * 1.3, y + scale * 1.5, scale * 1.3, inks), taken)
}
