import { capital } from '../../grammar/inflect.ts'
import type { Condition, Lasting } from '../monster-brief.ts'
import type { Ability } from '../rule-book.ts'
import { dcOf, modOf, toHitOf } from './derive.ts'
import { rollText, signed } from './dice.ts'
import type { Attack, CreatureModel, Feature, Rider, SaveEffect, Spells, Volley } from './model.ts'

/*
 * What stands in a block's entries, in the two forms. The order of the figures is that of SRD 5.1 and SRD 5.2.1.
 */

export const abilityNames: Record<Ability, string> = {
  str: 'Strength',
  dex: 'Dexterity',
  con: 'Constitution',
  int: 'Intelligence',
  wis: 'Wisdom',
  cha: 'Charisma',
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

const possessive = (noun: string) => (noun.endsWith('s') ? `${noun}’` : `${noun}’s`)

export const listed = (items: readonly string[]) =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

const fifth = (model: CreatureModel) => model.form === '2014'

/** Words of rules: "fire" in the form of 2014, "Fire" in that of 2024. */
export const term = (model: CreatureModel, word: string) => (fifth(model) ? word.toLowerCase() : capital(word))

function pronounsOf({ noun, pronoun }: CreatureModel): readonly [string, string, string] {
  if (pronoun === 'it') return ['it', 'it', 'its']
  if (pronoun === 'she') return ['she', 'her', 'her']
  return pronoun === 'he' ? ['he', 'him', 'his'] : [noun, noun, possessive(noun)]
}

/** The words of a feature with its slots filled; see Feature.text. */
function filled(model: CreatureModel, text: string): string {
  const [he, him, his] = pronounsOf(model)
  const slots: Record<string, string> = { it: model.noun, its: possessive(model.noun), he, him, his }
  return text
    .replace(/\[(its?|he|him|his)\]/gi, (slot, name: string) => {
      const word = slots[name.toLowerCase()] ?? slot
      return name.charAt(0) === name.charAt(0).toUpperCase() ? capital(word) : word
    })
    .replace(/\[dc (\w{3})\]/g, (_, ability: Ability) => `DC ${dcOf(model, ability)}`)
    .replace(/\[roll (\d+)d(\d+)\]/g, (_, count: string, die: string) =>
      rollText({ count: Number(count), die: Number(die) }),
    )
}

/** How a save against a condition is made in the form of 2014, where a hit alone does not bring it. */
const resistedWith: Partial<Record<Condition, Ability>> = {
  prone: 'str',
  grappled: 'str',
  restrained: 'str',
  frightened: 'wis',
  charmed: 'wis',
  stunned: 'con',
  incapacitated: 'con',
}

const becoming: Partial<Record<Condition, string>> = {
  prone: 'knocked prone',
  frightened: 'frightened of [it]',
  charmed: 'charmed by [it]',
}

function lastingWords(lasting: Lasting, condition: Condition, dc: number): string {
  if (condition === 'prone' || condition === 'exhaustion') return ''
  if (lasting === 'escape' || condition === 'grappled') return ` (escape DC ${dc})`
  return lasting === 'turn' ? ' until the end of its next turn' : ' for 1 minute'
}

const repeats: Record<'2014' | '2024', string> = {
  '2014': ' It can try again at the end of each of its turns, and is rid of this on a success.',
  '2024': ' It repeats the save at the end of each of its turns, ending the effect on itself on a success.',
}

const endsBySave = (condition: Condition, lasting: Lasting) =>
  lasting === 'saveEnds' && !['prone', 'grappled', 'exhaustion'].includes(condition)

function has(model: CreatureModel, who: string, condition: Condition, lasting: Lasting, dc: number): string {
  const gains = condition === 'exhaustion'
  if (fifth(model)) {
    const state = gains ? 'gains one level of exhaustion' : `is ${becoming[condition] ?? condition}`
    return `${who} ${state}${lastingWords(lasting, condition, dc)}`
  }
  if (gains) return `${who} gains 1 Exhaustion level`
  return `${who} has the ${capital(condition)} condition${lastingWords(lasting, condition, dc)}`
}

function riderWords(model: CreatureModel, rider: Rider, by: Ability): string {
  if ('push' in rider)
    return ` A target no bigger than ${possessive(model.noun)} own size is pushed ${rider.push} feet straight away.`
  if ('pull' in rider)
    return ` A target no bigger than ${possessive(model.noun)} own size is pulled up to ${rider.pull} feet closer.`
  const { condition, lasting } = rider
  const dc = dcOf(model, by)
  if (!fifth(model) || condition === 'grappled') {
    const ends = endsBySave(condition, lasting)
    const until = ends ? 'turn' : lasting
    return ` If the target is a creature, ${has(model, 'it', condition, until, dc)}.`
  }
  const save = abilityNames[resistedWith[condition] ?? 'con']
  const state = condition === 'exhaustion' ? 'gain one level of exhaustion' : `be ${becoming[condition] ?? condition}`
  const again = endsBySave(condition, lasting) ? repeats['2014'] : ''
  return ` A creature that is hit makes a DC ${dc} ${save} saving throw or must ${state}${lastingWords(lasting, condition, dc)}.${again}`
}

function attackWords(model: CreatureModel, attack: Attack): string {
  const { kind, ability, reach, range } = attack
  const reached = `reach ${reach} ft.`
  const ranged = range ? `range ${range.near === range.far ? range.near : `${range.near}/${range.far}`} ft.` : ''
  const where = kind === 'melee' ? reached : kind === 'ranged' ? ranged : `${reached} or ${ranged}`
  const way = { melee: 'Melee', ranged: 'Ranged', both: 'Melee or Ranged' }[kind]
  const hit = signed(toHitOf(model, ability))
  const own = `${rollText(attack.dice, modOf(model, ability))} ${term(model, attack.type)} damage`
  const also = attack.also ? ` plus ${rollText(attack.also.dice)} ${term(model, attack.also.type)} damage` : ''
  const rider = attack.rider ? riderWords(model, attack.rider, ability) : ''
  return fifth(model)
    ? `${way} ${attack.spell ? 'Spell' : 'Weapon'} Attack: ${hit} to hit, ${where}, one target. Hit: ${own}${also}.${rider}`
    : `${way} Attack Roll: ${hit}, ${where} Hit: ${own}${also}.${rider}`
}

function targetWords(model: CreatureModel, { target }: SaveEffect): string {
  if ('one' in target) return `one creature that ${model.noun} can see within ${target.one} feet`
  const { shape, feet, range } = target
  const at = range ? `, centred on a point within ${range} feet` : ''
  switch (shape) {
    case 'cone':
      return `each creature in a ${feet}-foot ${term(model, 'cone')}`
    case 'line':
      return `each creature in a ${term(model, 'line')} ${feet} feet long and 5 feet wide`
    case 'sphere':
      return `each creature in a ${feet}-foot-radius ${term(model, 'sphere')}${at}`
    case 'emanation':
      return fifth(model)
        ? `each creature within ${feet} feet of ${model.noun}`
        : `each creature in a ${feet}-foot Emanation originating from ${model.noun}`
  }
}

const isSaid = (words: string | undefined): words is string => words !== undefined && words !== ''

const moved = (feet: number) => `is pushed ${feet} feet straight away`

function saveWords(model: CreatureModel, effect: SaveEffect): string {
  const { save, by, damage, condition, push } = effect
  const dc = dcOf(model, by)
  const hurt = damage ? `${rollText(damage.dice)} ${term(model, damage.type)} damage` : ''
  const state = condition && has(model, '', condition.condition, condition.lasting, dc).trim()
  const also = [state, push ? moved(push) : ''].filter(isSaid)
  const again = condition && endsBySave(condition.condition, condition.lasting) ? repeats[model.form] : ''
  const half = damage?.onSave === 'half'
  if (fifth(model)) {
    const who = `${capital(targetWords(model, effect))} makes a DC ${dc} ${abilityNames[save]} saving throw.`
    const takes = [hurt && `takes ${hurt}`, ...also].filter(isSaid)
    const spared = half ? ' On a success it takes half the damage and suffers nothing else.' : ''
    return `${who} On a failure it ${listed(takes)}.${spared}${again}`
  }
  const who = targetWords(model, effect)
  const suffers = also.length > 0 ? `the target ${listed(also)}` : ''
  const failure = [hurt, suffers].filter(isSaid).join(', and ')
  const success = half ? ` Success: ${also.length > 0 ? 'Half damage only.' : 'Half damage.'}` : ''
  return `${abilityNames[save]} Saving Throw: DC ${dc}, ${who}. Failure: ${capital(failure)}.${again}${success}`
}

const ordinal = (level: number) =>
  `${level}${['th', 'st', 'nd', 'rd'][level % 10 > 3 || (level > 10 && level < 14) ? 0 : level % 10]}`

/** Spell slots by caster level, for levels 1 to 9 of spells: SRD 5.1 (CC-BY-4.0), the full casters' tables. */
export function slotsOf(casterLevel: number): number[] {
  const level = Math.min(20, Math.max(1, casterLevel))
  const start = [1, 3, 5, 7, 9, 11, 13, 15, 17]
  return start
    .map((from, index) => {
      if (level < from) return 0
      const after = level - from
      if (index === 0) return [2, 3, 4][Math.min(2, after)]!
      if (index === 1 || index === 2) return after === 0 ? 2 : 3
      if (index === 3) return after === 0 ? 1 : after === 1 ? 2 : 3
      if (index === 4) return after === 0 ? 1 : level < 18 ? 2 : 3
      if (index === 5) return level < 19 ? 1 : 2
      if (index === 6) return level < 20 ? 1 : 2
      return 1
    })
    .filter((slots) => slots > 0)
}

/** Spells in brackets of uses, as the form of 2024 has them. Where nothing is left for a bracket it is not there. */
export function spellUses({ byLevel }: Spells): { uses: string; spells: string[] }[] {
  const strongest = byLevel.findLastIndex((spells) => spells.length > 0)
  const of = (from: number, to: number) => byLevel.slice(Math.max(1, from), Math.max(1, to + 1)).flat()
  const once = strongest > 2 ? 2 : strongest > 1 ? 1 : 0
  return [
    { uses: 'At Will', spells: byLevel[0] ?? [] },
    { uses: '2/Day Each', spells: of(1, strongest - once) },
    { uses: '1/Day Each', spells: of(strongest - once + 1, strongest) },
  ].filter(({ spells }) => spells.length > 0)
}

function spellWords(model: CreatureModel, spells: Spells): string {
  const { ability, casterLevel, byLevel } = spells
  const by = abilityNames[ability]
  const figures = `spell save DC ${dcOf(model, ability)}, ${signed(toHitOf(model, ability))} to hit with spell attacks`
  if (fifth(model) && casterLevel !== undefined) {
    const slots = slotsOf(casterLevel)
    const lines = byLevel.map((names, level) => {
      const list = names.map((name) => name.toLowerCase()).join(', ')
      if (names.length === 0) return ''
      const head =
        level === 0
          ? 'Cantrips (at will)'
          : `${ordinal(level)} level (${slots[level - 1] ?? 0} slot${slots[level - 1] === 1 ? '' : 's'})`
      return `${head}: ${list}`
    })
    return `${capital(model.noun)} casts as a ${ordinal(casterLevel)}-level spellcaster by ${by} (${figures}). ${lines.filter((line) => line).join('; ')}.`
  }
  const lines = spellUses(spells).map(({ uses, spells: names }) =>
    fifth(model)
      ? `${uses.toLowerCase()}: ${names.map((name) => name.toLowerCase()).join(', ')}`
      : `${uses}: ${names.join(', ')}`,
  )
  return fifth(model)
    ? `${capital(model.noun)} casts by ${by} (${figures}), needing no material components. ${capital(lines.join('; '))}.`
    : `${capital(model.noun)} casts one of the following spells, using ${by} (${figures}). ${lines.join('; ')}.`
}

function multiattackWords(model: CreatureModel, { strikes, or, spells }: NonNullable<Feature['multiattack']>): string {
  const volley = ({ name, count }: Volley) => `${numbers[count]} ${term(model, name)} attack${count === 1 ? '' : 's'}`
  const instead = or ? `, or ${volley(or)}` : ''
  const cast = spells ? ' A spell can stand in for one of them.' : ''
  return `${capital(model.noun)} makes ${listed(strikes.map(volley))}${instead}.${cast}`
}

/** An entry's name with its uses: "Fire Breath (Recharge 5–6)". */
export function featureName({ name, uses }: Feature): string {
  if (!uses) return name
  if ('day' in uses) return `${name} (${uses.day}/Day)`
  return `${name} (Recharge ${uses.recharge === 6 ? '6' : `${uses.recharge}–6`})`
}

const uncapital = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** What follows a trigger, as one sentence with it (2014) or as a response to it (2024). */
function triggered(model: CreatureModel, trigger: string, response: string): string {
  const first = filled(model, trigger)
  // A name keeps its capital; an article does not.
  const rest =
    response.startsWith(capital(model.noun)) && !model.noun.startsWith('the ') ? response : uncapital(response)
  return fifth(model) ? `When ${first}, ${rest}` : `Trigger: ${capital(first)}. Response: ${capital(response)}`
}

/** All that an entry says. */
export function featureWords(model: CreatureModel, feature: Feature): string {
  const { trigger, multiattack, attack, save, spells, text } = feature
  const parts = [
    multiattack && multiattackWords(model, multiattack),
    attack && attackWords(model, attack),
    save && saveWords(model, save),
    spells && spellWords(model, spells),
    text,
  ]
  const words = filled(model, parts.filter((part) => part).join(' '))
  return trigger ? triggered(model, trigger, words) : words
}
