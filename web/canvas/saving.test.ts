import { expect, test } from 'vitest'
import type { BoardContent, BoardSaved } from '../../contract/boards.ts'
import { ApiError } from '../api/api-error.ts'
import { openSaving } from './saving.ts'

const contentOf = (background: string): BoardContent => ({
  format: 1,
  grid: { size: 70, isShown: true, isSnapping: true },
  background,
  layers: [{ id: 'maps', name: 'Maps', isLocked: false, isHidden: false, blend: 'normal', opacity: 1, group: '' }],
  items: [],
  works: [],
})

/** A server that keeps a board, and whose next answers are lost. */
function openServer() {
  let [revision, content] = [0, contentOf('#000000')]
  let lost = 0
  return {
    loseAnswers: (count: number) => {
      lost = count
    },
    /** Somebody else keeps a state. */
    overwrite(next: BoardContent) {
      revision += 1
      content = next
    },
    now: () => ({ revision, content }),
    async save(from: number, sent: BoardContent): Promise<BoardSaved> {
      if (from !== revision)
        throw new ApiError({
          status: 409,
          code: 'conflict',
          message: 'Changed elsewhere',
          failure: 'Not saved.',
          details: { revision },
        })
      revision += 1
      // As a database gives it back: its fields in another order.
      content = Object.fromEntries(Object.entries(sent).reverse()) as BoardContent
      if (lost > 0) {
        lost -= 1
        throw new ApiError({ status: 0, code: 'internal', message: 'No answer', failure: 'Not saved.' })
      }
      return { revision, updatedAt: '' }
    },
  }
}

function openBoard(server: ReturnType<typeof openServer>) {
  let content = contentOf('#000000')
  const saving = openSaving(0, {
    save: server.save,
    saveHistory: async () => undefined,
    kept: async () => server.now(),
    content: () => content,
    history: (revision) => ({ revision, past: [], future: [] }),
    later: () => () => undefined,
  })
  return {
    saving,
    change(background: string) {
      content = contentOf(background)
      saving.changed()
    },
  }
}

test('a save whose answer is lost is no conflict with oneself, whatever was changed since', async () => {
  const server = openServer()
  const { saving, change } = openBoard(server)
  server.loseAnswers(1)
  change('#111111')
  await saving.flush()
  expect(saving.store.get().standing.state).toBe('unreachable')
  expect(saving.isStuck()).toBe(true)
  change('#222222')
  await saving.flush()
  expect(saving.store.get()).toEqual({ standing: { state: 'saved' }, revision: 2 })
  expect(server.now().content.background).toBe('#222222')
  expect(saving.isStuck()).toBe(false)
})

test('what somebody else kept after a lost answer is a conflict, and is not written over', async () => {
  const server = openServer()
  const { saving, change } = openBoard(server)
  server.loseAnswers(1)
  change('#111111')
  await saving.flush()
  server.overwrite(contentOf('#333333'))
  await saving.flush()
  expect(saving.store.get()).toEqual({ standing: { state: 'conflict', revision: 2 }, revision: 0 })
  expect(server.now().content.background).toBe('#333333')
  expect(saving.isStuck()).toBe(true)
  // Given up, nothing holds the page any more.
  saving.stop()
  expect(saving.isStuck()).toBe(false)
})

test('a change that is about to be kept does not hold the page', async () => {
  const { saving, change } = openBoard(openServer())
  change('#111111')
  expect([saving.hasUnsaved(), saving.isStuck()]).toEqual([true, false])
})
