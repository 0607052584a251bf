import { expect, test } from 'vitest'
import type { LineageWork } from '../../contract/edits.ts'
import { lineageRows } from './lineage-rows.ts'

const work = (id: string, parentId: string | null): LineageWork => ({
  id,
  parentId,
  title: id,
  url: '',
  width: 1,
  height: 1,
  thumbhash: '',
  isBlurred: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  steps: [],
})

test('each work stands below what it came of, and only a branch is set in', () => {
  const rows = lineageRows([work('a', null), work('b', 'a'), work('c', 'b'), work('d', 'b'), work('e', 'c')])
  expect(rows.map(({ work: { id }, indent }) => `${id}${indent}`)).toEqual(['a0', 'b0', 'c1', 'e1', 'd1'])
})

test('a chain of a hundred edits is set in nowhere', () => {
  const chain = Array.from({ length: 100 }, (_, n) => work(`w${n}`, n === 0 ? null : `w${n - 1}`))
  const rows = lineageRows(chain)
  expect(rows).toHaveLength(100)
  expect(Math.max(...rows.map(({ indent }) => indent))).toBe(0)
})
