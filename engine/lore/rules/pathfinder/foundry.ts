import type { SheetDocument, StatsBlock } from '../../../../contract/sheets/document.ts'
import { biographyOf, idOf, paragraph, readAloudOf } from '../../foundry-text.ts'
import { capital } from '../../grammar/inflect.ts'
import { abilities } from '../rule-book.ts'
import {
  armourClassOf,
  attackOf,
  damageOf,
  hitPointsOf,
  modifierOf,
  perceptionOf,
  saveOf,
  skillOf,
  strikeDice,
} from './derive.ts'
import { enriched } from './foundry-enrich.ts'
import { type Json, publication, slug } from './foundry-item.ts'
import {
  knownDamages,
  knownImmunities,
  knownLanguages,
  knownSenses,
  knownSkills,
  knownTraits,
} from './foundry-known.ts'
import { spellItems } from './foundry-spells.ts'
import type { CreatureModel } from './model.ts'
import { resistance } from './tables.ts'
import { damageWord, languageWord } from './words.ts'

/*
 * An actor of type "npc" for Foundry VTT's pf2e system, remastered: its source as src/module/actor/npc/data.ts has it and as
 * its own bestiaries are filled in.
 */

const sizeCodes = { Tiny: 'tiny', Small: 'sm', Medium: 'med', Large: 'lg', Huge: 'huge', Gargantuan: 'grg' } as const

const minus = (text: string) => Number(text.replace('−', '-'))

/** "reach 10 feet" is "reach-10" there. */
const attackTrait = (trait: string) => slug(trait).replace(/-feet$/, '')

/** What a strike's line in the block says, as it may have been changed by hand. */
function strikeNumbers(model: CreatureModel, strike: CreatureModel['strikes'][number], text: string) {
  const [, bonus] = /^([+−-]\d+)/.exec(text) ?? []
  const said = /Damage (.*)$/.exec(text)?.[1] ?? ''
  const rolls = [...said.matchAll(/(?:^|\bplus )(\d+(?:d\d+(?:[+-]\d+)?)?) ([a-z]+)/g)].map(
    ([, damage, damageType]) => ({
      damage,
      damageType,
    }),
  )
  const worked = {
    damage: strikeDice(model, strike, damageOf(model, strike.weight)),
    damageType: damageWord[strike.type],
  }
  return { bonus: bonus ? minus(bonus) : attackOf(model), rolls: rolls.length > 0 ? rolls : [worked] }
}

/** What a hit brings without another action, as the system's CONFIG.PF2E.attackEffects has it; the rest stands in the words alone. */
const hitEffects = [
  ['improved-grab', /\btarget is grabbed\b/],
  ['improved-knockdown', /\btarget is (?:knocked )?prone\b/],
  ['improved-push', /\btarget is pushed\b/],
] as const

function strikeItem(model: CreatureModel, block: StatsBlock, index: number): Json {
  const strike = model.strikes[index]!
  const printed = block.features.flatMap(({ items }) => items).find(({ key }) => key === `${block.key}.strike${index}`)
  const { bonus, rolls } = strikeNumbers(model, strike, printed?.text ?? '')
  const { name, ranged, range, reach = 5, traits, rider } = strike
  const reached = !ranged && reach > 5 ? [`reach-${reach}`] : []
  return {
    _id: idOf('strike', index),
    // Without its cost, which is shown by a sign.
    name: model.lines[`strike${index}.name`]?.replace(/^(?:melee|ranged) \([^)]*\) /i, '') ?? capital(name),
    type: 'melee',
    sort: 300_000 + index * 1000,
    system: {
      slug: null,
      // What a hit does besides stands in the words alone.
      description: { value: rider && printed ? paragraph(printed.text) : '' },
      weaponType: { value: ranged ? 'ranged' : 'melee' },
      bonus: { value: bonus },
      attack: { value: '' },
      attackEffects: {
        custom: '',
        value: hitEffects.filter(([, said]) => said.test(printed?.text ?? '')).map(([effect]) => effect),
      },
      damageRolls: Object.fromEntries(rolls.map((roll, at) => [idOf('damage', at), { ...roll, category: null }])),
      range: ranged && range ? { increment: range.near, max: null } : null,
      traits: { rarity: 'common', value: [...new Set([...traits.map(attackTrait), ...reached])] },
      rules: [],
      publication,
    },
  }
}

type ActionType = 'action' | 'reaction' | 'free' | 'passive'
const costs: Record<string, [ActionType, number | null]> = {
  'two actions': ['action', 2],
  'three actions': ['action', 3],
  'one action': ['action', 1],
  reaction: ['reaction', null],
  'free action': ['free', null],
}

const times: Record<string, number> = { once: 1, twice: 2, 'three times': 3 }

/** "Frequency: once a day.", "(free action, three times a day)" */
function frequencyOf(text: string): Json {
  const [, often = '', per = ''] = /\b(once|twice|three times) (?:a|per) (day|round)\b/.exec(text.slice(0, 80)) ?? []
  const max = times[often]
  return max ? { frequency: { max, value: max, per } } : {}
}

/** `isOwn`: a person wrote it, or some of its words. */
function actionItem({ name, text, isOwn }: { name: string; text: string; isOwn: boolean }, index: number): Json {
  const [, cost = '', rest = ''] =
    /^\((two actions|three actions|one action|reaction|free action)([^)]*)\)/.exec(text) ?? []
  const [type, count] = costs[cost] ?? ['passive', null]
  const described = paragraph(cost && !rest ? text.replace(/^\([^)]*\)\s*/, '') : text)
  return {
    _id: idOf('ability', index),
    name,
    type: 'action',
    sort: 400_000 + index * 1000,
    system: {
      slug: null,
      actionType: { value: type },
      actions: { value: count },
      category: type === 'action' || type === 'free' ? 'offensive' : 'defensive',
      // Its cost is shown by a sign.
      description: { value: isOwn ? described : enriched(described) },
      ...frequencyOf(text),
      traits: { rarity: 'common', value: [] },
      rules: [],
      publication,
    },
  }
}

/** A lore is an item of its own there. */
const loreItem = (name: string, modifier: number, index: number): Json => ({
  _id: idOf('lore', index),
  name,
  type: 'lore',
  sort: 500_000 + index * 1000,
  system: {
    slug: null,
    description: { value: '' },
    mod: { value: modifier },
    proficient: { value: 0 },
    rules: [],
    publication,
  },
})

/** What is no skill of the system's is a lore, whatever it is called. */
const isLore = (name: string) => !knownSkills.has(slug(name))

type Withstood = { said: string; type: string; value: number }

/** "fire 5, cold 5" as it stands in the block, put by hand or not. */
function withstood({ lines, level, ...model }: CreatureModel, line: 'immunities' | 'weaknesses' | 'resistances') {
  const said = lines[line]?.split(/[,;]/) ?? model[line]
  return said.flatMap((part): Withstood[] => {
    const [, name = '', value] = /^\s*(.*?)\s*(\d+)?\s*$/.exec(part) ?? []
    return name ? [{ said: part.trim(), type: slug(name), value: value ? Number(value) : resistance(level) }] : []
  })
}

/** What it withstands and what harms it more; what the system has no name for stands in words by the Hit Points. */
function defencesOf(model: CreatureModel) {
  const immunities = withstood(model, 'immunities')
  const weaknesses = withstood(model, 'weaknesses')
  const resistances = withstood(model, 'resistances')
  const beyond = (label: string, all: readonly Withstood[], known: ReadonlySet<string>) => {
    const others = all.filter(({ type }) => !known.has(type))
    return others.length > 0 ? [`${label} ${others.map(({ said }) => said).join(', ')}`] : []
  }
  const ofDamage = (all: readonly Withstood[]) => all.filter(({ type, value }) => value > 0 && knownDamages.has(type))
  return {
    immunities: immunities
      .filter(({ type }) => knownImmunities.has(type))
      .map(({ type }) => ({ type, exceptions: [] })),
    weaknesses: ofDamage(weaknesses).map(({ type, value }) => ({ type, value, exceptions: [] })),
    resistances: ofDamage(resistances).map(({ type, value }) => ({ type, value, exceptions: [], doubleVs: [] })),
    details: [
      ...beyond('immune to', immunities, knownImmunities),
      ...beyond('weak to', weaknesses, knownDamages),
      ...beyond('resistant to', resistances, knownDamages),
    ].join('; '),
  }
}

/** "25 feet, fly 60 feet" as the system keeps it. */
function speedOf({ speeds }: CreatureModel): Json {
  const others = [...speeds.matchAll(/\b(burrow|climb|fly|swim) (\d+)/g)].map(([, type, feet]) => ({
    type,
    value: Number(feet),
  }))
  return { value: Number(/^(\d+)/.exec(speeds)?.[1] ?? 0), otherSpeeds: others, details: '' }
}

function perceptionFields(model: CreatureModel): Json {
  const senses = model.senses.map((said) => {
    const [, name = '', acuity, range] = /^([^(\d]+?)\s*(?:\((\w+)\))?\s*(?:(\d+) feet)?$/.exec(said) ?? []
    return { said, type: slug(name), acuity, range: range ? Number(range) : null }
  })
  const known = senses.filter(({ type }) => knownSenses.has(type))
  const others = senses.filter(({ type, said }) => !knownSenses.has(type) && said !== 'no vision')
  return {
    mod: perceptionOf(model),
    details: others.map(({ said }) => said).join(', '),
    senses: known.map(({ type, acuity, range }) => ({ type, ...(acuity && { acuity }), range })),
    vision: !model.senses.includes('no vision'),
  }
}

/** Languages that the system has by name; the rest stand beside them in words. */
function languagesOf(model: CreatureModel): Json {
  const keyOf = (name: string) => slug(languageWord(name))
  const known = model.languages.filter((name) => knownLanguages.has(keyOf(name)))
  const others = model.languages.filter((name) => !knownLanguages.has(keyOf(name)))
  return { value: [...new Set(known.map(keyOf))], details: others.join(', ') }
}

/** What the block says that is no field there. */
function notesOf({ items, edicts, anathema, traits }: CreatureModel): string {
  const lines = [
    ['Traits', traits.filter((trait) => !knownTraits.has(slug(trait)))],
    ['Items', items],
    ['Edicts', edicts],
    ['Anathema', anathema],
  ] as const
  return lines.map(([label, said]) => (said.length > 0 ? paragraph(`${label}: ${said.join(', ')}`) : '')).join('')
}

/** See RuleBook.foundryActor. */
export function foundryActor(block: StatsBlock, document: SheetDocument): Record<string, unknown> {
  const model = block.model as CreatureModel
  const { immunities, weaknesses, resistances, details } = defencesOf(model)
  const lores = model.skills.filter(({ name }) => isLore(name))
  // A creature that is called like a roll is a name all the same.
  const isLikeRoll = [model.noun, model.name].some((word) => enriched(word) !== word)
  const actions = block.features
    .flatMap(({ items }) => items)
    // The spells come as spells, unless their line was written anew.
    .filter(({ key }) => !key.includes('.strike') && (!key.endsWith('.spells') || model.lines.spells !== undefined))
    .map(({ key, name, text }) => {
      const isOwn = isLikeRoll || model.lines[key.slice(block.key.length + 1)] !== undefined
      return { name, text, isOwn }
    })
  return {
    name: block.name,
    type: 'npc',
    prototypeToken: { name: block.name, actorLink: false, flags: { pf2e: { linkToActorSize: true } } },
    system: {
      abilities: Object.fromEntries(abilities.map((ability) => [ability, { mod: modifierOf(model, ability) }])),
      attributes: {
        ac: { value: armourClassOf(model), details: '' },
        adjustment: null,
        allSaves: { value: '' },
        hp: { value: hitPointsOf(model), max: hitPointsOf(model), temp: 0, details },
        speed: speedOf(model),
        immunities,
        weaknesses,
        resistances,
      },
      initiative: { statistic: 'perception' },
      perception: perceptionFields(model),
      details: {
        level: { value: model.level },
        languages: languagesOf(model),
        blurb: document.kicker,
        // Whoever may look at the actor reads the one, the game master alone the other.
        publicNotes: readAloudOf(document),
        privateNotes: biographyOf(document) + notesOf(model),
        publication,
      },
      saves: Object.fromEntries(
        (['fortitude', 'reflex', 'will'] as const).map((name) => [
          name,
          { value: saveOf(model, name), saveDetail: '' },
        ]),
      ),
      skills: Object.fromEntries(
        model.skills
          .filter(({ name }) => !isLore(name))
          .map((skill) => [slug(skill.name), { base: skillOf(model, skill) }]),
      ),
      resources: {},
      traits: {
        value: model.traits.map(slug).filter((trait) => knownTraits.has(trait)),
        rarity: model.rarity,
        size: { value: sizeCodes[model.size] },
      },
    },
    items: [
      ...spellItems(model),
      ...model.strikes.map((_, index) => strikeItem(model, block, index)),
      ...actions.map(actionItem),
      ...lores.map((skill, index) => loreItem(skill.name, skillOf(model, skill), index)),
    ],
    effects: [],
    flags: {},
  }
}
