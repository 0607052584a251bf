import { expect, it } from 'vitest'
import { premiumLevels } from '../../../contract/enums.ts'
import type { ShopReply, Subscription } from '../../../contract/shop.ts'
import type { ServerCall } from '../../api/server-call.ts'
import { render } from '../../entry-server.tsx'
import { painted } from '../../testing/models.ts'
import { openShop } from '../../testing/shop.ts'
import { formatMoney } from '../../ui/money.ts'
import { changeOf, endingOf, isRunning, stepTo } from './changes.ts'
import { madeInWords, madeOf } from './made.ts'
import { moreOf, yearlyOffer, yearSaves } from './money.ts'
import { rightsOf } from './rights.ts'
import { standingOf } from './standing.tsx'

const shop = openShop
const plus: Subscription = {
  state: 'active',
  level: 'PLUS',
  period: 'month',
  paidUntil: '2027-03-12T10:00:00.000Z',
  cancelsAtEnd: false,
  nextLevel: null,
  nextPeriod: null,
}

it('counts what gold makes in pictures, maps and sheets, by their prices', () => {
  expect(madeOf(500)).toEqual([
    { called: 'pictures', count: 500 },
    { called: 'maps', count: 500 },
    { called: 'sheets', count: 2000 },
  ])
  expect(madeInWords(1030, 'en-GB')).toBe('1,030 pictures, 1,030 maps or 4,120 sheets')
})

it('writes money in its currency, round amounts without decimals', () => {
  expect(formatMoney(500, 'usd', 'en-US')).toBe('$5')
  expect(formatMoney(450, 'gbp', 'en-GB')).toBe('£4.50')
  expect(formatMoney(5500, 'eur', 'en-GB')).toBe('€55')
})

it('says what a year saves: whole months where it is that, else the least share', () => {
  expect(yearlyOffer(shop.levels, 'usd')).toBe('one month free')
  const [basic] = shop.levels
  expect(basic && yearSaves(basic, 'usd')).toBe(500)
  const uneven = shop.levels.map((level, place) => ({
    ...level,
    year: { usd: (level.month.usd ?? 0) * (10 + place / 4) },
  }))
  expect(yearlyOffer(uneven, 'usd')).toBe('saves 8%')
  expect(
    yearlyOffer(
      shop.levels.map((level) => ({ ...level, year: { usd: (level.month.usd ?? 0) * 12 } })),
      'usd',
    ),
  ).toBeUndefined()
  expect(yearlyOffer([], 'usd')).toBeUndefined()
})

it('tells how much more a pack holds for the money than the smallest, and never rounds up', () => {
  const more = shop.packs.map((pack) => moreOf(shop.packs, pack, 'usd'))
  expect(more).toEqual([0, 3, 6, 9, 12])
})

it('tells of every level all that it allows, and what of it is more than below', () => {
  for (const level of premiumLevels) expect(rightsOf(level)).toHaveLength(8)
  const more = rightsOf('BASIC').filter(({ isMore }) => isMore)
  expect(more.map(({ says }) => says)).toContain('Every model')
  expect(more.map(({ says }) => says)).not.toContain('Batches of 4 pictures')
  expect(rightsOf('NONE').some(({ isMore }) => isMore)).toBe(false)
})

it.each([
  ['nobody’s', null, { level: 'BASIC', period: 'month' }, 'begin'],
  ['one that has ended', { ...plus, state: 'ended' }, { level: 'PLUS', period: 'month' }, 'begin'],
  ['one that is not paid yet', { ...plus, state: 'incomplete' }, { level: 'PLUS', period: 'month' }, 'begin'],
  ['the same', plus, { level: 'PLUS', period: 'month' }, 'own'],
  ['one that was to end', { ...plus, cancelsAtEnd: true }, { level: 'PLUS', period: 'month' }, 'stay'],
  ['one that was to change', { ...plus, nextLevel: 'BASIC' }, { level: 'PLUS', period: 'month' }, 'stay'],
  ['a higher one', plus, { level: 'PRO', period: 'month' }, 'now'],
  ['a higher one, paid otherwise', plus, { level: 'PRO', period: 'year' }, 'later'],
  ['a lower one', plus, { level: 'BASIC', period: 'month' }, 'later'],
  ['the same, paid otherwise', plus, { level: 'PLUS', period: 'year' }, 'later'],
] as const)('knows what a press comes to, of %s', (_, subscription, next, step) => {
  expect(stepTo(subscription, next)).toBe(step)
})

it('says before a change what becomes of the money and the gold, and when', () => {
  const said = (next: Parameters<typeof stepTo>[1], of: Subscription = plus) => changeOf(of, next, shop, '$20')
  const up = said({ level: 'PRO', period: 'month' })
  expect(up.button).toBe('Change to Pro now')
  expect(up.sentences.join(' ')).toMatch(
    /Pro begins at once. You pay the difference to Plus .*2027.* \$20 a month from then on/,
  )
  expect(up.sentences.join(' ')).toContain('2,120 gold a month')
  const down = said({ level: 'BASIC', period: 'month' })
  expect(down.sentences.join(' ')).toMatch(/nothing is paid now. Then Basic begins/)
  expect(said({ level: 'PLUS', period: 'year' }).title).toBe('Pay yearly')
  expect(said({ level: 'PLUS', period: 'month' }, { ...plus, cancelsAtEnd: true }).title).toBe('Stay at Plus')
  expect(said({ level: 'PRO', period: 'month' }, { ...plus, cancelsAtEnd: true }).sentences).toContain(
    'It no longer ends then: it goes on.',
  )
  expect(endingOf(plus).sentences.join(' ')).toContain('nothing more is paid, and nothing is paid back')
})

it('says how a subscription stands in every state', () => {
  expect(standingOf(plus)).toMatch(/^Plus, paid monthly; next on .*2027.*\.$/)
  expect(standingOf({ ...plus, state: 'past-due' })).toContain('did not go through')
  expect(standingOf({ ...plus, cancelsAtEnd: true })).toMatch(/^Plus ends on .*2027/)
  expect(standingOf({ ...plus, nextLevel: 'BASIC', nextPeriod: 'year' })).toMatch(/goes on as Basic, paid yearly, from/)
  expect(standingOf({ ...plus, state: 'ended' })).toContain('has ended')
  expect(standingOf({ ...plus, state: 'incomplete' })).toContain('not confirmed yet')
  expect(isRunning({ ...plus, state: 'past-due' })).toBe(true)
})

it('shows packs and levels with their prices to a stranger, whole, and none of either where the shop is closed', async () => {
  const page = async (shop: ShopReply) => {
    const answer: ServerCall = async (_, path) => ({
      status: 200,
      json: path === '/api/v1/shop' ? shop : path.endsWith('/models') ? { models: [painted], others: [] } : {},
    })
    return (await render('/pricing', answer, 'https://keep.test')).html
  }
  const open = await page(openShop)
  for (const said of ['Hoard', 'Ultimate', '11,200', '$100', 'Tax comes on top', 'one month free'])
    expect(open).toContain(said)
  const test = await page({ ...openShop, state: 'test' })
  expect(test).toContain('This is a test shop')
  const closed = await page({ ...openShop, state: 'closed' })
  expect(closed).toContain('Nothing is sold here')
  expect(closed).toContain('Batches of 12 pictures')
  for (const said of ['Hoard', '$5', 'Subscribe:']) expect(closed).not.toContain(said)
})
