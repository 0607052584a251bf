import { describe, expect, it } from 'vitest'
import { SpellbookRequest } from '../../../contract/sheets/spellbook.ts'
import { cantripsOf, preparedOf } from '../spells/counts.ts'
import { type SpellClass, spells5e } from '../spells/dnd5e.ts'
import { spellsPathfinder } from '../spells/pathfinder.ts'
import { writeSheet } from '../write.ts'
import { strongestFor } from './spellbook.ts'

const written = (seed: number, asked: Record<string, unknown>) =>
  writeSheet({ kind: 'spellbook', request: SpellbookRequest.parse(asked), seed })

/** The tables of spells, by level. */
function spellsIn(sheet: ReturnType<typeof written>) {
  return (sheet.sections.find(({ key }) => key === 'spells')?.blocks ?? []).flatMap((block) =>
    block.type === 'table' ? [{ level: Number(block.key.replace(/\D/g, '')), rows: block.rows }] : [],
  )
}
const casters: readonly SpellClass[] = ['wizard', 'sorcerer', 'cleric', 'druid', 'bard', 'warlock', 'paladin', 'ranger']

describe('spellbooks', () => {
  it('hold only what their owner may have, with each spell’s own facts', () => {
    for (let seed = 0; seed < 160; seed++) {
      const caster = casters[seed % casters.length]
      const request = SpellbookRequest.parse({ caster, level: 1 + (seed % 20) })
      for (const { level, rows } of spellsIn(writeSheet({ kind: 'spellbook', request, seed }))) {
        expect(level).toBeLessThanOrEqual(strongestFor(request))
        for (const { cells } of rows) {
          const [name = '', school, time, range] = cells
          const spell = spells5e.find((each) => each.name === name.replace(' (ritual)', ''))
          expect(spell).toMatchObject({ level, school, time, range })
          expect(spell?.classes).toContain(caster)
        }
      }
    }
  })

  it('a wizard of level 5 has fourteen spells, and copying them costs 50 gp and 2 hours a level', () => {
    const sheet = written(3, { level: 5 })
    const levels = spellsIn(sheet).flatMap(({ level, rows }) => rows.map(() => level))
    expect(levels.filter((level) => level > 0)).toHaveLength(14)
    const sum = levels.reduce((total, level) => total + level, 0)
    expect(JSON.stringify(sheet)).toContain(`${sum * 50} gp and ${sum * 2} hours`)
  })

  it('are what the prompt says, and mark what is homebrew', () => {
    const sheet = written(9, { prompt: 'the charred spellbook of a lighthouse keeper', school: 'Evocation' })
    expect(sheet.title).toContain('Lighthouse Keeper')
    expect(sheet.pictures[0]?.prompt).toContain('lighthouse keeper')
    expect(JSON.stringify(sheet)).toContain('(homebrew)')
  })

  it('have as many spells as their owner prepares, or has written down', () => {
    for (const caster of casters) {
      for (let level = 1; level <= 20; level++) {
        const counts = spellsIn(written(level, { caster, level }))
        const leveled = counts.filter((table) => table.level > 0).reduce((sum, { rows }) => sum + rows.length, 0)
        const arcana = caster === 'warlock' ? Math.max(0, Math.min(9, Math.ceil(level / 2)) - 5) : 0
        const wanted = caster === 'wizard' ? 4 + 2 * level : preparedOf(caster, level) + arcana
        expect(leveled, `${caster} ${level}`).toBe(wanted)
        expect(counts.find((table) => table.level === 0)?.rows.length ?? 0).toBe(cantripsOf(caster, level))
      }
    }
  })

  it('leave no rank of a Pathfinder caster empty, and give each spell’s own facts', () => {
    for (const caster of casters) {
      const late = caster === 'paladin' || caster === 'ranger'
      for (let level = 1; level <= 20; level++) {
        const request = SpellbookRequest.parse({ system: 'Pathfinder', caster, level })
        const ranks = spellsIn(writeSheet({ kind: 'spellbook', request, seed: level }))
        expect(ranks.map((table) => table.level)).toEqual(
          Array.from({ length: strongestFor(request) + 1 }, (_, at) => at),
        )
        for (const { level: rank, rows } of ranks) {
          if (late && rank > 0) expect(rows).toHaveLength(1)
          for (const { cells } of rows) {
            const spell = spellsPathfinder.find(({ name }) => name === cells[0]?.toLowerCase())
            expect(spell).toMatchObject({ rank, cast: cells[1], range: cells[2], duration: cells[3] })
          }
        }
      }
    }
  })

  it('of a wizard fill up by two spells a level in Pathfinder, and call a warlock a witch', () => {
    const sheet = written(2, { system: 'Pathfinder', level: 5 })
    expect(spellsIn(sheet).map(({ rows }) => rows.length)).toEqual([10, 7, 4, 2])
    expect(written(2, { system: 'Pathfinder', caster: 'warlock' }).kicker).toBe('Witch’s spellbook, level 5')
  })
})
