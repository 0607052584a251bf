import { describe, expect, it } from 'vitest'
import type { Section } from '../../../contract/sheets/document.ts'
import { LootRequest } from '../../../contract/sheets/loot.ts'
import { worth } from '../goods/money.ts'
import { writeSheet } from '../write.ts'

const made = (seed: number, request: Record<string, unknown>) =>
  writeSheet({ kind: 'loot', request: LootRequest.parse(request), seed })
const table = ({ blocks }: Section) => blocks.find((block) => block.type === 'table')

describe('a find that somebody else has been at', () => {
  it.each([
    'an empty hoard',
    'a plundered dwarven vault',
    'a dragon’s hoard, picked clean',
    'a picked-clean treasure chest',
    'the tomb of a king that was looted long ago',
    'a miser’s empty pockets',
    'a ransacked crypt',
  ])('holds next to nothing at any level, and says so: “%s”', (prompt) => {
    for (const system of ['DnD5e', 'Pathfinder'])
      for (let seed = 0; seed < 20; seed++) {
        const { sections, kicker } = made(seed, { prompt, system, level: 20 })
        const find = sections.find(({ key }) => key === 'find')
        const lines = find && table(find)
        const total = worth(lines?.type === 'table' ? (lines.total?.[1] ?? '') : '') ?? Number.NaN
        expect(total, kicker).toBeGreaterThan(0)
        expect(total, kicker).toBeLessThan(3)
        expect(find?.title).toBe('What is left')
        expect(sections.map(({ key }) => key)).not.toContain('magic')
        expect(JSON.stringify(sections.find(({ key }) => key === 'measure'))).toMatch(/Does not apply: found \w/)
      }
  })

  it.each([
    'treasure looted from a temple',
    'a chest plundered from a merchantman',
    'a pirate’s looted gold',
    'the hoard in an empty house',
    'the empty house’s hoard',
    'a hoard of empty bottles',
  ])('is not one that was only come by so: “%s”', (prompt) => {
    for (let seed = 0; seed < 5; seed++) {
      const find = made(seed, { prompt, level: 20 }).sections.find(({ key }) => key === 'find')
      const lines = find && table(find)
      expect(worth(lines?.type === 'table' ? (lines.total?.[1] ?? '') : '')).toBeGreaterThan(1000)
    }
  })

  it('keeps what the prompt leaves in it', () => {
    expect(JSON.stringify(made(3, { prompt: 'an empty hoard with a silver violin' }).sections)).toMatch(
      /silver violin/i,
    )
  })
})
