import { type Ability, abilities } from '../rule-book.ts'
import { armedDiceOf, diceOf } from './dice.ts'
import type { CreatureModel } from './model.ts'
import { abilityModifier, armourClass, attack, hitPoints, save, skill, spellDc, strikeDamage } from './tables.ts'
import { pathfinderWeaponNamed } from './weapons.ts'

const over = (model: CreatureModel, line: string, number: number) => model.overrides[line] ?? number

export const armourClassOf = (model: CreatureModel) => over(model, 'ac', armourClass(model.level, model.tiers.ac))
export const hitPointsOf = (model: CreatureModel) => over(model, 'hp', hitPoints(model.level, model.tiers.hp))
export const perceptionOf = (model: CreatureModel) =>
  over(model, 'perception', save(model.level, model.tiers.perception))
export const saveOf = (model: CreatureModel, name: 'fortitude' | 'reflex' | 'will') =>
  over(model, name, save(model.level, model.tiers[name]))
export const skillOf = (model: CreatureModel, { name, tier }: CreatureModel['skills'][number]) =>
  over(model, `skill.${name}`, skill(model.level, tier))
export const attackOf = (model: CreatureModel) => attack(model.level, model.attack)
export const damageOf = (model: CreatureModel, weight = 1) =>
  Math.max(1, Math.round(strikeDamage(model.level, weight > 1.1 ? 'high' : model.damage)))
export const dcOf = (model: CreatureModel) => over(model, 'dc', spellDc(model.level, model.dc))

/** Dice of a strike with that mean: a weapon's are its own. */
export const strikeDice = (
  { level }: CreatureModel,
  { name, die }: CreatureModel['strikes'][number],
  mean: number,
): string => (pathfinderWeaponNamed(name) ? armedDiceOf(mean, die, level) : diceOf(mean, die))

/** The modifier of an ability: on its tier, or as it was put by hand. */
export function modifierOf(model: CreatureModel, ability: Ability): number {
  const value = model.abilities[ability]
  return typeof value === 'number' ? value : abilityModifier(model.level, value)
}

/** How many numbers sit on the extreme tier: two at most are allowed. */
export function extremesOf(model: CreatureModel): number {
  const tiers = [...Object.values(model.tiers), model.attack, ...abilities.map((ability) => model.abilities[ability])]
  return tiers.filter((tier) => tier === 'extreme').length
}
