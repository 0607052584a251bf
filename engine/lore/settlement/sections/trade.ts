import type { Section } from '../../../../contract/sheets/document.ts'
import type { SettlementRequest } from '../../../../contract/sheets/settlement.ts'
import type { Random } from '../../../paint/random.ts'
import { money } from '../../goods/money.ts'
import { capital } from '../../grammar/inflect.ts'
import { type Idea, tellerFor } from '../idea.ts'
import { type Priced, rulePrices } from '../prices.ts'
import { LACKING, MADE_HERE } from '../sizes.ts'
import { sparing } from '../sparing.ts'
import { tale } from '../tale.ts'
import { part } from './part.ts'
import { priceOf, repriced } from './repriced.ts'

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
