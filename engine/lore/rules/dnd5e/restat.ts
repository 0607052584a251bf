import type { StatsBlock } from '../../../../contract/sheets/document.ts'
import { plural } from '../../grammar/inflect.ts'
import { creatureTypes, sizes } from '../monster-brief.ts'
import { type Ability, abilities } from '../rule-book.ts'
import {
  armourClassOf,
  bonusOf,
  experienceOf,
  hitPointsOf,
  initiativeOf,
  passivePerceptionOf,
  saveOf,
  skillOf,
} from './derive.ts'
import type { CreatureModel, Speeds } from './model.ts'
import { kindText, type LineKey, present } from './present.ts'
import { challengeNamed, hitDieOf, isSkill, modifierOf, proficiencyBonus, skills } from './tables.ts'

/*
 * Edits are read into the model, so that what follows from them follows. A number that stands as the block had it still
 * follows; a number that was itself changed is put down as it is (`overrides`). Words that are not understood stay as
 * they were put (`lines`).
 */

type Reader = (model: CreatureModel, text: string, before: CreatureModel) => void

const firstNumber = (text: string): number | undefined => {
  const found = text.replaceAll(',', '').match(/[-−+]?\d+/)?.[0]
  return found === undefined ? undefined : Number(found.replace('−', '-'))
}

const within = (low: number, high: number, value: number) => Math.min(high, Math.max(low, Math.round(value)))

/** Puts a number down if it is not the one that stood there. */
function put(model: CreatureModel, name: string, value: number | undefined, stood: number): void {
  if (value !== undefined && value !== stood) model.overrides[name] = within(-999, 999_999, value)
}

const commas = (text: string) =>
  text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== '—' && part.toLowerCase() !== 'none')

function readHitPoints(model: CreatureModel, text: string, before: CreatureModel): void {
  const dice = text.match(/(?<!\d)(\d+)\s*d\s*(\d+)/i)
  const put = firstNumber(text)
  if (dice && Number(dice[2]) === hitDieOf[model.size] && Number(dice[1]) !== before.hitDice)
    model.hitDice = within(1, 200, Number(dice[1]))
  else if (put !== undefined && put !== hitPointsOf(before)) model.overrides.hp = within(1, 99_999, put)
}

function readSpeed(model: CreatureModel, text: string): void {
  const speeds: Speeds = { walk: 0 }
  const parts = commas(text.replace(/\(hover\)/i, ' hover'))
  const understood = parts.every((part) => {
    const found = part.match(/^(?:(walk|fly|swim|climb|burrow)\s+)?(\d+)\s*(?:ft\.?|feet)?(\s+hover)?$/i)
    if (!found) return false
    speeds[(found[1]?.toLowerCase() ?? 'walk') as 'walk'] = Number(found[2])
    if (found[3]) speeds.hover = true
    return true
  })
  if (understood && parts.length > 0) model.speeds = speeds
  else model.lines.speed = text
}

function readSaves(model: CreatureModel, text: string, before: CreatureModel): void {
  const saves: Ability[] = []
  for (const part of commas(text)) {
    const ability = abilities.find((name) => part.toLowerCase().startsWith(name))
    if (!ability) {
      model.lines.saves = text
      return
    }
    saves.push(ability)
  }
  model.saves = saves
  for (const part of commas(text)) {
    const ability = abilities.find((name) => part.toLowerCase().startsWith(name))
    const known = before.saves.includes(ability ?? 'str')
    const stood = ability && (known ? saveOf(before, ability) : saveOf({ ...before, saves }, ability))
    if (ability) put(model, `save.${ability}`, firstNumber(part), stood ?? 0)
  }
}

function readSkills(model: CreatureModel, text: string, before: CreatureModel): void {
  const read = commas(text).map((part) => ({
    name: part.replace(/[-−+]?\d.*/s, '').trim(),
    value: firstNumber(part),
  }))
  if (!read.every(({ name }) => isSkill(name))) {
    model.lines.skills = text
    return
  }
  model.skills = read.flatMap(({ name, value }) => {
    if (!isSkill(name)) return []
    const had = before.skills.find((skill) => skill.name === name)
    if (had && (value === undefined || value === skillOf(before, name))) return [had]
    const modifier = modifierOf(before.abilities[skills[name].ability])
    const bonus = bonusOf(before)
    if (value === modifier + 2 * bonus) return [{ name, times: 2 as const }]
    if (value !== undefined && value !== modifier + bonus) model.overrides[`skill.${name}`] = within(-99, 999, value)
    return [{ name, times: 1 as const }]
  })
}

function readSenses(model: CreatureModel, text: string, before: CreatureModel): void {
  const parts = commas(text.replace(/\(blind[^)]*\)/i, ''))
  const passive = parts.find((part) => /^passive perception/i.test(part))
  put(
    model,
    'passivePerception',
    passive && firstNumber(passive) !== undefined ? firstNumber(passive) : undefined,
    passivePerceptionOf(before),
  )
  const others = parts.filter((part) => part !== passive)
  const read = others.map((part) => part.match(/^([a-z]+)\s+(\d+)\s*(?:ft\.?|feet)?$/i))
  if (read.some((found) => !found)) {
    model.lines.senses = text
    return
  }
  model.blind = /\(blind/i.test(text)
  model.senses = read.map((found) => ({ name: found![1]!.toLowerCase(), feet: Number(found![2]) }))
}

function readChallenge(model: CreatureModel, text: string, before: CreatureModel): void {
  const row = challengeNamed(text.trim().split(/[\s(]/)[0] ?? '')
  if (!row) return
  const xp = text.match(/XP\s*([\d,]{1,12})|([\d,]{1,12})\s*XP/i)
  const pb = text.match(/PB\s*\+?(\d{1,3})/i)
  model.challenge = row.challenge
  const same = [experienceOf(before), row.xp]
  const written = xp && Number((xp[1] ?? xp[2] ?? '').replaceAll(',', ''))
  if (typeof written === 'number' && !same.includes(written)) model.overrides.xp = written
  if (pb && ![bonusOf(before), proficiencyBonus(row.challenge)].includes(Number(pb[1])))
    model.overrides.pb = Number(pb[1])
}

function readKind(model: CreatureModel, text: string): void {
  const found = text.match(/^(\w+)\s+([^\s,][^,]*),\s*(\S.*)$/)
  const size = sizes.find((name) => name.toLowerCase() === found?.[1]?.toLowerCase())
  if (!found || !size) {
    model.lines.kind = text
    return
  }
  const members = /^swarm of Tiny (\w+)$/i.exec(found[2]!.trim())?.[1]?.toLowerCase()
  const member = members && creatureTypes.find((type) => members === type || members === plural(type))
  Object.assign(model, { size, type: member ? `${member} (swarm)` : found[2]!.trim(), alignment: found[3]!.trim() })
  if (kindText(model) !== text) model.lines.kind = text
}

const immunitiesOf = (text: string) => text.split(';').map(commas)

const readers: Partial<Record<string, Reader>> = {
  name: (model, text) => {
    model.name = text
  },
  kind: readKind,
  challenge: readChallenge,
  ac: (model, text, before) => {
    put(model, 'ac', firstNumber(text), armourClassOf(before))
    const inBrackets = text.match(/\(([^)]*)\)/)?.[1]
    if (inBrackets !== undefined) model.armour.words = inBrackets
  },
  initiative: (model, text, before) => put(model, 'initiative', firstNumber(text), initiativeOf(before)),
  hp: readHitPoints,
  speed: readSpeed,
  saves: readSaves,
  skills: readSkills,
  vulnerabilities: (model, text) => {
    model.vulnerable = commas(text)
  },
  resistances: (model, text) => {
    model.resistant = commas(text)
  },
  immunities: (model, text) => {
    const [damage = [], states = []] = immunitiesOf(text)
    model.immune = damage
    if (model.form === '2024') model.immuneConditions = states
  },
  conditions: (model, text) => {
    model.immuneConditions = commas(text)
  },
  gear: (model, text) => {
    model.gear = commas(text)
  },
  senses: readSenses,
  languages: (model, text) => {
    model.lines.languages = text
  },
  pb: (model, text, before) => put(model, 'pb', firstNumber(text), bonusOf(before)),
} satisfies Partial<Record<LineKey | 'name' | 'kind', Reader>>

function readAbility(model: CreatureModel, ability: Ability, text: string): void {
  const score = firstNumber(text)
  if (score !== undefined) model.abilities[ability] = within(1, 30, score)
}

/** See RuleBook.restat. */
export function restat(block: StatsBlock, edits: Readonly<Record<string, string>>): StatsBlock {
  const before = block.model as CreatureModel
  const model = structuredClone(before)
  for (const [key, text] of Object.entries(edits)) {
    const ability = abilities.find((name) => name === key)
    const reader = Object.hasOwn(readers, key) ? readers[key] : undefined
    if (ability) readAbility(model, ability, text)
    else if (reader) reader(model, text.trim(), before)
    else if (before.features.some((feature) => key === feature.key || key === `${feature.key}.name`))
      model.lines[key] = text
  }
  return present(model, block.key)
}
