import { describe, expect, it } from 'vitest'
import { SpellbookRequest } from '../../../contract/sheets/spellbook.ts'
import { type SpellClass, spells5e } from '../spells/dnd5e.ts'
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

describe('spells of the 5e rules', () => {
  it('stand once each, and every class has some at each level it reaches', () => {
    expect(new Set(spells5e.map(({ name }) => name)).size).toBe(spells5e.length)
    for (const caster of casters) {
      const half = caster === 'paladin' || caster === 'ranger'
      for (let level = half ? 1 : 0; level <= (half ? 5 : 9); level++)
        expect(
          spells5e.filter((spell) => spell.level === level && spell.classes.includes(caster)).length,
        ).toBeGreaterThan(0)
    }
  })

  it('are of a known school, and nothing instantaneous needs concentration', () => {
    for (const spell of spells5e) {
      expect(spell.school, spell.name).toBeDefined()
      expect(spell.classes, spell.name).not.toContain(undefined)
      expect(spell.concentration && spell.duration === 'Instantaneous', spell.name).toBe(false)
    }
  })
})

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

  it('leave no rank of a Pathfinder caster empty', () => {
    for (const caster of casters)
      expect(spellsIn(written(1, { system: 'Pathfinder', caster, level: 20 }))).toHaveLength(10)
  })
})
