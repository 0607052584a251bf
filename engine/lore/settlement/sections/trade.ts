import type { Section } from '../../../../contract/sheets/document.ts'
import type { SettlementRequest } from '../../../../contract/sheets/settlement.ts'
import type { Random } from '../../../paint/random.ts'
import { money, worth } from '../../goods/money.ts'
import { capital } from '../../grammar/inflect.ts'
import { type Idea, tellerFor } from '../idea.ts'
import { type Priced, rulePrices } from '../prices.ts'
import { LACKING, MADE_HERE } from '../sizes.ts'
import { sparing } from '../sparing.ts'
import { tale } from '../tale.ts'
import { part } from './part.ts'

export function trade(idea: Idea, chance: Random): Section {
  const { livelihood, given } = idea
  const teller = tellerFor(idea, tale, chance)
  const others = chance
    .shuffle(livelihood.wares.filter((ware) => ware !== given.ware && ware !== given.ware2))
    .slice(0, 2)
  const rows = [
    ['made', 'Made', [given.ware, given.ware2, ...others].join(', ')],
    [
      'bought',
      'Bought',
      chance
        .shuffle(livelihood.buys)
        .filter((ware) => !idea.denied.has(ware))
        .slice(0, 3)
        .join(', '),
    ],
    ['lacking', 'Lacking', chance.shuffle(livelihood.lacks).slice(0, 3).join(', ')],
  ].map(([key = '', label = '', text = '']) => ({ key: `trade.facts.${key}`, label, text: capital(text) }))
  return part('trade', 'Trade', 'aside', [
    { type: 'facts', key: 'trade.facts', rows },
    { type: 'text', key: 'trade.note', text: capital(sparing(idea, teller, 'tradeNote')) },
  ])
}

const priceOf = (gp: number, share: number) => money(Math.max(0.01, gp * share))

export function prices(idea: Idea, request: SettlementRequest, chance: Random): Section {
  const { cheap, dear } = idea.livelihood
  const usual = idea.markup / 100
  const all = chance.shuffle(rulePrices[request.system]).filter(({ name }) => !idea.denied.has(name))
  const some = (is: (item: Priced) => boolean, count: number) => all.filter(is).slice(0, count)
  const rows = [
    ...some(({ tag }) => cheap.includes(tag), 2).map((item) => [item, usual * MADE_HERE, 'Made here'] as const),
    ...some(({ tag }) => dear.includes(tag), 3).map((item) => [item, usual * LACKING, 'Scarce'] as const),
    ...some(({ tag }) => !cheap.includes(tag) && !dear.includes(tag), 5).map((item) => [item, usual, ''] as const),
  ]
  return repriced(
    part('prices', 'Prices', 'aside', [
      {
        type: 'facts',
        key: 'prices.facts',
        rows: [{ key: 'prices.facts.level', label: capital(idea.wealth), text: `${idea.markup}% of book price` }],
      },
      {
        type: 'table',
        key: 'prices.table',
        columns: [
          { label: 'Article' },
          { label: 'Book', align: 'end' },
          { label: 'Here', align: 'end', derived: true },
        ],
        rows: rows.map(([item, share, note], index) => ({
          key: `prices.table.${index}`,
          cells: [item.name, money(item.gp), priceOf(item.gp, share)],
          ...(note ? { note } : {}),
          model: { share: share / usual },
        })),
      },
    ]),
  )
}

/** The prices here, from the book's and the mark-up as they stand. */
export function repriced(section: Section): Section {
  if (section.key !== 'prices') return section
  const stated = section.blocks.find(({ key }) => key === 'prices.facts')
  const [, percent = '100'] =
    /(?<!\d)(\d+(?:\.\d+)?)\s*%/.exec(stated?.type === 'facts' ? (stated.rows[0]?.text ?? '') : '') ?? []
  return {
    ...section,
    blocks: section.blocks.map((block) => {
      if (block.type !== 'table') return block
      const rows = block.rows.map((row) => {
        const gp = worth(row.cells[1] ?? '')
        const { share = 1 } = (row.model ?? {}) as { share?: number }
        return gp === undefined
          ? row
          : { ...row, cells: [row.cells[0] ?? '', row.cells[1] ?? '', priceOf(gp, share * (Number(percent) / 100))] }
      })
      return { ...block, rows }
    }),
  }
}
