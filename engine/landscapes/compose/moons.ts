import type { Rgb } from '../../paint/colour.ts'
import type { Moon } from '../scene.ts'
import type { Plan } from './plan.ts'

const MOST = 4
const others: readonly Rgb[] = [
  [214, 190, 168],
  [178, 200, 222],
  [206, 160, 150],
]

/** The moons a prompt asks for, or the one that lights a clear night; the first at `from` (0-1 across), the light's place. */
export function moonsOf({ wishes, random, horizon }: Plan, from: number, clearNight: boolean): Moon[] {
  const said = wishes.has('moon', 'crescent-moon', 'blood-moon', 'moonlight')
  if (wishes.brief.without.includes('moon')) return []
  if (!said && (!clearNight || wishes.has('stars', 'aurora'))) return []
  const dice = random.fork('moons')
  const blood = said && wishes.has('blood-moon', 'bloody')
  const tint: Rgb | undefined = wishes.tint('moon', 'crescent-moon') ?? (blood ? [206, 74, 52] : undefined)
  const big = wishes.described('moon', 'huge', 'large') || wishes.has('majestic') ? 2 : 1
  const count = Math.min(MOST, wishes.mention('moon')?.count ?? 1)
  return Array.from({ length: count }, (_, k): Moon => {
    const aside = 0.5 + (from < 0.5 ? 1 : -1) * (0.12 + 0.16 * k) * dice.range(0.8, 1.1)
    const full = k === 0 ? dice.range(0.82, 1) : dice.range(0.5, 1)
    return {
      x: Math.min(0.93, Math.max(0.07, k === 0 ? from : aside)),
      y: horizon * dice.range(0.22, 0.44) * (k === 0 ? 1 : 0.8),
      radius: (k === 0 ? 0.046 : dice.range(0.024, 0.034)) * big,
      colour: tint ?? (k === 0 ? [232, 232, 222] : dice.pick(others)),
      phase: (wishes.has('crescent-moon') ? 0.32 : full) * (dice.chance(0.5) ? 1 : -1),
    }
  })
}
