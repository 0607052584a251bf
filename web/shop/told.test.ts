import { expect, it } from 'vitest'
import type { Order } from '../../contract/shop.ts'
import { toldOf } from './told.ts'

const pouch: Order = {
  id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  kind: 'pack',
  pack: 'pouch',
  level: null,
  period: null,
  currency: 'usd',
  amount: 500,
  returned: 0,
  gold: 500,
  state: 'paid',
  isTest: false,
  receiptUrl: null,
  createdAt: '2027-03-12T10:00:00.000Z',
  paidAt: '2027-03-12T10:01:00.000Z',
}
const year: Order = { ...pouch, kind: 'subscription', pack: null, level: 'PLUS', period: 'year', gold: 4200 }

it('says that gold came in only while it was not paid back and is not disputed', () => {
  expect(toldOf(pouch, undefined).title).toBe('500 gold came in')
  expect(toldOf({ ...pouch, state: 'returned', returned: 500 }, undefined)).toEqual({
    title: 'This payment was paid back',
    text: 'Its gold was taken back with it.',
  })
  expect(toldOf({ ...pouch, returned: 250 }, undefined).text).toContain('2.50 was paid back')
  expect(toldOf({ ...pouch, state: 'disputed', returned: 500 }, undefined).title).toBe('This payment is disputed')
})

it('says of a subscription that was paid back that its level ended', () => {
  expect(toldOf({ ...year, state: 'returned' }, 1050).text).toBe('Its gold was taken back with it, and Plus ended.')
  expect(toldOf({ ...year, state: 'disputed' }, 1050).text).toContain('Plus does not count while the bank decides')
})

it('tells of a year what comes each month, however many months have come', () => {
  expect(toldOf(year, 1050)).toEqual({
    title: 'You are on Plus',
    text: 'What your level allows counts now, and 1,050 gold comes each month, the first of it at once.',
  })
  expect(toldOf(year, undefined).text).not.toContain('4,200')
  expect(toldOf({ ...year, period: 'month', gold: 1050 }, undefined).text).toContain('1,050 gold came with it')
})
