import type { KnownPerson, NpcRequest } from '../../../contract/sheets/npc.ts'
import type { Random } from '../../paint/random.ts'
import { lookUp } from '../../prompt/wordnet/dictionary.ts'
import { type CultureName, cultures, humanCultures } from '../names/cultures.ts'
import { cultureFor, givenNamesOf, type NameSex, type Names, openNames } from '../names/names.ts'
import { type Reading, readPrompt } from '../prompt/read.ts'
import { creatureIn, type Said, saidOf } from '../prompt/said.ts'
import {
  type AgeOfLife,
  ageWords,
  alignmentWord,
  ancestryWords,
  type Mood,
  moodWords,
  sexWords,
} from '../prompt/words.ts'
import { huntedIn, storyIn } from './claim.ts'
import { groupOfKnown, knownIn } from './known.ts'
import { tempers } from './looks.ts'
import { groupOf, sexOfRole, type TradeGroup, type TradeGroupName, tradeGroups, tradesFor } from './trades.ts'

/** Who a sheet is of: what the form and the prompt say, and chance for the rest. */
export interface Person {
  reading: Reading
  /** What another sheet says of them. */
  known?: KnownPerson
  given: string
  full: string
  ancestry: string
  sex: NameSex
  age: AgeOfLife
  calling: string
  trade: TradeGroup
  culture: CultureName
  mood: Mood
  temper: string
  /** What strangers see at once, by the prompt: "blind". */
  traits: readonly string[]
  /** What the prompt says of them besides. */
  said: Said
  level: number
  challenge?: number
  alignment: string
  town: string
  /** For everybody else on the sheet. */
  names: Names
}

/** How many of each people one meets; the rest are human. */
const peoples: readonly [string, number][] = [
  ['human', 44],
  ['dwarf', 9],
  ['elf', 8],
  ['halfling', 9],
  ['half-elf', 6],
  ['gnome', 6],
  ['half-orc', 4],
  ['goblin', 3],
  ['tiefling', 4],
  ['dragonborn', 2],
  ['orc', 2],
  ['aasimar', 1],
  ['tabaxi', 1],
  ['kenku', 1],
]
const ages: readonly [AgeOfLife, number][] = [
  ['young', 4],
  ['grown', 7],
  ['middle-aged', 6],
  ['old', 4],
  ['ancient', 1],
]
const alignments: Readonly<Record<Mood, readonly string[]>> = {
  dark: ['neutral evil', 'lawful evil', 'chaotic evil', 'neutral', 'chaotic neutral'],
  merry: ['chaotic good', 'neutral good', 'neutral', 'chaotic neutral'],
  sad: ['neutral', 'neutral good', 'lawful neutral', 'chaotic neutral'],
  heroic: ['lawful good', 'neutral good', 'chaotic good', 'lawful neutral'],
  strange: ['neutral', 'chaotic neutral', 'lawful neutral', 'chaotic good', 'neutral evil'],
}

/** Of those with a level of their own: they fight or cast for it. */
const bold: readonly TradeGroupName[] = ['war', 'arcane', 'shade', 'wild', 'watch']

const common = (weights: readonly [string, number][], chance: Random) =>
  chance.weighted(weights, ([, weight]) => weight)[0]

const childTrades: readonly string[] = [
  'urchin',
  'messenger',
  'chimney sweep',
  'goatherd',
  'shepherd',
  'apprentice baker',
  'apprentice smith',
  'apprentice cook',
]

/** The words that name somebody. */
const wordsOf = (head: string): string[] => head.toLowerCase().match(/\p{L}[\p{L}’'-]*/gu) ?? []

const agent = /(?:er|or|ist|ian|monger|man|woman|wright|smith|keeper|ess|herd|maid|nurse|clerk|monk|lord|cook)$/

const known = new Set<string>([
  ...Object.keys(ancestryWords),
  ...Object.keys(sexWords),
  ...Object.keys(ageWords),
  'character',
  'stranger',
  'person',
  'somebody',
  'someone',
  'member',
  'elder',
  'water',
  'danger',
  'never',
  'former',
])

const isKnownTrade = (word: string) => agent.test(word) && word.length > 4 && !known.has(word)

/** The last word of the phrase that names them: "daughter". */
const lastOf = (head: string) => wordsOf(head.split(/\b(?:of|from|in|at|near|on)\b/i)[0] ?? '').at(-1) ?? ''

/** A trade that no list knows, by its form: the last word that names somebody, with the noun before it: "bell ringer". */
function strangeTrade(head: string, names: readonly string[]): string | undefined {
  const named = names.join(' ').toLowerCase()
  const words = wordsOf(head.split(/\b(?:of|from|in|at|near|on)\b/i)[0] ?? '')
  const last = words.at(-1) ?? ''
  const before = words.at(-2) ?? ''
  if (!isKnownTrade(last) || named.includes(last)) return undefined
  const isNoun =
    before !== '' && !known.has(before) && !visible.has(before) && !plainTempers.has(before) && !determiners.has(before)
  return isNoun && lookUp(before, 'noun') !== undefined && !isAdjective(before) ? `${before} ${last}` : last
}

const determiners = new Set(
  'a an the my our your his her its their one some any no this that two three four last first only former retired old new twin ex'.split(
    ' ',
  ),
)

/** What strangers see at once, said in one word. */
const visible = new Set(
  'blind deaf mute lame fat thin tall short one-eyed one-armed one-legged one-handed bald scarred tattooed albino hunchbacked freckled bearded toothless winged masked handsome beautiful ugly tiny huge enormous pale hairy armless legless headless invisible transparent pregnant limping barefoot'.split(
    ' ',
  ),
)

const plainTempers = new Set([
  ...tempers,
  ...Object.values(moodWords).flat(),
  ...'grim vain cruel kind stern rude proud brave mad drunk sly calm cold odd bitter sad poor rich fierce polite honest humble lazy loud meek nervous cynical naive corrupt timid lonely bored cowardly clumsy greedy famous forgotten disgraced'.split(
    ' ',
  ),
])
const adjectival = /(?:y|ous|ful|less|ed|ive|ish|ical|able|eyed|handed)$/

/** Where the phrase that names somebody goes on to what is done by or to them. */
const doingWhat =
  /(?<=\p{L}{3})\s(?=(?:being|hiding|running|forging|hunting|working|living|looking|seeking|searching|caught|trying|pretending|having|by)\b)/iu

/** What they do: what they turned to, the trade in the phrase that names them, else what they do makes them, or one named later. */
function tradeIn({ trade }: Reading, names: readonly string[], said: Said): string {
  if (said.trade && said.formerly) return said.trade
  const head = wordsOf(said.head.split(doingWhat)[0] ?? '')
  const text = ` ${head.join(' ')} `
  if (trade && text.includes(` ${trade} `)) {
    const next = head[head.lastIndexOf(trade.split(' ').at(-1) ?? trade) + 1] ?? ''
    // A pirate queen, a pirate chaplain.
    return /^(?:queen|king|captain|lord|lady|prince|princess|apprentice|widow|chief|wife|slayer)$/.test(next) ||
      groupOf(next) !== undefined
      ? `${trade} ${next}`
      : trade
  }
  // "who sold the king a horse": somebody else is king.
  const isOther =
    trade !== undefined &&
    new RegExp(
      `\\b(?:the|her|his|their|by|of|(?:to|with|for|from|by|of) an?)\\s+(?:\\p{L}+\\s+)?${trade}\\b`,
      'iu',
    ).test([said.head, ...said.does].join(' '))
  return strangeTrade(said.head.split(doingWhat)[0] ?? '', names) ?? said.trade ?? (isOther ? '' : (trade ?? ''))
}

/** A ferry captain is not ferry. */
const isAdjective = (word: string) =>
  adjectival.test(word) && (lookUp(word, 'adj') !== undefined || lookUp(word, 'noun') === undefined)

/** How the prompt says that somebody is: "nervous", "one-eyed and grumpy". */
function qualitiesIn(head: string, skip: readonly string[]): string[] {
  const list = wordsOf(head.split(/\b(?:of|from|in|at|near|on)\b/i)[0] ?? '').filter(
    (word) =>
      !known.has(word) &&
      !determiners.has(word) &&
      !skip.includes(word) &&
      // What they are caught in is no temper: "exiled", "cursed".
      (plainTempers.has(word) || visible.has(word) || !storyIn(word)) &&
      (plainTempers.has(word) || visible.has(word) || isAdjective(word)),
  )
  return [...new Set(list)]
}

const isPlace = (text: string, name: string) =>
  ['from', 'of', 'in', 'at', 'near', 'outside'].some((word) => text.includes(`${word} ${name}`))

/**
 * Whether a name is that of whom the prompt is of: it comes first, or after "called", and not within what is said of them
 * ("who owes money to Lord Vexley").
 */
function isOwnName(text: string, name: string): boolean {
  const before = text.slice(0, Math.max(0, text.indexOf(name))).trimEnd()
  if (before === '' || /(?:\b(?:called|named|name is|known as)(?: the)?|["“])$/i.test(before)) return true
  return (
    !/\b(?:who|whose|that|which|with)\b/i.test(before) && !/\b(?:to|by|for|against|than|the|with|owing)$/i.test(before)
  )
}

const levelOf = (choice: string) => (choice.startsWith('Level ') ? Number(choice.slice(6)) : undefined)
function challengeOf(choice: string): number | undefined {
  if (!choice.startsWith('CR ')) return undefined
  const [above = 0, below = 1] = choice.slice(3).split('/').map(Number)
  return above / below
}

/** Level by challenge, as about as strong: the other way round from the rule books. */
const levelFor = (challenge: number) => Math.min(20, Math.round(challenge * 1.4))

/** Numbers people one after another: a batch's seeds follow each other, and so do its names. */
function givenName(request: NpcRequest, culture: CultureName, sex: NameSex, chance: Random): string {
  const list = givenNamesOf(culture, sex)
  const place = request.seed ?? chance.int(0, list.length - 1)
  return list[place % list.length] as string
}

function leveled(request: NpcRequest, reading: Reading, isBold: boolean, chance: Random) {
  const usual = isBold ? chance.weighted([1, 2, 3, 4, 5, 6, 7, 9], (level) => 1 / level ** 0.5) : chance.int(0, 2)
  const named = request.level === '' ? undefined : request.level
  const challenge = named ? challengeOf(named) : reading.challenge
  const level = named ? levelOf(named) : reading.level
  if (challenge !== undefined) {
    const bounded = Math.min(30, challenge)
    return { level: Math.min(20, level ?? levelFor(bounded)), challenge: bounded }
  }
  return { level: Math.min(20, level ?? usual) }
}

const male =
  /^(?:Tom|Thomas|Jack|John|Will|William|Bob|Robert|Harry|Henry|George|Peter|Paul|Otto|Hans|Ivan|Karl|Hugo|Arthur|Edward|Oscar|Max|Sam|Ben|Joe|Jim|Bill|Fred|Frank|Albert|Martin|Simon|Felix|Leo|Erik|Olaf|Luca|Boris|Conrad|David|James|Michael|Richard|Ralph|Roger|Stephen|Walter)$/
const female =
  /^(?:Mary|Alice|Agnes|Ruth|Rose|Grace|Margaret|Elizabeth|Beth|Jane|Anne|Ann|Ellen|Helen|Kate|Edith|Ingrid|Astrid|Sigrid|Gertrude|Catherine|Joan|Judith|Susan|Emily|Lucy|Lily|Molly|Nelly|Dorothy)$|^\p{Lu}\p{L}+(?:a|elle|ette)$/u

/** Names of our own world that a table takes for a man's or a woman's. */
const sexOfName = (name: string) => (male.test(name) ? 'Male' : female.test(name) ? 'Female' : undefined)

/** "hiding a prince in her cellar": where all that is said says the same. */
function sexOfPronouns(text: string): 'Female' | 'Male' | undefined {
  const [isHer, isHis] = [/\b(?:her|she|herself)\b/i.test(text), /\b(?:his|he|himself)\b/i.test(text)]
  if (isHer === isHis || /\bwhose\b/i.test(text)) return undefined
  return isHer ? 'Female' : 'Male'
}

/** "an exiled prince" is no "an" who is exiled prince. */
function headed(said: Said): Said {
  const [first = '', ...does] = said.does
  return /^(?:an?|the)$/i.test(said.head) && first.startsWith('is ')
    ? { ...said, head: `${said.head} ${first.slice(3)}`, does }
    : said
}

/** "hunting the werewolf that killed his family": it is the werewolf that did. */
function hunting(text: string, said: Said): Said {
  const hunted = huntedIn(text)
  if (!hunted) return said
  const from = text.slice(text.search(/\b(?:hunt|track|seek|chas|after)/i)).replace(/[.\s]+$/, '')
  const head = said.head.split(/\s(?=hunt|track|seek|chas|after)/i)[0] ?? said.head
  return { ...said, head, does: [/^\w+ing\b/.test(from) ? `is ${from}` : from] }
}

export function personOf(request: NpcRequest, chance: Random): Person {
  const reading = readPrompt(request.prompt)
  const draw = {
    ancestry: common(peoples, chance.fork('ancestry')),
    sex: chance.fork('sex').pick(['Female', 'Male'] as const),
    age: common(ages, chance.fork('age')) as AgeOfLife,
    mood: chance.fork('mood').pick(Object.keys(moodWords) as Mood[]),
    temper: chance.fork('temper').pick(tempers),
    home: chance.fork('home').pick(humanCultures),
  }
  const known = knownIn(request)
  const own = known?.name ?? reading.names.find((name) => !isPlace(reading.text, name) && isOwnName(reading.text, name))
  const place = reading.names.find(
    (name) => isPlace(reading.text, name) && !/\b(?:who|whose|that|with)\b/i.test(reading.text.split(name)[0] ?? ''),
  )
  const said = hunting(
    reading.text,
    headed(saidOf({ ...reading, names: [own, place].filter((name) => name !== undefined) })),
  )
  const creature = creatureIn(said.head)
  const ancestry =
    request.ancestry || known?.ancestry || reading.ancestry || (creature !== reading.trade && creature) || draw.ancestry
  const named = request.calling || known?.role || tradeIn(reading, reading.names, said)
  const skip = [...named.split(' '), ancestry, ...reading.names.join(' ').toLowerCase().split(' ')]
  // "the duke’s taster, fat and cheerful" says it of the taster as a word before it would.
  const after = said.does.flatMap((does) => /^is (\p{L}+(?:,? (?:and )?\p{L}+)?)$/u.exec(does)?.[1] ?? [])
  const qualities = qualitiesIn([...after, said.head].join(' '), skip)
  const temper = qualities.filter((word) => !visible.has(word)).slice(0, 2)
  const sex =
    request.sex ||
    known?.sex ||
    readPrompt(said.head).sex ||
    sexOfPronouns(reading.text) ||
    reading.sex ||
    (/\b(?:beard|bearded|moustache)\b/i.test(reading.text) ? 'Male' : undefined) ||
    (request.calling ? undefined : sexOfRole(named)) ||
    sexOfRole(lastOf(said.head)) ||
    (sexOfName(own?.split(' ')[0] ?? '') ?? draw.sex)
  const isChild = (request.age || reading.age) === 'child'
  const calling = named || chance.fork('calling').pick(isChild ? childTrades : tradesFor(sex))
  const group =
    (known && groupOfKnown(known)) ??
    groupOf(calling) ??
    (said.formerly ? groupOf(said.formerly) : undefined) ??
    (reading.className ? 'war' : chance.fork('group').pick(Object.keys(tradeGroups) as TradeGroupName[]))
  const culture = request.culture || reading.culture || cultureFor(ancestry, chance.fork('culture'), draw.home)
  const mood = request.tone || reading.mood || draw.mood
  const names = openNames(chance.fork('names'))
  for (const name of reading.names) names.reserve(name)
  const [called, from] = known ? [known.name] : (own?.split(/ of (?!the )/) ?? [])
  const home = known?.town ?? from ?? place
  const given =
    known?.given ??
    called?.replace(/^the /i, '').split(' ')[0] ??
    givenName(request, culture, sex, chance.fork('given'))
  names.reserve(given)
  const { family } = names.person(culture, sex)
  const alignment = request.alignment || reading.alignment || chance.fork('alignment').pick(alignments[mood])
  return {
    reading,
    ...(known && { known }),
    given:
      !known && called && /^(?:mother|father|old|sister|brother|lady|lord|sir|captain|the)\b/i.test(called)
        ? called
        : given,
    full: called ?? `${given} ${family}`.trim(),
    ancestry,
    sex,
    age: request.age || reading.age || draw.age,
    calling,
    trade: tradeGroups[group],
    culture,
    mood,
    temper: temper.join(' and ') || draw.temper,
    traits: qualities.filter((word) => visible.has(word)),
    said,
    ...leveled(request, reading, bold.includes(group), chance.fork('level')),
    alignment: alignmentWord.test(alignment) ? alignment.toLowerCase() : alignment,
    town: home ?? names.place(cultures[culture] ? culture : draw.home),
    names,
  }
}
