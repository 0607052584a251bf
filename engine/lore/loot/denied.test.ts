import { expect, it } from 'vitest'
import { LootRequest } from '../../../contract/sheets/loot.ts'
import { unusedWords, writeSheet } from '../index.ts'
import { blocksOf } from '../trade/testing/sheets.ts'

const SEEDS = Array.from({ length: 8 }, (_, seed) => seed)
const coins = /\d (?:pp|gp|sp|cp),/
const gems = /emerald|ruby|pearl|opal|agate|garnet|diamond|sapphire|\bgems?\b|each\)/i

it.each([
  ['a hoard without gold or gems', 12, [coins, gems, /\bgold(?:en)?\b/i]],
  ['a hoard without gold or gems', 3, [coins, gems, /\bgold(?:en)?\b/i]],
  ['a dragon hoard, no coins', 9, [coins]],
  ['a pirate’s treasure without any jewels', 9, [/each\)/]],
  ['a lich’s treasure with no magic items', 15, [/common|rare|legendary|\bItem \d/i]],
  ['a bandit’s stash with no potions or scrolls', 5, [/potion|scroll/i]],
  ['a baron’s hoard with no swords', 15, [/sword|rapier|scimitar/i]],
] as const)('a find has none of what its prompt keeps out: %s, level %i', (prompt, level, denied) => {
  for (const system of ['DnD5e', 'Pathfinder'] as const)
    for (const seed of SEEDS) {
      const request = LootRequest.parse({ prompt, level, system })
      const document = writeSheet({ kind: 'loot', request, seed })
      const blocks = blocksOf(document)
      const found = blocks.flatMap((block) => (block.type === 'table' ? block.rows.flatMap(({ cells }) => cells) : []))
      for (const each of denied) expect(found.filter((text) => each.test(text))).toEqual([])
      // Nor does anything that is told of it take its name from what is not there.
      const told = blocks.flatMap((block) => (block.type === 'text' ? [block.text] : []))
      expect(
        [...found, ...told].filter((text) => /\b(?:without gold|no (?:coins|magic|swords|potions))\b/i.test(text)),
      ).toEqual([])
      expect(unusedWords({ kind: 'loot', request, seed }, document)).toEqual([])
    }
})

it('what is left comes to what the table says', () => {
  const totalsOf = (prompt: string) =>
    SEEDS.map((seed) => {
      const document = writeSheet({ kind: 'loot', request: LootRequest.parse({ prompt, level: 12 }), seed })
      const [, worth = ''] = /([\d,]+) gp$/.exec(document.kicker) ?? []
      const facts = blocksOf(document).flatMap((block) => (block.type === 'facts' ? block.rows : []))
      const [, budget = ''] =
        /^([\d,]+) gp$/.exec(facts.find(({ label }) => label === 'By the table')?.text ?? '') ?? []
      return Number(worth.replaceAll(',', '')) / Number(budget.replaceAll(',', ''))
    })
  for (const share of totalsOf('a hoard without gold or gems')) {
    expect(share).toBeGreaterThan(0.9)
    expect(share).toBeLessThan(1.1)
  }
})
