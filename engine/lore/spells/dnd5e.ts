import type { BlockForm } from '../../../contract/sheets/choices.ts'
import { spellFacts } from './dnd5e-facts.ts'
import { spellFacts2014 } from './dnd5e-facts-2014.ts'

/** Facts of a spell by the SRD 5.2.1, or by the SRD 5.1 where the rules of 2014 are asked for (both CC-BY-4.0). */
export interface Spell5e {
  name: string
  level: number
  school: School
  time: string
  range: string
  components: string
  duration: string
  concentration: boolean
  ritual: boolean
  classes: readonly SpellClass[]
}

const schools = {
  ab: 'Abjuration',
  co: 'Conjuration',
  di: 'Divination',
  en: 'Enchantment',
  ev: 'Evocation',
  il: 'Illusion',
  ne: 'Necromancy',
  tr: 'Transmutation',
} as const
export type School = (typeof schools)[keyof typeof schools]
const classes = {
  B: 'bard',
  C: 'cleric',
  D: 'druid',
  P: 'paladin',
  R: 'ranger',
  S: 'sorcerer',
  K: 'warlock',
  W: 'wizard',
} as const
export type SpellClass = (typeof classes)[keyof typeof classes]
const times: Readonly<Record<string, string>> = { A: 'Action', B: 'Bonus action', R: 'Reaction' }

function read(line: string): Spell5e {
  const [name = '', level = '', school = '', time = '', range = '', components = '', duration = '', who = ''] =
    line.split(';')
  return {
    name: name.replace('*', ''),
    level: Number(level),
    school: schools[school as keyof typeof schools],
    time: times[time] ?? time,
    range: /^\d+$/.test(range) ? `${range} ft` : range,
    components: [...components].join(', '),
    duration: duration === 'I' ? 'Instantaneous' : duration.replace('!', ''),
    concentration: duration.startsWith('!'),
    ritual: name.endsWith('*'),
    classes: [...who].map((letter) => classes[letter as keyof typeof classes]),
  }
}

const listOf = (facts: string): readonly Spell5e[] =>
  facts
    .trim()
    .split('\n')
    .map(read)
    .sort((one, other) => one.level - other.level)

/** Every spell of each document, cantrips first and then by name. */
export const spellsByForm: Readonly<Record<BlockForm, readonly Spell5e[]>> = {
  '2024': listOf(spellFacts),
  '2014': listOf(spellFacts2014),
}
export const spells5e = spellsByForm['2024']
