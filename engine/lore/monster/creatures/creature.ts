import {
  type Condition,
  type CreatureType,
  conditions,
  creatureTypes,
  type DamageType,
  damageTypes,
  type MonsterBrief,
  type Size,
  type Strike,
  sizes,
} from '../../rules/monster-brief.ts'
import { type Ability, abilities } from '../../rules/rule-book.ts'

/**
 * Facts of a creature that everybody knows by its name. Source: System Reference Document 5.2.1, Wizards of the Coast,
 * CC-BY-4.0, "Monsters A-Z" and "Animals"; each row was compared field by field with two other copies of that document, and
 * where copies differ the one closest to the printed document was taken. Figures of challenge, attack and damage are not here:
 * the rule books have their own for each challenge.
 */
export interface Creature {
  /** As the document has it: "Adult Red Dragon". */
  name: string
  /** The noun of the family whose ways it has: a piranha lives as a shark does. */
  like: string
  size: Size
  type: CreatureType
  tags: readonly string[]
  alignment: string
  /** DnD5e: 0, 0.125, 0.25, 0.5, 1 to 30. */
  challenge: number
  /** Feet. */
  speeds: MonsterBrief['speeds']
  /** Feet. */
  senses: MonsterBrief['senses']
  immune: readonly DamageType[]
  immuneConditions: readonly Condition[]
  resistant: readonly DamageType[]
  vulnerable: readonly DamageType[]
  mind: MonsterBrief['mind']
  /** Its two highest abilities, the highest first. */
  leaning: readonly Ability[]
  languages: readonly string[]
  /** Feet. */
  telepathy?: number
  /** Names of what is always true of it: "Magic Resistance". */
  traits: readonly string[]
  strikes: readonly Strike[]
  spells?: NonNullable<MonsterBrief['spells']>
}

const traditions = ['arcane', 'divine', 'occult', 'primal'] as const
const minds = ['none', 'beast', 'dull', 'keen', 'brilliant'] as const

const list = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

/** One of a list of known words; a row that has another is a slip of the pen. */
function oneOf<T extends string>(known: readonly T[], word: string, row: string): T {
  const found = known.find((one) => one === word)
  if (!found) throw new Error(`"${word}" is not known, in the row of ${row}`)
  return found
}

/** "darkvision 60, tremorsense 30" as feet by name. */
const measures = (text: string): Record<string, number | boolean> =>
  Object.fromEntries(
    list(text).map((entry) => {
      const [name = '', feet] = entry.split(' ')
      return [name, feet === undefined ? true : Number(feet)]
    }),
  )

const strikeWords =
  /^(?<name>.+?) (?<type>[a-z]+)(?: \+(?<more>[a-z]+) (?<share>[\d.]+))?(?: reach (?<reach>\d+))?(?: (?<how>thrown|range) (?<near>\d+)\/(?<far>\d+))?(?: (?<rider>grapples|fells|poisons))?$/

const riders: Readonly<Record<string, Strike['rider']>> = {
  grapples: { condition: 'grappled', lasting: 'escape' },
  fells: { condition: 'prone', lasting: 'turn' },
  poisons: { condition: 'poisoned', lasting: 'turn' },
}

/** "Bite piercing +poison 0.5 reach 10 grapples" */
function strikeOf(words: string, row: string): Strike {
  const found = strikeWords.exec(words)?.groups
  if (!found) throw new Error(`"${words}" is no strike, in the row of ${row}`)
  const { name = '', type = '', more, share, reach, how, near, far, rider } = found
  const afar = how ? { range: { near: Number(near), far: Number(far) } } : {}
  return {
    name,
    type: oneOf(damageTypes, type, row),
    weight: 1,
    ...(more ? { also: { type: oneOf(damageTypes, more, row), share: Number(share) } } : {}),
    ...(how === 'range' ? {} : { reach: Number(reach ?? 5) }),
    ...afar,
    ...(rider ? { rider: riders[rider] } : {}),
  }
}

const challengeOf = (text: string) => {
  const [over = '0', under = '1'] = text.split('/')
  return Number(over) / Number(under)
}

/**
 * A row of a table: name | like | size type (tags) | alignment | challenge | speeds | senses | immune to damage | immune to
 * conditions | resistant | vulnerable | mind and highest abilities | languages; telepathy | traits | strikes | spells.
 * @throws Error where a word of it is not known.
 */
export function creatureOf(row: string): Creature {
  const [name = '', like = '', kind = '', alignment = '', challenge = '', speeds = '', senses = '', ...rest] = row
    .split('|')
    .map((cell) => cell.trim())
  const [immune = '', immuneTo = '', resistant = '', vulnerable = '', ways = '', tongues = '', traits = '', ...last] =
    rest
  const [strikes = '', spells = ''] = last
  const [, size = '', type = '', tags = ''] = /^(\w+) (\w+)(?: \((.*)\))?$/.exec(kind) ?? []
  const [mind = '', ...leaning] = ways.split(' ')
  const damages = (cell: string) => list(cell).map((word) => oneOf(damageTypes, word, name))
  const telepathy = /telepathy (\d+)/.exec(tongues)?.[1]
  const languages = tongues
    .replace(/;? ?telepathy \d+/, '')
    .split(';')
    .flatMap((part) => (part.trim().startsWith('understands') ? [part.trim()] : list(part)))
  return {
    name,
    like,
    size: oneOf(sizes, size, name),
    type: oneOf(creatureTypes, type, name),
    tags: list(tags),
    alignment,
    challenge: challengeOf(challenge),
    speeds: { walk: 0, ...measures(speeds) },
    senses: measures(senses),
    immune: damages(immune),
    immuneConditions: list(immuneTo).map((word) => oneOf(conditions, word, name)),
    resistant: damages(resistant),
    vulnerable: damages(vulnerable),
    mind: oneOf(minds, mind, name),
    leaning: leaning.map((word) => oneOf(abilities, word, name)),
    languages,
    ...(telepathy ? { telepathy: Number(telepathy) } : {}),
    traits: list(traits),
    strikes: list(strikes).map((words) => strikeOf(words, name)),
    ...(spells ? { spells: oneOf(traditions, spells, name) } : {}),
  }
}
