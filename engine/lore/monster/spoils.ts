import type { RuleSystem } from '../../../contract/enums.ts'
import type { Random } from '../../paint/random.ts'
import { capital } from '../grammar/inflect.ts'
import { challengeRow, encounterBudget } from '../rules/dnd5e/tables.ts'
import type { Idea } from './idea.ts'
import type { Setting } from './telling.ts'

const keepsakes: readonly string[] = [
  'a surveyor’s brass level, bent',
  'a wedding shoe with the buckle gone',
  'nine identical keys',
  'a letter of credit in a drowned man’s name',
  'a child’s slate with half a sum on it',
  'a tin whistle that still plays',
  'the ward’s own seal, missed since autumn',
  'a jar of pickled plums, unbroken',
  'a dented silver thimble',
  'a map with this place scratched out',
  'a set of loaded dice',
  'an unopened parcel, addressed',
  'a saint’s medal worn smooth',
  'a belt with somebody’s teeth along it',
  'three candles of real wax',
  'a pilgrim’s badge from far off',
  'a good rope, 40 feet',
  'a sealed flask of brandy',
  'a betrothal ring engraved for two',
  'a ledger of small debts',
  'a lantern with blue glass',
  'a boot knife with a bone grip',
  'a music box that plays four notes of six',
  'a spyglass, one lens cracked',
  'a warrant for an arrest never made',
]

/** Coin in one parcel by level: Lazy GM's 5e Resource Document (CC-BY-4.0), "Treasure"; in gp. */
function parcel(challenge: number, chance: Random): number {
  const dice = (count: number, times: number) =>
    Array.from({ length: count }, () => chance.int(1, 6)).reduce((a, b) => a + b, 0) * times
  if (challenge < 5) return dice(3, 10)
  if (challenge < 11) return dice(3, 100)
  return challenge < 17 ? dice(2, 1000) : dice(2, 10_000)
}

const money = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',')

export interface Spoils {
  coin: string
  found: string[]
  harvest: { label: string; text: string }[]
}

/** What it has, and what can be made of it. A hoarder has a whole parcel; others what their meals carried. */
export function spoilsOf(idea: Idea, system: RuleSystem, chance: Random): Spoils {
  const { want, theme, family, challenge } = idea
  const share =
    want === 'hoard' ? 1 : family.mind === 'keen' || family.mind === 'brilliant' || want === 'worship' ? 0.5 : 0.12
  // Pathfinder's prices run at about a tenth of DnD5e's.
  const scale = (system === 'Pathfinder' ? 0.1 : 1) * (challenge < 1 ? 0.2 : 1)
  const gold = Math.max(1, Math.round(parcel(challenge, chance) * share * scale))
  const worth = (times: number) =>
    Math.max(1, Math.round((5 + challenge * challenge * 1.5 + challenge * 8) * times * scale))
  const dc = 10 + Math.min(12, Math.ceil(challenge / 2))
  const parts = chance.shuffle(family.parts).slice(0, 2)
  const rare = chance.pick(theme.harvest)
  return {
    coin: `${money(gold)} gp`,
    found: chance
      .shuffle(keepsakes)
      .slice(0, want === 'hoard' ? 3 : 2)
      .map(capital),
    harvest: [
      ...parts.map((part, index) => ({
        label: capital(part),
        text: `DC ${dc - 3 + index} to take whole; ${money(worth(index === 0 ? 1 : 0.6))} gp to the right buyer.`,
      })),
      { label: capital(rare.what), text: `DC ${dc + 2} to take; ${rare.use}. ${money(worth(2))} gp.` },
    ],
  }
}

/** How many of it, against four characters of a level, are a fight of each weight; DnD5e only. */
export function fightsAgainst(challenge: number): { level: number; low: string; moderate: string; high: string }[] {
  const { xp } = challengeRow(challenge)
  const near = Math.max(1, Math.min(20, Math.round(Math.max(challenge, 1))))
  const levels = [...new Set([near - 2, near, near + 3].map((level) => Math.min(20, Math.max(1, level))))]
  const many = (budget: number) => {
    const count = Math.floor(budget / xp)
    return count === 0 ? '—' : count > 12 ? 'more than 12' : String(count)
  }
  return levels.map((level) => {
    const budget = encounterBudget(level, 4)
    return { level, low: many(budget.low), moderate: many(budget.moderate), high: many(budget.high) }
  })
}

const ruins: readonly string[] = [
  '#People# find this for weeks:',
  'Dead or gone, it stays a while:',
  'Afterwards there remain:',
  'It cannot be tidied away:',
  'Long after:',
  'By these one knows where it was:',
]

/** What stays behind it. */
export function leavings({ theme }: Idea, { people }: Setting, chance: Random): { intro: string; items: string[] } {
  const intro = chance.pick(ruins).replace('#People#', capital(people))
  return { intro, items: chance.shuffle(theme.traces).slice(0, 2).map(capital) }
}
