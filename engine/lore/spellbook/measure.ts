import type { Section } from '../../../contract/sheets/document.ts'
import { scrollValue } from '../goods/magic-dnd5e.ts'
import { pathfinderItems } from '../goods/magic-pathfinder.ts'
import { capital } from '../grammar/inflect.ts'
import { preparedIn2014, preparedOf, slotsPathfinder } from '../spells/counts.ts'
import type { SpellClass } from '../spells/dnd5e.ts'
import { isHalf, slots5e, strongestFor } from './choice.ts'
import type { Volume } from './volume.ts'

type Rows = [string, string][]

/** Materials to learn a spell by its rank, gp: Player Core, "Learn a Spell" (ORC). Cantrips cost as much as rank 1. */
const learningPathfinder = [2, 2, 6, 16, 36, 70, 140, 300, 650, 1500]

const ordinal = (level: number) => `${level}${['st', 'nd', 'rd'][level - 1] ?? 'th'}`
/** "4 × 1st, 3 × 2nd" */
const slotsText = (slots: readonly number[]) => slots.map((count, at) => `${count} × ${ordinal(at + 1)}`).join(', ')
const grouped = (value: number) => value.toLocaleString('en-GB')

/** Whose spells are written down, or told to a familiar, one by one and for money: the others have no use for a copy. */
const isCopied = ({ caster, system }: Volume) =>
  caster === 'wizard' || (system === 'Pathfinder' && caster === 'warlock')

/** By heart: SRD 5.1 and 5.2.1, class features, "Spellcasting"; Player Core, a bard's and a sorcerer's "Spell Repertoire". */
const isByHeart = ({ caster, system, form }: Volume) => {
  const known: readonly SpellClass[] = ['bard', 'sorcerer', 'warlock']
  return known.includes(caster) || (caster === 'ranger' && system === 'DnD5e' && form === '2014')
}

/** What a scroll of the strongest spells costs, where scrolls hold such spells; gp. */
function scrollPrice({ system }: Volume, strongest: number): number | undefined {
  if (strongest === 0) return undefined
  if (system === 'Pathfinder')
    return pathfinderItems.find(({ name }) => name === `Scroll of a rank ${strongest} spell`)?.price
  return scrollValue(strongest)
}

/** Why copying costs nothing, for those who do not copy. */
const copyingText = (volume: Volume) =>
  isByHeart(volume) ? 'Needless: known by heart.' : 'Needless: prepared, not copied.'

/** What a scroll of the strongest of these costs, for those who do not copy them. */
function scrollRows(volume: Volume): Rows {
  const { system, form } = volume
  const isPathfinder = system === 'Pathfinder'
  const strongest = strongestFor(volume)
  if (isCopied(volume) || strongest === 0) return []
  // Prices of scrolls came with the rules of 2024.
  if (!isPathfinder && form === '2014') return [['A scroll of one', 'Not priced']]
  const price = scrollPrice(volume, strongest)
  return price === undefined
    ? []
    : [[`A scroll of ${isPathfinder ? 'rank' : 'level'} ${strongest}`, `${grouped(price)} gp`]]
}

function rowsPathfinder(volume: Volume, levels: readonly number[]): Rows {
  const { caster, level, tradition } = volume
  const strongest = strongestFor(volume)
  const materials = levels.reduce((total, rank) => total + (learningPathfinder[rank] ?? 0), 0)
  const hours = levels.reduce((total, rank) => total + Math.max(1, rank), 0)
  return [
    ['Tradition', capital(tradition)],
    ['Up to', strongest === 0 ? 'Cantrips' : `Rank ${strongest}`],
    ...(isHalf(caster)
      ? ([
          ['Cast by', `${caster === 'paladin' ? 'Cleric' : 'Druid'} archetype`],
          ['Slots', 'One a rank'],
        ] as Rows)
      : ([['Slots', slotsText(slotsPathfinder(caster, level))]] as Rows)),
    ...(isCopied(volume)
      ? ([
          ['To learn it all', `${grouped(materials)} gp`],
          ['Which takes', `${grouped(hours)} hours`],
        ] as Rows)
      : []),
    ['Rules', 'Player Core, remaster'],
  ]
}

function rows5e(volume: Volume, levels: readonly number[]): Rows {
  const { caster, level, form } = volume
  const strongest = strongestFor(volume)
  const sum = levels.reduce((total, each) => total + each, 0)
  const pact = level >= 17 ? 4 : level >= 11 ? 3 : level >= 2 ? 2 : 1
  const is2014 = form === '2014'
  const slots = slots5e(volume)
  return [
    ['Up to', strongest === 0 ? 'No spells yet' : `Level ${strongest}`],
    [
      'Slots',
      caster === 'warlock'
        ? `${pact} × ${ordinal(Math.min(5, strongest))}`
        : slots.length > 0
          ? slotsText(slots)
          : 'None',
    ],
    ['Ready at once', is2014 ? preparedIn2014(caster, level) : `${preparedOf(caster, level)} prepared`],
    ['Rules of', form],
    ['After', is2014 ? 'SRD 5.1' : 'SRD 5.2.1'],
    ...(isCopied(volume)
      ? ([
          ['To copy it all', `${grouped(sum * 50)} gp`],
          ['Which takes', `${grouped(sum * 2)} hours`],
          ['A spare of one’s own', `${grouped(sum * 10)} gp`],
          ['Which takes', `${grouped(sum)} hours`],
        ] as Rows)
      : []),
  ]
}

/** What the book is in numbers: slots, how many spells are ready, what it costs to have it. */
export function measureSection(volume: Volume, spells: Section): Section {
  const levels = spells.blocks
    .filter((block) => block.type === 'table')
    .flatMap(({ key, rows }) => rows.map(() => Number(key.replace(/\D/g, ''))))
  const rows = [...(volume.system === 'Pathfinder' ? rowsPathfinder : rows5e)(volume, levels), ...scrollRows(volume)]
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
      ...(isCopied(volume)
        ? []
        : [{ type: 'text' as const, key: 'measure.copying', label: 'To copy it', text: copyingText(volume) }]),
    ],
  }
}
