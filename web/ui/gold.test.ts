import { expect, test } from 'vitest'
import { formatGold, formatPrice } from './gold.tsx'

test.each([
  [0, 'Free'],
  [1, '1 gold'],
  [0.75, '0.75 gold'],
  [0.125, '0.125 gold'],
  [1250, '1,250 gold'],
])('a price of %d is said as %s: whole gold without decimals', (amount, words) => {
  expect(formatPrice(amount, 'en-GB')).toBe(words)
})

test('a thousand and one are told apart however numbers are written', () => {
  for (const locale of ['en-GB', 'de-DE', 'fr-FR', 'en-IN']) {
    expect(formatPrice(1, locale)).toBe('1 gold')
    expect(formatGold(1000, locale)).not.toBe('1')
  }
})
