import { describe, expect, it } from 'vitest'
import { LootRequest } from '../../../contract/sheets/loot.ts'
import { writeSheet } from '../index.ts'

const SEEDS = Array.from({ length: 8 }, (_, seed) => seed)

/** The words of a find by block; a table's lines, notes and a list's items are one text. */
function blocksOf(prompt: string, seed: number): Record<string, string> {
  const { sections } = writeSheet({ kind: 'loot', request: LootRequest.parse({ prompt }), seed })
  return Object.fromEntries(
    sections.flatMap(({ blocks }) =>
      blocks.map((block) => [block.key, block.type === 'text' ? block.text : JSON.stringify(block)]),
    ),
  )
}

describe('what a prompt tells is what its find is about', () => {
  it.each([
    ['the hoard of a lich who collected clocks', 'story.trouble', /lich|clock|grave|bed|dead/i],
    ['the hoard of a lich who collected clocks', 'find.lines', /clocks,/],
    ['the hoard of a lich who collected clocks', 'story.claim', /clock|lich/],
    ['pockets of a nervous tax collector', 'story.whose', /tax/],
    ['pockets of a nervous tax collector', 'kept.things', /tax|petition|paid|wanted|keys|faces/i],
    ['a merchant who owes money to the river bank', 'story.whose', /river bank/],
    ['a merchant who owes money to the river bank', 'story.claim', /river bank/i],
    ['a merchant who owes money to the river bank', 'story.trouble', /ow(?:e|ed)|debt|lent|marked/],
    ['gold stolen from the thieves guild by a one-eyed dwarf', 'story.whose', /thieves guild/i],
    ['gold stolen from the thieves guild by a one-eyed dwarf', 'story.trouble', /guild|theft|hanged/],
    ['gold stolen from the thieves guild by a one-eyed dwarf', 'story.claim', /guild|such things|stolen/],
    ['the belongings of a murdered noblewoman', 'story.trouble', /killer|who did it|murder|case|noblewoman/],
    [
      'what is left of a wizard’s laboratory after a failed experiment',
      'story.trouble',
      /experiment|spell|rooms|wrong/,
    ],
    ['a dowry for a bride who never came', 'story.whose', /dowry|bride|marr|wed/],
    ['the savings of a miser', 'story.whose', /coin|bread|candle|rich|begged|fined|billed|charged/i],
    ['treasure hidden in a windmill', 'story.trouble', /windmill/i],
    ['a silver violin, a jar of teeth and a sealed letter', 'story.trouble', /violin/],
    ['a silver violin, a jar of teeth and a sealed letter', 'story.claim', /violin/],
    ['a dragon who never tells the truth', 'story.trouble', /never tells the truth|dragon|price|read/],
    ['offerings to a snake god', 'story.whose', /snake god/],
  ] as const)('%s: %s', (prompt, key, tells) => {
    for (const seed of SEEDS) expect(blocksOf(prompt, seed)[key], `seed ${seed}`).toMatch(tells)
  })

  it('two things that a prompt tells are both told: the debt’s party comes for what was stolen', () => {
    for (const seed of SEEDS) {
      const told = blocksOf('jewels stolen from a duchess by a gambler who owes money to the Rat Queen', seed)
      expect(told['story.whose']).toMatch(/duchess|Rat Queen/i)
      expect(`${told['story.whose']} ${told['story.claim']}`).toMatch(/Rat Queen/)
    }
  })

  it('several are spoken of as several', () => {
    for (const seed of SEEDS)
      for (const prompt of [
        'money owed to three brothers',
        'the hoard of two giants',
        'clocks stolen from the goblins',
      ])
        expect(JSON.stringify(blocksOf(prompt, seed))).not.toMatch(
          /(?:[Bb]rothers|giants|goblins) (?:comes|wants|sends|is|was|has|knows|keeps|pays) /,
        )
  })
})
