import { afterAll, expect, test } from 'vitest'
import { openThread, TookTooLong } from './thread.ts'

const faults: Error[] = []
const open = (module: URL) => openThread(module, { warn: ({ err }: { err: Error }) => faults.push(err) })
const thread = open(new URL('./testing/stuck-thread.ts', import.meta.url))
afterAll(() => thread.close())

const say = (word: string) => thread.run<string>({ word }, { patience: 15_000 })
const stuck = (task: { patience: number; signal?: AbortSignal }) => thread.run<string>({}, task)

test('work that never ends is stopped after its time, and what waited behind it is done', async () => {
  const [hung, next] = await Promise.allSettled([stuck({ patience: 300 }), say('next')])
  expect(hung).toMatchObject({ status: 'rejected', reason: expect.any(TookTooLong) })
  expect(next).toEqual({ status: 'fulfilled', value: 'next' })
})

test('who goes away frees the thread, whether their work runs or waits', async () => {
  const [running, queued] = [new AbortController(), new AbortController()]
  const left = [stuck({ patience: 60_000, signal: running.signal }), stuck({ patience: 60_000, signal: queued.signal })]
  const next = say('next')
  const ended = Promise.allSettled(left)
  setTimeout(() => {
    queued.abort()
    running.abort()
  }, 200)
  expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await next).toBe('next')
})

test('who goes away while others are at work is told at once, not when their turn comes', async () => {
  const queued = new AbortController()
  const running = new AbortController()
  const before = stuck({ patience: 60_000, signal: running.signal })
  const left = stuck({ patience: 60_000, signal: queued.signal })
  queued.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  running.abort(new Error('gone too'))
  await expect(before).rejects.toThrow()
})

test('the time that work waits for its turn is not counted against it', async () => {
  const ended = await Promise.allSettled([stuck({ patience: 1500 }), thread.run({ word: 'late' }, { patience: 1000 })])
  expect(ended[1]).toEqual({ status: 'fulfilled', value: 'late' })
})

test('nor is the time that the thread takes to stand', async () => {
  const cold = open(new URL('./testing/late-thread.ts', import.meta.url))
  expect(await cold.run<string>({ word: 'up' }, { patience: 1000 })).toBe('up')
  await cold.close()
})

test('what ends by itself while it is being stopped ends nobody else’s work, nor the program', async () => {
  // As often as it takes for both to fall into one moment.
  for (let at = 0; at < 40; at++) {
    const leaving = new AbortController()
    const left = thread.run({ word: 'quick' }, { patience: 15_000, signal: leaving.signal })
    setTimeout(() => leaving.abort(new Error('gone')), at % 4)
    await Promise.allSettled([left])
  }
  expect(await say('still here')).toBe('still here')
  for (const { message } of faults) expect(message).toContain('Unexpected message')
})
