import type { Random } from '../../paint/random.ts'
import { areMany } from '../grammar/agreement.ts'
import { possessive } from '../grammar/inflect.ts'
import { humanCultures } from '../names/cultures.ts'
import type { Names } from '../names/names.ts'
import { type Noun, nounsIn, partyOf } from '../npc/nouns.ts'
import { sexOfRole } from '../npc/trades.ts'
import type { Asked } from './asked.ts'
import { places } from './phrases.ts'
import { type Story, stories } from './stories.ts'

/** What befell this book, with all that is named in it. */
export interface Case {
  story: Story
  /** Whether the prompt says that it befell. */
  isAsked: boolean
  /** Slots that the prompt filled. */
  said: readonly string[]
  /** Whether the other side is more than one: “the goblins”. */
  areMany: boolean
  slots: Readonly<Record<string, string>>
}

/** Who goes by no name. */
const nameless =
  /library|academy|archive|guild|guard|council|inquisition|army|host|hospital|crew|college|order|temple|nameless|thing|dragon|worm|giant|dead author|hanged|devil|fiend|mirror/i

const pronouns = { Female: ['she', 'her', 'her'], Male: ['he', 'him', 'his'] } as const

/** Of several, the one that the text comes to first. */
function storyIn(text: string): Story | undefined {
  return stories
    .flatMap((story) => {
      const at = text.toLowerCase().search(story.about)
      return at < 0 ? [] : [{ story, at }]
    })
    .sort((one, other) => one.at - other.at)[0]?.story
}

/** What is said of the book and its owner, before what they are called. */
const saidOf = ({ told, ownerDoes, subject, binding }: Asked) =>
  [ownerDoes ?? '', ...told, subject ?? '', binding ?? ''].filter((text) => text !== '')

/** “the siege of Karrow”: a town’s name. */
const isTown = ({ by, name, words }: Noun) => name !== undefined && words === '' && /^(?:of|from|in|at|near)$/.test(by)
/** “stolen from the royal academy”. */
const isHouse = ({ by, words }: Noun) =>
  by === 'from' && /(?:academy|library|temple|monastery|court|museum|palace|school|university|college)$/.test(words)

const isSomebody = ({ kind }: Noun) => kind === 'person' || kind === 'group' || kind === 'kin'

/** What befell the book: as the prompt says, else by chance. */
export function caseOf(asked: Asked, sex: 'Female' | 'Male', names: Names, chance: Random): Case {
  const said = saidOf(asked)
  const asking = said.map(storyIn).find((story) => story) ?? storyIn(asked.reading.text)
  const story = asking ?? chance.pick(stories)
  const [they, them, their] = pronouns[sex]
  const nouns = said.flatMap(nounsIn)
  const isOwner = ({ words }: Noun) => words !== '' && asked.owner !== undefined && asked.owner.includes(words)
  const people = nouns.filter((noun) => isSomebody(noun) && !isTown(noun) && !isOwner(noun))
  const named = people.find(({ by }) => by === 'by') ?? people[0] ?? nouns.find(isHouse)
  const place = nouns.find((noun) => noun.kind === 'place' && noun.by !== '' && noun !== named)
  const role = chance.pick(story.others)
  const culture = chance.pick(humanCultures)
  const { given } = names.person(culture, sexOfRole(role) ?? chance.pick(['Female', 'Male'] as const))
  const drawn = nameless.test(role) ? `the ${role}` : `the ${role} ${given}`
  const other = named ? (named.name ?? partyOf(named, their)) : drawn
  const town = nouns.find(isTown)?.name ?? names.place(culture)
  const rest = chance.pick(places)
  return {
    story,
    isAsked: asking !== undefined,
    said: [...(named ? ['#other', '#opos'] : []), ...(place ? ['#place'] : [])],
    areMany: areMany(other),
    slots: {
      They: they.charAt(0).toUpperCase() + they.slice(1),
      they,
      them,
      their,
      other,
      opos: possessive(other),
      town,
      place: place ? partyOf(place, their) : `${rest} near ${town}`,
      sum: String(chance.int(12, 180) * 5),
      years: `${chance.int(2, 40)} years`,
    },
  }
}

/** Those of these lines that name what the prompt named, where some do: most, where most do. */
export function fitting(lines: readonly string[], said: readonly string[]): readonly string[] {
  const count = (line: string) => said.filter((slot) => line.includes(slot)).length
  const most = Math.max(...lines.map(count))
  return most === 0 ? lines : lines.filter((line) => count(line) > 0)
}
