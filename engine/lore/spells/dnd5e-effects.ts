import type { BlockForm } from '../../../contract/sheets/choices.ts'
import { effectFacts, effectFacts2014 } from './dnd5e-effect-facts.ts'

/** Dice that a spell rolls, and what each level above its own adds to them. */
export interface SpellRoll {
  /** 0 where only a figure is dealt. */
  count: number
  die: number
  /** What is added to the dice: "40", "@mod"; empty for nothing. */
  bonus: string
  /** Damage types to choose among, or "healing" and "temphp". */
  types: readonly string[]
  /** Dice more a level, or the figure more where there are none; nothing where it does not grow. */
  more?: string
}

export type SpellDeed =
  | { kind: 'attack'; reach: 'melee' | 'ranged'; rolls: readonly SpellRoll[] }
  | { kind: 'save'; save: string; onSave: 'half' | 'none' | 'full'; rolls: readonly SpellRoll[] }
  | { kind: 'damage'; rolls: readonly SpellRoll[] }
  | { kind: 'heal'; rolls: readonly SpellRoll[] }

export interface SpellEffect {
  template?: { type: string; size: string; width: string }
  affects: { count: string; type: string }
  deeds: readonly SpellDeed[]
}

function rollOf(text: string): SpellRoll {
  const [amount = '', types = '', more] = text.split(' ')
  const [, count = '0', die = '0', bonus = ''] = /^(?:(\d+)d(\d+))?\+?(.*)$/.exec(amount) ?? []
  return {
    count: Number(count),
    die: Number(die),
    bonus,
    types: types.split('/'),
    ...(more ? { more: more.replace('+', '') } : {}),
  }
}

const rollsOf = (words: readonly string[]) => (words.length === 0 ? [] : words.join(' ').split(', ').map(rollOf))

function deedOf(text: string): SpellDeed {
  const [kind, first = '', second = '', ...rest] = text.split(' ')
  if (kind === 'attack') {
    const rolls = rollsOf(second ? [second, ...rest] : [])
    return { kind, reach: first === 'melee' ? 'melee' : 'ranged', rolls }
  }
  if (kind === 'save') {
    const onSave = second === 'half' || second === 'full' ? second : 'none'
    return { kind, save: first, onSave, rolls: rollsOf(rest) }
  }
  return { kind: kind === 'heal' ? 'heal' : 'damage', rolls: rollsOf([first, second, ...rest].filter(Boolean)) }
}

function effectOf(template: string, affected: string, deeds: string): SpellEffect {
  const [type = '', size = '', width = ''] = template.split(' ')
  const [, count = '', whom = ''] = /^(.*?) ?([a-zA-Z]*)$/.exec(affected) ?? []
  return {
    ...(template ? { template: { type, size, width: type === 'line' ? width || '5' : '' } } : {}),
    affects: { count, type: whom },
    deeds: deeds ? deeds.split(' & ').map(deedOf) : [],
  }
}

const read = (facts: string): ReadonlyMap<string, SpellEffect> =>
  new Map(
    facts
      .trim()
      .split('\n')
      .map((line) => {
        const [name = '', template = '', affected = '', deeds = ''] = line.split(';')
        return [name, effectOf(template, affected, deeds)]
      }),
  )

/** What spells do, by their names, in the rules of each form. */
export const spellEffects: Readonly<Record<BlockForm, ReadonlyMap<string, SpellEffect>>> = {
  '2014': read(effectFacts2014),
  '2024': read(effectFacts),
}
