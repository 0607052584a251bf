import type { Random } from '../../../paint/random.ts'
import type { MonsterBrief } from '../../rules/monster-brief.ts'
import { type Case, tellerFor } from '../case.ts'
import type { Idea } from '../idea.ts'
import { flights, hurts, openings } from './openings.ts'
import { useOf } from './powers.ts'

const POWERS_MOST = 3

/** So many hit points left, as a phrase that may stand anywhere. */
const leftWith = (points: number, chance: Random, more: readonly string[] = []) => {
  const name = points === 1 ? 'point' : 'points'
  return chance.pick([
    `at ${points} hit ${name}`,
    `with ${points} hit ${name} left`,
    `below ${points + 1} hit points`,
    `once at ${points} hit ${name}`,
    `when at ${points} hit ${name}`,
    ...more.map((words) => `${words} ${points} hit ${name}`),
  ])
}

/** How it fights, in the order in which it happens; each point under a label of its own. */
export function tactics(
  idea: Idea,
  brief: MonsterBrief,
  told: Case,
  hitPoints: number,
  chance: Random,
): { label: string; text: string }[] {
  const strike = brief.strikes.reduce((best, one) => (one.weight > best.weight ? one : best)).name
  const opening =
    idea.role === 'caster' || idea.role === 'artillery'
      ? (brief.strikes.find(({ range }) => range)?.name ?? strike)
      : strike
  const words = chance.fork('hurt')
  // About half of them, and about a quarter.
  const points = (least: number, most: number) =>
    Math.max(1, words.int(Math.floor(hitPoints * least), Math.ceil(hitPoints * most)))
  const { tell } = tellerFor(idea, told, chance, {
    main: opening,
    half: leftWith(points(0.4, 0.6), words, ['down to', 'hurt to', 'driven to']),
    hurt: leftWith(points(0.18, 0.32), words),
    paces: String(chance.pick([30, 40, 50, 60, 70, 80])),
  })
  const notable = ['action', 'bonus', 'reaction'].flatMap((cost) =>
    brief.powers.filter((power) => power.cost === cost).slice(0, 2),
  )
  const ways = chance.fork('ways')
  const { story, isAsked } = told.chosen
  // Where the prompt asks for a story the fight tells of it; else now and then.
  const tells = (often: number) => isAsked || ways.chance(often)
  return [
    { label: 'First', text: tell(chance.pick(openings[idea.role])) },
    ...notable.slice(0, POWERS_MOST).map((power) => ({ label: power.name, text: tell(useOf(power, ways)) })),
    ...(tells(0.65) ? [{ label: 'Whom it picks', text: tell(chance.pick(story.picks)) }] : []),
    { label: 'Hurt', text: tell(chance.pick(hurts)) },
    { label: 'In the end', text: tell(`It ${chance.pick(tells(0.65) ? story.ends : flights)}.`) },
  ]
}
