import { lookUp } from '../../prompt/wordnet/dictionary.ts'
import { withArticle } from '../grammar/article.ts'
import { possessive } from '../grammar/inflect.ts'
import { domainOf, singular } from '../lore/theme.ts'
import { creatureIn } from '../prompt/said.ts'
import { groupOf } from './trades.ts'

type NounKind = 'kin' | 'group' | 'person' | 'place' | 'thing'

/** Somebody or something that a text speaks of: “to the thieves guild”. */
export interface Noun {
  kind: NounKind
  /** The word before it that says how it comes in: “to”, “by”, “from”; “as” or “be” for what somebody only seems. */
  by: string
  /** “his”, “her”: whose it is, where that is not the person’s own. */
  owner: string
  /** “the”, “a”, “their” (whichever of them), or “” where nothing stands before it. */
  before: 'the' | 'a' | 'their' | ''
  /** Without an article and a name: “evil wizard”. */
  words: string
  /** “Malakar”, where it has one. */
  name?: string
  isMany: boolean
  /** “three”, where it says how many. */
  count?: string
}

const set = (words: string) => new Set(words.split(' '))

const determiners = set(
  'the a an his her their its my our whose some one another two three four five six seven eight nine ten several many both all every this that dozens hundreds',
)
const many = set('two three four five six seven eight nine ten several many both all dozens hundreds')
const owners = set('his her their its my our whose')
const prepositions = set(
  'be become becoming being as like than to by from for with against in on at under beneath below near inside after before of off behind into about over through beyond outside',
)
const stops = new Set([
  ...prepositions,
  ...set(
    'who whom that which what when where while because and or but nor is was are were be been has had have having will would can could cannot must may might shall should did does do during until since than as like not never always still once only now then there here so too if',
  ),
])
/** Verbs; after an article they describe: “his drowned son”. */
const verbs = set(
  'killed stole took takes left died dies fled lost found lives lived owns owned made built gave went goes gone knows knew thinks thought says said keeps kept wants wanted owes owed hides hid became becomes came comes ran runs sold sells sought seeks broke burned burnt drowned haunts hunts hates loves fears serves follows worships without he she they him them it back away out up down home alive again ago kidnapped murdered taken stolen hidden',
)

const kinWords = set(
  'brother sister twin son daughter child baby wife husband spouse mother father parent grandmother grandfather grandson granddaughter uncle aunt cousin niece nephew stepmother stepfather stepson stepdaughter half-brother half-sister fiancé fiancée fiance fiancee lover sweetheart bride groom mentor master teacher friend apprentice companion partner love',
)
const groups =
  /^(?:guild|cult|church|order|watch|army|crown|gang|mafia|mob|syndicate|family|house|temple|bank|company|clan|coven|court|crew|navy|legion|inquisition|tribe|council|government|empire|kingdom|brotherhood|sisterhood|circle|society|cartel|band|horde|militia|guard|regiment|university|college|academy|nobility|law|police|authorities|fleet|household|caravan|cabal|league|monastery|convent|circus|resistance|rebellion|conspiracy|ring)$/
const people = /(?:people|folk|men|women)$/
const places =
  /^(?:mines?|monastery|castle|tower|lighthouse|forest|woods?|swamp|caves?|ruins?|village|city|town|island|mountains?|river|lake|sea|dungeon|prison|palace|temple|shrine|abbey|library|cellar|sewers?|harbour|docks?|market|graveyard|cemetery|crypt|tomb|inn|tavern|waterfall|desert|bridge|well|mansion|manor|farm|mill|school|academy|theatre|bakery|shop|garden|valley|hills?|marsh|bog|moor|canyon|reef|lagoon|fort|fortress|camp|circus|arena|pit|quarry|crossroads|museum|attic|basement|barn|asylum|hospital|orphanage|wilderness|underdark|feywild)$/
const inPlaces = set('in at under beneath below near inside on from by behind beyond outside into through over')

/** Nothing that a story can be about. */
const idle = set(
  'money debt debts gold coin coins love life death name past secret truth world way time times years year day days night nights home ways things thing something someone somebody nothing everyone everything anyone nobody lot bit kind sort mind heart face hand hands eye eyes leg legs arm arms revenge vengeance faith memory job work war peace luck fortune wager bet favour favor past cards dice run power fear trouble help fun sake living level challenge voice hair beard nose mouth scar scars skin temper smile heard dreams dream rain cure identity bribe bribes trial moon bit end middle rebellion resistance uprising revolution rite soul souls flame flames gossip prophecy curse oath vow promise deal pact bargain other others one ones',
)
/** What is made or grown, though there are creatures of that name. */
const lifeless =
  /^(?:eggs?|machines?|engines?|statues?|dolls?|puppets?|masks?|mirrors?|books?|swords?|armou?r|trees?|flowers?|mushrooms?|clocks?|horns?|feathers?|scales?|hearts?|skulls?|bones?|ships?|boats?|songs?|poems?|maps?|letters?)$/
/** By WordNet’s lexicographer files: artifact, communication, food, body, object, plant, possession, substance. */
const tangible = new Set([6, 8, 10, 13, 17, 20, 21, 27])

function kindOf(head: string, by: string, before: string, isOwned: boolean): NounKind | undefined {
  const one = singular(head)
  // “the queen’s crown” is a thing, “the crown” a power.
  if (isOwned && /^(?:crown|ring|house)$/.test(head)) return 'thing'
  if (kinWords.has(head) || kinWords.has(one)) return 'kin'
  if (places.test(head) && (inPlaces.has(by) || !groups.test(head))) return 'place'
  if (groups.test(head) || groups.test(one) || people.test(head)) return 'group'
  if (idle.has(head)) return undefined
  if (lifeless.test(head)) return 'thing'
  if (groupOf(head) || groupOf(one)) return 'person'
  if (creatureIn(head) || creatureIn(one)) return 'person'
  const domain = domainOf(head) || domainOf(one)
  if (domain === 18 || domain === 5) return 'person'
  if (domain === 14) return 'group'
  if (domain === 15) return before === '' ? undefined : 'place'
  return tangible.has(domain) ? 'thing' : undefined
}

const isName = (word: string) => /^\p{Lu}[\p{L}’-]+$/u.test(word)

/** Where the phrase that begins here ends: “the ghost of her husband” goes on after “of”, “the brother murdered” does not. */
function phraseFrom(tokens: readonly string[], start: number): string[] {
  const words: string[] = []
  for (let at = start; at < tokens.length && words.length < 7; at++) {
    const token = tokens[at] as string
    const lower = token.toLowerCase()
    const next = tokens[at + 1]?.toLowerCase() ?? ''
    if (lower === 'of' && words.length > 0 && !words.includes('of') && /^[\p{L}]/u.test(next)) {
      words.push('of')
      if (determiners.has(next)) {
        words.push(next)
        at++
      }
      continue
    }
    const isFirst = words.length === 0 || determiners.has(words.at(-1) ?? '')
    if (!/^\p{L}/u.test(token) || stops.has(lower) || determiners.has(lower) || (!isFirst && verbs.has(lower))) break
    if (!isFirst && /(?:[^e]ed|ing|ly)$/.test(lower) && !lower.includes('-') && lower.length > 4) break
    words.push(token)
  }
  while (['of', ...determiners].includes(words.at(-1) ?? '')) words.pop()
  return words
}

function nounOf(words: readonly string[], by: string, determiner: string): Noun | undefined {
  const end = words.indexOf('of')
  const main = end < 0 ? words : words.slice(0, end)
  const names = main.slice(main.findLastIndex((word) => !isName(word)) + 1)
  const common = main.slice(0, main.length - names.length)
  const head = (common.at(-1) ?? '').toLowerCase()
  const before = owners.has(determiner) ? 'their' : determiner === 'the' ? 'the' : determiner === '' ? '' : 'a'
  if (head === '' && names.length === 0) return undefined
  // “the Red Hand” is a party, “Lord Vexley” a person.
  const last = (names.at(-1) ?? '').toLowerCase()
  const kind =
    head !== ''
      ? kindOf(head, by, before, /’s?$/.test(common.at(-2) ?? ''))
      : before !== '' || groups.test(last)
        ? 'group'
        : 'person'
  if (!kind) return undefined
  const isGroupName = kind === 'group' && names.length > 0
  const isMany =
    many.has(determiner) ||
    (kind !== 'place' && /[^s’]s$/.test(head) && singular(head) !== head && !/ss$|us$/.test(head))
  const rest = end < 0 ? [] : words.slice(end)
  return {
    kind: isMany && (kind === 'person' || people.test(head)) ? 'group' : kind,
    by,
    owner: determiner === 'his' || determiner === 'her' ? determiner : '',
    before,
    words: [...(isGroupName ? main : common), ...rest].join(' '),
    ...(names.length > 0 && !isGroupName && { name: names.join(' ') }),
    isMany,
    ...(/^(?:two|three|four|five|six|seven|eight|nine|ten)$/.test(determiner) && { count: determiner }),
  }
}

/** Whom and what a text speaks of, in order. */
export function nounsIn(text: string): Noun[] {
  const tokens = text.match(/[\p{L}\p{N}][\p{L}\p{N}’-]*|[.,;:!?]/gu) ?? []
  const found: Noun[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as string
    const lower = token.toLowerCase()
    const before = tokens[at - 1]?.toLowerCase() ?? ''
    const isDetermined = determiners.has(lower)
    // “Who only robs bankers”: a deed as well.
    const isDeed = /^(?:who|that|only|never|always|secretly|still|often)$/.test(before) && /[^s]s$/.test(lower)
    if (isDeed && lookUp(lower.replace(/s$/, ''), 'verb')) continue
    const opens = isDetermined || isName(token) || stops.has(before) || verbs.has(before) || /s$/.test(before)
    // “Who can smell lies”: no noun, a deed.
    if (/^(?:can|could|cannot|will|would|must|may|to)$/.test(before) && lookUp(lower, 'verb')) continue
    if (!opens || (!isDetermined && (stops.has(lower) || verbs.has(lower)))) continue
    const words = phraseFrom(tokens, isDetermined ? at + 1 : at)
    if (words.length === 0) continue
    const inner = within(words)
    const noun = inner
      ? nounOf(inner.words, '', inner.determiner)
      : nounOf(words, prepositions.has(before) ? before : '', isDetermined ? lower : '')
    // Without an article a word is a noun only where there are many of it, or it is a name.
    if (noun && (inner || isDetermined || noun.name || noun.isMany || noun.kind === 'group')) {
      found.push(noun)
      at += words.length - (isDetermined ? 0 : 1)
    }
  }
  return found
}

const traces =
  /^(?:\p{L}+ )?(?:ghost|spirit|shade|memory|voice|death|loss|murder|face|grave|body|killer|murderer|soul)$/u

/** “the ghost of his drowned son”: it is about the son. */
function within(words: readonly string[]): { words: readonly string[]; determiner: string } | undefined {
  const at = words.indexOf('of')
  const determiner = words[at + 1] ?? ''
  if (at < 0 || !owners.has(determiner) || !traces.test(words.slice(0, at).join(' '))) return undefined
  return { words: words.slice(at + 2), determiner }
}

/** “the duke’s daughter”: whose she is. */
export function ownerOf({ words }: Noun): Noun | undefined {
  const [, owner = ''] = /^((?:[\p{L}-]+ ){0,2}[\p{L}-]+)’s?\s/u.exec(words) ?? []
  return owner === '' ? undefined : nounOf(owner.split(' '), '', 'the')
}

/** “the goblins”, “her crew”, “the thieves guild”. */
export const partyOf = ({ before, words }: Noun, their: string) =>
  before === 'their' ? `${their} ${words}` : `the ${words}`

/** One of them: “bald brother” of “bald brothers”. */
export const oneOf = ({ words, isMany }: Noun) => (isMany ? words.replace(/\p{L}+$/u, singular) : words)

/** “her brother”, “her husband’s brother”, “the king”, “an evil wizard”. */
export function whoOf({ before, owner, words, kind, isMany, count }: Noun, their: string, third?: string): string {
  // “Owes money to three brothers”: one of them.
  if (kind === 'kin' && isMany)
    return `one of ${before === 'their' ? `${their} ` : before === 'the' ? 'the ' : ''}${count ? `${count} ` : ''}${words}`
  // “a widow whose husband was murdered by his brother”: the husband’s.
  if (third && owner !== '' && owner !== their) return `${possessive(third)} ${words.replace(/^own /, '')}`
  return before === 'their' ? `${their} ${words}` : before === 'the' ? `the ${words}` : withArticle(words)
}

const memberOf: Readonly<Record<string, string>> = {
  crew: 'shipmate',
  family: 'brother',
  village: 'neighbour',
  company: 'comrade',
  regiment: 'comrade',
  squad: 'comrade',
  people: 'friend',
  tribe: 'cousin',
  clan: 'cousin',
  parents: 'mother',
  children: 'child',
  army: 'comrade',
  men: 'comrade',
}

/** As one of whom it is about: “her son”, “the princess”, “her shipmate” of a crew; undefined where it is no one. */
export function thirdOf({ before, words, kind, isMany }: Noun, their: string): string | undefined {
  const start = before === 'their' || (kind === 'kin' && before !== 'the') ? their : 'the'
  const last = words.split(' ').at(-1)?.toLowerCase() ?? ''
  if (Object.hasOwn(memberOf, last)) return `${their} ${memberOf[last]}`
  if (kind === 'group' && !isMany) return undefined
  return isMany ? `${start} ${words.slice(0, words.length - last.length)}${singular(last)}` : `${start} ${words}`
}

/** As what it is about: “silver crown”, “store of broken violins”. */
export const thingOf = (noun: Noun) => (noun.isMany && noun.kind !== 'group' ? `store of ${noun.words}` : oneOf(noun))
