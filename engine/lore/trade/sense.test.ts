import { expect, it } from 'vitest'
import type { SheetDocument } from '../../../contract/sheets/document.ts'
import { ShopRequest } from '../../../contract/sheets/shop.ts'
import { TavernRequest } from '../../../contract/sheets/tavern.ts'
import { writeSheet } from '../index.ts'
import { blocksOf } from './testing/sheets.ts'

const sheets = {
  tavern: Array.from({ length: 200 }, (_, seed) =>
    writeSheet({ kind: 'tavern', request: TavernRequest.parse({}), seed }),
  ),
  shop: Array.from({ length: 200 }, (_, seed) => writeSheet({ kind: 'shop', request: ShopRequest.parse({}), seed })),
}

function fact(document: SheetDocument, label: string): string {
  const rows = blocksOf(document).flatMap((block) => (block.type === 'facts' ? block.rows : []))
  const row = rows.find((one) => one.label === label)
  if (!row) throw new RangeError(`${document.title} says nothing of ${label}`)
  return row.text
}

it.each(['tavern', 'shop'] as const)('a wish in a %s is something to do, and says last how', (kind) => {
  for (const document of sheets[kind]) expect(fact(document, 'Wants')).toMatch(/^To \p{Ll}/u)
})

it.each(['tavern', 'shop'] as const)(
  'manners in a %s come with an hour, a mood or company, not with clothes or smells',
  (kind) => {
    for (const document of sheets[kind])
      expect(fact(document, 'Manner')).not.toMatch(
        /smelling| in an? .*(?:coat|apron|smock|hood|gown|hat|scarf|robe|cape)\b/,
      )
  },
)

it.each(['tavern', 'shop'] as const)(
  'a fear in a %s is explained by nothing that somebody else once did with a thing',
  (kind) => {
    for (const document of sheets[kind]) expect(fact(document, 'Fears')).not.toMatch(/because of which|, then /)
  },
)

it('guests of a tavern do to things what can be done to them', () => {
  for (const document of sheets.tavern) {
    const guests = blocksOf(document).find(({ key }) => key.startsWith('patrons'))
    if (guests?.type !== 'list') throw new TypeError(`${document.title} lists no guests`)
    for (const { text } of guests.items)
      expect(text).not.toMatch(/drinking \w+ through|burying an? .* in |emptying|growling at|upside down|allergic/)
  }
})

it.each([
  ['tavern', 'a cosy tavern run by two retired adventurers'],
  ['tavern', 'haunted inn on a mountain pass'],
  ['shop', 'a potion shop run by a nervous goblin'],
  ['shop', 'dwarven weapon smith in a big city'],
  ['shop', 'a dusty old bookshop with a secret in the cellar'],
] as const)('what anybody sees in a %s is no secret, and only things are polished: %s', (kind, prompt) => {
  for (let seed = 0; seed < 20; seed++) {
    const document =
      kind === 'tavern'
        ? writeSheet({ kind, request: TavernRequest.parse({ prompt }), seed })
        : writeSheet({ kind, request: ShopRequest.parse({ prompt }), seed })
    const text = JSON.stringify(document.sections)
    expect(text).not.toMatch(
      /(?:why|that|since when) [^.]{0,40} is an? (?:cosy|haunted|nervous|dwarven|dusty|potion)|one of them, and adds|polishes the (?:secret|mountain pass|big city)/,
    )
  }
})
