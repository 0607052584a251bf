import type { Section } from '../../../contract/sheets/document.ts'
import type { SpellbookRequest } from '../../../contract/sheets/spellbook.ts'
import type { Random } from '../../paint/random.ts'
import { capital } from '../grammar/inflect.ts'
import { titled } from '../lore/subject.ts'
import { readPrompt } from '../prompt/read.ts'
import { slotsOf } from '../rules/dnd5e/wording.ts'
import { spellsByRank, type Tradition } from '../rules/pathfinder/spells.ts'
import type { SheetMaker } from '../sheet-maker.ts'
import { type SpellClass, spells5e } from '../spells/dnd5e.ts'
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

const isHalf = (caster: SpellClass) => caster === 'paladin' || caster === 'ranger'
const levelName = (level: number) => (level === 0 ? 'Cantrips' : `Level ${level}`)

/** The strongest spells that a caster has: SRD 5.1 and 5.2, class tables; for Pathfinder a rank every second level. */
export function strongestFor({ caster, level, system }: SpellbookRequest): number {
  if (system === 'DnD5e' && isHalf(caster)) return slotsOf(Math.ceil(level / 2)).length
  return Math.min(9, Math.ceil(level / 2))
}

/** Cantrips at level 1, SRD 5.1; one more at level 4 and one at 10. */
const cantrips: Partial<Record<SpellClass, number>> = {
  wizard: 3,
  cleric: 3,
  sorcerer: 4,
  druid: 2,
  bard: 2,
  warlock: 2,
}

/**
 * How many of each level stand in the book, cantrips first. A wizard's has six of the 1st level and two more for each level
 * since; the others write down what they pray or play for.
 */
function countsFor(request: SpellbookRequest): number[] {
  const { caster, level } = request
  const strongest = strongestFor(request)
  const base = request.system === 'Pathfinder' ? 4 : cantrips[caster]
  const first = base === undefined ? 0 : base + (level >= 4 ? 1 : 0) + (level >= 10 ? 1 : 0)
  const since = (spellLevel: number) => Math.min(spellLevel === 9 ? 4 : 2, level - 2 * spellLevel + 2)
  const written = (spellLevel: number) =>
    caster === 'wizard' ? 2 * since(spellLevel) + (spellLevel === 1 ? 4 : 0) : spellLevel === strongest ? 2 : 3
  return [first, ...Array.from({ length: strongest }, (_, at) => written(at + 1))]
}

function table5e(request: SpellbookRequest, level: number, count: number, chance: Random): Table['rows'] {
  const open = spells5e.filter((spell) => spell.level === level && spell.classes.includes(request.caster))
  const shuffled = chance.shuffle(open)
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
  const open = spellsByRank[traditionOf[request.caster]][rank] ?? []
  const all = Object.entries(spellsByRank) as [Tradition, readonly (readonly string[])[]][]
  return chance
    .shuffle(open)
    .slice(0, count)
    .sort()
    .map((name, at) => ({
      key: `spells.level${rank}.${at}`,
      cells: [
        capital(name),
        all.flatMap(([tradition, ranks]) => (ranks[rank]?.includes(name) ? [tradition] : [])).join(', '),
      ],
    }))
}

const columns5e = ['Spell', 'School', 'Time', 'Range', 'Components', 'Duration'].map((label) => ({ label }))
const columnsPathfinder = ['Spell', 'Traditions'].map((label) => ({ label }))

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

function measure(request: SpellbookRequest, spells: Section): Section {
  const strongest = strongestFor(request)
  const tables = spells.blocks.filter((block) => block.type === 'table')
  const levels = tables.flatMap(({ key, rows }) => rows.map(() => Number(key.replace(/\D/g, ''))))
  const sum = levels.reduce((total, level) => total + level, 0)
  const warlock = request.caster === 'warlock'
  const slots = slotsOf(isHalf(request.caster) ? Math.ceil(request.level / 2) : request.level)
  const pact = request.level >= 17 ? 4 : request.level >= 11 ? 3 : request.level >= 2 ? 2 : 1
  const rows: [string, string][] =
    request.system === 'Pathfinder'
      ? [
          ['Tradition', capital(traditionOf[request.caster])],
          ['Up to', `Rank ${strongest}`],
          ['To learn one', 'Learn a Spell: an hour for each rank, materials and a skill check by its rank'],
        ]
      : [
          ['Up to', `Spells of level ${strongest}`],
          [
            'Slots',
            warlock
              ? `${pact} of level ${Math.min(5, strongest)}`
              : slots.map((count, at) => `${count} of level ${at + 1}`).join(', '),
          ],
          ...(request.caster === 'wizard'
            ? ([['To copy it all', `${sum * 50} gp and ${sum * 2} hours (50 gp and 2 hours a level)`]] as [
                string,
                string,
              ][])
            : []),
        ]
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
      kicker: `${capital(request.caster)}’s spellbook, level ${request.level}`,
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
