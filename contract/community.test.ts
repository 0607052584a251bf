import { expect, test } from 'vitest'
import { boards, periods, tasks } from './community.ts'

test('no list of the community names a thing twice', () => {
  for (const list of [boards, periods, tasks]) expect(new Set<string>(list).size).toBe(list.length)
})
