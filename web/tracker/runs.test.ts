import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Image } from '../../contract/images.ts'
import { userStore } from '../session/user-state.ts'
import { createRuns, type Runs } from './runs.ts'
import { REQUEST, reply } from './testing.ts'

const KEY = 'runs-under-test'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  userStore.set({ username: 'mirela' })
})
afterEach(() => {
  userStore.set({ username: '' })
  vi.unstubAllGlobals()
})

const done = reply({ status: 'completed', url: '/npc/1' })
const asked = (runs: Runs<string>) => runs.store.get().runs.map(({ request }) => request)

/** Two that are done and one under way between them. */
function askThree(runs: Runs<string>) {
  for (const request of ['first', 'second', 'third']) {
    runs.change(runs.add(request), { itemId: request, requestId: REQUEST })
  }
  for (const run of runs.store.get().runs) if (run.request !== 'second') runs.change(run.key, { reply: done })
}

test('a reload brings back what is under way, and what has ended only where the newest is kept', () => {
  askThree(createRuns(KEY))
  expect(asked(createRuns(KEY))).toEqual(['second'])
  sessionStorage.removeItem(KEY)
  askThree(createRuns(KEY, { keeps: 1 }))
  expect(asked(createRuns(KEY, { keeps: 1 }))).toEqual(['third', 'second'])
})

test('the newest that is kept gives way to the next, and one that failed is not kept', () => {
  const runs = createRuns<string>(KEY, { keeps: 1 })
  runs.change(runs.add('made'), { itemId: 'made', reply: done })
  const failed = runs.add('failed')
  runs.change(failed, { itemId: 'failed', reply: reply({ status: 'failed', error: 'The ink ran out.' }) })
  expect(asked(createRuns(KEY, { keeps: 1 }))).toEqual([])
})

test('a screen that keeps several finds them all after a reload, newest first, and forgets the oldest', () => {
  const runs = createRuns<string>(KEY, { keeps: 2 })
  for (const request of ['first', 'second', 'third']) runs.change(runs.add(request), { itemId: request, reply: done })
  expect(asked(createRuns(KEY, { keeps: 2 }))).toEqual(['third', 'second'])
})

test('nobody else finds it after a log-out', () => {
  const runs = createRuns<string>(KEY, { keeps: 1 })
  runs.change(runs.add('made'), { itemId: 'made', reply: done })
  userStore.set({ username: '' })
  userStore.set({ username: 'other' })
  expect(asked(createRuns(KEY, { keeps: 1 }))).toEqual([])
})

test('what was deleted elsewhere is gone once its run is asked after again, and so is a run with nothing left; without an answer all stays', async () => {
  const pictures = (...ids: string[]) => reply({ status: 'completed', images: ids.map((id) => ({ id })) as Image[] })
  const runs = createRuns<string>(KEY, { keeps: 3 })
  for (const request of ['one', 'two', 'three'])
    runs.change(runs.add(request), { requestId: `work of ${request}`, reply: pictures(`${request} a`, `${request} b`) })
  const reloaded = createRuns<string>(KEY, { keeps: 3 })
  await reloaded.renew(async (id) => {
    if (id === 'work of one') throw new Error('offline')
    return id === 'work of two' ? pictures() : pictures('three b')
  })
  const shown = reloaded.store.get().runs.flatMap((run) => run.reply?.images.map(({ id }) => id) ?? [])
  expect(shown).toEqual(['three b', 'one a', 'one b'])
  expect(asked(createRuns(KEY, { keeps: 3 }))).toEqual(['three', 'one'])
})
