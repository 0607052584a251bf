import { dcOf, toHitOf } from './derive.ts'
import type { Dice } from './dice.ts'
import type { Attack, CreatureModel, Feature, SaveEffect } from './model.ts'
import { proficiencyBonus } from './tables.ts'

/*
 * Activities: what an item of Foundry VTT's dnd5e system does when it is used (module/data/activity/ of its releases 4 and 5).
 */

export type Json = Record<string, unknown>

const ACTIVITY = 'dnd5eactivity000'

/** What Foundry works the block's numbers out with, whatever bonus was put by hand. */
export const ownBonusOf = (model: CreatureModel) => proficiencyBonus(model.challenge)

export const damagePart = ({ count, die }: Dice, type: string): Json =>
  die === 1
    ? { number: null, denomination: 0, bonus: String(count), types: [type] }
    : { number: count, denomination: die, bonus: '', types: [type] }

const target = (type: string, of = '') => ({ type, target: of, value: '1', scaling: { mode: '', formula: '' } })

/** What using it takes from: its own uses, the legendary actions of a round, the legendary resistances of a day. */
function costOf({ group, name, uses }: Feature): Json[] {
  if (name === 'Legendary Resistance') return [target('attribute', 'resources.legres.value')]
  return [
    ...(group === 'legendary' ? [target('attribute', 'resources.legact.value')] : []),
    ...(uses ? [target('itemUses')] : []),
  ]
}

const activations: Record<Feature['group'], Json> = {
  trait: { type: 'special', value: null },
  action: { type: 'action', value: 1 },
  bonus: { type: 'bonus', value: 1 },
  reaction: { type: 'reaction', value: 1 },
  legendary: { type: 'legendary', value: 1 },
}

/** Activities of one item, each with its kind and fields. */
export const activities = (all: readonly { type: string; fields: Json }[]): Json =>
  Object.fromEntries(
    all.map(({ type, fields }, index) => {
      const id = index === 0 ? ACTIVITY : `${ACTIVITY.slice(0, -1)}${index}`
      return [id, { _id: id, type, sort: index, ...fields }]
    }),
  )

/** An item's only activity. */
export const activity = (type: string, fields: Json): Json => ({ [ACTIVITY]: { _id: ACTIVITY, type, ...fields } })

export const consumption = (targets: readonly Json[]): Json => ({
  targets,
  scaling: { allowed: false, max: '' },
  spellSlot: true,
})

const usedAs = (feature: Feature): Json => ({
  // Its trigger stands in its words.
  activation: { ...activations[feature.group], condition: '' },
  consumption: consumption(costOf(feature)),
})

function attackActivity(model: CreatureModel, feature: Feature, attack: Attack): Json {
  const { ability, kind, spell, also } = attack
  const hit = toHitOf(model, ability)
  const isFlat = hit !== toHitOf({ ...model, overrides: {} }, ability)
  return activity('attack', {
    ...usedAs(feature),
    attack: {
      ability,
      bonus: isFlat ? String(hit) : '',
      flat: isFlat,
      type: { value: kind === 'ranged' ? 'ranged' : 'melee', classification: spell ? 'spell' : 'weapon' },
    },
    damage: { includeBase: true, parts: also ? [damagePart(also.dice, also.type)] : [] },
  })
}

const templates = { cone: 'cone', line: 'line', sphere: 'sphere', emanation: 'radius' } as const

function saveActivity(model: CreatureModel, feature: Feature, effect: SaveEffect): Json {
  const { save, by, target: whom, damage } = effect
  const range = 'one' in whom ? whom.one : whom.range
  return activity('save', {
    ...usedAs(feature),
    save: { ability: [save], dc: { calculation: '', formula: String(dcOf(model, by)) } },
    damage: { onSave: damage?.onSave ?? 'none', parts: damage ? [damagePart(damage.dice, damage.type)] : [] },
    range: range ? { value: String(range), units: 'ft' } : { units: 'self' },
    target:
      'one' in whom
        ? { affects: { count: '1', type: 'creature' } }
        : {
            template: {
              type: templates[whom.shape],
              size: String(whom.feet),
              width: whom.shape === 'line' ? '5' : '',
              units: 'ft',
            },
            affects: { type: 'creature' },
          },
  })
}

/** What the feature does when it is used; nothing for one that is always so. */
export function activitiesOf(model: CreatureModel, feature: Feature): Json {
  const { attack, save, group, uses } = feature
  if (attack) return attackActivity(model, feature, attack)
  if (save) return saveActivity(model, feature, save)
  return group === 'trait' && !uses ? {} : activity('utility', usedAs(feature))
}
