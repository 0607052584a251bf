import { describe, expect, it } from 'vitest'
import { ShopRequest } from '../../../contract/sheets/shop.ts'
import { writeSheet } from '../index.ts'
import { blocksOf } from '../trade/testing/sheets.ts'

const SEEDS = Array.from({ length: 8 }, (_, seed) => seed)

/** The words of a shop by block or field: "hook.job", "keeper.facts.wants". */
function toldIn(prompt: string, seed: number): Record<string, string> {
  const document = writeSheet({ kind: 'shop', request: ShopRequest.parse({ prompt }), seed })
  const told = blocksOf(document).flatMap((block): [string, string][] => {
    if (block.type === 'facts') return block.rows.map(({ key, text }) => [key, text])
    if (block.type === 'list') return [[block.key, block.items.map(({ text }) => text).join(' ')]]
    return block.type === 'text' ? [[block.key, block.text]] : []
  })
  return Object.fromEntries(told)
}

describe('what a prompt tells is what its shop is about', () => {
  it.each([
    ['a smithy whose smith owes money to the thieves guild', 'keeper.facts.wants', /thieves guild|\d gp/],
    ['a smithy whose smith owes money to the thieves guild', 'keeper.facts.fears', /thieves guild/i],
    ['a smithy whose smith owes money to the thieves guild', 'hook.job', /thieves guild/i],
    ['a smithy whose smith owes money to the thieves guild', 'rumours.list', /thieves guild/i],
    ['a potion shop whose owner is slowly turning into a toad', 'keeper.facts.wants', /curse/],
    ['a potion shop whose owner is slowly turning into a toad', 'hook.job', /curse/],
    ['a potion shop whose owner is slowly turning into a toad', 'counter.things', /change|curse/i],
    ['a potion shop whose owner is slowly turning into a toad', 'customers.list', /hands|cure/],
    ['a shop that sells only things found in the dead', 'counter.things', /dead|sexton|tooth/i],
    ['a shop that sells only things found in the dead', 'hook.job', /coffin|tomb|dead|graves/],
    ['a bakery run by a retired assassin', 'keeper.facts.fears', /old days|old name/],
    ['a jeweller being extorted by a crime lord', 'keeper.facts.wants', /crime lord|chains|court|river/],
    ['a jeweller being extorted by a crime lord', 'hook.job', /crime lord/i],
    ['an apothecary whose daughter is missing', 'hook.job', /daughter/i],
    ['an apothecary whose daughter is missing', 'counter.things', /daughter|left to search/],
    ['a fletcher who lost everything in a fire set by her rival', 'hook.job', /burn|fire/i],
    ['an instrument maker who made a pact with a devil', 'keeper.facts.wants', /devil|souls|signatures|contract/],
    ['a toy shop whose toys are alive', 'keeper.facts.wants', /toys|maker|one of them/],
    ['a tailor in love with the baron’s daughter', 'hook.job', /baron’s daughter/i],
    ['a hat shop inside a giant skull', 'hook.job', /the giant skull/],
    ['a haunted bookshop', 'hook.job', /ghost/],
  ] as const)('%s: %s', (prompt, key, tells) => {
    for (const seed of SEEDS) expect(toldIn(prompt, seed)[key], `seed ${seed}`).toMatch(tells)
  })

  it('several are spoken of as several, and nobody is taken from where a place is said with “in”', () => {
    for (const seed of SEEDS)
      for (const prompt of ['a shop that owes money to three brothers', 'a shop threatened by the Salt Knives', ''])
        expect(Object.values(toldIn(prompt, seed)).join(' ')).not.toMatch(
          /brothers (?:is|has|takes|wants|comes|seals|sells) |\b(?:from|near|about|until|till) (?:in|at|by|on) (?:the )?\p{Lu}/u,
        )
  })
})
