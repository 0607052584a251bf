import type { StatsBlock } from '../../../../contract/sheets/document.ts'
import { random } from '../../../paint/random.ts'
import { sizes } from '../monster-brief.ts'
import { abilities } from '../rule-book.ts'
import { armourClassOf, hitPointsOf, modifierOf, perceptionOf, saveOf, skillOf } from './derive.ts'
import type { CreatureModel } from './model.ts'
import { topRank } from './monster.ts'
import { present } from './present.ts'
import { spellsByRank, type Tradition } from './spells.ts'
import { LEVEL_MAX, LEVEL_MIN } from './tables.ts'

const rarities = ['common', 'uncommon', 'rare', 'unique'] as const

const numberIn = (text: string): number | undefined => {
  const [found] = /[+−-]?\d[\d,]*/.exec(text) ?? []
  const value = found === undefined ? Number.NaN : Number(found.replace('−', '-').replaceAll(',', ''))
  return Number.isFinite(value) && Math.abs(value) < 10_000 ? value : undefined
}

/** Reads a list of skills as it was put: "Stealth +12, Arcana +9"; false when a word among them is no skill with a number. */
function readSkills(model: CreatureModel, text: string): boolean {
  const read = text.split(',').map((part) => ({ name: part.replace(/[+−-]?\d.*$/, '').trim(), value: numberIn(part) }))
  if (!read.every(({ name, value }) => name !== '' && value !== undefined)) return false
  const before = model.skills
  model.skills = read.map(
    ({ name }) => before.find((skill) => skill.name === name) ?? { name, tier: 'moderate' as const },
  )
  for (const skill of model.skills) {
    const value = read.find(({ name }) => name === skill.name)?.value
    if (value !== undefined && value !== skillOf(model, skill)) model.overrides[`skill.${skill.name}`] = value
  }
  return true
}

/** Reads traits as they stand in a block, "Rare, Large, Undead": rarity and size are known wherever they come. */
function readTraits(model: CreatureModel, text: string): void {
  const said = text
    .split(',')
    .map((trait) => trait.trim())
    .filter(Boolean)
  const rarity = rarities.find((name) => said.some((trait) => trait.toLowerCase() === name))
  const size = sizes.find((name) => said.some((trait) => trait.toLowerCase() === name.toLowerCase()))
  // Nothing is said of what is common.
  model.rarity = rarity ?? 'common'
  if (size) model.size = size
  model.traits = said
    .map((trait) => trait.toLowerCase())
    .filter((trait) => trait !== rarity && trait !== size?.toLowerCase())
}

/**
 * See RuleBook.restat. A changed level moves every number along its tier; a number that was changed itself stays. A changed
 * ability moves none: GM Core (ORC), "Building Creatures", has a creature's figures from its level, not from its modifiers.
 */
export function restat(block: StatsBlock, edits: Readonly<Record<string, string>>): StatsBlock {
  const model = structuredClone(block.model as CreatureModel)
  const stood = {
    ac: armourClassOf(model),
    hp: hitPointsOf(model),
    perception: perceptionOf(model),
    fortitude: saveOf(model, 'fortitude'),
    reflex: saveOf(model, 'reflex'),
    will: saveOf(model, 'will'),
  }
  for (const [field, text] of Object.entries(edits)) {
    const value = numberIn(text)
    const ability = abilities.find((name) => name === field)
    if (field === 'name') model.name = text
    else if (field === 'traits') readTraits(model, text)
    else if (field === 'kind') {
      if (!isLevel(text) || value === undefined) model.lines.kind = text
      else model.level = Math.min(LEVEL_MAX, Math.max(LEVEL_MIN, value))
      if (model.spells && topRank(model.level) !== topRank((block.model as CreatureModel).level))
        model.spells = respelled(model.spells, model.level)
    } else if (ability) {
      if (value !== undefined && value !== modifierOf(model, ability)) model.abilities[ability] = value
    } else if (Object.hasOwn(stood, field)) {
      if (value === undefined) continue
      if (value !== stood[field as keyof typeof stood]) model.overrides[field] = value
      // Senses and conditions beside the number are the person's words.
      const rest = /[;(,]\s*\S/.test(text)
      if (field === 'perception' && rest)
        model.senses = text
          .split(';')
          .slice(1)
          .map((sense) => sense.trim())
          .filter(Boolean)
      else if (rest) model.lines[field] = text
    } else if (field === 'skills') {
      if (!readSkills(model, text)) model.lines.skills = text
    } else if (field === 'languages')
      model.languages = text
        .split(',')
        .map((language) => language.trim())
        .filter(Boolean)
    else if (field === 'items')
      model.items = text
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean)
    else if (field === 'speed') model.speeds = text
    else if (isLine(block, field)) model.lines[field] = text
  }
  return present(model, block.key)
}

function isLine({ key, head, body, features }: StatsBlock, field: string): boolean {
  const items = features.flatMap((group) => group.items)
  return (
    [...head, ...body, ...items].some((line) => line.key === `${key}.${field}`) ||
    items.some((item) => `${item.key}.name` === `${key}.${field}`)
  )
}

/** "Creature 7", and as people write it: "level 7", "7". */
const isLevel = (text: string) => /^\s*(?:(?:creature|level|lvl)\b\.?\s*[+−-]?\d|[+−-]?\d{1,2}\s*$)/i.test(text)

/** The spells of a creature whose level has changed: the ranks it has now, with the spells it had of them. */
function respelled({ tradition, ranks, cantrips }: NonNullable<CreatureModel['spells']>, level: number) {
  const top = topRank(level)
  const lists = spellsByRank[tradition as Tradition]
  const now = Array.from({ length: Math.min(top, 4) }, (_, index) => top - index).map((rank, index) => {
    const had = ranks.find((one) => one.rank === rank)?.names ?? []
    const others = random(`${tradition} ${rank}`).shuffle((lists[rank] ?? []).filter((name) => !had.includes(name)))
    return { rank, names: [...had, ...others].slice(0, index === 0 ? 2 : 3).sort() }
  })
  return { tradition, ranks: now, cantrips }
}
