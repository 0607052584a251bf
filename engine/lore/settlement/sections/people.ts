import type { Section } from '../../../../contract/sheets/document.ts'
import type { Random } from '../../../paint/random.ts'
import { capital } from '../../grammar/inflect.ts'
import { type Idea, tellerFor } from '../idea.ts'
import { fitting, namesIn } from '../sparing.ts'
import { foundAt, tells } from '../tale/tells.ts'
import { tale } from '../tale.ts'
import type { Seat } from '../trouble.ts'
import { part } from './part.ts'

const pronouns = {
  Male: { He: 'He', him: 'him', his: 'his', he: 'he' },
  Female: { He: 'She', him: 'her', his: 'her', he: 'she' },
} as const
type Pronoun = keyof (typeof pronouns)['Male']

/** Told so that nobody is bound to themselves, nor to more than so many others. */
const notOf = (own: readonly string[], idea: Idea, most: number, tell: () => string) =>
  fitting(tell, (told) => !own.some((name) => told.includes(name)) && namesIn(told, idea) <= most)

/** How a want is put, of a deed and of a thing. */
const willing = ['wants', 'hopes', 'means', 'would like', 'longs', 'intends', 'wishes', 'plans']
const wanting = ['wants', 'would like', 'needs', 'must have']

/** Whose wants the trouble tells, in the order of the people. */
const seats: readonly Seat[] = ['r', 'a', 'b', 'c', 'v', 'w']

export function people(idea: Idea, chance: Random): Section {
  // One teller for all of them, so that no two want the same; whom it is about is put in afterwards.
  const teller = tellerFor(idea, tale, chance, { He: '{He}', him: '{him}' })
  const known = chance.shuffle(tells)
  const places = chance.shuffle(idea.districts.flatMap((district) => district.places))
  const items = idea.people.map((person, index) => {
    const own = [person.given, ...idea.factions.filter(({ leader }) => leader === person).map(({ name }) => name)]
    // Whoever still does the place's work was never parted from it.
    if (person.role === idea.given.worker) own.push(person.role)
    const { He } = pronouns[person.sex]
    const tell = (frame: string) =>
      teller.tell(frame).replace(/\{(He|him|his|he)\}/g, (_, word: Pronoun) => pronouns[person.sex][word])
    const seat = seats[index]
    // Of who leads a side the sheet tells above what the side is after.
    const isTold = seat !== undefined && (idea.trouble.isAsked || !'abc'.includes(seat) || chance.chance(0.5))
    const want = isTold ? tell(chance.pick(idea.trouble.wants[seat])) : notOf(own, idea, 1, () => tell('want'))
    // Whom else a want names is enough.
    const tie = namesIn(want, idea) < 1 || !isTold ? [notOf(own, idea, 1, () => tell('tie'))] : []
    const does = person === idea.ruler && !idea.asked.ruler?.isMany ? (idea.asked.ruler?.does ?? []) : []
    const seen = `${chance.pick(foundAt)} ${places[index % places.length]?.name ?? idea.name}`
    return {
      key: `people.list.${index}`,
      label: person.name,
      text: [
        `${capital(person.ancestry)}, ${person.role}, ${seen}: ${known[index % known.length]}.`,
        `${person.given} ${chance.pick(/^(?:not |never )?to /.test(want) ? willing : wanting)} ${want}.`,
        ...tie,
        ...does.map((said) => `${He} ${said}.`),
      ].join(' '),
    }
  })
  return part('people', 'People of note', 'main', [{ type: 'list', key: 'people.list', items }])
}
