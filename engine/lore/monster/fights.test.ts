import { expect, it } from 'vitest'
import type { SheetDocument } from '../../../contract/sheets/document.ts'
import { MonsterRequest } from '../../../contract/sheets/monster.ts'
import { writeSheet } from '../index.ts'
import { editSheet } from '../written.ts'

/** SRD 5.2.1, "XP Budget per Character": low, moderate and high for a party of level 1, 2, 3 … */
const budgets5e =
  `50 75 100|100 150 200|150 225 400|250 375 500|500 750 1100|600 1000 1400|750 1300 1700|1000 1700 2100|1300 2000 2600|1600 2300 3100
|1900 2900 4100|2200 3700 4700|2600 4200 5400|2900 4900 6200|3300 5400 7800|3800 6100 9800|4500 7200 11700|5000 8700 14200|5500 10700 17200|6400 13200 22000`
    .split('|')
    .map((row) => row.trim().split(' ').map(Number))

/** GM Core, "Encounter Budget" for four characters, and "Creature XP" by its level less the party's. */
const budgetsOfPathfinder = [40, 60, 80, 120, 160]
const worthOfPathfinder: Record<number, number> = {
  [-4]: 10,
  [-3]: 15,
  [-2]: 20,
  [-1]: 30,
  0: 40,
  1: 60,
  2: 80,
  3: 120,
  4: 160,
}

const challenges = ['0', '1/8', '1/4', '1/2', ...Array.from({ length: 30 }, (_, index) => String(index + 1))]
const write = (system: 'DnD5e' | 'Pathfinder', seed: number) =>
  writeSheet({
    kind: 'monster',
    request: MonsterRequest.parse({
      system,
      form: seed % 2 ? '2014' : '2024',
      challenge: seed % 3 ? `CR ${challenges[seed % challenges.length]}` : '',
    }),
    seed,
  })

const blocksOf = ({ sections }: SheetDocument) => sections.flatMap(({ blocks }) => blocks)

/** The rows of its fights in figures, and what its block says of its level or XP. */
function fightsOf(document: SheetDocument) {
  const blocks = blocksOf(document)
  const table = blocks.find(({ key }) => key === 'fights.table')
  const stats = blocks.find(({ type }) => type === 'stats')
  if (table?.type !== 'table' || stats?.type !== 'stats') throw new Error(`${document.title} has no fights`)
  const challenge = stats.body.find(({ key }) => key.endsWith('.challenge'))?.text ?? ''
  return {
    rows: table.rows.map(({ cells }) => cells),
    columns: table.columns.length,
    label: table.label,
    level: Number(stats.kind.replace('−', '-').replace(/^Creature /, '')),
    xp: Number(/XP ([\d,]+)|([\d,]+) XP/.exec(challenge)?.slice(1).find(Boolean)?.replaceAll(',', '')),
  }
}

const count = (budget: number, xp: number, most = Number.POSITIVE_INFINITY) => {
  const many = Math.floor(budget / xp)
  return many === 0 ? '—' : many > most ? `more than ${most}` : String(many)
}

function isRightForPathfinder(document: SheetDocument) {
  const { rows, level, columns } = fightsOf(document)
  expect(rows.length, document.title).toBeGreaterThan(0)
  for (const [party, xp, ...counts] of rows) {
    const worth = worthOfPathfinder[level - Number(party)] ?? Number.NaN
    expect([party, Number(xp), ...counts], `${document.title}, level ${level}`).toEqual([
      party,
      worth,
      ...budgetsOfPathfinder.map((budget) => count(budget, worth)),
    ])
    expect(counts.length + 2).toBe(columns)
  }
}

it('so many DnD5e creatures make a fight as their XP goes into the budget of four characters', () => {
  for (let seed = 0; seed < 200; seed++) {
    const document = write('DnD5e', seed)
    const { rows, xp } = fightsOf(document)
    expect(rows.length).toBeGreaterThan(0)
    for (const [level, ...counts] of rows)
      expect(counts, `${document.title}, XP ${xp}, level ${level}`).toEqual(
        (budgets5e[Number(level) - 1] ?? []).map((budget) => count(budget * 4, xp, 12)),
      )
  }
})

it('so many Pathfinder creatures make a fight of each threat as their XP against the party’s level goes into its budget', () => {
  for (let seed = 0; seed < 200; seed++) isRightForPathfinder(write('Pathfinder', seed))
})

it('a party of another size is told by how much XP it differs', () => {
  expect(fightsOf(write('Pathfinder', 1)).label).toMatch(
    /one more or fewer: trivial 10, low and moderate 20, severe 30, extreme 40$/,
  )
})

it('follows a Pathfinder creature’s level when that is changed by hand', () => {
  for (let seed = 0; seed < 20; seed++)
    for (const level of ['-1', '1', '9', '24']) {
      const { document } = editSheet('monster', write('Pathfinder', seed), {
        'stats.block.kind': `Creature ${level}`,
      })
      expect(fightsOf(document).level).toBe(Number(level))
      isRightForPathfinder(document)
      const table = blocksOf(document).find(({ key }) => key === 'fights.table')
      const keys = table?.type === 'table' ? table.rows.map(({ key }) => key) : []
      expect(new Set(keys).size).toBe(keys.length)
    }
})
