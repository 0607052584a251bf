import type { Section } from '../../../contract/sheets/document.ts'
import type { Random } from '../../paint/random.ts'
import { capital } from '../grammar/inflect.ts'
import { ownerHead } from './asked.ts'
import { strongestFor } from './choice.ts'
import { spellEnds } from './themes.ts'
import type { Volume } from './volume.ts'

/** Damage to one creature by spell level, all of it halved by a save: SRD 5.1's measure of a spell made new. */
const dice = ['2d10', '3d10', '5d10', '6d10', '8d10']

const pathfinderDamage: Readonly<Record<string, string>> = {
  necrotic: 'void',
  radiant: 'spirit',
  lightning: 'electricity',
  psychic: 'mental',
  thunder: 'sonic',
}
const pathfinderSaves = { Dexterity: 'Reflex', Constitution: 'Fortitude', Wisdom: 'Will' }

/** A name from whose book it is, where that was said, else from what it is about. */
export function homebrewName({ asked: { owner }, theme }: Volume, chance: Random): string {
  const end = chance.pick(spellEnds)
  const head = owner ? ownerHead(owner).replace(/\b(?:The|Of|And)\b/g, (word) => word.toLowerCase()) : ''
  const of = /s$/i.test(head) ? `${head}’` : `${head}’s`
  return head !== '' && head.length <= 30 ? `${of} ${end}` : `${chance.pick(theme.starts)} ${end}`
}

type Rows = [string, string][]

function rows5e({ caster, theme }: Volume, level: number, range: number): Rows {
  return [
    ['Level', `${level} (${caster})`],
    ['School', theme.damage === 'psychic' ? 'Enchantment' : theme.damage === 'necrotic' ? 'Necromancy' : 'Evocation'],
    ['Casting time', 'Action'],
    ['Range', `${range} ft`],
    ['Components', 'V, S'],
    ['Duration', 'Instantaneous'],
    ['Target', 'One creature you see'],
    ['Saving throw', `${theme.save}, for half`],
    ['Damage', `${dice[level - 1]} ${theme.damage}`],
    ['Each higher slot', '1d10 more'],
  ]
}

function rowsPathfinder({ tradition, theme }: Volume, rank: number, range: number): Rows {
  return [
    ['Rank', `${rank} (${tradition})`],
    ['Cast', 'Two actions'],
    ['Range', `${range} feet`],
    ['Targets', 'One creature'],
    ['Defence', `Basic ${pathfinderSaves[theme.save]}`],
    ['Damage', `${rank * 2}d6 ${pathfinderDamage[theme.damage] ?? theme.damage}`],
    ['Heightened (+1)', '2d6 more'],
  ]
}

/** A spell that stands in no rule book, and says so. */
export function homebrewSection(volume: Volume, name: string, told: string, chance: Random): Section {
  const level = chance.int(1, Math.max(1, Math.min(5, strongestFor(volume))))
  const range = chance.pick([30, 60, 90])
  const rows = (volume.system === 'Pathfinder' ? rowsPathfinder : rows5e)(volume, level, range)
  return {
    key: 'homebrew',
    title: 'Found nowhere else',
    place: 'main',
    canReroll: true,
    blocks: [
      { type: 'text', key: 'homebrew.spell', label: `${name} (homebrew)`, text: capital(told) },
      {
        type: 'facts',
        key: 'homebrew.facts',
        rows: rows.map(([label, text], at) => ({ key: `homebrew.facts.${at}`, label, text })),
      },
    ],
  }
}
