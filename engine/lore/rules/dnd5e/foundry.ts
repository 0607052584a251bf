import type { SheetDocument, StatsBlock } from '../../../../contract/sheets/document.ts'
import { biographyOf, idOf, paragraph, readAloudOf } from '../../foundry-text.ts'
import { conditions, damageTypes, type Size } from '../monster-brief.ts'
import { type Ability, abilities } from '../rule-book.ts'
import {
  armourClassOf,
  hitPointDice,
  hitPointsOf,
  initiativeOf,
  modOf,
  passivePerceptionOf,
  saveOf,
  skillOf,
} from './derive.ts'
import { diceText } from './dice.ts'
import { activitiesOf, damagePart, type Json, ownBonusOf } from './foundry-activity.ts'
import { enriched } from './foundry-enrich.ts'
import { spellItems, spellSlots } from './foundry-spells.ts'
import { weaponNamed } from './gear.ts'
import type { Attack, CreatureModel, Feature } from './model.ts'
import { type Skill, skills } from './tables.ts'
import { featureWords } from './wording.ts'

/*
 * An actor of type "npc" for Foundry VTT's dnd5e system: the data model of its releases 4 and 5 (module/data/actor/npc.mjs and
 * the templates it is made of). Its numbers are worked out by Foundry as by the block; what was put by hand goes in as a bonus.
 */

const sizeCodes: Record<Size, string> = {
  Tiny: 'tiny',
  Small: 'sm',
  Medium: 'med',
  Large: 'lg',
  Huge: 'huge',
  Gargantuan: 'grg',
}

/** How many squares a token takes on a side. */
const tokenSizes: Record<Size, number> = { Tiny: 0.5, Small: 1, Medium: 1, Large: 2, Huge: 3, Gargantuan: 4 }

/** Words that the system knows as a list, and the rest as they are. */
function known(words: readonly string[], list: readonly string[]): Json {
  const plain = words.map((word) => word.toLowerCase())
  return {
    value: plain.filter((word) => list.includes(word)),
    custom: words.filter((_, index) => !list.includes(plain[index] ?? '')).join('; '),
  }
}

function usesOf({ name, uses }: Feature): Json {
  // Counted with the actor's resources.
  if (!uses || name === 'Legendary Resistance') return {}
  const recovery =
    'day' in uses
      ? { period: 'day', type: 'recoverAll' }
      : { period: 'recharge', formula: String(uses.recharge), type: 'recoverAll' }
  return { uses: { max: 'day' in uses ? String(uses.day) : '1', spent: 0, recovery: [recovery] } }
}

/** Made by somebody, though the book has no weapon of the name: "Rusted Blade". */
const madeThing =
  /\b(?:blade|chain|cleaver|fork|hammer(?: throw)?|harpoon|hook|knife|lash|needle|pitchfork|rope|shears|sword|tongs)$/i
const foundThing = /\b(?:bone|bottle|boulder|cobble|debris|lob|rock(?: launch)?|stone)$/i

function sortOf(name: string, kind: Attack['kind']): string {
  if (foundThing.test(name)) return 'improv'
  if (madeThing.test(name)) return kind === 'ranged' ? 'simpleR' : 'simpleM'
  return 'natural'
}

/** A weapon of the book by its sort, base item and properties; others by what they are, a claw or a tail natural. */
function weaponFacts(name: string, kind: Attack['kind']): Json {
  const weapon = weaponNamed(name.replace(/^thrown /i, ''))
  if (!weapon) return { type: { value: sortOf(name, kind), baseItem: '' }, properties: kind === 'both' ? ['thr'] : [] }
  const value = `${weapon.isMartial ? 'martial' : 'simple'}${weapon.shoots ? 'R' : 'M'}`
  const baseItem = weapon.name.toLowerCase().replaceAll(' ', '')
  return { type: { value, baseItem }, properties: [...weapon.properties] }
}

/** The workshop's own sentence, with what can be rolled; a creature that is called like a roll is a name all the same. */
const ownWords = ({ noun, name }: CreatureModel, html: string) =>
  [noun, name].some((word) => enriched(word) !== word) ? html : enriched(html)

function itemOf(model: CreatureModel, feature: Feature, index: number): Json {
  const { key, name, group, attack } = feature
  const byHand = model.lines[key]
  const base = { _id: idOf(key, index), name: model.lines[`${key}.name`] ?? name, sort: index * 100 }
  const shared = {
    description: {
      value: byHand === undefined ? ownWords(model, paragraph(featureWords(model, feature))) : paragraph(byHand),
      chat: '',
    },
    ...usesOf(feature),
    activities: activitiesOf(model, feature),
  }
  if (!attack) {
    const properties = group === 'trait' ? ['trait'] : []
    return { ...base, type: 'feat', system: { ...shared, type: { value: 'monster', subtype: '' }, properties } }
  }
  const { kind, range, reach, dice, type } = attack
  return {
    ...base,
    type: 'weapon',
    system: {
      ...shared,
      ...weaponFacts(name, kind),
      equipped: true,
      proficient: 1,
      damage: { base: damagePart(dice, type) },
      range: {
        value: range?.near ?? null,
        long: range?.far ?? null,
        reach: kind === 'ranged' ? null : reach,
        units: 'ft',
      },
    },
  }
}

const gearItem = (name: string, index: number): Json => ({
  _id: idOf('gear', index),
  name,
  type: 'loot',
  sort: 20_000 + index * 100,
  system: { quantity: 1 },
})

/** Languages by their keys in the system; the standard and rare ones of the rules. */
const languageKeys: Record<string, string> = {
  Common: 'common',
  Dwarvish: 'dwarvish',
  Elvish: 'elvish',
  Giant: 'giant',
  Gnomish: 'gnomish',
  Goblin: 'goblin',
  Halfling: 'halfling',
  Orc: 'orc',
  Orcish: 'orc',
  Abyssal: 'abyssal',
  Celestial: 'celestial',
  Draconic: 'draconic',
  'Deep Speech': 'deep',
  Infernal: 'infernal',
  Primordial: 'primordial',
  Aquan: 'aquan',
  Auran: 'auran',
  Ignan: 'ignan',
  Terran: 'terran',
  Sylvan: 'sylvan',
  Undercommon: 'undercommon',
  Druidic: 'druidic',
  'Thieves’ Cant': 'cant',
}

function languagesOf({ languages, lines }: CreatureModel): Json {
  if (lines.languages !== undefined) return { value: [], custom: lines.languages, communication: {} }
  const [, telepathy] = languages.map((one) => /^telepathy (\d+)/.exec(one)).find((found) => found) ?? []
  const spoken = languages.filter((one) => !one.startsWith('telepathy '))
  return {
    value: spoken.flatMap((one) => languageKeys[one] ?? []),
    custom: spoken.filter((one) => !Object.hasOwn(languageKeys, one)).join('; '),
    communication: telepathy ? { telepathy: { value: Number(telepathy), units: 'ft' } } : {},
  }
}

/** What to add to what Foundry works out, so that it comes to the block's number. */
const addition = (number: number, worked: number) => (number === worked ? '' : String(number - worked))

function abilityOf(model: CreatureModel, ability: Ability): Json {
  const proficient = model.saves.includes(ability) ? 1 : 0
  const save = addition(saveOf(model, ability), modOf(model, ability) + proficient * ownBonusOf(model))
  return { value: model.abilities[ability], proficient, bonuses: { check: '', save } }
}

function skillsOf(model: CreatureModel): Json {
  const times = new Map(model.skills.map((skill) => [skill.name, skill.times as number]))
  const passive = addition(passivePerceptionOf(model), 10 + skillOf(model, 'Perception'))
  const named = (Object.keys(skills) as Skill[]).flatMap((name): [string, Json][] => {
    const value = times.get(name) ?? 0
    const { foundry, ability } = skills[name]
    const check = addition(skillOf(model, name), modOf(model, ability) + value * ownBonusOf(model))
    const bonuses = { check, passive: name === 'Perception' ? passive : '' }
    return value || check || bonuses.passive ? [[foundry, { value, ability, bonuses }]] : []
  })
  return Object.fromEntries(named)
}

function systemOf(model: CreatureModel, document: SheetDocument): Json {
  const { walk, fly, swim, climb, burrow, hover } = model.speeds
  const sense = (name: string) => model.senses.find((one) => one.name === name)?.feet ?? null
  const [type = '', subtype = ''] = model.type.split(/[ (]+/, 1).concat(model.type.match(/\(([^)]*)\)/)?.[1] ?? '')
  const { dice, bonus } = hitPointDice(model)
  const caster = model.features.find(({ spells }) => spells)?.spells
  const resistances = model.features.find(({ name }) => name === 'Legendary Resistance')?.uses
  const resisted = resistances && 'day' in resistances ? resistances.day : 0
  const beyond = initiativeOf(model) - modOf(model, 'dex')
  return {
    abilities: Object.fromEntries(abilities.map((ability) => [ability, abilityOf(model, ability)])),
    attributes: {
      ac: { calc: 'flat', flat: armourClassOf(model) },
      hp: { value: hitPointsOf(model), max: hitPointsOf(model), formula: diceText(dice, bonus) },
      init: { ability: '', bonus: beyond === 0 ? '' : String(beyond) },
      movement: {
        walk,
        fly: fly ?? null,
        swim: swim ?? null,
        climb: climb ?? null,
        burrow: burrow ?? null,
        hover: hover ?? false,
        units: 'ft',
      },
      senses: {
        darkvision: sense('darkvision'),
        blindsight: sense('blindsight'),
        tremorsense: sense('tremorsense'),
        truesight: sense('truesight'),
        units: 'ft',
        special: model.blind ? 'blind beyond its other senses' : '',
      },
      spellcasting: caster?.ability ?? '',
      ...(caster?.casterLevel ? { spell: { level: caster.casterLevel } } : {}),
    },
    details: {
      alignment: model.alignment,
      // A swarm is told by the size of those it is made of.
      type:
        subtype === 'swarm'
          ? { value: type.toLowerCase(), subtype: '', swarm: 'tiny', custom: '' }
          : { value: type.toLowerCase(), subtype, swarm: '', custom: '' },
      cr: model.challenge,
      biography: { value: biographyOf(document), public: readAloudOf(document) },
    },
    traits: {
      size: sizeCodes[model.size],
      di: known(model.immune, damageTypes),
      dr: known(model.resistant, damageTypes),
      dv: known(model.vulnerable, damageTypes),
      ci: known(model.immuneConditions, conditions),
      languages: languagesOf(model),
    },
    skills: skillsOf(model),
    spells: spellSlots(model),
    resources: {
      // Release 4 counts down `value`, release 5 counts up `spent`.
      legact: { max: model.legendaryUses, value: model.legendaryUses, spent: 0 },
      legres: { max: resisted, value: resisted, spent: 0 },
    },
    source: { rules: model.form, custom: 'Lanternkeep', book: '', page: '', license: '' },
  }
}

/** See RuleBook.foundryActor. */
export function foundryActor(block: StatsBlock, document: SheetDocument): Record<string, unknown> {
  const model = block.model as CreatureModel
  const side = tokenSizes[model.size]
  return {
    name: block.name,
    type: 'npc',
    system: systemOf(model, document),
    items: [
      ...model.features.map((feature, index) => itemOf(model, feature, index)),
      ...spellItems(model),
      ...model.gear.map(gearItem),
    ],
    effects: [],
    prototypeToken: {
      name: block.name,
      width: side,
      height: side,
      actorLink: false,
      sight: { enabled: false },
    },
    flags: {},
  }
}
