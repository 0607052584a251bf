import { afterAll, expect, test } from 'vitest'
import { openPool } from './pool.ts'
import { runStoppable } from './stoppable.ts'

const pool = openPool({
  thread: new URL('./testing/stoppable-thread.ts', import.meta.url),
  idleTimeout: 60_000,
  log: { warn: () => undefined },
})
afterAll(() => pool.destroy())

test('a thread tells how far it has come, and answers', async () => {
  const heard: number[] = []
  const hear = (step: number) => heard.push(step)
  expect(await runStoppable(pool, { steps: 3 }, { signal: new AbortController().signal, hear })).toBe('done')
  expect(heard).toEqual([0, 1, 2])
})

test('work that nobody wants any more is stopped, and says why', async () => {
  const leaving = new AbortController()
  const hear = () => leaving.abort(new Error('They left'))
  const endless = { steps: Number.POSITIVE_INFINITY }
  await expect(runStoppable(pool, endless, { signal: leaving.signal, hear })).rejects.toThrow('They left')
  await expect(runStoppable(pool, endless, { signal: leaving.signal, hear })).rejects.toThrow('They left')
})
