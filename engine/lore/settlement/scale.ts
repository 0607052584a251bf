import type { SettlementRequest } from '../../../contract/sheets/settlement.ts'
import type { Random } from '../../paint/random.ts'
import type { Land } from './livelihoods.ts'
import { type SettlementSize, settlementScale } from './sizes.ts'

const sizeWords: Readonly<Record<SettlementSize, readonly string[]>> = {
  metropolis: ['metropolis', 'capital', 'megacity'],
  city: ['city'],
  town: ['town', 'borough', 'burgh', 'port', 'seaport', 'boomtown'],
  village: ['village', 'fort', 'outpost', 'abbey', 'monastery', 'parish'],
  hamlet: ['hamlet', 'thorp', 'homestead', 'farmstead', 'steading', 'camp'],
}

function soulsOf(text: string): number | undefined {
  const [, number = ''] =
    /\b(\d[\d,. ]{0,8}\d|\d)\s*(?:souls|people|inhabitants|residents|population)\b/i.exec(text) ?? []
  const count = Number(number.replace(/[,. ]/g, ''))
  return number !== '' && count >= 5 && count <= 90_000 ? count : undefined
}

const sizeOfSouls = (souls: number): SettlementSize =>
  souls < 90 ? 'hamlet' : souls < 800 ? 'village' : souls < 6000 ? 'town' : souls < 25_000 ? 'city' : 'metropolis'

function sizeOf(
  request: SettlementRequest,
  said: Set<string>,
  souls: number | undefined,
  chance: Random,
): SettlementSize {
  if (request.size) return request.size
  if (souls !== undefined) return sizeOfSouls(souls)
  const sizes = Object.keys(sizeWords) as SettlementSize[]
  return (
    sizes.find((size) => sizeWords[size].some((word) => said.has(word))) ??
    chance.weighted(
      ['hamlet', 'village', 'town', 'city', 'metropolis'] as const,
      (size) => ({ hamlet: 1, village: 3, town: 4, city: 2, metropolis: 0.5 })[size],
    )
  )
}

/** Evenly over the orders of magnitude, to a number that somebody might have counted. */
function drawnSouls(size: SettlementSize, chance: Random): number {
  const [low, high] = settlementScale[size].souls
  const souls = Math.exp(chance.range(Math.log(low), Math.log(high)))
  const step = souls < 200 ? 1 : souls < 2000 ? 10 : souls < 20_000 ? 100 : 1000
  return Math.round(souls / step) * step
}

/** How large a place is and how many live there: as the prompt counts them, if that is the size it is. */
export function sizeAndSouls(request: SettlementRequest, text: string, said: Set<string>, chance: Random) {
  const counted = soulsOf(text)
  const size = sizeOf(request, said, counted, chance.fork('size'))
  const souls =
    counted !== undefined && sizeOfSouls(counted) === size ? counted : drawnSouls(size, chance.fork('souls'))
  return { size, souls, rank: settlementScale[size].rank }
}

/** How many gates a wall has: on an island one, by open water fewer than inland. */
export function gatesOf(size: SettlementSize, land: Land): number {
  const { gates } = settlementScale[size]
  return land === 'island' ? 1 : land === 'coast' || land === 'lake' ? Math.min(gates, 3) : gates
}

/** How many bear arms: of a hamlet most grown men and women, of a city some in a hundred. Towers follow the wall's length. */
export function strength(rank: number, souls: number, chance: Random): Record<string, string> {
  const [low, high] = ([
    [0.12, 0.25],
    [0.05, 0.11],
    [0.012, 0.024],
    [0.012, 0.022],
    [0.012, 0.02],
  ][rank] ?? [0.01, 0.02]) as [number, number]
  const guards = Math.max(3, Math.round(souls * chance.range(low, high)))
  const many = (count: number) => count.toLocaleString('en-GB')
  const [fewest, most] = [
    [1, 2],
    [2, 4],
    [5, 12],
    [14, 34],
    [38, 80],
  ][rank] ?? [1, 2]
  return {
    guards: many(guards),
    guards2: many(Math.max(2, Math.round(guards / chance.range(4, 9)))),
    towers: String(chance.int(fewest ?? 1, most ?? 2)),
  }
}

/** What weighs on a whole place of this rank: a hundred times as much on a metropolis as on a village. */
export const owed = (rank: number, chance: Random) =>
  `${(chance.int(12, 48) * ([10, 50, 400, 2500, 12_500][rank] ?? 400)).toLocaleString('en-GB')} gp`
