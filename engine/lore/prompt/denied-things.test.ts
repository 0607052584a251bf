import { expect, it } from 'vitest'
import { MonsterRequest } from '../../../contract/sheets/monster.ts'
import { NpcRequest } from '../../../contract/sheets/npc.ts'
import { writeSheet } from '../index.ts'
import { keptOut, unableIn } from './denied-things.ts'

const SEEDS = Array.from({ length: 8 }, (_, seed) => seed)
const casting = /Spellcasting|(?:Arcane|Divine|Occult|Primal) Spells/
const systems = ['DnD5e', 'Pathfinder'] as const

it('what is kept out is its own kinds too, and the rest is what is asked for', () => {
  const { rest, has, phrases } = keptOut('a smithy without swords or axes, run by a dwarf with no gold')
  expect(rest).toBe('a smithy, run by a dwarf')
  expect(phrases).toEqual(['sword', 'axe', 'gold'])
  expect(['Longsword', 'Rapier', 'Greataxe', 'A gold ring', 'Scale mail', 'Mace'].map(has)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ])
  expect(keptOut('a cheese shop with no cheese').has('Cheese')).toBe(false)
  expect(keptOut('a shop with no magic items')).toMatchObject({ magic: true })
})

it('what somebody cannot do is no deed of theirs', () => {
  expect(unableIn('a dragon that cannot fly')).toMatchObject({ flies: false, casts: true })
  expect(unableIn('a witch with no spells')).toMatchObject({ flies: true, casts: false })
  expect(unableIn('a flying witch with a sword')).toEqual({
    rest: 'a flying witch with a sword',
    flies: true,
    casts: true,
  })
})

it.each([
  ['a headless knight with no spells', casting],
  ['a lich without spells, cr 15', casting],
  ['a red dragon that cannot fly, cr 12', /\bfly\b/i],
  ['a wingless harpy, cr 3', /\bfly\b/i],
] as const)('a monster has not what its prompt denies it: %s', (prompt, denied) => {
  for (const system of systems)
    for (const seed of SEEDS) {
      const request = MonsterRequest.parse({ prompt, system })
      const document = writeSheet({ kind: 'monster', request, seed })
      expect(statsOf(document)).not.toMatch(denied)
    }
})

it.each([
  ['a wizard with no spells', casting],
  ['a court mage without magic, level 7', casting],
] as const)('a person has not what their prompt denies them: %s', (prompt, denied) => {
  for (const system of systems)
    for (const seed of SEEDS) {
      const request = NpcRequest.parse({ prompt, system })
      expect(statsOf(writeSheet({ kind: 'npc', request, seed }))).not.toMatch(denied)
      const other = NpcRequest.parse({ prompt: 'a wizard, level 7', system })
      expect(statsOf(writeSheet({ kind: 'npc', request: other, seed }))).toMatch(denied)
    }
})

/** What a stat block has, without what is said of others' doings. */
function statsOf({ sections }: ReturnType<typeof writeSheet>): string {
  const lines = sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) =>
      block.type === 'stats'
        ? [
            ...[...block.head, ...block.body].map(({ label, text }) => `${label} ${text}`),
            ...block.features.flatMap(({ items }) => items.map(({ name }) => name)),
          ]
        : [],
    )
  expect(lines.length).toBeGreaterThan(8)
  return lines.join('\n')
}
