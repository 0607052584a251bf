import type { RuleSystem } from '../../../contract/enums.ts'
import type { Random } from '../../paint/random.ts'
import { capital } from '../grammar/inflect.ts'
import { challengeRow, encounterBudget } from '../rules/dnd5e/tables.ts'
import { type Case, tellerFor } from './case.ts'
import type { Idea } from './idea.ts'

const finds: readonly string[] = [
  '#quality.a.cap# #object#, #oddity#',
  '#quality.a.cap# #object# marked “#name#”',
  '#rpos# #object#, #oddity#',
  '#number.cap# #quality# #object.s#',
  '#town.a.cap# #object#, #oddity#',
]

/** Two or three small things, and what was taken from somebody of the story. */
function keepsakes(idea: Idea, told: Case, count: number, chance: Random): string[] {
  const { tell } = tellerFor(idea, told, chance, { name: told.cast[2]?.given ?? '' })
  const { story, isAsked } = told.chosen
  const others = chance.shuffle(finds).slice(0, count)
  const frames = isAsked || chance.chance(0.5) ? [chance.pick(story.find), ...others.slice(1)] : others
  return [tell('#vpos# #thing#'), ...frames.map((frame) => capital(tell(frame)))]
}

/** Coin in one parcel by level: Lazy GM's 5e Resource Document (CC-BY-4.0), "Treasure"; d6 and what each is worth, gp. */
const parcelOf = (challenge: number): { count: number; each: number } => {
  if (challenge < 5) return { count: 3, each: 10 }
  if (challenge < 11) return { count: 3, each: 100 }
  return challenge < 17 ? { count: 2, each: 1000 } : { count: 2, each: 10_000 }
}

function parcel(challenge: number, chance: Random): number {
  const { count, each } = parcelOf(challenge)
  return Array.from({ length: count }, () => chance.int(1, 6)).reduce((a, b) => a + b, 0) * each
}

const scaleOf = (challenge: number) => (challenge < 1 ? 0.2 : 1)

/** What coin of a challenge comes to, set against that of another. */
export function coinFor(challenge: number): number {
  const { count, each } = parcelOf(challenge)
  return count * 3.5 * each * scaleOf(challenge)
}

/** The price of what is taken from a creature of a challenge, gp, before what part of it that is. */
export const worthFor = (challenge: number) => (5 + challenge * challenge * 1.5 + challenge * 8) * scaleOf(challenge)

export const money = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',')

export interface Spoils {
  coin: string
  found: string[]
  /** What can be taken, the DC to take it whole, and its price. */
  harvest: { what: string; dc: number; worth: string }[]
}

/** What it has, and what can be made of it, `dc` the measure of what it takes. A hoarder has a whole parcel; others what their meals carried. */
export function spoilsOf(idea: Idea, told: Case, system: RuleSystem, dc: number, chance: Random): Spoils {
  const { family, challenge } = idea
  const { wealth } = told.chosen.story
  const isClever = family.mind === 'keen' || family.mind === 'brilliant'
  const share = wealth === 'whole' || family.noun === 'dragon' ? 1 : wealth === 'half' || isClever ? 0.5 : 0.12
  // Pathfinder's prices run at about a tenth of DnD5e's.
  const scale = system === 'Pathfinder' ? 0.1 : 1
  const gold = Math.max(1, Math.round(parcel(challenge, chance) * share * (scale * scaleOf(challenge))))
  const worth = (times: number) => Math.max(1, Math.round(worthFor(challenge) * times * scale))
  const parts = chance.shuffle(family.parts.filter((part) => !part.endsWith(told.prize))).slice(0, 2)
  return {
    coin: `${money(gold)} gp`,
    found: keepsakes(idea, told, share === 1 ? 3 : 2, chance),
    harvest: [
      ...parts.map((part, index) => ({
        what: capital(part),
        dc: dc - 3 + index,
        worth: `${money(worth(index === 0 ? 1 : 0.6))} gp`,
      })),
      { what: capital(told.prize), dc: dc + 2, worth: `${money(worth(2))} gp` },
    ],
  }
}

/** How many of it, each worth so much XP, against four characters of a level, are a fight of each weight; DnD5e only. */
export function fightsAgainst(
  challenge: number,
  xp = challengeRow(challenge).xp,
): { level: number; low: string; moderate: string; high: string }[] {
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
