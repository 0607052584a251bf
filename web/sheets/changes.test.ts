import { expect, it } from 'vitest'
import type { Sheet, SheetUpdate } from '../../contract/sheets.ts'
import { createChanges, type History } from './changes.ts'

/** A sheet whose server can be told to refuse. */
function desk() {
  const sheet: Pick<Sheet, 'edits' | 'rolls' | 'isVisible'> = { edits: {}, rolls: {}, isVisible: true }
  const state = { refuses: false, history: { past: [], future: [] } as History }
  const changes = createChanges({
    current: () => structuredClone(sheet) as Sheet,
    async send({ edits }: SheetUpdate) {
      await Promise.resolve()
      if (state.refuses) return false
      for (const [key, text] of Object.entries(edits ?? {})) {
        if (text === null) delete sheet.edits[key]
        else sheet.edits[key] = text
      }
      return true
    },
    onMoved: (history) => {
      state.history = history
    },
  })
  const write = (title: string) => changes.change(() => ({ edits: { title } }), title)
  const labels = () => ({
    past: state.history.past.map(({ label }) => label),
    future: state.history.future.map(({ label }) => label),
  })
  return { sheet, state, changes, write, labels }
}

it('changes are undone and done again, however quickly one presses', async () => {
  const { sheet, changes, write, labels } = desk()
  void write('one')
  void write('two')
  void changes.back()
  await changes.back()
  expect(sheet.edits).toEqual({})
  expect(labels()).toEqual({ past: [], future: ['one', 'two'] })
  void changes.forward()
  void changes.forward()
  await changes.forward()
  expect(sheet.edits).toEqual({ title: 'two' })
  expect(labels()).toEqual({ past: ['one', 'two'], future: [] })
})

it('an undo or redo that is refused can be tried again', async () => {
  const { sheet, state, changes, write, labels } = desk()
  await write('one')
  state.refuses = true
  await changes.back()
  expect(labels()).toEqual({ past: ['one'], future: [] })
  state.refuses = false
  await changes.back()
  expect(sheet.edits).toEqual({})
  state.refuses = true
  await changes.forward()
  expect(labels()).toEqual({ past: [], future: ['one'] })
  expect(await write('two')).toBe(false)
  expect(labels()).toEqual({ past: [], future: ['one'] })
})

it('a new change ends what could be done again', async () => {
  const { changes, write, labels } = desk()
  await write('one')
  await changes.back()
  await write('two')
  expect(labels()).toEqual({ past: ['two'], future: [] })
})
