import type { StatsBlock } from '../../../../contract/sheets/document.ts'
import type { Random } from '../../../paint/random.ts'
import type { MonsterBrief, Power, Strike } from '../monster-brief.ts'
import { type Ability, abilities } from '../rule-book.ts'
import { assaultOf, attackFor, sharesOf } from './blows.ts'
import {
  add,
  emptyModel,
  powerModifier,
  primaryModifier,
  scoreFor,
  setArmour,
  setHitPoints,
  sizeFor,
  wear,
} from './build.ts'
import { hitPointsOf, modOf } from './derive.ts'
import { averageOf, type Dice, diceFor } from './dice.ts'
import { type GiftNeeds, giftWords } from './gifts.ts'
import type { Attack, CreatureModel, Feature, SaveEffect } from './model.ts'
import { present } from './present.ts'
import { spellsFor } from './spell-lists.ts'
import { type ChallengeRow, challengeRow, isSkill } from './tables.ts'
import { listed } from './wording.ts'

/** A round may be worth a little more or less than its row, by role; hit points and armour make up for it. */
const roleFigures: Record<
  MonsterBrief['role'],
  { hitPoints: number; armour: number; damage: number; attacks: number }
> = {
  brute: { hitPoints: 1.16, armour: -1, damage: 1.08, attacks: -1 },
  guardian: { hitPoints: 1.12, armour: 1, damage: 0.92, attacks: 0 },
  skirmisher: { hitPoints: 0.94, armour: 0, damage: 1, attacks: 0 },
  artillery: { hitPoints: 0.88, armour: 0, damage: 1.08, attacks: 0 },
  controller: { hitPoints: 0.98, armour: 0, damage: 0.92, attacks: 0 },
  caster: { hitPoints: 0.9, armour: 0, damage: 1, attacks: 0 },
  lurker: { hitPoints: 0.88, armour: 0, damage: 1.1, attacks: 0 },
  leader: { hitPoints: 1.04, armour: 0, damage: 0.96, attacks: 0 },
}

const bulk: Record<MonsterBrief['size'], { str: number; dex: number }> = {
  Tiny: { str: -4, dex: 3 },
  Small: { str: -1, dex: 2 },
  Medium: { str: 1, dex: 1 },
  Large: { str: 3, dex: 1 },
  Huge: { str: 5, dex: 0 },
  Gargantuan: { str: 7, dex: 0 },
}

const minds: Record<MonsterBrief['mind'], { int: number; wis: number; cha: number }> = {
  none: { int: -5, wis: -1, cha: -5 },
  beast: { int: -4, wis: 1, cha: -2 },
  dull: { int: -2, wis: 0, cha: -1 },
  keen: { int: 1, wis: 2, cha: 1 },
  brilliant: { int: 4, wis: 2, cha: 3 },
}

const isMental = (ability: Ability) => ability === 'int' || ability === 'wis' || ability === 'cha'

/** What its blows go by. */
function attackAbility({ role, leaning, spells }: MonsterBrief): Ability {
  const mental = leaning.find(isMental)
  if (role === 'caster') return mental ?? (spells === 'divine' || spells === 'primal' ? 'wis' : 'cha')
  const body = leaning.find((ability) => ability === 'str' || ability === 'dex')
  return body ?? (['skirmisher', 'artillery', 'lurker'].includes(role) ? 'dex' : 'str')
}

/** What its other powers go by. */
function powerAbility(brief: MonsterBrief, attacks: Ability): Ability {
  if (brief.role === 'caster') return attacks
  const minded = brief.mind === 'keen' || brief.mind === 'brilliant'
  const mental = brief.leaning.find(isMental)
  if (minded && mental && ['controller', 'leader', 'artillery'].includes(brief.role)) return mental
  return 'con'
}

function setAbilities(model: CreatureModel, brief: MonsterBrief, row: ChallengeRow, chance: Random): void {
  const strike = attackAbility(brief)
  const power = powerAbility(brief, strike)
  const primary = primaryModifier(row)
  const mind = minds[brief.mind]
  const { str, dex } = bulk[model.size]
  const nimble = ['skirmisher', 'artillery', 'lurker'].includes(brief.role) ? 2 : brief.role === 'brute' ? -1 : 0
  const tough = ['brute', 'guardian'].includes(brief.role) ? 0 : -2
  const grown = row.challenge >= 8 && brief.mind !== 'none' && brief.mind !== 'beast' ? 1 : 0
  const modifiers: Record<Ability, number> = {
    str: Math.min(str, primary + 2),
    dex: Math.min(dex + nimble, primary + 1),
    con: Math.max(0, primary + tough),
    int: mind.int + grown,
    wis: mind.wis + grown,
    cha: mind.cha + grown,
  }
  for (const ability of abilities) modifiers[ability] += chance.pick([0, 0, 0, 1, -1])
  if (brief.mind === 'none' || brief.mind === 'beast') modifiers.int = mind.int
  for (const ability of brief.leaning.slice(0, 3)) modifiers[ability] = Math.max(modifiers[ability], primary - 1)
  modifiers[power] = Math.max(0, powerModifier(row))
  modifiers[strike] = primary
  for (const ability of abilities)
    model.abilities[ability] = scoreFor(Math.max(-5, modifiers[ability]), chance.chance(0.5))
  if (brief.mind === 'none') model.abilities.int = 1
}

/** Saves it is proficient in: the more, the more it can stand; its weak ones first, as the rules' own creatures have them. */
function setSaves(model: CreatureModel, row: ChallengeRow, chance: Random): void {
  const many = row.challenge < 4 ? 0 : row.challenge < 9 ? (chance.chance(0.6) ? 2 : 0) : row.challenge < 16 ? 3 : 4
  const order = chance.shuffle(['dex', 'con', 'wis', 'wis', 'cha'] as const)
  model.saves = abilities.filter((ability) => [...new Set<Ability>(order)].slice(0, many).includes(ability))
}

function setSkills(model: CreatureModel, brief: MonsterBrief, row: ChallengeRow): void {
  const expert = row.challenge >= 5 || brief.role === 'lurker'
  const wanted = [...new Set([...brief.skills, ...(brief.role === 'lurker' ? ['Stealth'] : [])])].filter(isSkill)
  model.skills = wanted.map((name) => ({
    name,
    times: expert && (name === 'Perception' || name === 'Stealth') ? 2 : 1,
  }))
}

const spellTypes = ['fire', 'cold', 'lightning', 'force', 'necrotic', 'radiant', 'psychic', 'thunder', 'acid', 'poison']

function attackOf(strike: Strike, ability: Ability, sizes: Pick<Attack, 'dice' | 'also'>): Attack {
  const shoots = strike.range !== undefined && strike.reach === undefined
  return {
    kind: shoots ? 'ranged' : strike.range ? 'both' : 'melee',
    ...(isMental(ability) || (shoots && spellTypes.includes(strike.type) && isMental(ability)) ? { spell: true } : {}),
    ability,
    reach: strike.reach ?? 5,
    ...(strike.range ? { range: strike.range } : {}),
    type: strike.type,
    ...sizes,
    ...(strike.rider ? { rider: strike.rider } : {}),
  }
}

function recharge(power: Power, challenge: number): Pick<Feature, 'uses'> {
  if (power.cost === 'reaction' || power.cost === 'legendary')
    return power.often === 'daily' ? { uses: { day: 1 } } : {}
  if (power.often === 'recharge') return { uses: { recharge: (power.damage?.share ?? 0) > 0.9 ? 6 : 5 } }
  if (power.often === 'daily') return { uses: { day: challenge >= 8 ? 2 : 1 } }
  return {}
}

const rolled = ({ count, die }: Dice) => `[roll ${count}d${die}]`

/** What a power does for the one who has it, in words. */
function selfWords(model: CreatureModel, power: Power, strike: string): string {
  const { self, cost } = power
  if (!self) return ''
  const who = cost === 'reaction' ? 'it' : '[it]'
  const words = (() => {
    if ('heal' in self)
      return `${who} regains ${rolled(diceFor(hitPointsOf(model) * self.heal, 0, [8, 10, 6]))} hit points`
    if ('move' in self) {
      const unseen = self.unseen ? ' and can hide at the end' : ''
      return `${who} moves up to ${self.move} feet without drawing opportunity attacks${unseen}`
    }
    if ('teleport' in self) return `${who} teleports up to ${self.teleport} feet to a free space it can see`
    if ('strike' in self) return `${who} makes one ${strike} attack`
    if ('halfDamage' in self) return `${who} takes only half of the damage`
    return `${who} is invisible until the start of its next turn, or until it attacks or casts a spell`
  })()
  return `${words.replace(/^\[it\]/, '[It]').replace(/^it /, 'It ')}.`
}

function targetOf(power: Power): SaveEffect['target'] {
  const { area, range } = power
  if (!area) return { one: range ?? 60 }
  return area.shape === 'sphere' ? { ...area, range: range ?? 90 } : area
}

function powerFeature(
  model: CreatureModel,
  brief: MonsterBrief,
  power: Power,
  row: ChallengeRow,
  strike: string,
): Omit<Feature, 'key'> {
  const by = powerAbility(brief, attackAbility(brief))
  const share = power.damage && row.damage * power.damage.share
  const damage =
    power.damage && share && share >= 1.5
      ? {
          dice: diceFor(share, 0, share > 70 ? [12, 10, 8] : [6, 8, 10, 4]),
          type: power.damage.type,
          onSave: power.damage.onSave,
        }
      : undefined
  const save: SaveEffect | undefined =
    power.save && (damage || power.condition || power.push)
      ? {
          save: power.save,
          by,
          target: targetOf(power),
          ...(damage ? { damage } : {}),
          ...(power.condition ? { condition: power.condition } : {}),
          ...(power.push ? { push: power.push } : {}),
        }
      : undefined
  const text = [selfWords(model, power, strike), power.text].filter((words) => words).join(' ')
  return {
    group: power.cost,
    name: power.name,
    ...recharge(power, row.challenge),
    ...(power.trigger ? { trigger: power.trigger.replace(/\bit\b/, '[it]') } : {}),
    ...(save ? { save } : {}),
    ...(text ? { text } : {}),
  }
}

function addGifts(model: CreatureModel, brief: MonsterBrief, row: ChallengeRow): number {
  let eachRound = 0
  const share: Partial<Record<string, number>> = {
    aura: 0.12,
    burningBody: 0.12,
    deathBurst: 0.5,
    charge: 0.25,
    incorporeal: 0.1,
  }
  for (const gift of brief.gifts) {
    const needs: GiftNeeds = {
      brief,
      dice: diceFor(Math.max(2, row.damage * (share[gift] ?? 0.12)), 0, [6, 4, 10]),
      element: brief.element ?? 'force',
      healing: Math.max(2, Math.round(row.hitPoints / 70) * 5),
      uses: row.challenge >= 20 ? 4 : 3,
    }
    const { name, text, day } = giftWords[gift](needs)
    add(model, { group: 'trait', name: brief.giftNames?.[gift] ?? name, text, ...(day ? { uses: { day } } : {}) })
    if (gift === 'aura') eachRound += averageOf(needs.dice)
  }
  return eachRound
}

function addStrikes(
  model: CreatureModel,
  brief: MonsterBrief,
  row: ChallengeRow,
  aura: number,
  chance: Random,
): string {
  const ability = attackAbility(brief)
  const figures = roleFigures[brief.role]
  const swarms = brief.gifts.includes('swarm')
  const attacks = swarms ? 1 : Math.max(1, row.attacks + (row.attacks > 2 ? figures.attacks : 0))
  // Three legendary blows come on top of a turn's own, so the turn gets less.
  const extra = brief.powers.some(({ cost, self }) => cost === 'legendary' && self && 'strike' in self) ? 3 : 0
  const turn = (row.damage * figures.damage - aura) / (1 + extra / attacks)
  const assault = assaultOf(brief.strikes, attacks)
  const shares = sharesOf(assault, turn)
  const casts = brief.spells !== undefined
  if (attacks > 1)
    add(model, {
      group: 'action',
      name: 'Multiattack',
      multiattack: { strikes: assault.volleys, ...(assault.or ? { or: assault.or } : {}), spells: casts },
    })
  for (const strike of brief.strikes) {
    const dice = attackFor(strike, shares.get(strike.name) ?? turn / attacks, modOf(model, ability), chance)
    add(model, { group: 'action', name: strike.name, attack: attackOf(strike, ability, dice) })
  }
  return assault.volleys[0]!.name
}

const order = ['trait', 'action', 'bonus', 'reaction', 'legendary'] as const satisfies readonly Feature['group'][]

/** A monster's model: its challenge's row put into a body. Sources: see tables.ts. */
export function monsterModel(brief: MonsterBrief, chance: Random): CreatureModel {
  const row = challengeRow(brief.challenge)
  const figures = roleFigures[brief.role]
  const tags = brief.tags.length > 0 ? ` (${listed(brief.tags).replace(' and ', ', ')})` : ''
  const model = emptyModel({
    form: brief.form,
    name: brief.name,
    noun: brief.noun,
    pronoun: 'it',
    size: sizeFor(brief.size, row.challenge),
    type: `${brief.type}${tags}`,
    alignment: brief.alignment,
    challenge: row.challenge,
  })
  setAbilities(model, brief, row, chance)
  setHitPoints(model, row, figures.hitPoints + chance.range(-0.05, 0.05))
  setArmour(model, row, brief.armour, figures.armour)
  if (brief.worn) wear(model, brief.worn)
  setSaves(model, row, chance)
  setSkills(model, brief, row)
  model.speeds = brief.speeds
  Object.assign(model, {
    vulnerable: [...brief.vulnerable],
    resistant: [...brief.resistant],
    immune: [...brief.immune],
    immuneConditions: [...brief.immuneConditions].sort(),
    languages: [...brief.languages, ...(brief.telepathy ? [`telepathy ${brief.telepathy} ft.`] : [])],
    blind: brief.senses.blind ?? false,
    initiative: brief.powers.some(({ cost }) => cost === 'legendary')
      ? 2
      : ['skirmisher', 'lurker', 'leader'].includes(brief.role)
        ? 1
        : 0,
  })
  const { blind: _, ...senses } = brief.senses
  model.senses = Object.entries(senses).flatMap(([name, feet]) => (feet ? [{ name, feet }] : []))
  const aura = addGifts(model, brief, row)
  const strike = addStrikes(model, brief, row, aura, chance)
  for (const power of brief.powers) add(model, powerFeature(model, brief, power, row, strike))
  if (brief.spells) {
    const casterLevel = Math.min(20, Math.max(1, Math.round(row.challenge * 1.1)))
    const ability = isMental(attackAbility(brief)) ? attackAbility(brief) : (brief.leaning.find(isMental) ?? 'cha')
    const spells = { ability, byLevel: spellsFor(brief.spells, casterLevel, chance) }
    add(model, { group: brief.form === '2014' ? 'trait' : 'action', name: 'Spellcasting', spells })
  }
  if (brief.powers.some(({ cost }) => cost === 'legendary')) model.legendaryUses = 3
  model.features.sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group))
  return model
}

/** See RuleBook.monster. */
export const monster = (brief: MonsterBrief, chance: Random): StatsBlock =>
  present(monsterModel(brief, chance), brief.key)
