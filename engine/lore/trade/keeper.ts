import type { RuleSystem } from '../../../contract/enums.ts'
import type { KinBrief } from '../../../contract/sheets/document.ts'
import type { Random } from '../../paint/random.ts'
import { withArticle } from '../grammar/article.ts'
import { capital } from '../grammar/inflect.ts'
import type { CultureName } from '../names/cultures.ts'
import { cultureFor, type Names } from '../names/names.ts'
import type { Reading } from '../prompt/read.ts'
import type { Asked } from './asked.ts'

export interface Person {
  name: string
  given: string
  ancestry: string
  sex: 'Male' | 'Female' | 'Neutral'
  age: string
  trade: string
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
  const sex = given.sex ?? chance.pick(['Female', 'Male'] as const)
  const age = given.age ?? chance.pick(['young', 'grown', 'grown', 'middle-aged', 'middle-aged', 'old'] as const)
  const drawn = names.person(cultureFor(ancestry, chance, home), sex)
  const name = given.name ?? drawn.full
  const short = titled.test(name) ? name : name.split(' ')[0]
  return { name, given: given.name ? (short ?? name) : drawn.given, ancestry, sex, age, trade }
}

/** "middle-aged dwarf, apothecary" */
export function kindOf({ age, ancestry, trade }: Person): string {
  const years = age === 'grown' ? '' : `${age} `
  return `${years}${ancestry}, ${trade}`
}

export const ownWords = (person: Person) =>
  ({
    Male: { he: 'he', his: 'his', him: 'him' },
    Female: { he: 'she', his: 'her', him: 'her' },
    Neutral: { he: 'they', his: 'their', him: 'them' },
  })[person.sex]

/** Somebody on a sheet as a sheet of their own, in words that the workshop of persons reads. */
export function personKin(key: string, label: string, person: Person, system: RuleSystem, about: string): KinBrief {
  const sex = { Male: 'man', Female: 'woman', Neutral: 'non-binary person' }[person.sex]
  const years = person.age === 'grown' ? '' : `${person.age} `
  const phrase = withArticle(`${years}${person.ancestry} ${person.trade}`)
  return {
    key,
    label,
    kind: 'npc',
    request: { prompt: `${phrase} called ${person.name}, a ${sex} ${about}`, system },
  }
}

/** What a list of sheets says of a house: as it was asked for, or else what it is, and who keeps it. */
export function summaryOf({ phrase, keeperName }: Asked, otherwise: string, keeper: Person): string {
  const kept = keeperName ? '' : `; kept by ${keeper.name}, ${kindOf(keeper)}`
  return `${capital(phrase || otherwise)}${kept}.`
}
