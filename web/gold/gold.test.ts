import { expect, it } from 'vitest'
import type { PictureModel } from '../../contract/models.ts'
import { painted } from '../testing/models.ts'
import { nextBonusAt, waitInWords } from './next-bonus.ts'
import { priceRows } from './price-list.ts'

const model = (name: string, full: number): PictureModel => ({
  ...painted,
  name,
  price: { 512: full / 2, 768: (full * 3) / 4, 1024: full },
})

it('grants the next bonus at the coming UTC midnight', () => {
  expect(nextBonusAt(new Date('2025-12-31T23:59:59Z')).toISOString()).toBe('2026-01-01T00:00:00.000Z')
  expect(nextBonusAt(new Date('2025-06-01T00:00:00Z')).toISOString()).toBe('2025-06-02T00:00:00.000Z')
})

it.each([
  [5 * 3_600_000 + 12 * 60_000, '5 h 12 min'],
  [2 * 3_600_000, '2 h'],
  [59_000, '1 min'],
  [59 * 60_000 + 1, '1 h'],
])('says a wait of %i ms as %s', (wait, words) => {
  expect(waitInWords(wait)).toBe(words)
})

it('lists models of one price together, cheapest first', () => {
  const rows = priceRows([model('Flux', 4), model('Painted', 1), model('Inked', 1), model('Painted', 1)])
  expect(rows.map((row) => row.names)).toEqual([['Painted', 'Inked'], ['Flux']])
})
