import { expect, it } from 'vitest'
import { reasonIn } from './reasons.ts'
import { signed } from './transaction-list.tsx'

it('writes what came and what went with its sign', () => {
  expect(signed(12)).toBe('+12')
  expect(signed(-0.5)).toBe('−0.5')
})

it('takes only a reason that exists from the address', () => {
  expect(reasonIn(new URLSearchParams('reason=REFUND'))).toBe('REFUND')
  expect(reasonIn(new URLSearchParams('reason=WHIM'))).toBeUndefined()
})
