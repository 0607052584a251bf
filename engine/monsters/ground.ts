import type { Relief } from '../paint/relief.ts'
import type { Creature } from './scene.ts'

const airborne = new Set(['eye', 'bird', 'fish', 'kraken', 'worm'])

/** The shade a creature throws on the ground under it, so that it stands there. */
export function groundShadow(result: Relief, creature: Creature): void {
  if (airborne.has(creature.rig)) return
  const { frame, scale, paint } = result
  const reach = creature.scale * (creature.rig === 'dragon' || creature.rig === 'spider' ? 470 : 330)
  const cx = (creature.x + reach * 0.12) * scale
  const cy = (creature.y + 412 * creature.scale) * scale
  const rx = reach * scale
  const ry = reach * 0.2 * scale
  for (let y = Math.max(0, Math.floor(cy - ry)); y < Math.min(frame.height, cy + ry); y++) {
    for (let x = Math.max(0, Math.floor(cx - rx)); x < Math.min(frame.width, cx + rx); x++) {
      const d = ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2
      if (d >= 1) continue
      const a = 0.72 * (1 - d)
      const i = y * frame.width + x
      paint.red[i]! *= 1 - a
      paint.green[i]! *= 1 - a
      paint.blue[i]! *= 1 - a * 0.92
      result.shade.values[i]! *= 1 - a
    }
  }
}
