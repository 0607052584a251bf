import { idOf, paragraph } from '../../foundry-text.ts'
import { type School, type Spell5e, spells5e } from '../../spells/dnd5e.ts'
import { activity, consumption, type Json } from './foundry-activity.ts'
import type { CreatureModel, Spells } from './model.ts'
import { slotsOf, spellUses } from './wording.ts'

/*
 * Spells as items of Foundry VTT's dnd5e system. Releases before 5.1 read `preparation`, later ones `method` and `prepared`.
 */

const schoolCodes: Record<School, string> = {
  Abjuration: 'abj',
  Conjuration: 'con',
  Divination: 'div',
  Enchantment: 'enc',
  Evocation: 'evo',
  Illusion: 'ill',
  Necromancy: 'nec',
  Transmutation: 'trs',
}
const componentNames: Record<string, string> = { V: 'vocal', S: 'somatic', M: 'material' }
const units: Record<string, string> = {
  ft: 'ft',
  mile: 'mi',
  round: 'round',
  minute: 'minute',
  hour: 'hour',
  day: 'day',
}

/** "10 minutes" to its number and unit; undefined for words. */
function measured(text: string): { value: string; units: string } | undefined {
  const [, number = '', word = ''] = /^(?:Up to )?(\d+) (ft|mile|round|minute|hour|day)s?$/.exec(text) ?? []
  return number ? { value: number, units: units[word] ?? '' } : undefined
}

function activationOf(time: string): Json {
  const simple = { Action: 'action', 'Bonus action': 'bonus', Reaction: 'reaction' }[time]
  if (simple) return { type: simple, value: 1, condition: '' }
  const { value, units: unit } = measured(time) ?? { value: '1', units: 'special' }
  return { type: unit, value: Number(value), condition: '' }
}

function durationOf(duration: string): Json {
  if (duration === 'Instantaneous') return { value: '', units: 'inst' }
  return measured(duration) ?? { value: '', units: 'spec', special: duration }
}

const areas: Record<string, string> = { cone: 'cone', cube: 'cube', line: 'line', radius: 'radius' }

function rangeOf(range: string): { range: Json; target: Json } {
  const [, size, shape = ''] = /^Self \((\d+)-foot (cone|cube|line|radius)\)$/.exec(range) ?? []
  if (size) return { range: { units: 'self' }, target: { template: { type: areas[shape], size, units: 'ft' } } }
  const words = { Self: 'self', Touch: 'touch', Unlimited: 'any' }[range]
  if (words) return { range: { units: words }, target: {} }
  return { range: measured(range) ?? { units: 'spec', special: range }, target: {} }
}

function factsOf({ school, time, range, components, duration, concentration, ritual }: Spell5e): Json {
  const properties = [
    ...components.split(', ').map((letter) => componentNames[letter]),
    ...(concentration ? ['concentration'] : []),
    ...(ritual ? ['ritual'] : []),
  ]
  return {
    school: schoolCodes[school],
    activation: activationOf(time),
    ...rangeOf(range),
    duration: durationOf(duration),
    properties,
  }
}

interface Way {
  mode: 'prepared' | 'atwill' | 'innate'
  /** Times a day, for an innate spell. */
  day?: number
}

function spellItem(name: string, level: number, { mode, day }: Way, ability: string, index: number): Json {
  const facts = spells5e.find((spell) => spell.name === name)
  const isCounted = day !== undefined
  return {
    _id: idOf('spell', index),
    name,
    type: 'spell',
    sort: 10_000 + index * 100,
    system: {
      description: {
        value: paragraph('Its text stands in the rules: the spell of this name in your compendium may take its place.'),
        chat: '',
      },
      level,
      ability,
      ...(facts && factsOf(facts)),
      preparation: { mode, prepared: true },
      method: mode === 'prepared' ? 'spell' : mode,
      prepared: 1,
      uses: isCounted
        ? { max: String(day), spent: 0, recovery: [{ period: 'day', type: 'recoverAll' }] }
        : { max: '', spent: 0, recovery: [] },
      activities: activity('utility', {
        consumption: consumption(
          isCounted ? [{ type: 'itemUses', target: '', value: '1', scaling: { mode: '', formula: '' } }] : [],
        ),
      }),
    },
  }
}

/** Whether the block prints slots, as the form of 2014 does for those who cast as a class. */
const hasSlots = ({ form }: CreatureModel, { casterLevel }: Spells) => form === '2014' && casterLevel !== undefined

/** The creature's spells, prepared into slots or so often a day, as its block has them. */
export function spellItems(model: CreatureModel): Json[] {
  const spells = model.features.find((feature) => feature.spells)?.spells
  if (!spells) return []
  const perDay = new Map(
    spellUses(spells).flatMap(({ uses, spells: names }) =>
      names.map((name): [string, number | undefined] => [
        name,
        uses.startsWith('At') ? undefined : Number.parseInt(uses, 10),
      ]),
    ),
  )
  function wayOf(name: string, level: number): Way {
    if (level === 0 || hasSlots(model, spells as Spells)) return { mode: 'prepared' }
    const day = perDay.get(name)
    return day === undefined ? { mode: 'atwill' } : { mode: 'innate', day }
  }
  const named = spells.byLevel.flatMap((names, level) => names.map((name) => ({ name, level })))
  return named.map(({ name, level }, index) => spellItem(name, level, wayOf(name, level), spells.ability, index))
}

/** Its spell slots: none where spells come by the day. */
export function spellSlots(model: CreatureModel): Json {
  const spells = model.features.find((feature) => feature.spells)?.spells
  if (!spells || !hasSlots(model, spells)) return {}
  const slots = slotsOf(spells.casterLevel ?? 1)
  return Object.fromEntries(slots.map((value, index) => [`spell${index + 1}`, { value, override: value }]))
}
