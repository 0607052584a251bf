import { expect, test } from 'vitest'
import { searchOf, viewOf } from './queries.ts'

test('a view and its address say the same; what is usual is not in the address', () => {
  const view = { category: 'monsters', q: 'red dragon', sort: 'top' } as const
  expect(viewOf(searchOf(view))).toEqual(view)
  expect(searchOf({ q: ' ', sort: 'new' }).toString()).toBe('')
})

test('an address that makes no sense shows the whole gallery', () => {
  expect(viewOf(new URLSearchParams('category=weather&sort=worst'))).toEqual({
    category: undefined,
    q: '',
    sort: 'new',
  })
})
