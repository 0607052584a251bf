import { expect, test } from 'vitest'
import { type Figures, measured, measuredAt, ratingInWords, successInWords, timeInWords } from './figures.ts'

const figures = (fields: Partial<Figures>): Figures => ({
  model: 'a',
  completed: 0,
  ended: 0,
  speeds: [],
  ratings: [],
  ...fields,
})

test('a speed is told as measured once there are five works of that size', () => {
  const some = figures({
    speeds: [
      { size: 512, ms: 340, works: 30 },
      { size: 768, ms: 1200, works: 5 },
      { size: 1024, ms: 2600, works: 4 },
    ],
  })
  expect([measuredAt(some, 512), measuredAt(some, 1024), measuredAt(undefined, 512)]).toEqual([
    340,
    undefined,
    undefined,
  ])
  expect(measured(some)).toMatchObject({ size: 768, ms: 1200 })
  expect(measured(figures({}))).toBeUndefined()
  expect([340, 9940, 12_400].map(timeInWords)).toEqual(['0.3 s', '9.9 s', '12 s'])
})

test('of the last works it is told how many came, never rounded to all or to none', () => {
  const told = (completed: number, ended: number) => successInWords(figures({ completed, ended }))
  expect([told(4, 4), told(5, 5), told(99, 100), told(995, 1000), told(1, 1000), told(0, 9)]).toEqual([
    undefined,
    'All of the last 5 came',
    '99 % of the last 100 came',
    '99 % of the last 1000 came',
    '1 % of the last 1000 came',
    '0 % of the last 9 came',
  ])
})

test('a rating is told with its uncertainty, and not at all below ten votes', () => {
  const rating = { category: 'items' as const, rating: 1540, plusMinus: 60 }
  expect(ratingInWords({ ...rating, votes: 10 })).toBe('1540 ± 60')
  expect(ratingInWords({ ...rating, votes: 9 })).toBe('Too few votes yet')
})
