import type { NpcRequest } from '../../../contract/sheets/npc.ts'
import type { Random } from '../../paint/random.ts'
import { lookUp } from '../../prompt/wordnet/dictionary.ts'
import { type CultureName, cultures, humanCultures } from '../names/cultures.ts'
import { cultureFor, givenNamesOf, type NameSex, type Names, openNames } from '../names/names.ts'
import { type Reading, readPrompt } from '../prompt/read.ts'
import {
  type AgeOfLife,
  ageWords,
  alignmentWord,
  ancestryWords,
  type Mood,
  moodWords,
  sexWords,
} from '../prompt/words.ts'
import { tempers } from './looks.ts'
import { groupOf, sexOfRole, type TradeGroup, type TradeGroupName, tradeGroups, tradesFor } from './trades.ts'

/** Who a sheet is of: what the form and the prompt say, and chance for the rest. */
export interface Person {
  reading: Reading
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

const clauses =
  /\b(?:who|whose|with|that|which|of|from|in|at|near|on|called|named|wearing|carrying|holding|and)\b|[,.;:("“]/i

/** The words before "who", "with", "of": what names somebody. */
const headOf = (text: string) => (text.split(clauses)[0] ?? '').toLowerCase().match(/\p{L}[\p{L}’'-]*/gu) ?? []

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

/** A trade that no list knows, by its form: the last word that names somebody. */
function strangeTrade({ text, names }: Reading): string | undefined {
  const named = names.join(' ').toLowerCase()
  const last = headOf(text).at(-1) ?? ''
  return agent.test(last) && last.length > 4 && !known.has(last) && !named.includes(last) ? last : undefined
}

const plainTempers = new Set([
  ...tempers,
  ...Object.values(moodWords).flat(),
  ...'grim vain cruel kind stern blind deaf fat thin tall short rude proud brave mad drunk sly calm cold odd bitter sad poor rich fierce polite honest humble lazy loud meek nervous cynical naive corrupt one-eyed timid lonely'.split(
    ' ',
  ),
])
const adjectival = /(?:y|ous|ful|less|ed|ive|ish|ical|able|eyed|handed)$/

/** What they do: the trade in the phrase that names them, else one named later, "who was once a soldier". */
function tradeIn(reading: Reading): string {
  const { trade, text } = reading
  const head = headOf(text).join(' ')
  if (trade && ` ${head} `.includes(` ${trade} `)) return trade
  return strangeTrade(reading) ?? trade ?? ''
}

/** A ferry captain is not ferry. */
const isAdjective = (word: string) =>
  adjectival.test(word) && (lookUp(word, 'adj') !== undefined || lookUp(word, 'noun') === undefined)

/** How the prompt says that somebody is: "nervous", "one-eyed and grumpy". */
function temperIn(reading: Reading, calling: string): string {
  const skipped = [...calling.split(' '), ...reading.names.join(' ').toLowerCase().split(' ')]
  const list = headOf(reading.text).filter(
    (word) => !known.has(word) && !skipped.includes(word) && (plainTempers.has(word) || isAdjective(word)),
  )
  return [...new Set(list)].slice(0, 2).join(' and ')
}

const isPlace = (text: string, name: string) =>
  ['from', 'of', 'in', 'at', 'near', 'outside'].some((word) => text.includes(`${word} ${name}`))

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
  const ancestry = request.ancestry || reading.ancestry || draw.ancestry
  const named = request.calling || tradeIn(reading)
  const sex = request.sex || reading.sex || (request.calling ? undefined : sexOfRole(named)) || draw.sex
  const calling = named || chance.fork('calling').pick(tradesFor(sex))
  const group =
    groupOf(calling) ??
    (reading.className ? 'war' : chance.fork('group').pick(Object.keys(tradeGroups) as TradeGroupName[]))
  const culture = request.culture || reading.culture || cultureFor(ancestry, chance.fork('culture'), draw.home)
  const mood = request.tone || reading.mood || draw.mood
  const names = openNames(chance.fork('names'))
  for (const name of reading.names) names.reserve(name)
  const [own, from] = reading.names.find((name) => !isPlace(reading.text, name))?.split(/ of (?!the )/) ?? []
  const home = from ?? reading.names.find((name) => isPlace(reading.text, name))
  const given = own?.replace(/^the /i, '').split(' ')[0] ?? givenName(request, culture, sex, chance.fork('given'))
  names.reserve(given)
  const { family } = names.person(culture, sex)
  const alignment = request.alignment || reading.alignment || chance.fork('alignment').pick(alignments[mood])
  return {
    reading,
    given: own && /^(?:mother|father|old|sister|brother|lady|lord|sir|captain|the)\b/i.test(own) ? own : given,
    full: own ?? `${given} ${family}`.trim(),
    ancestry,
    sex,
    age: request.age || reading.age || draw.age,
    calling,
    trade: tradeGroups[group],
    culture,
    mood,
    temper: temperIn(reading, calling) || draw.temper,
    ...leveled(request, reading, bold.includes(group), chance.fork('level')),
    alignment: alignmentWord.test(alignment) ? alignment.toLowerCase() : alignment,
    town: home ?? names.place(cultures[culture] ? culture : draw.home),
    names,
  }
}
