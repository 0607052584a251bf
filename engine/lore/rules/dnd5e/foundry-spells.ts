import { idOf, paragraph } from '../../foundry-text.ts'
import { type School, type Spell5e, spellsByForm } from '../../spells/dnd5e.ts'
import { type SpellDeed, type SpellEffect, type SpellRoll, spellEffects } from '../../spells/dnd5e-effects.ts'
import { activities, consumption, type Json } from './foundry-activity.ts'
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

/** Dice as the system keeps them; a spell of several types leaves the choice to whoever rolls. */
function partOf({ count, die, bonus, types, more }: SpellRoll): Json {
  const isDice = count > 0
  return {
    number: isDice ? count : null,
    denomination: isDice ? die : null,
    bonus,
    types: [...types],
    custom: { enabled: false, formula: '' },
    scaling:
      more === undefined
        ? { mode: '', number: null, formula: '' }
        : { mode: 'whole', number: isDice ? Number(more) : null, formula: isDice ? '' : more },
  }
}

function deedActivity(deed: SpellDeed): { type: string; fields: Json } {
  const parts = deed.rolls.map(partOf)
  switch (deed.kind) {
    case 'attack':
      return {
        type: 'attack',
        fields: {
          attack: {
            ability: 'spellcasting',
            bonus: '',
            critical: { threshold: null },
            flat: false,
            type: { value: deed.reach, classification: 'spell' },
          },
          damage: { critical: { bonus: '' }, includeBase: false, parts },
        },
      }
    case 'save':
      return {
        type: 'save',
        fields: {
          save: { ability: [deed.save], dc: { calculation: 'spellcasting', formula: '' } },
          damage: { onSave: deed.onSave, critical: { allow: false, bonus: '' }, parts },
        },
      }
    case 'damage':
      return { type: 'damage', fields: { damage: { critical: { allow: false, bonus: '' }, parts } } }
    case 'heal':
      return { type: 'heal', fields: { healing: parts[0] } }
  }
}

/** Whom the spell is for, and its template where it has one. */
const targetOf = ({ template, affects }: SpellEffect): Json => ({
  template: {
    count: '',
    contiguous: false,
    type: template?.type ?? '',
    size: template?.size ?? '',
    width: template?.width ?? '',
    height: '',
    units: 'ft',
  },
  affects: { count: affects.count, type: affects.type, choice: false, special: '' },
})

interface Way {
  mode: 'prepared' | 'atwill' | 'innate'
  /** Times a day, for an innate spell. */
  day?: number
}

/** One more activity for each thing that it does; what no dice tell of is used and told. */
function activitiesOf(facts: Spell5e | undefined, effect: SpellEffect | undefined, isCounted: boolean): Json {
  const shared: Json = {
    activation: {
      ...(facts ? activationOf(facts.time) : { type: 'action', value: 1, condition: '' }),
      override: false,
    },
    consumption: consumption(
      isCounted ? [{ type: 'itemUses', target: '', value: '1', scaling: { mode: '', formula: '' } }] : [],
    ),
    duration: { override: false },
    range: { override: false },
    target: { override: false, prompt: true },
    uses: { spent: 0, max: '', recovery: [] },
  }
  const deeds = effect?.deeds.map(deedActivity) ?? []
  const all = deeds.length > 0 ? deeds : [{ type: 'utility', fields: {} }]
  // Only the first takes the slot or the use: the others follow from it.
  return activities(
    all.map(({ type, fields }, index) => ({
      type,
      fields: { ...shared, ...(index > 0 ? { consumption: { ...consumption([]), spellSlot: false } } : {}), ...fields },
    })),
  )
}

function spellItem(
  { form }: CreatureModel,
  { name, level, ability, way: { mode, day } }: { name: string; level: number; ability: string; way: Way },
  index: number,
): Json {
  const facts = spellsByForm[form].find((spell) => spell.name === name)
  const effect = spellEffects[form].get(name)
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
      ...(effect && { target: targetOf(effect) }),
      preparation: { mode, prepared: true },
      method: mode === 'prepared' ? 'spell' : mode,
      prepared: 1,
      uses: isCounted
        ? { max: String(day), spent: 0, recovery: [{ period: 'day', type: 'recoverAll' }] }
        : { max: '', spent: 0, recovery: [] },
      activities: activitiesOf(facts, effect, isCounted),
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
  return named.map(({ name, level }, index) =>
    spellItem(model, { name, level, ability: spells.ability, way: wayOf(name, level) }, index),
  )
}

/** Its spell slots: none where spells come by the day. */
export function spellSlots(model: CreatureModel): Json {
  const spells = model.features.find((feature) => feature.spells)?.spells
  if (!spells || !hasSlots(model, spells)) return {}
  const slots = slotsOf(spells.casterLevel ?? 1)
  return Object.fromEntries(slots.map((value, index) => [`spell${index + 1}`, { value, override: value }]))
}
