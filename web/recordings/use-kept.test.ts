import { expect, test } from 'vitest'
import { restored } from './use-kept.ts'

const empty = { title: '', parts: [] as string[], volume: 100 }

test('a form is restored as it was left, and what is not of its kind is as it is at first', () => {
  const left = { title: 'The road', parts: ['a'], volume: 40 }
  expect(restored(empty, JSON.parse(JSON.stringify(left)))).toEqual(left)
  expect(restored(empty, { title: 3, parts: { 0: 'a' }, volume: null, colour: 'red' })).toEqual(empty)
  expect(restored(empty, { parts: null })).toEqual(empty)
  expect(restored(empty, 'text')).toBe(empty)
})
