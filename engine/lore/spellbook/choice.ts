import type { Section } from '../../../contract/sheets/document.ts'
import type { Random } from '../../paint/random.ts'
import { capital } from '../grammar/inflect.ts'
import { slotsOf } from '../rules/dnd5e/wording.ts'
import {
  archetypeRanks,
  CANTRIPS_PATHFINDER,
  cantripsOf,
  preparedOf,
  readyIn2014,
  slotsPathfinder,
} from '../spells/counts.ts'
import { type SpellClass, spellsByForm } from '../spells/dnd5e.ts'
import { spellsPathfinder } from '../spells/pathfinder.ts'
import type { Volume } from './volume.ts'

type Table = Extract<Section['blocks'][number], { type: 'table' }>

export const isHalf = (caster: SpellClass) => caster === 'paladin' || caster === 'ranger'

/** Slots by level of spells, DnD5e: half casters had none at level 1 before 2024. */
export function slots5e({ caster, level, form }: Pick<Volume, 'caster' | 'level' | 'form'>): number[] {
  if (!isHalf(caster)) return slotsOf(level)
  return form === '2014' && level < 2 ? [] : slotsOf(Math.ceil(level / 2))
}

/** The strongest spells that a caster has: SRD 5.1 and 5.2.1, class tables; Player Core: a rank every second level, or by archetype. */
export function strongestFor(volume: Pick<Volume, 'caster' | 'level' | 'system' | 'form'>): number {
  const { caster, level, system } = volume
  if (isHalf(caster)) return system === 'Pathfinder' ? archetypeRanks(level) : slots5e(volume).length
  return Math.min(9, Math.ceil(level / 2))
}

/** So many over levels 1 to `strongest`, the lower ones first. */
const spread = (total: number, strongest: number) =>
  Array.from({ length: strongest }, (_, at) => Math.floor(total / strongest) + (at < total % strongest ? 1 : 0))

/** Spells that stand in a book by when they were learnt: so many at level 1, two more of the strongest at each level since. */
const learnt = (level: number, strongest: number, atFirst: number) =>
  Array.from({ length: strongest }, (_, at) => {
    const levels = Math.min(at === 8 ? 4 : 2, level - 2 * at)
    return 2 * levels + (at === 0 ? atFirst - 2 : 0)
  })

/** SRD 5.1 and 5.2.1: wizards, "Spellbook"; warlocks, "Mystic Arcanum", one spell each of levels 6 to 9; all others what they have ready. */
function counts5e(volume: Volume): number[] {
  const { caster, level, form } = volume
  const strongest = strongestFor(volume)
  const ready = form === '2014' ? readyIn2014(caster, level) : preparedOf(caster, level)
  if (caster === 'wizard') return [cantripsOf(caster, level), ...learnt(level, strongest, 6)]
  const slotted = caster === 'warlock' ? Math.min(5, strongest) : strongest
  return [cantripsOf(caster, level), ...spread(ready, slotted), ...Array<number>(strongest - slotted).fill(1)]
}

/** Player Core: what wizards write down and witches teach their familiar; all others what fills their slots. */
function countsPathfinder(volume: Volume): number[] {
  const { caster, level } = volume
  if (isHalf(caster)) return [2, ...Array<number>(archetypeRanks(level)).fill(1)]
  if (caster === 'wizard' || caster === 'warlock') return [10, ...learnt(level, strongestFor(volume), 5)]
  return [CANTRIPS_PATHFINDER, ...slotsPathfinder(caster, level)]
}

/** Where a level has fewer spells than were counted, the rest go to the strongest one below that has room. */
function fitted(counts: readonly number[], room: readonly number[]): number[] {
  const fits = counts.map((count, level) => Math.min(count, room[level] ?? 0))
  let over = counts.slice(1).reduce((sum, count, at) => sum + count - (fits[at + 1] ?? 0), 0)
  for (let level = fits.length - 1; level > 0 && over > 0; level--) {
    const more = Math.min(over, (room[level] ?? 0) - (fits[level] ?? 0))
    fits[level] = (fits[level] ?? 0) + more
    over -= more
  }
  return fits
}

/** How many of each level stand in the book, cantrips first. */
function countsFor(volume: Volume): number[] {
  const isPathfinder = volume.system === 'Pathfinder'
  const counts = isPathfinder ? countsPathfinder(volume) : counts5e(volume)
  const open = (level: number) => (isPathfinder ? openPathfinder(volume, level) : open5e(volume, level)).length
  return fitted(
    counts,
    counts.map((_, level) => open(level)),
  )
}

const open5e = ({ caster, form }: Volume, level: number) =>
  spellsByForm[form].filter((spell) => spell.level === level && spell.classes.includes(caster))
const openPathfinder = ({ tradition }: Volume, rank: number) =>
  spellsPathfinder.filter((spell) => spell.rank === rank && spell.traditions.includes(tradition))

/** How much a spell is of what the book is about: the prompt's own words before its theme. */
function fondness({ stems, theme }: Volume, name: string): number {
  const words = name.toLowerCase().split(/[^\p{L}]+/u)
  const named = stems.some((stem) => words.some((word) => word.startsWith(stem) || (word.length > 3 && stem === word)))
  return (named ? 2 : 0) + (theme.likes.test(name) ? 1 : 0)
}

/** So many of them, the ones that were asked for first, in the order of their names. */
function drawn<Spell extends { name: string; school?: string }>(
  volume: Volume,
  open: readonly Spell[],
  count: number,
  chance: Random,
): Spell[] {
  const rank = (spell: Spell) =>
    (volume.school !== '' && spell.school === volume.school ? 4 : 0) + fondness(volume, spell.name)
  return chance
    .shuffle(open)
    .sort((one, other) => rank(other) - rank(one))
    .slice(0, count)
    .sort((one, other) => (one.name < other.name ? -1 : 1))
}

const rows5e = (volume: Volume, level: number, count: number, chance: Random): Table['rows'] =>
  drawn(volume, open5e(volume, level), count, chance).map((spell, at) => ({
    key: `spells.level${level}.${at}`,
    cells: [
      spell.ritual ? `${spell.name} (ritual)` : spell.name,
      spell.school,
      spell.time,
      spell.range,
      spell.components,
      spell.concentration ? `Concentration, ${spell.duration}` : spell.duration,
    ],
  }))

/** Durations of Pathfinder as short as a table wants them: “Sustained, 1 minute”. */
export const shortly = (duration: string) =>
  ({
    'Until the start of your next turn': 'To your next turn',
    'Until the next daily preparations': 'Until next preparations',
    'Until the end of the target’s next turn': 'Target’s next turn',
    'Until the end of your turn': 'Until your turn ends',
    'Until full tribute is paid': 'Until tribute is paid',
  })[duration] ?? duration.replace(' up to ', ', ')

const rowsPathfinder = (volume: Volume, rank: number, count: number, chance: Random): Table['rows'] =>
  drawn(volume, openPathfinder(volume, rank), count, chance).map(({ name, cast, range, duration, traditions }, at) => ({
    key: `spells.level${rank}.${at}`,
    cells: [capital(name), cast, range, shortly(duration), traditions.join(', ')],
  }))

const columns5e = ['Spell', 'School', 'Time', 'Range', 'Components', 'Duration'].map((label) => ({ label }))
const columnsPathfinder = ['Spell', 'Cast', 'Range or area', 'Duration', 'Traditions'].map((label) => ({ label }))
const levelName = (level: number) => (level === 0 ? 'Cantrips' : `Level ${level}`)

/** A table for every level of which the book has spells. */
export function spellTables(volume: Volume, chance: Random): Table[] {
  const isPathfinder = volume.system === 'Pathfinder'
  return countsFor(volume).flatMap((count, level): Table[] => {
    const rows = (isPathfinder ? rowsPathfinder : rows5e)(volume, level, count, chance.fork(String(level)))
    if (rows.length === 0) return []
    return [
      {
        type: 'table',
        key: `spells.level${level}`,
        label: isPathfinder && level > 0 ? `Rank ${level}` : levelName(level),
        columns: isPathfinder ? columnsPathfinder : columns5e,
        rows,
      },
    ]
  })
}

const nameOf = (row: Table['rows'][number]) => (row.cells[0] ?? '').replace(' (ritual)', '')

/**
 * Names of the spells in these tables, those of what the book is about first, the strongest of them before the others; and how
 * many are of that, if they are enough to speak of.
 */
export function foremost(volume: Volume, tables: readonly Table[]): { spells: string[]; fond: number } {
  const all = tables.flatMap(({ rows }) => rows.map(nameOf)).reverse()
  const spells = all.toSorted((one, other) => fondness(volume, other) - fondness(volume, one))
  const fond = all.filter((name) => fondness(volume, name) > 0).length
  return { spells, fond: fond < 3 ? spells.length : fond }
}
