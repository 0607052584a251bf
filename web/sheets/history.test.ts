import { expect, it } from 'vitest'
import { reverseOf } from './history.ts'

const sheet = { edits: { 'stats.block.con': '16', 'hooks.list.1': 'Mine.' }, rolls: { hooks: 2 }, isVisible: true }

it('an edit is taken back to what stood there, or to what the workshop wrote', () => {
  expect(reverseOf(sheet, { edits: { 'stats.block.con': '18', title: 'Borin' } })).toEqual({
    edits: { 'stats.block.con': '16', title: null },
  })
})

it('a part rolled again comes back with what was written into it by hand', () => {
  expect(reverseOf(sheet, { rolls: { hooks: 3 } })).toEqual({ edits: { 'hooks.list.1': 'Mine.' }, rolls: { hooks: 2 } })
  expect(reverseOf(sheet, { rolls: { hooksAndMore: 1 } })).toEqual({ rolls: { hooksAndMore: 0 } })
})

it('being shown or hidden is taken back as well', () => {
  expect(reverseOf(sheet, { isVisible: false })).toEqual({ isVisible: true })
})
