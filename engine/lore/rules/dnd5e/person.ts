import type { StatsBlock } from '../../../../contract/sheets/document.ts'
import type { Random } from '../../../paint/random.ts'
import { defencesWith, type Nature, sensesWith } from '../../prompt/nature.ts'
import type { MonsterBrief } from '../monster-brief.ts'
import { type Ability, abilities, type PersonBrief } from '../rule-book.ts'
import { ancestryNamed } from './ancestries.ts'
import { add, emptyModel, powerModifier, primaryModifier, scoreFor, setHitPoints } from './build.ts'
import { type Calling, callingNamed } from './callings.ts'
import { modOf } from './derive.ts'
import { averageOf, type Dice, diceFor } from './dice.ts'
import { armourNamed, armours, type Weapon, weaponNamed, weapons } from './gear.ts'
import type { Attack, CreatureModel, Feature } from './model.ts'
import { present } from './present.ts'
import { spellsFor } from './spell-lists.ts'
import { type ChallengeRow, challengeRow } from './tables.ts'
import { talents } from './talents.ts'

/** About what the rules' own people are worth by the level they cast or fight at (SRD 5.1 and 5.2: guard, priest, mage, archmage). */
const trainedChallenges = [0.125, 0.25, 0.5, 1, 2, 2, 3, 4, 5, 6, 6, 7, 8, 9, 9, 10, 11, 12, 12, 13, 14]
const tradeChallenges = [0, 0, 0.125, 0.25, 0.25, 0.5, 0.5, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5]

/** The challenge of somebody of a calling and level. */
export function challengeOf(calling: string, level: number): number {
  const table = callingNamed(calling).trained ? trainedChallenges : tradeChallenges
  return table[Math.min(20, Math.max(0, Math.round(level)))]!
}

const pronouns = { Male: 'he', Female: 'she', Neutral: 'none', Unknown: 'none' } as const

interface Stroke {
  weapon: Weapon
  dice: Dice
  also?: Attack['also']
  attacks: number
  /** Added to to-hit and damage. */
  bonus: number
}

const damageOf = ({ dice, also, bonus, attacks }: Stroke) =>
  attacks * (Math.max(1, averageOf(dice, bonus)) + (also ? averageOf(also.dice) : 0))

/** The strokes a weapon can be used with at about this skill: its own dice, or as many of them as practice makes of it. */
function strokesWith(weapon: Weapon, row: ChallengeRow, edge: Calling['edge'], bonus?: number): Stroke[] {
  const primary = primaryModifier(row)
  const bonuses = bonus !== undefined ? [bonus] : row.challenge < 1 ? [primary, primary + 1, primary - 1] : [primary]
  const most = row.attacks + (row.challenge >= 1 && row.attacks < 4 ? 1 : 0)
  const counts = Array.from({ length: most }, (_, index) => index + 1)
  return bonuses.flatMap((bonus) =>
    counts.flatMap((attacks) =>
      [1, 2, 3, 4, 5, 6].flatMap((times) => {
        const plain: Stroke = { weapon, dice: { count: weapon.count * times, die: weapon.die }, attacks, bonus }
        // A needle is one needle: what is on it does the rest.
        if (weapon.die === 1) {
          const left = Math.round(row.damage / attacks) - 1 - bonus
          const poison = left < 2 ? {} : { also: { dice: diceFor(left, 0, [4, 6, 8]), type: 'poison' as const } }
          return times === 1 ? [{ ...plain, ...poison }] : []
        }
        const type = edge?.[0]
        if (!type || row.challenge < 2 || times > 3) return [plain]
        const left = row.damage / attacks - averageOf(plain.dice, bonus)
        return left < 2 ? [plain] : [plain, { ...plain, also: { dice: diceFor(left, 0, [6, 8, 4]), type } }]
      }),
    ),
  )
}

/** The stroke that comes nearest to the row's damage, the plainer the better. */
function strokeWith(weapon: Weapon, row: ChallengeRow, edge: Calling['edge'], bonus?: number): Stroke {
  const cost = (stroke: Stroke) =>
    Math.max(0, Math.abs(damageOf(stroke) - row.damage) / row.damage - 0.18) * 6 +
    Math.abs(damageOf(stroke) - row.damage) / row.damage +
    (stroke.dice.count / weapon.count - 1) * 0.08 +
    Math.max(row.attacks - stroke.attacks, 0) * 0.2 +
    Math.max(stroke.attacks - row.attacks, 0) * 0.1 +
    Math.abs(stroke.bonus - primaryModifier(row)) * 0.1 -
    (stroke.also ? 0.12 : 0)
  return strokesWith(weapon, row, edge, bonus).reduce((best, stroke) => (cost(stroke) < cost(best) ? stroke : best))
}

const fits = (stroke: Stroke, row: ChallengeRow) => Math.abs(damageOf(stroke) - row.damage) <= row.damage * 0.25

/** Which weapon: one that was named, else one of the calling's that its challenge bears. */
function chooseStroke(
  list: readonly Weapon[],
  fixed: boolean,
  row: ChallengeRow,
  edge: Calling['edge'],
  chance: Random,
): Stroke {
  const tried = (fixed ? list : chance.shuffle(list)).map((weapon) => strokeWith(weapon, row, edge))
  const found = tried.find((stroke) => fits(stroke, row))
  if (found) return found
  // A heavy weapon in a weak hand: a smaller one of the same kind of damage does.
  const small = weapons.filter(({ shoots, type }) => !shoots && type === list[0]?.type)
  return [...small, ...weapons.filter(({ shoots }) => !shoots)]
    .map((weapon) => strokeWith(weapon, row, edge))
    .find((stroke) => fits(stroke, row))!
}

const isMental = (ability: Ability) => ability === 'int' || ability === 'wis' || ability === 'cha'

interface Plan {
  brief: PersonBrief
  row: ChallengeRow
  calling: Calling
  trained: boolean
  casts: boolean
  casterLevel: number
  /** Blows by spell in place of a weapon. */
  blasts: boolean
}

function planOf(brief: PersonBrief): Plan {
  const { calling, trained } = callingNamed(brief.calling)
  const row = challengeRow(brief.challenge ?? challengeOf(brief.calling, brief.level))
  const level = Math.min(
    20,
    Math.max(brief.level, brief.challenge !== undefined ? Math.round(brief.challenge * 1.4) : 0, 1),
  )
  const late = calling.half ? Math.ceil(level / 2) : level
  const able = calling.casts !== undefined && (!calling.half || level >= 2)
  const casts = brief.spells !== 'none' && (brief.spells === 'some' || able) && row.challenge >= 0.125
  const blasts =
    casts && calling.blast !== undefined && row.challenge >= 0.5 && brief.gear.every((word) => !weaponNamed(word))
  return { brief, row, calling, trained, casts, casterLevel: late, blasts }
}

/** The ability that spells go by. */
const castingAbility = ({ calling }: Plan): Ability => {
  const byClass: Partial<Record<string, Ability>> = {
    wizard: 'int',
    cleric: 'wis',
    druid: 'wis',
    ranger: 'wis',
    sorcerer: 'cha',
    bard: 'cha',
    warlock: 'cha',
    paladin: 'cha',
  }
  return byClass[calling.casts ?? ''] ?? calling.abilities.find(isMental) ?? 'wis'
}

function setAbilities(model: CreatureModel, plan: Plan, strike: Ability, bonus: number, chance: Random): void {
  const { calling, brief, row, casts } = plan
  const primary = primaryModifier(row)
  const rest = chance.shuffle([1, 1, 0, 0, 0, -1])
  const gift = ancestryNamed(brief.ancestry, brief.form).gift
  const ladder = [primary, Math.max(1, primary - 1), Math.max(1, primary - 2)]
  const wanted = [...new Set([...(brief.leaning ?? []), ...calling.abilities])]
  const modifiers = {} as Record<Ability, number>
  for (const [index, ability] of abilities.entries()) {
    const place = wanted.indexOf(ability)
    const step = place >= 0 && place < 3 ? ladder[place]! : rest[index]!
    modifiers[ability] = step + (gift === ability && step < primary ? 1 : 0)
  }
  if (plan.trained && row.challenge >= 0.5) modifiers.con = Math.max(modifiers.con, 1)
  if (casts) {
    const by = castingAbility(plan)
    modifiers[by] = Math.max(modifiers[by], Math.max(1, powerModifier(row)))
  }
  // Beginners with a high score would hit too well for their row.
  const most = Math.max(primary, 1) + (row.challenge < 2 ? 1 : 0)
  for (const ability of abilities) modifiers[ability] = Math.min(modifiers[ability], most)
  modifiers[strike] = bonus
  for (const ability of abilities) model.abilities[ability] = scoreFor(modifiers[ability], chance.chance(0.5))
}

/** Armour of the calling's, or named, that comes nearest to the row; a shield where a hand is free. */
function setPersonArmour(model: CreatureModel, plan: Plan, freeHand: boolean, chance: Random): void {
  const { brief, calling, row } = plan
  const named = brief.gear.map(armourNamed).filter((name) => name !== undefined)
  const carries = brief.gear.some((word) => /\bshield\b/i.test(word))
  const dex = modOf(model, 'dex')
  const of = (words: string, shield: boolean) => {
    const own = words === 'mage armour' ? { base: 13, dexMax: null } : (armours[words] ?? { base: 10, dexMax: null })
    const value = own.base + (own.dexMax === null ? dex : Math.min(dex, own.dexMax)) + (shield ? 2 : 0)
    return { armour: { words, ...own, shield }, miss: Math.abs(value - row.defence) }
  }
  const list = named.length > 0 ? named : chance.shuffle(calling.armour)
  const hands = carries ? [true] : calling.shield && freeHand ? [false, true] : [false]
  const choices = list.flatMap((words) => hands.map((shield) => of(words, shield)))
  const nearest = choices.reduce((best, choice) => (choice.miss < best.miss ? choice : best))
  model.armour = (choices.find(({ miss }) => miss <= 2) ?? nearest).armour
}

function strokeAttack({ weapon, dice, also }: Stroke, ability: Ability): Attack {
  return {
    kind: weapon.shoots ? 'ranged' : weapon.range ? 'both' : 'melee',
    ability,
    reach: weapon.reach ?? 5,
    ...(weapon.range ? { range: weapon.range } : {}),
    dice,
    type: weapon.type,
    ...(also ? { also } : {}),
  }
}

const heavy = ['Greatsword', 'Greataxe', 'Halberd', 'Glaive', 'Pike', 'Maul', 'Greatclub', 'Longbow', 'Shortbow']

/** Blows by magic: as many as the row has attacks, alike near and far. */
function addBlasts(model: CreatureModel, plan: Plan): void {
  const { calling, row } = plan
  const blast = calling.blast!
  const ability = castingAbility(plan)
  const attacks = row.challenge < 1 ? 1 : row.attacks
  const dice = diceFor(row.damage / attacks, modOf(model, ability), [8, 10, 6, 4, 12])
  if (attacks > 1)
    add(model, {
      group: 'action',
      name: 'Multiattack',
      multiattack: { strikes: [{ name: blast.name, count: attacks }], spells: true },
    })
  add(model, {
    group: 'action',
    name: blast.name,
    attack: {
      kind: 'both',
      spell: true,
      ability,
      reach: 5,
      range: { near: blast.range, far: blast.range },
      dice,
      type: blast.type,
    },
  })
}

function addStroke(model: CreatureModel, plan: Plan, stroke: Stroke, shot: Weapon | undefined, ability: Ability): void {
  const { weapon, attacks } = stroke
  const other = shot && strokeWith(shot, { ...plan.row, attacks: stroke.attacks }, plan.calling.edge, stroke.bonus)
  if (attacks > 1)
    add(model, {
      group: 'action',
      name: 'Multiattack',
      multiattack: {
        strikes: [{ name: weapon.name, count: attacks }],
        ...(other && other.weapon.name !== weapon.name
          ? { or: { name: other.weapon.name, count: other.attacks } }
          : {}),
        spells: false,
      },
    })
  add(model, { group: 'action', name: weapon.name, attack: strokeAttack(stroke, ability) })
  if (other && other.weapon.name !== weapon.name)
    add(model, {
      group: 'action',
      name: other.weapon.name,
      attack: strokeAttack(other, shotAbility(other.weapon, ability)),
    })
}

const shotAbility = (weapon: Weapon, strike: Ability): Ability => (weapon.shoots ? 'dex' : strike)

function addTalents(model: CreatureModel, plan: Plan, chance: Random): void {
  const { calling, row } = plan
  const many = row.challenge < 1 ? 1 : row.challenge < 5 ? 2 : 3
  const fitting = chance.shuffle(calling.talents).filter((key) => (talents[key]?.from ?? 0) <= row.challenge)
  for (const key of fitting.slice(0, many)) {
    const { from: _, ...feature } = talents[key]!
    add(model, feature)
  }
}

function gearOf(plan: Plan, model: CreatureModel): string[] {
  const carried = model.features.flatMap(({ attack, name }) => (attack && !attack.spell ? [name.toLowerCase()] : []))
  const { words, shield } = model.armour
  const worn = words && words !== 'mage armour' ? [words] : []
  const all = [...worn, ...(shield ? ['shield'] : []), ...carried, ...plan.brief.gear, ...(plan.calling.tools ?? [])]
  const bare = (word: string) => word.replace(/^(an?|the) /, '')
  return [...new Set(all.map(bare))].filter((word) => !/unarmed/i.test(word))
}

const order = ['trait', 'action', 'bonus', 'reaction', 'legendary'] as const satisfies readonly Feature['group'][]

/** A person's model: calling and ancestry on the row of their challenge. Sources: see tables.ts. */
export function personModel(brief: PersonBrief, chance: Random): CreatureModel {
  const plan = planOf(brief)
  const { row, calling } = plan
  const ancestry = ancestryNamed(brief.ancestry, brief.form)
  const model = emptyModel({
    form: brief.form,
    name: brief.name,
    noun: `the ${brief.calling || brief.ancestry || 'stranger'}`,
    pronoun: pronouns[brief.sex],
    size: ancestry.size,
    type: ancestry.type,
    alignment: brief.alignment || 'neutral',
    challenge: row.challenge,
  })
  const named = brief.gear.map(weaponNamed).filter((weapon) => weapon !== undefined)
  const own = calling.weapons.map((name) => weapons.find((weapon) => weapon.name === name)!)
  const stroke = chooseStroke(named.length > 0 ? named : own, named.length > 0, row, calling.edge, chance)
  const leads = [...(brief.leaning ?? []), ...calling.abilities].find(
    (ability) => ability === 'str' || ability === 'dex',
  )
  const nimble = stroke.weapon.shoots || (stroke.weapon.finesse && leads !== 'str')
  const strike: Ability = plan.blasts ? castingAbility(plan) : nimble ? 'dex' : 'str'
  setAbilities(model, plan, strike, plan.blasts ? primaryModifier(row) : stroke.bonus, chance)
  setHitPoints(model, row, calling.blast ? 0.88 : plan.trained ? 1 : 0.92)
  const freeHand = !heavy.includes(stroke.weapon.name)
  setPersonArmour(model, plan, freeHand, chance)
  model.speeds = { walk: ancestry.walk, ...ancestry.speeds }
  model.saves = plan.trained && row.challenge >= 1 ? abilities.filter((ability) => calling.saves.includes(ability)) : []
  const skillCount = row.challenge < 0.25 ? 2 : row.challenge < 3 ? 3 : 4
  model.skills = calling.skills
    .slice(0, skillCount)
    .map((name, index) => ({ name, times: index === 0 && row.challenge >= 3 ? 2 : 1 }))
  model.resistant = [...(ancestry.resistant ?? [])]
  model.senses = ancestry.darkvision ? [{ name: 'darkvision', feet: ancestry.darkvision }] : []
  model.languages = [...new Set(brief.languages.length > 0 ? brief.languages : ancestry.languages)]
  if (ancestry.trait) add(model, { group: 'trait', ...ancestry.trait })
  if (brief.nature) setNature(model, brief.nature, row)
  addTalents(model, plan, chance)
  if (plan.blasts) addBlasts(model, plan)
  else {
    const shots =
      named.length > 1
        ? named.slice(1)
        : row.challenge > 0
          ? (calling.shots ?? []).flatMap((name) => weapons.find((weapon) => weapon.name === name) ?? [])
          : []
    const near = shots.filter((shot) => modOf(model, shotAbility(shot, strike)) === stroke.bonus || !shot.shoots)
    const fitting = near.filter((shot) =>
      fits(strokeWith(shot, { ...row, attacks: stroke.attacks }, calling.edge, stroke.bonus), row),
    )
    addStroke(model, plan, stroke, fitting.length > 0 ? chance.pick(fitting) : undefined, strike)
  }
  if (plan.casts) {
    const byLevel = spellsFor(calling.casts ?? 'wizard', plan.casterLevel, chance)
    const spells = { ability: castingAbility(plan), byLevel, casterLevel: plan.casterLevel }
    if (byLevel.some((list) => list.length > 0))
      add(model, { group: brief.form === '2014' ? 'trait' : 'action', name: 'Spellcasting', spells })
  }
  model.initiative = row.challenge >= 5 && calling.abilities[0] === 'dex' ? 1 : 0
  model.gear = gearOf(plan, model)
  model.features.sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group))
  return model
}

/** What is said of somebody's nature, over what their people are. */
function setNature(model: CreatureModel, nature: Nature, { hitPoints }: ChallengeRow): void {
  Object.assign(model, defencesWith(model, nature))
  const known = Object.fromEntries(model.senses.map(({ name, feet }) => [name, feet]))
  const { blind, ...senses } = sensesWith(known as MonsterBrief['senses'], nature)
  model.senses = Object.entries(senses).flatMap(([name, feet]) => (feet ? [{ name, feet }] : []))
  model.blind = blind ?? false
  if (nature.telepathy) model.languages = [...model.languages, `telepathy ${nature.telepathy} ft.`]
  if (nature.gifts.includes('regeneration'))
    add(model, {
      group: 'trait',
      name: 'Regeneration',
      text: `[It] regains ${Math.max(2, Math.round(hitPoints / 70) * 5)} hit points when [its] turn starts, unless fire or acid damage was taken since the last.`,
    })
  if (nature.gifts.includes('magicResistance'))
    add(model, {
      group: 'trait',
      name: 'Magic Resistance',
      text: '[It] has advantage on saving throws against spells and other magic.',
    })
  if (nature.gifts.includes('amphibious'))
    add(model, { group: 'trait', name: 'Amphibious', text: '[It] breathes in air and in water.' })
}

/** See RuleBook.person. */
export const person = (brief: PersonBrief, chance: Random): StatsBlock => present(personModel(brief, chance), brief.key)
