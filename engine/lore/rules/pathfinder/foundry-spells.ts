import { idOf, paragraph } from '../../foundry-text.ts'
import { capital } from '../../grammar/inflect.ts'
import { type SpellPathfinder, spellsPathfinder } from '../../spells/pathfinder.ts'
import {
  type DamagePathfinder,
  type SpellEffectPathfinder,
  spellEffectsPathfinder,
} from '../../spells/pathfinder-effects.ts'
import { dcOf } from './derive.ts'
import { type Json, publication, slug } from './foundry-item.ts'
import type { CreatureModel } from './model.ts'
import { spellsByRank, type Tradition } from './spells.ts'

/*
 * Spells of Foundry VTT's pf2e system: an entry with what is prepared in each slot, and an item for each spell.
 */

const ENTRY = idOf('spellcasting', 0)
const CASTER_ABILITY: Record<string, string> = { arcane: 'int', divine: 'wis', occult: 'cha', primal: 'wis' }

/** The rank a spell is of by itself: the lowest it is listed under, for it may be prepared in a higher slot. */
function rankOf(name: string, tradition: string, prepared: number): number {
  const listed = spellsByRank[tradition as Tradition]?.findIndex((names) => names.includes(name)) ?? -1
  return listed >= 0 && listed <= prepared ? listed : prepared
}

/** "See the Unseen", as rule books write names. */
const titled = (name: string) =>
  name
    .split(' ')
    .map((word, at) =>
      at > 0 && /^(?:a|an|and|as|at|by|from|in|of|on|or|the|to|with)$/.test(word) ? word : capital(word),
    )
    .join(' ')

const times: Readonly<Record<string, string>> = {
  'One action': '1',
  'Two actions': '2',
  'Three actions': '3',
  'One to three actions': '1 to 3',
  'Two or three actions': '2 or 3',
  Reaction: 'reaction',
}

const NONE = '–'
const said = (text: string) => (text === NONE ? '' : text.charAt(0).toLowerCase() + text.slice(1))

/** Fields of src/module/item/spell/data.ts: how a spell is cast, how far it reaches and how long it lasts. */
function castingOf({ cast, range, duration }: SpellPathfinder, effect: SpellEffectPathfinder): Json {
  const isShape = /^\d+-foot (?:burst|cone|emanation|line)$/.test(range)
  const isSustained = duration.startsWith('Sustained')
  return {
    time: { value: times[cast] ?? cast },
    range: { value: isShape ? '' : said(range) },
    area: effect.area ? { value: effect.area.feet, type: effect.area.shape, details: '' } : null,
    target: { value: effect.target },
    duration: {
      value: isSustained ? duration.replace(/^Sustained(?: up to )?/, '') : said(duration),
      sustained: isSustained,
    },
  }
}

const damageFields = ({ formula, types, persistent, healing, materials }: DamagePathfinder): Json => ({
  formula,
  type: types.length === 1 ? types[0] : 'untyped',
  category: persistent ? 'persistent' : null,
  kinds: [healing ? 'healing' : 'damage'],
  materials,
  applyMod: false,
})

/** Each damage has a name of one figure there, by which heightening and variants mean it. */
const byNumber = <Value>(values: readonly Value[]) =>
  Object.fromEntries(values.map((value, index) => [String(index), value]))

function heighteningOf({ heightening }: SpellEffectPathfinder): Json {
  if (!heightening) return {}
  const { type, ranks } = heightening
  if (type === 'interval')
    return { heightening: { type, interval: ranks, area: 0, damage: byNumber(heightening.more) } }
  const levels = Object.entries(ranks).map(([rank, changes]) => {
    const { target, range, duration } = changes
    return [
      rank,
      {
        ...(target && { target: { value: target } }),
        ...(range && { range: { value: range } }),
        ...(duration && { duration: { value: duration, sustained: false } }),
      },
    ]
  })
  return { heightening: { type, levels: Object.fromEntries(levels) } }
}

/** A variant to choose when casting, for each type of damage the caster may choose. */
function variantsOf(name: string, damage: readonly DamagePathfinder[]): Json {
  const chosen = damage.findIndex(({ types }) => types.length > 1)
  const variants = (damage[chosen]?.types ?? []).map((type, index) => {
    const id = idOf(`variant${slug(name)}`, index)
    const system = { damage: { [String(chosen)]: { type } } }
    return [
      id,
      { _id: id, name: `${titled(name)} (${capital(type)})`, overlayType: 'override', sort: index + 1, system },
    ]
  })
  return variants.length > 0 ? { overlays: Object.fromEntries(variants) } : {}
}

/** What it does: attack, save, damage, and how they grow. */
function effectsOf(name: string, effect: SpellEffectPathfinder): Json {
  const { attacks, save, damage } = effect
  return {
    damage: byNumber(damage.map(damageFields)),
    defense:
      attacks || save ? { passive: attacks ? { statistic: 'ac' } : null, save: save ? { ...save } : null } : null,
    ...heighteningOf(effect),
    ...variantsOf(name, damage),
  }
}

/** Of a spell that our table does not have. */
const unknownSpell: Json = {
  time: { value: '' },
  range: { value: '' },
  area: null,
  target: { value: '' },
  duration: { value: '', sustained: false },
  damage: {},
  defense: null,
}

function spellItem(name: string, prepared: number, tradition: string, index: number): Json {
  const isCantrip = prepared === 0
  const key = name.toLowerCase()
  const facts = spellsPathfinder.find((spell) => spell.name === key)
  const effect = spellEffectsPathfinder.get(key)
  return {
    _id: idOf('spell', index),
    name: titled(name),
    type: 'spell',
    sort: 200_000 + index * 1000,
    system: {
      slug: slug(name),
      description: {
        value: paragraph('Its text stands in the rules: the spell of this name in your compendium may take its place.'),
      },
      level: { value: isCantrip ? 1 : rankOf(name, tradition, prepared) },
      location: { value: ENTRY },
      traits: {
        rarity: 'common',
        traditions: facts?.traditions ?? [tradition],
        value: effect?.traits ?? (isCantrip ? ['cantrip'] : []),
      },
      ...(facts && effect ? { ...castingOf(facts, effect), ...effectsOf(name, effect) } : unknownSpell),
      cost: { value: '' },
      requirements: '',
      counteraction: false,
      rules: [],
      publication,
    },
  }
}

/** The creature's spells as prepared ones; nothing for those who cast none. */
export function spellItems(model: CreatureModel): Json[] {
  const { spells } = model
  if (!spells) return []
  const { tradition } = spells
  const named = [{ rank: 0, names: spells.cantrips }, ...spells.ranks].flatMap(({ rank, names }) =>
    names.map((name) => ({ rank, name })),
  )
  const items = named.map(({ rank, name }, index) => ({ rank, item: spellItem(name, rank, tradition, index) }))
  const slots = Object.fromEntries(
    [...new Set(named.map(({ rank }) => rank))].map((rank) => {
      const prepared = items.filter((one) => one.rank === rank).map(({ item }) => ({ id: item._id, expended: false }))
      return [`slot${rank}`, { max: prepared.length, value: prepared.length, prepared }]
    }),
  )
  const dc = dcOf(model)
  const entry: Json = {
    _id: ENTRY,
    name: `${capital(tradition)} Prepared Spells`,
    type: 'spellcastingEntry',
    sort: 100_000,
    system: {
      slug: null,
      description: { value: '' },
      tradition: { value: tradition },
      ability: { value: CASTER_ABILITY[tradition] ?? 'cha' },
      prepared: { value: 'prepared', flexible: false },
      proficiency: { value: 0 },
      // The attack is 8 below the DC (GM Core, "Building Creatures", spell DC and spell attack).
      spelldc: { dc, value: dc - 8, mod: 0 },
      slots,
      showSlotlessLevels: { value: false },
      autoHeightenLevel: { value: null },
      rules: [],
      traits: {},
      publication,
    },
  }
  return [entry, ...items.map(({ item }) => item)]
}
