import type { Random } from '../../paint/random.ts'
import { distanceToOutline, type Furnisher, roomiest, type Space } from './furnish.ts'
import { boundsOf, round } from './geometry.ts'
import type { Intent } from './intent.ts'

/** Whether spiders have made the place their own, as against a cobweb in a corner. */
export const isSpun = (intent: Intent): boolean =>
  !intent.forbids('web') &&
  (intent.prompted('spider') || intent.asks('egg-sac', 'cocoon') || intent.prompted('ettercap'))

/** Spiders' nests in the places given: webs from wall to wall, clutches of eggs where it is roomiest, what they have caught, and bones. */
export function infest(intent: Intent, spaces: readonly Space[], furnisher: Furnisher, random: Random): void {
  if (!isSpun(intent)) return
  for (const space of spaces) {
    const { left, right, top, bottom } = boundsOf(space.outline)
    const area = (right - left) * (bottom - top)
    const webs = Math.min(16, Math.max(1, Math.round(area / 9)))
    for (let i = 0, tries = 0; i < webs && tries < 90; tries++) {
      const size = round(random.range(1.4, tries > 45 ? 2 : 3.4))
      const [x, y] = [random.range(left, right), random.range(top, bottom)]
      // They hang from what there is to hang from.
      if (distanceToOutline(space.outline, x, y) > size * 1.6) continue
      if (furnisher.put('web', space, x, y, { width: size, depth: size, turn: random.range(0, 6.28) })) i++
    }
    if (area < 20) continue
    for (let i = 0; i < Math.min(3, area / 30); i++)
      furnisher.anywhere('cocoon', space, { width: 0.6, depth: 1.4, turn: (random.int(0, 3) * Math.PI) / 2 }, 120)
    const [cx, cy] = roomiest(space.outline)
    const clutch = Math.min(8, Math.round(area / 18))
    for (let i = 0, tries = 0; i < clutch && tries < 60; tries++) {
      const [a, d] = [random.range(0, 6.28), random.range(0, 1) * Math.min(3.4, Math.sqrt(area) * 0.3)]
      const size = random.range(0.7, 1.2)
      const at = { width: round(size), depth: round(size * 0.9), turn: random.range(0, 6.28) }
      if (furnisher.put('egg-sac', space, cx + Math.cos(a) * d, cy + Math.sin(a) * d, at)) i++
    }
    for (let i = 0; i < Math.min(4, area / 30); i++) furnisher.anywhere('bones', space)
  }
}
