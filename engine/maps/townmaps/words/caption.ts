import { area } from '../geometry/polygon.ts'
import { footprint } from '../layout/houses.ts'
import type { Landmark, TownmapScene } from '../scene.ts'
import type { Plan } from './plan.ts'

/** How many people live in the houses: five to a cottage, more in the tall houses of a city; rounded as a census would. */
export function soulsOf(plan: Plan, houses: TownmapScene['houses']): number {
  const each = { hamlet: 4.6, village: 5, town: 6, city: 7.5 }[plan.settlement]
  let sum = 0
  for (const list of Object.values(houses))
    for (const house of list) sum += area(footprint(house)) > 220 ? each : each * 0.3
  const lived = sum * (plan.decay === 'abandoned' ? 0 : plan.decay ? 0.05 : plan.overgrown > 0.5 ? 0 : 1)
  const step = lived > 2000 ? 100 : lived > 300 ? 10 : 1
  return Math.max(0, Math.round(lived / step) * step)
}

/** The line under a town's name. */
export function captioned(plan: Plan, population: number): string {
  const kind = [
    plan.decay ? plan.decay : plan.burning ? 'burning' : plan.overgrown > 0.5 ? 'abandoned' : '',
    plan.wall === 'palisade' ? 'palisaded' : plan.wall === 'stone' ? 'walled' : '',
    plan.shore === 'island'
      ? 'island'
      : plan.harbour && plan.shore !== 'none'
        ? plan.settlement === 'village' || plan.settlement === 'hamlet'
          ? 'fishing'
          : 'port'
        : plan.shore === 'lake'
          ? 'lakeside'
          : plan.shore === 'oasis'
            ? 'oasis'
            : plan.canals > 0
              ? 'canal'
              : plan.river
                ? 'river'
                : plan.hill
                  ? 'hill'
                  : '',
    plan.settlement,
  ]
    .filter((word) => word !== '')
    .join(' ')
  const words = kind[0]!.toUpperCase() + kind.slice(1)
  if (population === 0) return words
  return plan.decay ? `${words}, ${grouped(population)} souls left` : `${words} of ${grouped(population)} souls`
}

/** "12,400"; spelled out here because the machine's locale tables may differ. */
function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** What a landmark is called where its town lies in ruins: "Ruined Moot Hall", "Ruin of the Thirsty Cask". */
export function fallenName({ kind, name }: Pick<Landmark, 'kind' | 'name'>, decay: Plan['decay']): string {
  if (decay === undefined || kind === 'cemetery' || kind === 'stones') return name
  if (kind === 'park') return `Overgrown ${name.replace(/^The /, '')}`
  const state = decay === 'abandoned' ? 'Empty' : 'Ruined'
  return /^The /.test(name) ? `${state === 'Empty' ? 'Shell' : 'Ruin'} of t${name.slice(1)}` : `${state} ${name}`
}
