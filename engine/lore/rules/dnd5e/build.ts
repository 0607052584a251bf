import type { Size } from '../monster-brief.ts'
import { type Ability, abilities } from '../rule-book.ts'
import { modOf } from './derive.ts'
import { averageOf } from './dice.ts'
import { armourNamed, armours } from './gear.ts'
import type { CreatureModel, Feature } from './model.ts'
import { type ChallengeRow, hitDieOf, proficiencyBonus } from './tables.ts'

/** A feature's key from its name: "Rusted Halberd" -> "rustedHalberd"; numbered if it is taken. */
export function keyFor(name: string, taken: readonly Feature[]): string {
  const words = name
    .normalize('NFD')
    .replace(/[^a-zA-Z0-9 ]/g, '')
    .split(' ')
    .filter((word) => word !== '')
  const plain = words.map((word, index) =>
    index === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
  )
  // Lines and abilities of the block have keys of their own; entries stand apart from them.
  const base = `entry${plain.join('').replace(/^./, (letter) => letter.toUpperCase())}`
  let key = base
  for (let i = 2; taken.some((feature) => feature.key === key); i++) key = `${base}${i}`
  return key
}

/** Adds an entry under a key of its own. */
export function add(model: CreatureModel, feature: Omit<Feature, 'key'>): void {
  model.features.push({ key: keyFor(feature.name, model.features), ...feature })
}

/** The score for a modifier: even or odd as `odd` says. */
export const scoreFor = (modifier: number, odd: boolean) => Math.min(30, Math.max(1, 10 + 2 * modifier + (odd ? 1 : 0)))

/**
 * Sets hit dice, and Constitution by a step or two where it must be, so that hit points come nearest to `target`
 * times the row's. HP of a row may vary by 25 %: Lazy GM's 5e Monster Builder.
 */
export function setHitPoints(model: CreatureModel, row: ChallengeRow, factor: number): void {
  const target = row.hitPoints * factor
  const die = hitDieOf[model.size]
  const mod = modOf(model, 'con')
  let best = { miss: Number.POSITIVE_INFINITY, dice: 1, con: mod }
  for (const con of [mod, mod - 1, mod + 1, mod - 2, mod + 2, mod - 3, mod + 3]) {
    const each = (die + 1) / 2 + con
    if (each < 0.5 || con < -4) continue
    const near = Math.max(1, Math.round(target / each))
    for (const dice of [near, near + 1, Math.max(1, near - 1)]) {
      const average = averageOf({ count: dice, die }, dice * con)
      const astray = Math.max(0, Math.abs(average - row.hitPoints) / row.hitPoints - 0.24) * target * 20
      const bent = Math.abs(con - mod) * target * (con < 0 ? 0.3 : 0.12)
      const miss = Math.abs(average - target) + astray + bent
      if (miss < best.miss) best = { miss, dice, con }
    }
  }
  model.hitDice = best.dice
  if (best.con !== mod) model.abilities.con = scoreFor(best.con, model.abilities.con % 2 === 1)
}

/** What a shield adds to AC. */
const SHIELD = 2

/** Real armour by its name where its AC comes within two of the row's; else a hide, or luck and wits, that makes it. */
export function setArmour(model: CreatureModel, row: ChallengeRow, words: string, delta: number, shield = false): void {
  const wanted = Math.max(8, row.defence + delta)
  const dex = modOf(model, 'dex')
  const real = armours[words]
  if (real) {
    const value = (withShield: boolean) =>
      real.base + (real.dexMax === null ? dex : Math.min(dex, real.dexMax)) + (withShield ? SHIELD : 0)
    const better = [shield, !shield].find((with_) => Math.abs(value(with_) - wanted) <= 2)
    if (better !== undefined) {
      model.armour = { words, ...real, shield: better }
      return
    }
  }
  const own = wanted - dex
  const plain = own === 10
  model.armour = {
    words: plain ? '' : words && !real ? words : 'natural armour',
    base: own,
    dexMax: null,
    shield: false,
  }
}

/** Armour that is asked for is worn, and a shield is on the arm. */
export function wear(model: CreatureModel, { armour = '', shield }: { armour?: string; shield: boolean }): void {
  const named = armourNamed(armour) ?? ''
  const real = armours[named]
  if (real) model.armour = { words: named, ...real, shield: shield || model.armour.shield }
  else if (shield && !model.armour.shield)
    model.armour = { ...model.armour, base: model.armour.base - SHIELD, shield: true }
  model.gear = [...(real ? [named] : []), ...(shield ? ['shield'] : [])]
}

/** Nobody is bigger than so little challenge can carry. */
export function sizeFor(size: Size, challenge: number): Size {
  if (challenge < 0.125 && !['Tiny', 'Small', 'Medium'].includes(size)) return 'Medium'
  if (challenge < 1 && ['Huge', 'Gargantuan'].includes(size)) return 'Large'
  if (challenge < 4 && size === 'Gargantuan') return 'Huge'
  return size
}

export const primaryModifier = (row: ChallengeRow) => row.attack - proficiencyBonus(row.challenge)
export const powerModifier = (row: ChallengeRow) => row.defence - 8 - proficiencyBonus(row.challenge)

export function emptyModel(
  facts: Pick<CreatureModel, 'form' | 'name' | 'noun' | 'pronoun' | 'size' | 'type' | 'alignment' | 'challenge'>,
): CreatureModel {
  return {
    ...facts,
    abilities: Object.fromEntries(abilities.map((ability) => [ability, 10])) as Record<Ability, number>,
    hitDice: 1,
    armour: { words: '', base: 10, dexMax: null, shield: false },
    initiative: 0,
    speeds: { walk: 30 },
    saves: [],
    skills: [],
    vulnerable: [],
    resistant: [],
    immune: [],
    immuneConditions: [],
    senses: [],
    blind: false,
    languages: [],
    gear: [],
    features: [],
    legendaryUses: 0,
    overrides: {},
    lines: {},
  }
}
