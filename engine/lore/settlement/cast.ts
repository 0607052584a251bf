import type { Random } from '../../paint/random.ts'
import { capital } from '../grammar/inflect.ts'
import type { CultureName } from '../names/cultures.ts'
import { cultureFor, type Names } from '../names/names.ts'
import { type Reading, readPrompt } from '../prompt/read.ts'
import { partyIn } from './choice.ts'
import { bagOf, nameFrom, type Words } from './naming.ts'
import type { Setting } from './setting.ts'
import { settlementScale } from './sizes.ts'
import type { FactionKind } from './trouble.ts'
import { factionNames, roles } from './words.ts'

export interface Person {
  name: string
  given: string
  role: string
  ancestry: string
  sex: 'Male' | 'Female'
}

export interface Faction {
  name: string
  kind: FactionKind
  leader: Person
}

/** Who is there: the ruler, the three sides, two who are caught in the trouble, and the rest. */
export interface Cast {
  ruler: Person
  factions: [Faction, Faction, Faction]
  v: Person
  w: Person
  extra: Person[]
}

/** Somebody with this role; by the name, and as the words, of a prompt that has them. */
export type Casting = (role: string, asked?: string, said?: Reading) => Person

const titlesBySex: Readonly<Record<string, Partial<Record<Person['sex'], string>>>> = {
  Duchess: { Male: 'Duke' },
  Matriarch: { Male: 'Patriarch' },
  'Lord Protector': { Female: 'Lady Protector' },
  Prior: { Female: 'Prioress' },
  Uncle: { Female: 'Aunt' },
}

/** What who leads a faction is called. */
const leaderRoles: Readonly<Record<FactionKind, readonly string[]>> = {
  owners: ['head', 'director', 'chair', 'treasurer', 'principal'],
  workers: ['speaker', 'foreman', 'overseer', 'delegate', 'spokesman'],
  faith: ['first', 'preacher', 'superior', 'almoner', 'cantor'],
  watch: ['captain', 'sergeant', 'marshal', 'commander', 'constable'],
  outlaws: ['boss', 'fixer', 'elder', 'broker', 'banker'],
  families: ['voice', 'eldest', 'elder', 'heir', 'doyen'],
  newcomers: ['guide', 'headman', 'interpreter', 'founder', 'leader'],
  learned: ['dean', 'reader', 'curator', 'fellow', 'lecturer'],
}

/** People of the place, each by a name of their own. */
export const castingFor =
  (names: Names, namer: Random, peoples: Setting['peoples'], home: CultureName): Casting =>
  (role, asked, said) => {
    const drawn = namer.weighted(peoples, ([, share]) => share + 4)[0]
    const either = namer.pick(['Female', 'Male'] as const)
    const ancestry = said?.ancestry ?? drawn
    const sex = said?.sex === 'Female' || said?.sex === 'Male' ? said.sex : either
    const own = names.person(cultureFor(ancestry, namer, home), sex)
    return { name: asked ?? own.full, given: asked?.split(' ')[0] ?? own.given, role, ancestry, sex }
  }

function rulerOf({ asked, government }: Setting, called: string | undefined, person: Casting): Person {
  // "Mother Tansy" brings a title along.
  const [, ownTitle, ownName] =
    /^(Mother|Father|King|Queen|Lord|Lady|Captain|Prince|Princess|Duke|Duchess|Mayor|Baron|Baroness|Old|Sister|Brother|Aunt|Uncle|Abbot|Abbess|Sir|Dame)\s+(.+)$/.exec(
      called ?? '',
    ) ?? []
  const ruler = person(government.title, ownName ?? called, readPrompt(asked.ruler?.phrase ?? ownTitle ?? ''))
  const role = asked.ruler
    ? (asked.ruler.title ?? (asked.ruler.isMany ? 'Speaker' : 'Ruler'))
    : (ownTitle ?? titlesBySex[government.title]?.[ruler.sex] ?? government.title)
  return { ...ruler, role }
}

export interface CastingNeeds {
  setting: Setting
  words: Words
  /** Names of a prompt, the ruler's first. */
  called: readonly (string | undefined)[]
  areas: readonly string[]
  worker: string
  ware: string
  person: Casting
  namer: Random
  /** Names that are taken already, in small letters. */
  used: Set<string>
}

export function castOf(
  { setting, words, called, areas, worker, ware, person, namer, used }: CastingNeeds,
  chance: Random,
): Cast {
  const roleBag = bagOf(roles, chance.fork('roles'))
  const ruler = rulerOf(setting, called[0], person)
  const frames = Object.fromEntries(
    Object.entries(factionNames).map(([kind, frames]) => [kind, bagOf(frames, chance.fork(`faction ${kind}`))]),
  ) as Record<FactionKind, () => string>
  const area = bagOf(areas, chance.fork('areas'))
  const party = partyIn(setting.reading.text)
  const faction = (kind: FactionKind, index: number): Faction => {
    const leader = person(kind)
    // The side that a prompt names is the one that matters.
    if (index === 0 && party && !used.has(party.toLowerCase())) {
      used.add(party.toLowerCase())
      return { name: party, kind, leader }
    }
    const family = leader.name.split(' ').at(-1) ?? leader.given
    const named = nameFrom(frames[kind](), words, {
      last: family,
      dist: area(),
      ware: capital(ware.split(' ').at(-1) ?? ''),
      worker,
    })
    used.add(named.toLowerCase())
    return { name: named, kind, leader }
  }
  const factions = setting.trouble.sides.map(faction) as Cast['factions']
  for (const { leader, name: of, kind } of factions) leader.role = `${namer.pick(leaderRoles[kind])} of ${of}`
  return {
    ruler,
    factions,
    v: person(worker, called[1]),
    w: person(roleBag(), called[2]),
    extra: Array.from({ length: settlementScale[setting.size].people - 6 }, () => person(roleBag())),
  }
}
