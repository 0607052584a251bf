import { idOf, paragraph } from '../../foundry-text.ts'
import { capital } from '../../grammar/inflect.ts'
import { type SpellPathfinder, spellsPathfinder } from '../../spells/pathfinder.ts'
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

/** How a spell is cast, how far it reaches and how long it lasts, in the fields of src/module/item/spell/data.ts. */
function castingOf({ cast, range, duration }: SpellPathfinder): Json {
  const [, feet, shape] = /^(\d+)-foot (burst|cone|emanation|line)$/.exec(range) ?? []
  const isSustained = duration.startsWith('Sustained')
  return {
    time: { value: times[cast] ?? cast },
    range: { value: shape ? '' : said(range) },
    area: shape ? { value: Number(feet), type: shape, details: '' } : null,
    duration: {
      value: isSustained ? duration.replace(/^Sustained(?: up to )?/, '') : said(duration),
      sustained: isSustained,
    },
  }
}

/** Of a spell that our table does not have. */
const unknownCasting: Json = {
  time: { value: '' },
  range: { value: '' },
  area: null,
  duration: { value: '', sustained: false },
}

function spellItem(name: string, prepared: number, tradition: string, index: number): Json {
  const isCantrip = prepared === 0
  const facts = spellsPathfinder.find((spell) => spell.name === name.toLowerCase())
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
      traits: { rarity: 'common', traditions: [tradition], value: isCantrip ? ['cantrip'] : [] },
      ...(facts ? castingOf(facts) : unknownCasting),
      target: { value: '' },
      damage: {},
      defense: null,
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
