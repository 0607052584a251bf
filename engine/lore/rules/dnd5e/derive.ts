import type { Ability } from '../rule-book.ts'
import { averageOf } from './dice.ts'
import type { CreatureModel } from './model.ts'
import { challengeRow, hitDieOf, modifierOf, proficiencyBonus, type Skill, skills } from './tables.ts'

/*
 * Every number of a block from its model: SRD 5.2.1 (CC-BY-4.0), "Parts of a Stat Block". A number put by hand stands.
 */

export const bonusOf = (model: CreatureModel) => model.overrides.pb ?? proficiencyBonus(model.challenge)

export const modOf = (model: CreatureModel, ability: Ability) => modifierOf(model.abilities[ability])

export function armourClassOf(model: CreatureModel): number {
  const { base, dexMax, shield } = model.armour
  const dex = modOf(model, 'dex')
  return model.overrides.ac ?? base + (dexMax === null ? dex : Math.min(dex, dexMax)) + (shield ? 2 : 0)
}

export const hitPointDice = (model: CreatureModel) => ({
  dice: { count: model.hitDice, die: hitDieOf[model.size] },
  bonus: model.hitDice * modOf(model, 'con'),
})

export function hitPointsOf(model: CreatureModel): number {
  const { dice, bonus } = hitPointDice(model)
  return model.overrides.hp ?? Math.max(1, averageOf(dice, bonus))
}

export const initiativeOf = (model: CreatureModel) =>
  model.overrides.initiative ?? modOf(model, 'dex') + model.initiative * bonusOf(model)

export const saveOf = (model: CreatureModel, ability: Ability) =>
  model.overrides[`save.${ability}`] ?? modOf(model, ability) + (model.saves.includes(ability) ? bonusOf(model) : 0)

export function skillOf(model: CreatureModel, name: Skill): number {
  const times = model.skills.find((skill) => skill.name === name)?.times ?? 0
  return model.overrides[`skill.${name}`] ?? modOf(model, skills[name].ability) + times * bonusOf(model)
}

export const passivePerceptionOf = (model: CreatureModel) =>
  model.overrides.passivePerception ?? 10 + skillOf(model, 'Perception')

export const experienceOf = (model: CreatureModel) => model.overrides.xp ?? challengeRow(model.challenge).xp

export const toHitOf = (model: CreatureModel, ability: Ability) => bonusOf(model) + modOf(model, ability)

export const dcOf = (model: CreatureModel, ability: Ability) => 8 + bonusOf(model) + modOf(model, ability)
