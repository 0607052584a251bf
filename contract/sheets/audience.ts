import type { Audience, Block, Section, SheetDocument } from './document.ts'
import type { SheetKind } from './kinds.ts'

/*
 * Which parts of a sheet are the game master's, said once for every kind. The makers' sheets bear these marks; sheets that were
 * written before there were any are given them as they are read, and so are lines that somebody adds by hand.
 */

interface Audiences {
  /** Sections, blocks and lines by key, each with all below it. */
  parts: Readonly<Record<string, Audience>>
  /** The game master's columns of a section's tables, by their label. */
  columns?: Readonly<Record<string, readonly string[]>>
  /**
   * The field whose text players are told in place of the summary, which says what the sheet is about. '': nothing.
   * 'summary': the summary is everybody's.
   */
  summary: string
  /**
   * `start`: below the title players are told what stands before its first "·": "Large beast". `person`: of that what stands
   * before "of", for whom somebody serves may be their secret. `none`: nothing.
   */
  kicker?: 'start' | 'person' | 'none'
  /** Fields of names that are a secret however short they are, by key: no line that has them is told. */
  names?: readonly string[]
  /** Sheets of these kinds that are linked with it are connections of which only the game master knows. */
  secretKin?: readonly SheetKind[]
}

const audiencesOf: Readonly<Record<SheetKind, Audiences>> = {
  // Players see what lies there; whose it was, and who comes for it, they find out.
  loot: {
    parts: { story: 'gm', measure: 'gm' },
    summary: '',
    kicker: 'none',
  },
  monster: {
    parts: {
      'sight.truth': 'gm',
      stats: 'gm',
      tactics: 'gm',
      lair: 'gm',
      hooks: 'gm',
      facts: 'gm',
      lore: 'gm',
      spoils: 'gm',
      traces: 'gm',
      fights: 'gm',
    },
    summary: 'sight.aloud',
    kicker: 'start',
  },
  npc: {
    parts: {
      'sight.known': 'gm',
      'sight.told': 'gm',
      heart: 'gm',
      hooks: 'gm',
      stats: 'gm',
      people: 'gm',
      gear: 'gm',
      'facts.rows.faction': 'gm',
      'facts.rows.alignment': 'gm',
      'facts.rows.edicts': 'gm',
      'facts.rows.anathema': 'gm',
    },
    summary: 'sight.aloud',
    kicker: 'person',
    names: ['facts.rows.faction'],
    secretKin: ['npc'],
  },
  shop: {
    parts: {
      'keeper.facts.known': 'gm',
      'keeper.facts.wants': 'gm',
      'keeper.facts.fears': 'gm',
      'keeper.facts.helper': 'opening',
      counter: 'gm',
      hook: 'gm',
      rumours: 'heard',
      'terms.facts.till': 'gm',
      haggling: 'gm',
      customers: 'named',
      plan: 'gm',
    },
    summary: 'sight.aloud',
  },
  tavern: {
    parts: {
      'sight.named': 'gm',
      'staff.keeper.known': 'gm',
      'staff.keeper.wants': 'gm',
      'staff.keeper.fears': 'gm',
      'staff.list': 'named',
      patrons: 'named',
      trouble: 'gm',
      rumours: 'heard',
      'game.rules.odds': 'gm',
      'game.rules.ways': 'gm',
      'game.rules.house': 'gm',
      'game.rules.cheat': 'gm',
      'game.rules.spot': 'gm',
      entertainment: 'gm',
    },
    // What lies under the pillow stands with the bed.
    columns: { rooms: ['What it is like'] },
    summary: 'sight.aloud',
  },
  settlement: {
    parts: {
      'sight.first': 'gm',
      trouble: 'gm',
      hooks: 'gm',
      factions: 'gm',
      'people.list': 'opening',
      'brief.facts.known': 'gm',
      'brief.facts.seat': 'gm',
      'brief.facts.threats': 'gm',
      rumours: 'heard',
      'trade.note': 'gm',
      defences: 'gm',
    },
    columns: { districts: ['Who is there, and what goes on'] },
    summary: 'sight.aloud',
  },
  // The piece is sung or read to them; what is true in it, and what a riddle's answer is, they are not told.
  lore: {
    parts: { table: 'gm', answer: 'gm' },
    summary: 'summary',
  },
  spellbook: {
    parts: { 'look.owner': 'gm', 'look.where': 'gm', 'look.secret': 'gm' },
    summary: 'look.cover',
  },
}

/** What a kind of sheet keeps from players beside its parts: its summary, the line below its title, its links. */
export const reserveOf = (kind: SheetKind): Omit<Audiences, 'parts' | 'columns'> => audiencesOf[kind]

function audienceOf(kind: SheetKind, key: string): Audience | undefined {
  const { parts } = audiencesOf[kind]
  const steps = key.split('.')
  // The nearest says it: a line's own mark before its section's.
  for (let length = steps.length; length > 0; length--) {
    const path = steps.slice(0, length).join('.')
    if (Object.hasOwn(parts, path)) return parts[path]
  }
  return undefined
}

/** The part with its mark; one that it bears already stays. */
function mark<Part extends { key: string; audience?: Audience }>(kind: SheetKind, part: Part): Part {
  const audience = part.audience ?? audienceOf(kind, part.key)
  return audience === part.audience ? part : { ...part, audience }
}

function blockMarked(kind: SheetKind, section: string, block: Block): Block {
  switch (block.type) {
    case 'text':
    case 'verse':
      return mark(kind, block)
    case 'facts':
      return { ...block, rows: block.rows.map((row) => mark(kind, row)) }
    case 'list':
      return { ...block, items: block.items.map((item) => mark(kind, item)) }
    case 'table': {
      const secret = audiencesOf[kind].columns?.[section] ?? []
      const columns = block.columns.map((column) =>
        secret.includes(column.label) ? { ...column, audience: 'gm' as const } : column,
      )
      return { ...block, columns }
    }
    case 'stats':
      return block
  }
}

function sectionMarked(kind: SheetKind, section: Section): Section {
  if (section.audience === 'gm' || audienceOf(kind, section.key) === 'gm') return { ...section, audience: 'gm' }
  return { ...section, blocks: section.blocks.map((block) => blockMarked(kind, section.key, block)) }
}

/** The sheet with the parts marked that are not for everybody. Marks that it bears already stay; twice is once. */
export const withAudiences = (kind: SheetKind, document: SheetDocument): SheetDocument => ({
  ...document,
  sections: document.sections.map((section) => sectionMarked(kind, section)),
})
