import { domainOf, singular } from '../lore/theme.ts'
import { creatureIn } from '../prompt/said.ts'
import { type Noun, nounsIn, ownerOf } from './nouns.ts'
import type { Person } from './person.ts'
import { ownStories } from './stories/own.ts'
import { stories } from './stories/stories.ts'
import type { Story } from './stories/story.ts'

/** What a prompt says that somebody is caught in: the story that fits, and its own people and things for that. */
export interface Claim {
  story: Story
  other?: Noun
  third?: Noun
  thing?: Noun
  place?: Noun
  /** What is said of them, as it follows a name, where the story is told in the prompt’s own words. */
  does?: string
  /** As it follows “to”. */
  goal?: string
  dread?: string
  /** The clause that the story is told from, as it follows a name; ’’ where it was in the phrase that names them. */
  from: string
}

/** Whom and what a clause speaks of, but for what it says that the person is: “was once an executioner”. */
function nounsOf(clause: string): Noun[] {
  const nouns = nounsIn(clause)
  return /^(?:is|was) (?:once |secretly |really )?(?:an?|the) (?!one\b)/.test(clause) ? nouns.slice(1) : nouns
}

/** The story that a text is about: of several, the one that it comes to first. */
export function storyIn(text: string): Story | undefined {
  const found = stories.flatMap((story) => {
    const at = text.search(story.about)
    return at < 0 ? [] : [{ story, at }]
  })
  return found.sort((a, b) => a.at - b.at)[0]?.story
}

const revenge = stories.find(({ about }) => about.test('revenge')) as Story

/** “hunting the werewolf that killed his family”: whom, and for whom. */
export function huntedIn(text: string): { who: string; whom: string } | undefined {
  const [, who, whom] =
    /\b(?:hunt(?:s|ing)?(?: down)?|track(?:s|ing)?|seek(?:s|ing)?|chas(?:es|ing)|after) (.{3,40}?) (?:that|who|which) (?:killed|murdered|slew|ate|took|burned|destroyed) ([^,.;]{3,50})/i.exec(
      text,
    ) ?? []
  return who && whom ? { who, whom } : undefined
}

const goalIn = (text: string) =>
  /\b(?:wants?|hopes?|longs?|wishes|means|plans?|trying|tries|dreams|determined|saving up|seeks) to ([^,.;]{3,70})/i
    .exec(text)?.[1]
    ?.replace(
      /\s+(?:and|but|while|yet)\s+(?=(?:is|has|was|fears?|hates?|loves?|keeps?|cannot|never|hides?|secretly|wants?)\b).*$/i,
      '',
    )
const dreadIn = (text: string) =>
  /\b(?:afraid of|fears|fearing|terrified of|scared of|phobia of) ([^,.;]{2,50})/i
    .exec(text)?.[1]
    ?.replace(/\s+(?:and|but|while|yet)\s.*$/i, '')

/** “the siege of Karrow”. */
const isTown = ({ by, name, words }: Noun) => name !== undefined && words === '' && /^(?:of|from|in|at|near)$/.test(by)

/** WordNet’s file of animals. */
const ANIMAL = 5
/** Animals that somebody breeds or keeps are no party to anything; those that somebody is hunted by are. */
const isHerd = ({ words, isMany, by }: Noun) =>
  isMany && !/^(?:by|from|against)$/.test(by) && domainOf(singular(words.split(' ').at(-1) ?? '')) === ANIMAL

const seeming = /^(?:as|like|than|be|become|becoming|being)$/

/** Who is who: people after “by” are the other side; kin is whom it is about, unless nobody else is named. */
function castOf(
  nouns: readonly Noun[],
  story: Story,
  ofClause: readonly Noun[] = nouns,
): Pick<Claim, 'other' | 'third' | 'thing' | 'place'> {
  const isBeast = ({ words }: Noun) => {
    const name = words.split(' ').at(-1) ?? ''
    return story.isOfBeast === true && (creatureIn(name) ?? creatureIn(name.replace(/s$/, ''))) !== undefined
  }
  const beast = ofClause.find((noun) => isBeast(noun) && (noun.kind === 'person' || noun.kind === 'group'))
  const somebody = nouns.filter(
    (noun) =>
      !isBeast(noun) &&
      !isHerd(noun) &&
      (noun.kind === 'person' || noun.kind === 'group' || noun.kind === 'kin') &&
      !seeming.test(noun.by) &&
      !isTown(noun) &&
      // One’s own side.
      !/(?:rebellion|resistance|uprising|revolution)$/.test(noun.words),
  )
  // One is haunted by whom it is about.
  const doer = somebody.find(({ by, words }) => by === 'by' && !/\b(?:ghost|spirit)$/.test(words))
  const kin = somebody.find((noun) => noun.kind === 'kin' && noun !== doer)
  const stranger = somebody.find((noun) => noun.kind !== 'kin' && noun !== doer)
  const thing =
    beast ??
    ofClause.find(({ kind }) => kind === 'thing') ??
    (story.takesPlaces
      ? ofClause.find(({ kind, by, before }) => kind === 'place' && by === '' && before !== '')
      : undefined)
  const { place } = placeIn(nouns)
  const isThird = story.person === 'third'
  const third = kin && (isThird || stranger || doer) ? kin : isThird ? stranger : undefined
  const other = doer ?? [stranger, kin].find((noun) => noun && noun !== third)
  const owner = [third, thing].flatMap((noun) => (noun ? (ownerOf(noun) ?? []) : []))[0]
  return {
    ...(third && { third }),
    ...((other ?? owner) && { other: other ?? owner }),
    ...(thing && { thing }),
    ...(place && { place }),
  }
}

/** Only looks and belongings: nothing to be caught in. */
const isMere = (does: string) =>
  /^has (?!lost|sworn|been|never|killed|stolen)|^(?:is|was) (?:\p{L}+-)?\p{L}+$/u.test(does)

/** What the prompt tells of a person that makes a story, if it does. */
export function claimOf(person: Person): Claim | undefined {
  const { said, reading, full } = person
  const text = reading.text.replace(full, ' ').slice(0, 600)
  const head = said.head.replace(person.town, ' ')
  const clauses = said.does.length > 0 ? said.does : said.head === '' ? text.split(/[.;!?]\s+|\s+(?=who\b)/) : []
  const hunted = huntedIn(text)
  if (hunted) {
    const [other] = nounsIn(hunted.who)
    const [third] = nounsIn(hunted.whom)
    return { story: revenge, ...(other && { other }), ...(third && { third }), from: said.does[0] ?? '' }
  }
  for (const from of clauses) {
    const story = storyIn(from)
    // A beast that somebody has about them is no trouble.
    if (!story || (story.isOfBeast && isMere(from))) continue
    // The clause first, then what else is said.
    const others = clauses.filter((one) => one !== from)
    return { story, ...castOf([from, ...others].flatMap(nounsOf), story, nounsOf(from)), from }
  }
  const cast = clauses.flatMap(nounsOf)
  for (const from of clauses) {
    const goal = goalIn(from)
    if (goal) return { story: ownStories.goal, ...castOf([], ownStories.goal), ...placeIn(cast), goal, from }
  }
  const headStory = storyIn(head)
  if (headStory) {
    const named = nounsIn(head.replace(/^(?:an?|the)\s/i, ''))
    return { story: headStory, ...castOf([...named, ...cast], headStory, named), from: '' }
  }
  for (const from of clauses) {
    const dread = dreadIn(from)
    if (dread) return { story: ownStories.dread, ...placeIn(cast), dread, from }
  }
  const does = said.does.find((one) => !isMere(one))
  if (does === undefined || said.head === '') return undefined
  return { story: ownStories.doing, ...placeIn(cast), does, from: does }
}

function placeIn(nouns: readonly Noun[]): Pick<Claim, 'place'> {
  const place = nouns.find((noun) => isTown(noun) || (noun.kind === 'place' && noun.by !== ''))
  return place ? { place } : {}
}
