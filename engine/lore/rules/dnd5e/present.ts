import type { StatsBlock } from '../../../../contract/sheets/document.ts'
import { capital, plural } from '../../grammar/inflect.ts'
import { abilities } from '../rule-book.ts'
import {
  armourClassOf,
  bonusOf,
  experienceOf,
  hitPointDice,
  hitPointsOf,
  initiativeOf,
  modOf,
  passivePerceptionOf,
  saveOf,
  skillOf,
} from './derive.ts'
import { diceText, signed } from './dice.ts'
import { type CreatureModel, type FeatureGroup, groups, type Speeds } from './model.ts'
import { challengeRow } from './tables.ts'
import { featureName, featureWords, term } from './wording.ts'

type Line = StatsBlock['head'][number]

export const count = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',')

const armourText = (model: CreatureModel) =>
  model.form === '2014' && model.armour.words
    ? `${armourClassOf(model)} (${model.armour.words}${model.armour.shield && !model.armour.words.includes('shield') ? ', shield' : ''})`
    : `${armourClassOf(model)}`

function hitPointsText(model: CreatureModel): string {
  const { dice, bonus } = hitPointDice(model)
  return model.overrides.hp === undefined ? `${hitPointsOf(model)} (${diceText(dice, bonus)})` : `${model.overrides.hp}`
}

export function speedText(model: CreatureModel): string {
  const { walk, hover, ...others } = model.speeds
  const more = (['burrow', 'climb', 'fly', 'swim'] as const satisfies readonly (keyof Speeds)[])
    .filter((way) => others[way])
    .map((way) => `${term(model, way)} ${others[way]} ft.${way === 'fly' && hover ? ' (hover)' : ''}`)
  return [`${walk} ft.`, ...more].join(', ')
}

const shortNames = { str: 'Str', dex: 'Dex', con: 'Con', int: 'Int', wis: 'Wis', cha: 'Cha' } as const

const savesText = (model: CreatureModel) =>
  abilities
    .filter((ability) => model.saves.includes(ability) || model.overrides[`save.${ability}`] !== undefined)
    .map((ability) => `${shortNames[ability]} ${signed(saveOf(model, ability))}`)
    .join(', ')

const skillsText = (model: CreatureModel) =>
  [...model.skills]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name }) => `${name} ${signed(skillOf(model, name))}`)
    .join(', ')

const words = (model: CreatureModel, list: readonly string[]) => list.map((word) => term(model, word)).join(', ')

function sensesText(model: CreatureModel): string {
  const beyond = model.blind ? ' (blind beyond this radius)' : ''
  const senses = model.senses.map(
    ({ name, feet }) => `${term(model, name)} ${feet} ft.${name === 'blindsight' ? beyond : ''}`,
  )
  return [...senses, `${model.form === '2014' ? 'passive' : 'Passive'} Perception ${passivePerceptionOf(model)}`].join(
    ', ',
  )
}

const languagesText = (model: CreatureModel) => model.languages.join(', ') || (model.form === '2014' ? '—' : 'None')

function challengeText(model: CreatureModel): string {
  const { label } = challengeRow(model.challenge)
  const xp = count(experienceOf(model))
  return model.form === '2014' ? `${label} (${xp} XP)` : `${label} (XP ${xp}; PB ${signed(bonusOf(model))})`
}

/** A line's words by its key; empty lines are left out of the block. */
export type LineKey =
  | 'ac'
  | 'initiative'
  | 'hp'
  | 'speed'
  | 'saves'
  | 'skills'
  | 'vulnerabilities'
  | 'resistances'
  | 'immunities'
  | 'conditions'
  | 'gear'
  | 'senses'
  | 'languages'
  | 'challenge'
  | 'pb'

type Lines = readonly (readonly [LineKey, string, (model: CreatureModel) => string])[]

const heads: Record<CreatureModel['form'], Lines> = {
  '2014': [
    ['ac', 'Armour Class', armourText],
    ['hp', 'Hit Points', hitPointsText],
    ['speed', 'Speed', speedText],
  ],
  '2024': [
    ['ac', 'AC', armourText],
    ['initiative', 'Initiative', (model) => `${signed(initiativeOf(model))} (${10 + initiativeOf(model)})`],
    ['hp', 'HP', hitPointsText],
    ['speed', 'Speed', speedText],
  ],
}

const bodies: Record<CreatureModel['form'], Lines> = {
  '2014': [
    ['saves', 'Saving Throws', savesText],
    ['skills', 'Skills', skillsText],
    ['vulnerabilities', 'Damage Vulnerabilities', (model) => words(model, model.vulnerable)],
    ['resistances', 'Damage Resistances', (model) => words(model, model.resistant)],
    ['immunities', 'Damage Immunities', (model) => words(model, model.immune)],
    ['conditions', 'Condition Immunities', (model) => words(model, model.immuneConditions)],
    ['senses', 'Senses', sensesText],
    ['languages', 'Languages', languagesText],
    ['challenge', 'Challenge', challengeText],
    ['pb', 'Proficiency Bonus', (model) => signed(bonusOf(model))],
  ],
  '2024': [
    ['skills', 'Skills', skillsText],
    ['vulnerabilities', 'Vulnerabilities', (model) => words(model, model.vulnerable)],
    ['resistances', 'Resistances', (model) => words(model, model.resistant)],
    [
      'immunities',
      'Immunities',
      (model) => [words(model, model.immune), words(model, model.immuneConditions)].filter((list) => list).join('; '),
    ],
    ['gear', 'Gear', (model) => model.gear.map(capital).join(', ')],
    ['senses', 'Senses', sensesText],
    ['languages', 'Languages', languagesText],
    ['challenge', 'CR', challengeText],
  ],
}

const titles: Record<FeatureGroup, string> = {
  trait: 'Traits',
  action: 'Actions',
  bonus: 'Bonus Actions',
  reaction: 'Reactions',
  legendary: 'Legendary Actions',
}

function introOf(model: CreatureModel, group: FeatureGroup): { intro?: string } {
  if (group !== 'legendary') return {}
  const { noun, legendaryUses: uses } = model
  return {
    intro: `Uses: ${uses} a round, each right after another creature’s turn and one at a time. ${capital(noun)} has all of them again when its own turn starts.`,
  }
}

/** "Large swarm of Tiny beasts" where the type is "beast (swarm)". */
export function kindText({ size, type, alignment }: CreatureModel): string {
  const members = /^(\w+) \(swarm\)$/.exec(type)?.[1]
  const body = members ? `swarm of Tiny ${members === 'undead' ? members : plural(members)}` : type
  return `${size} ${body}, ${alignment}`
}

/** The block that a creature has, every number worked out. */
export function present(model: CreatureModel, key: string): StatsBlock {
  const written = (lines: Lines): Line[] =>
    lines
      .map(([name, label, text]) => ({ key: `${key}.${name}`, label, text: model.lines[name] ?? text(model) }))
      .filter(({ text }) => text !== '')
  return {
    type: 'stats',
    key,
    system: 'DnD5e',
    name: model.name,
    kind: model.lines.kind ?? kindText(model),
    traits: [],
    head: written(heads[model.form]),
    abilities: abilities.map((ability) => ({
      key: `${key}.${ability}`,
      label: ability.toUpperCase(),
      score: model.abilities[ability],
      modifier: modOf(model, ability),
      save: saveOf(model, ability),
    })),
    body: written(bodies[model.form]),
    features: groups
      .map((group) => ({
        title: titles[group],
        ...introOf(model, group),
        items: model.features
          .filter((feature) => feature.group === group)
          .map((feature) => ({
            key: `${key}.${feature.key}`,
            name: model.lines[`${feature.key}.name`] ?? featureName(feature),
            text: model.lines[feature.key] ?? featureWords(model, feature),
          })),
      }))
      .filter(({ items }) => items.length > 0),
    model,
  }
}
