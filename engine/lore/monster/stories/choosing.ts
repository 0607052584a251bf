import type { Random } from '../../../paint/random.ts'
import { lookUp, synset } from '../../../prompt/wordnet/dictionary.ts'
import type { Family } from '../families/family.ts'
import { type StoryName, stories, storyNames } from './stories.ts'
import type { Sort, Story } from './story.ts'

/** A story, and what fills its two open places. */
export interface Chosen {
  name: StoryName
  story: Story
  goods: string
  party: string
  /** Whether the prompt is about it. */
  isAsked: boolean
}

const PERSON = 18
const MOST_WORDS = 6

const lastWord = (phrase: string) =>
  (phrase.split(/ (?:of|in|from|with) /)[0] ?? '').toLowerCase().split(/\s+/).at(-1)?.replace(/’s$/, '') ?? ''

const singles = (word: string) => [
  word,
  word.replace(/ies$/, 'y'),
  word.replace(/ves$/, 'f'),
  word.replace(/es$/, ''),
  word.replace(/s$/, ''),
  word.replace(/men$/, 'man'),
]

const domainsOf = (word: string, most = 2) => {
  const entry = singles(word)
    .map((form) => lookUp(form, 'noun'))
    .find((found) => found)
  return (entry?.senses ?? []).slice(0, most).map((offset) => synset(offset, 'noun').domain)
}

const people =
  /^(?:people|folk|men|women|children|kids|travell?ers|liars|anyone|everyone|humans?|elves|dwarves|gnomes|halflings|orcs|goblins|nobles|villagers|townsfolk|adventurers|heroes|virgins|babies|king|queen|baron|lord|lady|guild|cult|family|army|crew|court|council|order)$/
/** Whether a phrase is of people: "the tax collectors". */
export const isOfPeople = (phrase: string) =>
  people.test(lastWord(phrase)) || /^\p{Lu}/u.test(phrase) || domainsOf(lastWord(phrase), 1).includes(PERSON)

const ANIMAL = 5
const FOOD = 13
const isFood = (phrase: string) => domainsOf(lastWord(phrase)).some((domain) => [ANIMAL, FOOD].includes(domain))

/** Whether more than one is meant, as verbs go. */
export const isMany = (phrase: string) => {
  const head = phrase.split(/,| (?:of|in|from|with|at|on) /)[0] ?? ''
  return / and /.test(head) || /(?:[^su]s|ies|people|folk|men|children|mice|geese|teeth|feet|wolves)$/i.test(head)
}

/** What a prompt names, as the story's sentences have it. */
function fitted(said: string, as: Story['goodsAs']): string {
  const phrase = said.trim().replace(/\s+/g, ' ')
  const plain = phrase.replace(/^(?:the|an?|its|her|his|their|all|some|any|only|people’s|my|our)\s+/i, '')
  const isIts = /^(?:its|her|his|their)\s/i.test(phrase)
  const its = `its ${plain}`
  if (/^\p{Lu}/u.test(plain)) return plain
  if (as === 'bare') return plain
  if (isIts) return its
  if (as === 'own') return phrase
  return as === 'the' || /^an?\s/i.test(phrase) ? `the ${plain}` : phrase
}

const isFit = (said: string | undefined): said is string =>
  said !== undefined &&
  /^[\p{L}’ -]{2,48}$/u.test(said) &&
  said.split(/\s+/).length <= MOST_WORDS &&
  !/^(?:in|of|on|at|by|to|for|with|from|and|or|but|that|who|which|over|under|up|not|never|very|so|as)\b/i.test(said) &&
  !/^(?:it|them|him|her|people|everything|anything|things?|one|all|lonely|alone|day|night|life|time|now|then|there|up|down|out|off|mistake|accident|nature|hand)$/i.test(
    said.trim(),
  )

interface Match {
  name: StoryName
  weight: number
  from: number
  to: number
  goods?: string
  party?: string
}

function matchOf(name: StoryName, text: string): Match | undefined {
  const { asked, goodsAs, partyAs } = stories[name] as Story
  const found = asked.flatMap((pattern): Match[] => {
    const hit = pattern.exec(text)
    if (!hit) return []
    const { goods, party, more } = hit.groups ?? {}
    const said = goods && more ? `${goods}${more}` : goods
    const span = { name, from: hit.index, to: hit.index + hit[0].length }
    const who = isFit(party) ? party : undefined
    const what = isFit(said) ? said : undefined
    // Only people are hunted, loved and wronged one by one; what else is eaten or hated draws it.
    if (who && name === 'maneater' && !isOfPeople(who))
      return [{ ...span, name: isFood(who) ? 'starving' : 'drawn', weight: 9, goods: fitted(who, 'the') }]
    return [
      {
        ...span,
        weight: who || what ? 10 : 5,
        ...(what ? { goods: fitted(what, goodsAs) } : {}),
        ...(who ? { party: fitted(who, partyAs) } : {}),
      },
    ]
  })
  return found.reduce<Match | undefined>((best, one) => (best && best.weight >= one.weight ? best : one), undefined)
}

const sorts: Partial<Record<Family['type'], Sort>> = {
  construct: 'made',
  elemental: 'made',
  ooze: 'animal',
  humanoid: 'folk',
  giant: 'folk',
  beast: 'animal',
  monstrosity: 'animal',
  plant: 'animal',
}

const sortOf = ({ type, mind, noun }: Family): Sort => {
  if (type === 'undead') return mind === 'brilliant' ? 'schemer' : 'dead'
  if (mind === 'brilliant' || noun === 'scarecrow' || noun === 'kraken') return 'schemer'
  return sorts[type] ?? (mind === 'keen' ? 'schemer' : 'animal')
}

/** What it is about by itself: "only moves when it is lonely"; not how it looks, nor where it lives. */
const isTelling = (does: string) =>
  !/^(?:has|always wears|always carries|never lets go of|wears|carries|looks|is (?:covered|armed|dressed|made))\b/.test(
    does,
  ) &&
  !/^(?:lives|dwells|lurks|lairs|sleeps|hides|haunts|roams|nests|waits|stalks|is (?:found|living|hiding|haunting|lurking)|works|rides)\b/.test(
    does,
  )

/** One of these, of those rather that have a word of the prompt: a wedding for a bride’s ghost at her wedding. */
function drawnFrom(ways: readonly string[] | undefined, text: string, chance: Random): string {
  if (!ways) return ''
  const heard = text.toLowerCase()
  const near = ways.filter((way) => way.split(/[^\p{L}]+/u).some((word) => word.length > 3 && heard.includes(word)))
  return chance.pick(near.length > 0 ? near : ways)
}

function completed(
  { name, goods, party }: Pick<Match, 'name' | 'goods' | 'party'>,
  text: string,
  chance: Random,
): Chosen {
  const story: Story = stories[name]
  const theOne = (phrase: string) => phrase.replace(/^an? /, 'the ')
  const what = goods ?? drawnFrom(story.goods, text, chance.fork('goods'))
  return {
    name,
    story,
    goods: story.goodsAs === 'the' ? theOne(what) : what,
    party: theOne(party ?? drawnFrom(story.party, text, chance.fork('party'))),
    isAsked: text !== '',
  }
}

/** The stories that a prompt is about, the clearest first, or one that suits the creature. */
export function storiesFor(
  { text, does, family }: { text: string; does: readonly string[]; family: Family },
  chance: Random,
): [Chosen, ...Chosen[]] {
  const matches = text.length > 400 ? [] : storyNames.flatMap((name) => matchOf(name, text) ?? [])
  const best = matches.reduce<Match | undefined>(
    (one, other) => (one && one.weight >= other.weight ? one : other),
    undefined,
  )
  const tells = does.some(isTelling)
  // A mere word says less than what the prompt says of it in so many words; but a story without that would be none of it.
  if (best) {
    const side = matches.find(
      ({ name, weight, from, to }) => weight >= 9 && name !== best.name && (from >= best.to || to <= best.from),
    )
    return [completed(best, text, chance.fork('main')), ...(side ? [completed(side, text, chance.fork('side'))] : [])]
  }
  if (tells) return [completed({ name: 'own' }, text, chance)]
  const sort = sortOf(family)
  const fitting = storyNames.filter((name) => (stories[name] as Story).suits.includes(sort))
  return [completed({ name: chance.pick(fitting) }, '', chance.fork('main'))]
}

/** A country, which says nothing of where in it. */
const country =
  /^(?:forests?|woods?|woodland|jungle|grove|swamps?|marsh(?:es)?|bogs?|mountains?|hills?|moors?|caves?|caverns?|mines?|ruins?|deserts?|tundra|snow|snows|ice|glaciers?|sea|seas|ocean|coast|beach|shore|lakes?|rivers?|city|town|village|sewers?|graveyards?|cemetery|dungeons?|underdark|underground|road|roads|wilds?|wilderness|north|south|east|west|dark|night|air|sky|water|fields?|farmland|countryside|world|area|region|land|lands|disguise|love|pain|secret|time|war|day|name|form|shape|body|head|eyes?|heart|hand|hands|back|skin|human|spell|curse)$/
const ARTIFACT = 6
const LOCATION = 15
const OBJECT = 17

/** A place by itself that a prompt names after one of these words: "under", "the mill". */
function placeAfter(words: string, text: string): { at: string; place: string } | undefined {
  const pattern = new RegExp(
    `\\b(${words})\\s+((?:the|an?|some|our|my)\\s+[\\p{L}’' -]+?)(?=$|[,.;:!?)]|\\s+(?:and|but|or|who|that|which|to|at|on|in|for|with|by|under|while|when|until|after|before|since|near|where|because|wants|every|called|named)\\b)`,
    'giu',
  )
  for (const [, at = '', said = ''] of text.matchAll(pattern)) {
    const place = said.trim().replace(/^(?:an?|some|our|my|the)\s/i, 'the ')
    const head = lastWord(place.replace(/^the /i, ''))
    const isPlace = domainsOf(head).some((domain) => [ARTIFACT, LOCATION, OBJECT].includes(domain))
    if (!country.test(head) && isPlace && place.split(' ').length <= MOST_WORDS && place.length <= 48)
      return { at: at.toLowerCase(), place }
  }
  return undefined
}

/** Where a prompt has it live. */
export function homeIn(text: string) {
  const found = placeAfter('under|beneath|below|inside|in|within|behind|atop|haunts|haunting|inhabits|inhabiting', text)
  return found && { ...found, at: /^(?:haunt|inhabit)/.test(found.at) ? 'in' : found.at }
}

/** Where a prompt has it do what it does: "the bridge". */
export const spotIn = (text: string) => placeAfter('at|near|beside|outside|on|by|from|to', text)?.place

const wrongdoer =
  /\b(?:stolen|taken|robbed|captured|caught|shot|bought|sold|cheated|hunted|stole|kept|caged|woken|fed)\b[^.;]*?\b(?:by|from|to)\s+(?:the|an?)\s+([\p{L}-]+(?:\s[\p{L}-]+)?)(?=$|[,.;]|\s+(?:and|who|that|in|at|from|back))|\bback from (?:the|an?)\s+([\p{L}-]+(?:\s[\p{L}-]+)?)|\b(?:the|an?)\s+([\p{L}-]+)\s+(?:stole|took|bought|sold)\b/iu

/** Whom a prompt blames, by a trade: "miller". */
export function wrongdoerIn(text: string): string | undefined {
  const [, ...found] = wrongdoer.exec(text) ?? []
  const role = found.find((one) => one)?.toLowerCase()
  return role && !isMany(role) && isOfPeople(role) ? role : undefined
}
