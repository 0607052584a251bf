import { expect, it } from 'vitest'
import type { Sheet } from '../../contract/sheets.ts'
import {
  begun,
  clashed,
  drafted,
  draftsIn,
  redoneNext,
  rolledIn,
  stepped,
  undoneNext,
  unrolledIn,
  updateOf,
} from './editing.ts'

const sheet = (edits: Sheet['edits'] = {}, version = 0) => ({ edits, rolls: {}, isVisible: true, version }) as Sheet

it('what was typed into several fields is saved as one change, and one alone goes by its own name', () => {
  const one = drafted(begun(sheet()), 'facts.age', 'old', 'Age changed')
  expect(updateOf(one)).toEqual({ edits: { 'facts.age': 'old' }, label: 'Age changed' })
  const two = drafted(one, 'title', null, 'Title changed')
  expect(updateOf(two)).toEqual({ edits: { 'facts.age': 'old', title: null }, label: '2 fields changed' })
})

it('a field that says again what is saved is no change', () => {
  const typed = drafted(begun(sheet()), 'title', 'Mara', 'Title changed')
  expect(draftsIn(drafted(typed, 'title', undefined, 'Title changed'))).toBe(0)
})

it('what was typed is undone and redone a field at a time, the last one first', () => {
  const both = drafted(drafted(begun(sheet()), 'a', '1', 'A changed'), 'b', '2', 'B changed')
  expect(undoneNext(both)).toBe('B changed')
  const back = stepped(both, 'undo')
  expect(back.drafts).toEqual({ a: '1' })
  expect([undoneNext(back), redoneNext(back)]).toEqual(['A changed', 'B changed'])
  expect(stepped(back, 'redo').drafts).toEqual({ a: '1', b: '2' })
})

it('a part that is rolled again with its words takes what was typed in it along, and leaves the rest', () => {
  const typed = drafted(drafted(begun(sheet()), 'hooks.list.0', 'mine', 'One'), 'title', 'Mara', 'Two')
  expect(rolledIn(typed, 'hooks', 'Ways in rolled again', true).drafts).toEqual({ title: 'Mara' })
  const kept = rolledIn(typed, 'hooks', 'Ways in rolled again', false)
  expect(draftsIn(kept)).toBe(2)
  expect(undoneNext(kept)).toBe('Ways in rolled again')
  expect(redoneNext(unrolledIn(kept, 'undo'))).toBe('Ways in rolled again')
})

it('a change from another tab loses nothing that was typed, and marks the fields that both changed', () => {
  const typed = drafted(drafted(begun(sheet()), 'a', 'mine', 'A'), 'b', 'mine', 'B')
  const told = clashed(typed, sheet({ a: 'theirs' }, 1))
  expect(told.drafts).toEqual({ a: 'mine', b: 'mine' })
  expect([...told.clashes]).toEqual(['a'])
  expect(told.madeOn.version).toBe(1)
})
