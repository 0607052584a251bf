import type { RuleSystem } from '../../../contract/enums.ts'
import { npcAncestries } from '../../../contract/sheets/choices.ts'
import type { KinBrief } from '../../../contract/sheets/document.ts'
import type { Random } from '../../paint/random.ts'
import { lookUp } from '../../prompt/wordnet/dictionary.ts'
import { mostlyNoun } from '../../prompt/wordnet/kinship.ts'
import { withArticle } from '../grammar/article.ts'
import { capital } from '../grammar/inflect.ts'
import { domainOf, kindsAbove } from '../lore/theme.ts'
import type { CultureName } from '../names/cultures.ts'
import { cultureFor, type Names } from '../names/names.ts'
import { sexOfRole } from '../npc/trades.ts'
import { type Reading, readPrompt } from '../prompt/read.ts'
import { creatureIn } from '../prompt/said.ts'
import type { Asked } from './asked.ts'

export interface Person {
  name: string
  given: string
  ancestry: string
  sex: 'Male' | 'Female' | 'Neutral'
  age: string
  trade: string
  /** What a prompt calls them, where that says more than their people: "retired assassin". */
  called?: string
}

const peoples: readonly (readonly [name: string, weight: number, system?: RuleSystem])[] = [
  ['human', 46],
  ['dwarf', 10],
  ['halfling', 10],
  ['elf', 7],
  ['gnome', 6],
  ['half-elf', 5],
  ['half-orc', 3],
  ['orc', 2],
  ['goblin', 3],
  ['tiefling', 3],
  ['dragonborn', 2, 'DnD5e'],
  ['tabaxi', 1, 'DnD5e'],
  ['catfolk', 2, 'Pathfinder'],
  ['ratfolk', 2, 'Pathfinder'],
  ['kobold', 2],
]

/** Names that are not said without their second part. */
const titled =
  /^(?:mother|father|brother|sister|old|young|big|little|mad|captain|lady|lord|uncle|aunt|granny|doctor|master|madam|sir|dame|the|one)\b/i

/** Somebody of the place; what is given is kept. */
export function drawPerson(
  system: RuleSystem,
  trade: string,
  home: CultureName,
  names: Names,
  chance: Random,
  given: Pick<Reading, 'ancestry' | 'sex' | 'age'> & { name?: string } = {},
): Person {
  const known = peoples.filter(([, , only]) => !only || only === system)
  const ancestry = given.ancestry ?? chance.weighted(known, ([, weight]) => weight)[0]
  const drawnSex = chance.pick(['Female', 'Male'] as const)
  const sex = given.sex ?? sexOfRole(trade) ?? drawnSex
  const age = given.age ?? chance.pick(['young', 'grown', 'grown', 'middle-aged', 'middle-aged', 'old'] as const)
  const drawn = names.person(cultureFor(ancestry, chance, home), sex)
  // "of Tall Reeds" would be read as the place somebody is from.
  const name = given.name ?? drawn.full.replace(' of house ', ' of House ').replace(/ of (?!the )/, ' of the ')
  const short = titled.test(name) ? name : name.split(' ')[0]
  return { name, given: given.name ? (short ?? name) : drawn.given, ancestry, sex, age, trade }
}

/** Whoever makes or sells what stands before: a saddle maker. */
const makers =
  /^(?:maker|seller|dealer|merchant|mender|breeder|keeper|builder|trainer|binder|carver|founder|grinder|tuner|trader)$/

/** "middle-aged dwarf": the people somebody is of, and what else a prompt calls them. */
function kindOnly({ age, ancestry, called, trade }: Person): string {
  const asked = called ? readPrompt(called) : undefined
  const years = age === 'grown' || asked?.age ? '' : `${age} `
  if (!called) return `${years}${ancestry}`
  if (asked?.ancestry) return called
  // A dragon in disguise or a rat is of no other people; a widow is.
  const noun = (called.split(/ (?:in|of|from|on|without|to) /)[0] ?? '').split(' ').at(-1) ?? ''
  const isBeing = kindsAbove(noun).some((kind) =>
    /^(?:imaginary_being|spiritual_being|mythical_being|mythical_monster|giant|animal)$/.test(kind),
  )
  if (isBeing || creatureIn(called) !== undefined) return called
  // "former nun", "the devil’s tailor": what stands before the trade is no word for a people.
  if (/\b(?:former|retired)\b|[’']s\s/.test(called)) return `${years}${ancestry}${noun === trade ? '' : `, ${called}`}`
  // "umbrella maker", "seed merchant": a trade of two words, and no maker of halflings.
  const before = called.slice(0, called.indexOf(noun)).trim().split(' ').at(-1) ?? ''
  const isPerson = domainOf(noun) === 18 || /man$/.test(noun)
  const isTrade = mostlyNoun(before) || (makers.test(noun) && lookUp(before, 'noun') && !lookUp(before, 'adj'))
  if (before !== '' && (isPerson || /er$/.test(noun)) && isTrade) return `${years}${ancestry}, ${called}`
  if (noun === trade) return `${years}${called.slice(0, called.indexOf(noun))}${ancestry}`
  return isPerson ? `${years}${called.replace(noun, `${ancestry} ${noun}`)}` : called
}

/** "middle-aged dwarf, apothecary" */
export function kindOf(person: Person): string {
  const kind = kindOnly(person)
  return kind.endsWith(` ${person.trade}`) ? kind : `${kind}, ${person.trade}`
}

export const ownWords = (person: Person) =>
  ({
    Male: { he: 'he', his: 'his', him: 'him' },
    Female: { he: 'she', his: 'her', him: 'her' },
    Neutral: { he: 'they', his: 'their', him: 'them' },
  })[person.sex]

/** What is told of somebody: {given}, {he}, {his}, {him} put in, so that one teller serves for all who are told of. */
export const aboutPerson = (text: string, person: Person): string =>
  text.replace(/\{(given|he|He|his|him)\}/g, (_, slot: string) => {
    if (slot === 'given') return person.given
    return slot === 'He' ? capital(ownWords(person).he) : ownWords(person)[slot as 'he' | 'his' | 'him']
  })

/** Somebody on a sheet as a sheet of their own, in words that the workshop of persons reads. `asked`: a prompt's words about them. */
export function personKin(
  key: string,
  label: string,
  person: Person,
  system: RuleSystem,
  about: string,
  home: { town: string; place: string },
  asked = '',
): KinBrief {
  const sex = { Male: 'man', Female: 'woman', Neutral: 'non-binary person' }[person.sex]
  const years = person.age === 'grown' ? '' : `${person.age} `
  const phrase = withArticle(`${years}${person.ancestry} ${person.trade}`)
  const also = asked === '' ? '' : `, ${asked},`
  return {
    key,
    label,
    kind: 'npc',
    request: {
      // In quotes: a name goes on after "da" and "ferch" too.
      prompt: `${phrase} called “${person.name}”, a ${sex}${also} ${about}`,
      system,
      sex: person.sex,
      age: person.age,
      ...(Object.hasOwn(npcAncestries, person.ancestry) ? { ancestry: person.ancestry } : {}),
      known: {
        name: person.name,
        given: person.given,
        ancestry: person.ancestry,
        sex: person.sex,
        role: person.trade,
        ...home,
      },
    },
  }
}

const agents = /^[\p{L}-]+(?:er|or|ist|ian|monger|man|woman|wright|smith|ess|herd|maid|nurse|clerk|monk|lord|cook)$/u

/** Whether the workshop of persons reads such a trade as it is said here. */
export const isAskedFor = (trade: string) =>
  readPrompt(`a human ${trade}`).trade === trade ||
  (agents.test(trade) && trade.length > 4 && readPrompt(`a human ${trade}`).trade === undefined)

/** What a list of sheets says of a house: as it was asked for, or else what it is, and who keeps it. */
export function summaryOf({ phrase, keeperName }: Asked, otherwise: string, keeper: Person): string {
  const kept = keeperName ? '' : `; kept by ${keeper.name}, ${kindOf(keeper)}`
  return `${capital(phrase || otherwise)}${kept}.`
}
