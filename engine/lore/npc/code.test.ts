import { describe, expect, it } from 'vitest'
import { NpcRequest } from '../../../contract/sheets/npc.ts'
import { writeSheet } from '../index.ts'
import { codeIn } from './code.ts'

const made = (request: Record<string, unknown>, seed = 5) =>
  writeSheet({ kind: 'npc', request: NpcRequest.parse({ system: 'Pathfinder', ...request }), seed })

/** A line of the block and the row of the same name in brief. */
function linesOf(document: ReturnType<typeof made>, name: 'edicts' | 'anathema') {
  const blocks = document.sections.flatMap((section) => section.blocks)
  const lines = blocks.flatMap((block) =>
    block.type === 'stats' ? block.body : block.type === 'facts' ? block.rows : [],
  )
  const text = (key: string) => lines.find((line) => line.key === key)?.text
  return { block: text(`stats.block.${name}`), brief: text(`facts.rows.${name}`) }
}

describe('edicts and anathema of Pathfinder', () => {
  it('are those that were chosen, in the block and in brief', () => {
    for (let seed = 0; seed < 20; seed++) {
      const person = made({ edicts: 'protect the weak', anathema: 'tell a lie' }, seed)
      expect(linesOf(person, 'edicts').block).toMatch(/^protect the weak, ./)
      expect(linesOf(person, 'edicts').brief).toMatch(/^Protect the weak; ./)
      expect(linesOf(person, 'anathema').block).toMatch(/^tell a lie, ./)
      expect(linesOf(person, 'anathema').brief).toMatch(/^Tell a lie; ./)
    }
  })

  it('are those that the prompt names, and told as nothing else', () => {
    const person = made({
      prompt: 'a knight whose edicts are to protect the weak and never lie, and whose anathema is to flee',
    })
    expect(linesOf(person, 'edicts').block).toBe('protect the weak, never lie')
    expect(linesOf(person, 'anathema').block).toMatch(/^flee, ./)
    expect(JSON.stringify(person.sections)).not.toMatch(/the one whose|is never lie|is to protect/)
    expect(person.kicker).toMatch(/knight/)
  })

  it.each([
    [
      'a dwarf smith, edicts: repay debts, honour the dead; anathema: steal',
      ['repay debts', 'honour the dead'],
      ['steal'],
    ],
    ['an elf whose anathema is to burn a book', [], ['burn a book']],
    ['a guard. Her edicts are to keep the gate and to sleep by day.', ['keep the gate', 'sleep by day'], []],
    ['a baker who hates edicts', [], []],
  ])('are read out of “%s”', (prompt, edicts, anathema) => {
    expect(codeIn(prompt)).toEqual({ edicts, anathema })
  })

  it('are two of each by chance where nobody asks, and DnD5e has an alignment in their place', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { block, brief } = linesOf(made({}, seed), 'edicts')
      expect(brief?.split('; ')).toHaveLength(2)
      expect(brief?.toLowerCase()).toBe(block?.replace(', ', '; ').toLowerCase())
    }
    const other = made({ system: 'DnD5e', edicts: 'protect the weak' })
    expect(linesOf(other, 'edicts')).toEqual({})
  })
})

it('a bare verb after “and never” goes on with what was said before it', () => {
  for (const system of ['DnD5e', 'Pathfinder'])
    for (const prompt of [
      'a monk who must fast and never speak',
      'a knight who swore to protect the weak and never lie',
      'a knight whose edicts are to protect the weak and never lie',
    ])
      expect(JSON.stringify(made({ system, prompt }).sections)).not.toMatch(/is never (?:speak|lie)/)
})
