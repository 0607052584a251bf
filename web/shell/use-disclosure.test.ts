import { expect, test } from 'vitest'
import { menuRow, rowReached } from './use-disclosure.ts'

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowUp', -1, 2],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
])('%s leads from row %i to row %i of three', (key, from, to) => {
  expect(rowReached(key, from, 3)).toBe(to)
})

test('a row is reached by arrow keys, and no stop on the way past', () => {
  expect(menuRow.tabIndex).toBe(-1)
})
