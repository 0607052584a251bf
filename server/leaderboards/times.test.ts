import { expect, test } from 'vitest'
import { stretchAt, stretchNamed } from './times.ts'

const at = (text: string) => new Date(text)

test('weeks begin on Monday in UTC and are numbered as ISO 8601 numbers them', () => {
  expect(stretchAt('week', at('2026-11-27T12:00:00Z')).name).toBe('2026-W48')
  expect(stretchAt('week', at('2026-01-01T00:00:00Z')).name).toBe('2026-W01')
  expect(stretchAt('week', at('2027-01-01T00:00:00Z')).name).toBe('2026-W53')
  expect(stretchAt('week', at('2025-12-29T00:00:00Z')).name).toBe('2026-W01')
  expect(stretchAt('week', at('2025-12-28T23:59:59Z')).name).toBe('2025-W52')
})

test('a name leads back to its stretch, and the next begins where it ends', () => {
  for (const name of ['2026-W01', '2026-W53', '2025-W52', '2026-11', '2026-12']) {
    const found = stretchNamed(name)
    expect(found?.name).toBe(name)
    if (!found?.end) throw new Error('It has an end')
    expect(stretchAt(found.period, new Date(found.end.getTime() - 1)).name).toBe(name)
    expect(stretchAt(found.period, found.end).name).not.toBe(name)
  }
  for (const name of ['2026-W54', '2026-13', '2026-W00', 'all', '']) expect(stretchNamed(name)).toBeUndefined()
})
