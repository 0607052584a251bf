import type { Section } from '../../../contract/sheets/document.ts'
import { capital } from '../grammar/inflect.ts'
import { preparedIn2014, preparedOf, slotsPathfinder } from '../spells/counts.ts'
import { isHalf, slots5e, strongestFor } from './choice.ts'
import type { Volume } from './volume.ts'

type Rows = [string, string][]

/** Materials to learn a spell by its rank, gp: Player Core, "Learn a Spell" (ORC). Cantrips cost as much as rank 1. */
const learningPathfinder = [2, 2, 6, 16, 36, 70, 140, 300, 650, 1500]

const ordinal = (level: number) => `${level}${['st', 'nd', 'rd'][level - 1] ?? 'th'}`
/** "4 × 1st, 3 × 2nd" */
const slotsText = (slots: readonly number[]) => slots.map((count, at) => `${count} × ${ordinal(at + 1)}`).join(', ')
const grouped = (value: number) => value.toLocaleString('en-GB')

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
    ['To learn it all', `${grouped(materials)} gp`],
    ['Which takes', `${grouped(hours)} hours`],
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
    ...(caster === 'wizard'
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
  const rows = (volume.system === 'Pathfinder' ? rowsPathfinder : rows5e)(volume, levels)
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
