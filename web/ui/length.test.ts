import { expect, test } from 'vitest'
import { lengthOf, tooLong } from './length.ts'

test('a length is worth telling once nine tenths of the limit are used', () => {
  expect(lengthOf('x'.repeat(1799), 2000).isNear).toBe(false)
  expect(lengthOf('x'.repeat(1800), 2000)).toEqual({ count: 1800, max: 2000, isNear: true })
})

test('what is over the limit is found where it was typed, whatever space stands around it', () => {
  const length = lengthOf('  one two three  ', 7)
  expect(length.over).toEqual({ from: 9, to: 15, words: ' three' })
  expect(tooLong('The prompt', length)).toBe('The prompt is 6 characters too long.')
  expect(lengthOf(' one two ', 7).over).toBeUndefined()
})
