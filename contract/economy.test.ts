import { expect, it } from 'vitest'
import { formatCost, goldInWords } from './economy.ts'

it('tells a cost with three decimals and the word gold, as the reader’s language writes numbers', () => {
  expect(formatCost(1, 'en-GB')).toBe('1.000 gold')
  expect(formatCost(1, 'de-DE')).toBe('1,000 gold')
  expect(formatCost(1234.5, 'de-DE')).toBe('1.234,500 gold')
})

it('tells no cost as free', () => {
  for (const nothing of [0, null, undefined]) expect(formatCost(nothing)).toBe('Free')
})

it('tells gold in a sentence without needless decimals', () => {
  expect(goldInWords(3)).toBe('3 gold')
  expect(goldInWords(1250.125)).toBe('1,250.125 gold')
})
