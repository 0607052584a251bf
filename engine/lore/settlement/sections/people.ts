import type { Section } from '../../../../contract/sheets/document.ts'
import type { Random } from '../../../paint/random.ts'
import { capital } from '../../grammar/inflect.ts'
import { type Idea, tellerFor } from '../idea.ts'
import { fitting, namesIn } from '../sparing.ts'
import { tale } from '../tale.ts'
import { habits, looks } from '../words.ts'
import { part } from './part.ts'

const pronouns = {
  Male: { He: 'He', him: 'him' },
  Female: { He: 'She', him: 'her' },
} as const

/** Told so that nobody is bound to themselves, nor to more than so many others. */
const notOf = (own: readonly string[], idea: Idea, most: number, tell: () => string) =>
  fitting(tell, (told) => !own.some((name) => told.includes(name)) && namesIn(told, idea) <= most)

export function people(idea: Idea, chance: Random): Section {
  // One teller for all of them, so that no two want the same; whom it is about is put in afterwards.
  const teller = tellerFor(idea, tale, chance, { He: '{He}', him: '{him}' })
  const [look, habit] = [chance.shuffle(looks), chance.shuffle(habits)]
  const items = idea.people.map((person, index) => {
    const own = [person.given, ...idea.factions.filter(({ leader }) => leader === person).map(({ name }) => name)]
    // Whoever still does the place's work was never parted from it.
    if (person.role === idea.given.worker) own.push(person.role)
    const { He } = pronouns[person.sex]
    const tell = (frame: string) =>
      teller.tell(frame).replace(/\{(He|him)\}/g, (_, word: 'He' | 'him') => pronouns[person.sex][word])
    const tie = notOf(own, idea, 1, () => tell('tie'))
    const [wears, keeps] = [tell(look[index % look.length] ?? ''), tell(habit[index % habit.length] ?? '')]
    const seen = chance.pick([
      `${He} has ${wears} and ${keeps}.`,
      `${He} ${keeps}. ${He} has ${wears}.`,
      `${He} ${keeps}, and has ${wears}.`,
    ])
    const does = person === idea.ruler && !idea.asked.ruler?.isMany ? (idea.asked.ruler?.does ?? []) : []
    const want = notOf(own, idea, 1, () => tell('want'))
    return {
      key: `people.list.${index}`,
      label: person.name,
      text: `${capital(person.ancestry)}, ${person.role}. ${seen} ${person.given} wants ${want}. ${[tie, ...does.map((said) => `${He} ${said}.`)].join(' ')}`,
    }
  })
  return part('people', 'People of note', 'main', [{ type: 'list', key: 'people.list', items }])
}
