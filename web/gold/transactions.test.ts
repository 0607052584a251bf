import { expect, it } from 'vitest'
import { receiptInWords } from '../../contract/gold-words.ts'
import { askedIn } from './reasons.ts'
import { signed } from './signed.ts'

it('writes what came and what went with its sign', () => {
  expect(signed(12)).toBe('+12')
  expect(signed(-0.5)).toBe('−0.5')
})

it('takes only what exists from the address', () => {
  const asked = (search: string) => askedIn(new URLSearchParams(search))
  expect(asked('reason=REFUND&way=out&month=2026-11')).toEqual({ reason: 'REFUND', way: 'out', month: '2026-11' })
  expect(asked('reason=WHIM&way=up&month=2026-13')).toEqual({})
})

it('tells a receipt in one line, shorter where all of it was charged, and nothing of what was free', () => {
  expect(receiptInWords({ held: 2, charged: 1.5, returned: 0.5 })).toBe(
    'held 2.000, charged 1.500, returned 0.500 gold',
  )
  expect(receiptInWords({ held: 2, charged: 2, returned: 0 })).toBe('charged 2.000 gold')
  expect(receiptInWords({ held: 0, charged: 0, returned: 0 })).toBe('')
})
