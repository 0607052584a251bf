import type { SheetDocument, StatsBlock } from '../../../../contract/sheets/document.ts'
import { conditions, damageTypes, type Size } from '../monster-brief.ts'
import { abilities } from '../rule-book.ts'
import { armourClassOf, dcOf, hitPointDice, hitPointsOf, initiativeOf, modOf } from './derive.ts'
import { type Dice, diceText } from './dice.ts'
import type { Attack, CreatureModel, Feature, SaveEffect } from './model.ts'
import { skills } from './tables.ts'
import { featureWords } from './wording.ts'

/*
 * An actor of type "npc" for Foundry VTT's dnd5e system, data model of its releases 4 and 5 (activities on items).
 */

type Json = Record<string, unknown>

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

const BLANK = '\u200b'

/** A text as a paragraph that shows just that: no markup, and nothing Foundry would take for a roll or a link. */
function paragraph(text: string): string {
  const plain = text
    .replace(/(?:\[|[@&]\w*)(?=\[)/g, `$&${BLANK}`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
  return `<p>${plain.replaceAll('\n', '<br>')}</p>`
}

/** Sixteen letters and digits, as Foundry wants an id; the same for the same entry. */
const idOf = (key: string, index: number) =>
  `${key
    .replace(/[^a-zA-Z0-9]/g, '')
    .slice(0, 13)
    .padEnd(13, '0')}${String(index).padStart(3, '0')}`

/** Words that the system knows as a list, and the rest as they are. */
function known(words: readonly string[], list: readonly string[]): Json {
  const plain = words.map((word) => word.toLowerCase())
  return {
    value: plain.filter((word) => list.includes(word)),
    custom: words.filter((_, index) => !list.includes(plain[index] ?? '')).join('; '),
  }
}

const ACTIVITY = 'dnd5eactivity000'

const part = ({ count, die }: Dice, types: string[]): Json => ({ number: count, denomination: die, bonus: '', types })

const activations: Record<Feature['group'], Json> = {
  trait: { type: '', value: null },
  action: { type: 'action', value: 1 },
  bonus: { type: 'bonus', value: 1 },
  reaction: { type: 'reaction', value: 1 },
  legendary: { type: 'legendary', value: 1 },
}

function attackActivity(attack: Attack, activation: Json): Json {
  const also = attack.also ? [part(attack.also.dice, [attack.also.type])] : []
  return {
    [ACTIVITY]: {
      _id: ACTIVITY,
      type: 'attack',
      activation,
      attack: {
        ability: attack.ability,
        bonus: '',
        flat: false,
        type: {
          value: attack.kind === 'ranged' ? 'ranged' : 'melee',
          classification: attack.spell ? 'spell' : 'weapon',
        },
      },
      damage: { includeBase: true, parts: also },
    },
  }
}

const templates = { cone: 'cone', line: 'line', sphere: 'sphere', emanation: 'radius' } as const

function saveActivity(model: CreatureModel, { save, by, target, damage }: SaveEffect, activation: Json): Json {
  const range = 'one' in target ? target.one : target.range
  return {
    [ACTIVITY]: {
      _id: ACTIVITY,
      type: 'save',
      activation,
      save: { ability: [save], dc: { calculation: '', formula: String(dcOf(model, by)) } },
      damage: { onSave: damage?.onSave ?? 'none', parts: damage ? [part(damage.dice, [damage.type])] : [] },
      range: range ? { value: String(range), units: 'ft' } : { units: 'self' },
      target:
        'one' in target
          ? { affects: { count: '1', type: 'creature' } }
          : {
              template: {
                type: templates[target.shape],
                size: String(target.feet),
                width: target.shape === 'line' ? '5' : '',
                units: 'ft',
              },
              affects: { type: 'creature' },
            },
    },
  }
}

function usesOf({ uses }: Feature): Json {
  if (!uses) return {}
  const recovery =
    'day' in uses
      ? { period: 'day', type: 'recoverAll' }
      : { period: 'recharge', formula: String(uses.recharge), type: 'recoverAll' }
  return { uses: { max: 'day' in uses ? String(uses.day) : '1', spent: 0, recovery: [recovery] } }
}

function itemOf(model: CreatureModel, feature: Feature, index: number): Json {
  const { attack, save, group } = feature
  const text = model.lines[feature.key] ?? featureWords(model, feature)
  const shared = { description: { value: paragraph(text), chat: '' }, ...usesOf(feature) }
  const base = { _id: idOf(feature.key, index), name: feature.name, sort: index * 100 }
  if (attack) {
    const { range, reach } = attack
    return {
      ...base,
      type: 'weapon',
      system: {
        ...shared,
        type: { value: 'natural', baseItem: '' },
        equipped: true,
        proficient: 1,
        damage: { base: part(attack.dice, [attack.type]) },
        range: {
          value: range?.near ?? null,
          long: range?.far ?? null,
          reach: attack.kind === 'ranged' ? null : reach,
          units: 'ft',
        },
        activities: attackActivity(attack, activations[group]),
      },
    }
  }
  const utility =
    group === 'trait' ? {} : { [ACTIVITY]: { _id: ACTIVITY, type: 'utility', activation: activations[group] } }
  return {
    ...base,
    type: 'feat',
    system: {
      ...shared,
      type: { value: 'monster', subtype: '' },
      activities: save ? saveActivity(model, save, activations[group]) : utility,
    },
  }
}

/** All that the sheet says beside the block, for the actor's biography. */
function biographyOf(document: SheetDocument): string {
  const lines = document.sections.flatMap(({ title, blocks }) => {
    const texts = blocks.flatMap((block) => {
      if (block.type === 'text' || block.type === 'verse') return block.text.split('\n\n')
      if (block.type === 'facts') return block.rows.map(({ label, text }) => `${label}: ${text}`)
      if (block.type === 'list') return block.items.map(({ label, text }) => (label ? `${label}: ${text}` : text))
      return []
    })
    return texts.length > 0 ? [`<h3>${paragraph(title).slice(3, -4)}</h3>`, ...texts.map(paragraph)] : []
  })
  return lines.join('')
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
    abilities: Object.fromEntries(
      abilities.map((ability) => [
        ability,
        { value: model.abilities[ability], proficient: model.saves.includes(ability) ? 1 : 0 },
      ]),
    ),
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
        special: '',
      },
      spellcasting: caster?.ability ?? '',
      ...(caster?.casterLevel ? { spell: { level: caster.casterLevel } } : {}),
    },
    details: {
      alignment: model.alignment,
      type: { value: type.toLowerCase(), subtype, swarm: '', custom: '' },
      cr: model.challenge,
      biography: { value: biographyOf(document), public: '' },
    },
    traits: {
      size: sizeCodes[model.size],
      di: known(model.immune, damageTypes),
      dr: known(model.resistant, damageTypes),
      dv: known(model.vulnerable, damageTypes),
      ci: known(model.immuneConditions, conditions),
      languages: { value: [], custom: model.lines.languages ?? model.languages.join('; ') },
    },
    skills: Object.fromEntries(
      model.skills.map(({ name, times }) => [skills[name].foundry, { value: times, ability: skills[name].ability }]),
    ),
    resources: { legact: { max: model.legendaryUses, spent: 0 }, legres: { max: resisted, spent: 0 } },
    source: { rules: model.form, custom: 'Lanternkeep' },
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
    items: model.features.map((feature, index) => itemOf(model, feature, index)),
    effects: [],
    prototypeToken: {
      name: block.name,
      width: side,
      height: side,
      disposition: -1,
      actorLink: false,
      sight: { enabled: false },
    },
    flags: {},
  }
}
