import type { Section } from '../../../contract/sheets/document.ts'
import type { SpellbookRequest } from '../../../contract/sheets/spellbook.ts'
import type { Random } from '../../paint/random.ts'
import { capital } from '../grammar/inflect.ts'
import { titled } from '../lore/subject.ts'
import { readPrompt } from '../prompt/read.ts'
import { slotsOf } from '../rules/dnd5e/wording.ts'
import type { SheetMaker } from '../sheet-maker.ts'
import {
  archetypeRanks,
  CANTRIPS_PATHFINDER,
  cantripsOf,
  preparedIn2014,
  preparedOf,
  slotsPathfinder,
} from '../spells/counts.ts'
import { type SpellClass, spells5e } from '../spells/dnd5e.ts'
import { spellsPathfinder, type Tradition } from '../spells/pathfinder.ts'
import { type BookTheme, bookThemes, fates, owners } from './themes.ts'

type Table = Extract<Section['blocks'][number], { type: 'table' }>

const traditionOf: Record<SpellClass, Tradition> = {
  wizard: 'arcane',
  sorcerer: 'arcane',
  warlock: 'occult',
  bard: 'occult',
  cleric: 'divine',
  paladin: 'divine',
  druid: 'primal',
  ranger: 'primal',
}

/** Who they are in Pathfinder, where two classes go by another name. */
const namesPathfinder: Partial<Record<SpellClass, string>> = { warlock: 'witch', paladin: 'champion' }
const casterName = ({ caster, system }: SpellbookRequest) =>
  (system === 'Pathfinder' ? namesPathfinder[caster] : undefined) ?? caster

const isHalf = (caster: SpellClass) => caster === 'paladin' || caster === 'ranger'
const levelName = (level: number) => (level === 0 ? 'Cantrips' : `Level ${level}`)

/** The strongest spells that a caster has: SRD 5.2.1, class tables; Player Core: a rank every second level, or by archetype. */
export function strongestFor({ caster, level, system }: SpellbookRequest): number {
  if (isHalf(caster)) return system === 'Pathfinder' ? archetypeRanks(level) : slotsOf(Math.ceil(level / 2)).length
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

/** SRD 5.2.1: wizards, "Spellbook"; warlocks, "Mystic Arcanum", one spell each of levels 6 to 9; all others what they prepare. */
function counts5e(request: SpellbookRequest): number[] {
  const { caster, level } = request
  const strongest = strongestFor(request)
  const prepared = preparedOf(caster, level)
  if (caster === 'wizard') return [cantripsOf(caster, level), ...learnt(level, strongest, 6)]
  const slotted = caster === 'warlock' ? Math.min(5, strongest) : strongest
  return [cantripsOf(caster, level), ...spread(prepared, slotted), ...Array<number>(strongest - slotted).fill(1)]
}

/** Player Core: what wizards write down and witches teach their familiar; all others what fills their slots. */
function countsPathfinder(request: SpellbookRequest): number[] {
  const { caster, level } = request
  if (isHalf(caster)) return [2, ...Array<number>(archetypeRanks(level)).fill(1)]
  if (caster === 'wizard' || caster === 'warlock') return [10, ...learnt(level, strongestFor(request), 5)]
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
function countsFor(request: SpellbookRequest): number[] {
  const isPathfinder = request.system === 'Pathfinder'
  const counts = isPathfinder ? countsPathfinder(request) : counts5e(request)
  const open = (level: number) => (isPathfinder ? openPathfinder(request, level) : open5e(request, level)).length
  return fitted(
    counts,
    counts.map((_, level) => open(level)),
  )
}

const open5e = ({ caster }: SpellbookRequest, level: number) =>
  spells5e.filter((spell) => spell.level === level && spell.classes.includes(caster))
const openPathfinder = ({ caster }: SpellbookRequest, rank: number) =>
  spellsPathfinder.filter((spell) => spell.rank === rank && spell.traditions.includes(traditionOf[caster]))

function table5e(request: SpellbookRequest, level: number, count: number, chance: Random): Table['rows'] {
  const shuffled = chance.shuffle(open5e(request, level))
  const first = shuffled.filter(({ school }) => school === request.school)
  const picked = [...first, ...shuffled.filter((spell) => !first.includes(spell))].slice(0, count)
  return picked
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map((spell, at) => ({
      key: `spells.level${level}.${at}`,
      cells: [
        spell.ritual ? `${spell.name} (ritual)` : spell.name,
        spell.school,
        spell.time,
        spell.range,
        spell.components,
        spell.concentration ? `Concentration, up to ${spell.duration}` : spell.duration,
      ],
    }))
}

function tablePathfinder(request: SpellbookRequest, rank: number, count: number, chance: Random): Table['rows'] {
  return chance
    .shuffle(openPathfinder(request, rank))
    .slice(0, count)
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, cast, range, duration, traditions }, at) => ({
      key: `spells.level${rank}.${at}`,
      cells: [capital(name), cast, range, duration, traditions.join(', ')],
    }))
}

const columns5e = ['Spell', 'School', 'Time', 'Range', 'Components', 'Duration'].map((label) => ({ label }))
const columnsPathfinder = ['Spell', 'Cast', 'Range or area', 'Duration', 'Traditions'].map((label) => ({ label }))

function spellsSection(request: SpellbookRequest, chance: Random): Section {
  const isPathfinder = request.system === 'Pathfinder'
  return {
    key: 'spells',
    title: 'Spells',
    place: 'main',
    canReroll: true,
    blocks: countsFor(request).flatMap((count, level): Table[] => {
      const rows = (isPathfinder ? tablePathfinder : table5e)(request, level, count, chance.fork(String(level)))
      if (rows.length === 0) return []
      const label = isPathfinder && level > 0 ? `Rank ${level}` : levelName(level)
      return [
        {
          type: 'table',
          key: `spells.level${level}`,
          label,
          columns: isPathfinder ? columnsPathfinder : columns5e,
          rows,
        },
      ]
    }),
  }
}

/** Damage to one creature by spell level, Dungeon Master’s usual measure, all of it halved by a save. */
const dice = ['2d10', '3d10', '5d10', '6d10', '8d10']

function homebrew(request: SpellbookRequest, theme: BookTheme, chance: Random): Section {
  const level = chance.int(1, Math.max(1, Math.min(5, strongestFor(request))))
  const name = chance.pick(theme.spells)
  const range = chance.pick([30, 60, 90])
  const isPathfinder = request.system === 'Pathfinder'
  const defence = isPathfinder
    ? { Dexterity: 'Reflex', Constitution: 'Fortitude', Wisdom: 'Will' }[theme.save]
    : theme.save
  const does = isPathfinder
    ? `One creature takes ${level * 2}d6 ${theme.damage === 'necrotic' ? 'void' : theme.damage === 'radiant' ? 'spirit' : theme.damage === 'lightning' ? 'electricity' : theme.damage} damage, basic ${defence} save. Heightened (+1): 2d6 more.`
    : `One creature that you see makes a ${defence} saving throw: ${dice[level - 1]} ${theme.damage} damage on a failure, half as much on a success. With a slot above level ${level}: 1d10 more for each.`
  const facts: [string, string][] = isPathfinder
    ? [
        ['Rank', `${level} (${traditionOf[request.caster]})`],
        ['Cast', 'Two actions'],
        ['Range', `${range} feet`],
        ['Duration', 'None: it is over at once'],
      ]
    : [
        ['Level', `${level} (${request.caster})`],
        ['School', 'Evocation'],
        ['Casting time', 'Action'],
        ['Range', `${range} ft`],
        ['Components', 'V, S'],
        ['Duration', 'Instantaneous'],
      ]
  return {
    key: 'homebrew',
    title: 'Found nowhere else',
    place: 'main',
    canReroll: true,
    blocks: [
      { type: 'text', key: 'homebrew.spell', label: `${name} (homebrew)`, text: does },
      {
        type: 'facts',
        key: 'homebrew.facts',
        rows: facts.map(([label, text], at) => ({ key: `homebrew.facts.${at}`, label, text })),
      },
    ],
  }
}

/** Materials to learn a spell by its rank, gp: Player Core, "Learn a Spell" (ORC). Cantrips cost as much as rank 1. */
const learningPathfinder = [2, 2, 6, 16, 36, 70, 140, 300, 650, 1500]

const slotsText = (slots: readonly number[], of: string) =>
  slots.map((count, at) => `${count} of ${of} ${at + 1}`).join(', ')

function measurePathfinder(request: SpellbookRequest, levels: readonly number[]): [string, string][] {
  const { caster, level } = request
  const strongest = strongestFor(request)
  const materials = levels.reduce((total, rank) => total + (learningPathfinder[rank] ?? 0), 0)
  return [
    ['Tradition', capital(traditionOf[caster])],
    ['Up to', strongest === 0 ? 'Cantrips' : `Rank ${strongest}`],
    ...(isHalf(caster)
      ? ([['How', `By the ${caster === 'paladin' ? 'cleric' : 'druid'} archetype; one slot a rank`]] as [
          string,
          string,
        ][])
      : ([['Slots', slotsText(slotsPathfinder(caster, level), 'rank')]] as [string, string][])),
    [
      'To learn it all',
      `${materials.toLocaleString('en-GB')} gp of materials, and an hour for each rank of each spell`,
    ],
  ]
}

function measure5e(request: SpellbookRequest, levels: readonly number[]): [string, string][] {
  const { caster, level } = request
  const strongest = strongestFor(request)
  const sum = levels.reduce((total, each) => total + each, 0)
  const pact = level >= 17 ? 4 : level >= 11 ? 3 : level >= 2 ? 2 : 1
  const slots = slotsText(slotsOf(isHalf(caster) ? Math.ceil(level / 2) : level), 'level')
  return [
    ['Up to', `Spells of level ${strongest}`],
    ['Slots', caster === 'warlock' ? `${pact} of level ${Math.min(5, strongest)}` : slots],
    ['Prepared', `${preparedOf(caster, level)} (rules of 2014: ${preparedIn2014(caster, level)})`],
    ['Facts', 'As in the SRD 5.2.1, the rules of 2024'],
    ...(caster === 'wizard'
      ? ([
          ['To copy it all', `${sum * 50} gp and ${sum * 2} hours (50 gp and 2 hours a level)`],
          ['A spare of one’s own', `${sum * 10} gp and ${sum} hours (10 gp and 1 hour a level)`],
        ] as [string, string][])
      : []),
  ]
}

function measure(request: SpellbookRequest, spells: Section): Section {
  const tables = spells.blocks.filter((block) => block.type === 'table')
  const levels = tables.flatMap(({ key, rows }) => rows.map(() => Number(key.replace(/\D/g, ''))))
  const rows = (request.system === 'Pathfinder' ? measurePathfinder : measure5e)(request, levels)
  return {
    key: 'measure',
    title: 'Measure',
    place: 'aside',
    canReroll: false,
    blocks: [
      {
        type: 'facts',
        key: 'measure.facts',
        rows: rows.map(([label, text], at) => ({ key: `measure.facts.${at}`, label, text })),
      },
    ],
  }
}

export const spellbook: SheetMaker<'spellbook'> = {
  write(request, chance) {
    const { text } = readPrompt(request.prompt)
    const core = chance('core')
    const asked = text.toLowerCase().match(/\p{L}+/gu) ?? []
    const named = bookThemes.find(({ words }) => asked.some((word) => words.includes(word)))
    const theme = named ?? core.pick(bookThemes)
    const owner = core.pick(owners)
    const look = chance('look')
    const cover = look.pick(theme.cover)
    const margin = chance('margin')
    const whole = text.replace(/[.!?]+$/, '').replace(/^(?:an?|the)\s+/i, '')
    const spells = spellsSection(request, chance('spells'))
    return {
      title: whole ? capital(titled(whole)).slice(0, 120) : `The Book of ${titled(owner, true)}`,
      kicker: `${capital(casterName(request))}’s spellbook, level ${request.level}`,
      summary: `Bound in ${cover}; with a homebrew spell and notes in the margin.`,
      system: request.system,
      sections: [
        {
          key: 'look',
          title: 'The book',
          place: 'main',
          canReroll: true,
          blocks: [
            {
              type: 'text',
              key: 'look.cover',
              text: `${whole ? `${capital(text.replace(/[.!?]+$/, ''))}: bound` : 'Bound'} in ${cover}, ${look.int(40, 180)} leaves, ${look.pick(['a third of them blank', 'the last nine stuck together', 'one cut out with a razor', 'numbered backwards', 'two in another hand', 'edges gnawed'])}.`,
            },
            { type: 'text', key: 'look.owner', label: 'Once owned by', text: `${owner}, ${look.pick(fates)}.` },
            { type: 'text', key: 'look.secret', label: 'Secret', text: look.pick(theme.secrets) },
          ],
        },
        spells,
        homebrew(request, theme, chance('homebrew')),
        {
          key: 'margin',
          title: 'In the margins',
          place: 'aside',
          canReroll: true,
          blocks: [
            {
              type: 'list',
              key: 'margin.notes',
              items: margin
                .shuffle(theme.notes)
                .slice(0, 4)
                .map((note, at) => ({ key: `margin.notes.${at}`, text: note })),
            },
          ],
        },
        measure(request, spells),
      ],
      pictures: [
        {
          category: 'items',
          label: 'The book',
          prompt: `a closed spellbook bound in ${cover}${whole ? `, ${whole}` : ''}`,
          negativePrompt: '',
          seed: look.int(0, 2 ** 31 - 1),
        },
      ],
      kin: [],
    }
  },
}
