import { expect, test } from 'vitest'
import { makeWith, pageOfModel, priceSpan, speedInWords } from './facts.ts'

test('how long a work takes is told in words a person would use', () => {
  expect([200, 1200, 2400, 15_000, 300_000].map(speedInWords)).toEqual([
    'less than a second',
    'about a second',
    'about 2 seconds',
    'about 15 seconds',
    'about 5 minutes',
  ])
})

test('prices are told as a span, or as one where all sizes cost the same', () => {
  expect(priceSpan({ price: { 512: 0.5, 768: 0.75, 1024: 1 } })).toBe('0.5 to 1 gold')
  expect(priceSpan({ price: { 512: 4, 768: 4, 1024: 4 } })).toBe('4 gold')
})

test('a model of any name has a page and a form', () => {
  expect(pageOfModel('org/model 2')).toBe('/models/image/org%2Fmodel%202')
  expect(makeWith('org/model', 'items')).toBe('/generate?categories=items&model=org%2Fmodel')
})
