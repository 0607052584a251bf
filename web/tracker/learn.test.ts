import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GenerationKind, PollReply } from '../../contract/generations.ts'
import { createLearner } from './learn.ts'
import { apiError, REQUEST, reply } from './testing.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function open() {
  const ask = vi.fn<(type: GenerationKind, requestId: string) => Promise<PollReply>>()
  const onEnd = vi.fn()
  const onGone = vi.fn()
  const isFinal = (error: unknown) => (error as { status: number }).status === 404
  return { ask, onEnd, onGone, learner: createLearner({ ask, isFinal, onEnd, onGone }) }
}

test('work that ended unseen is asked after once, however often that is wished for', async () => {
  const { ask, onEnd, learner } = open()
  const answer = reply({ status: 'completed' })
  ask.mockResolvedValue(answer)
  for (let times = 0; times < 5; times++) learner.learn(1, 'image', REQUEST)
  await vi.advanceTimersByTimeAsync(100_000)
  expect(ask).toHaveBeenCalledExactlyOnceWith('image', REQUEST)
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(1, answer)
})

test('while the question fails it is repeated ever more rarely, and not for being wished for again', async () => {
  const { ask, onEnd, learner } = open()
  ask.mockRejectedValue(apiError(0, 'Unable to connect to server. Please try again later.'))
  learner.learn(1, 'image', REQUEST)
  for (let second = 0; second < 60; second++) {
    await vi.advanceTimersByTimeAsync(1000)
    learner.learn(1, 'image', REQUEST)
  }
  expect(ask).toHaveBeenCalledTimes(6)
  const answer = reply({ status: 'failed', error: 'The ink ran out.' })
  ask.mockResolvedValue(answer)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(1, answer)
})

test('work that is gone is not asked after again', async () => {
  const { ask, onGone, learner } = open()
  ask.mockRejectedValue(apiError(404, 'Not found'))
  learner.learn(7, 'image', REQUEST)
  await vi.advanceTimersByTimeAsync(100_000)
  expect(ask).toHaveBeenCalledOnce()
  expect(onGone).toHaveBeenCalledExactlyOnceWith(7)
})

test('work that is tried again is asked after no more, and an answer that was on its way tells nothing of the new try', async () => {
  const { ask, onEnd, learner } = open()
  const waiting = Promise.withResolvers<PollReply>()
  ask.mockReturnValueOnce(waiting.promise).mockRejectedValue(apiError(0, ''))
  learner.learn(1, 'image', REQUEST)
  learner.forget(1)
  waiting.resolve(reply({ status: 'failed', error: 'The ink ran out.' }))
  await vi.advanceTimersByTimeAsync(0)
  expect(onEnd).not.toHaveBeenCalled()
  learner.learn(2, 'image', REQUEST)
  await vi.advanceTimersByTimeAsync(0)
  learner.forget(2)
  await vi.advanceTimersByTimeAsync(100_000)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a screen that is left asks no more', async () => {
  const { ask, onEnd, learner } = open()
  ask.mockRejectedValue(apiError(0, ''))
  learner.learn(1, 'image', REQUEST)
  await vi.advanceTimersByTimeAsync(0)
  learner.stop()
  await vi.advanceTimersByTimeAsync(100_000)
  expect(ask).toHaveBeenCalledOnce()
  expect(onEnd).not.toHaveBeenCalled()
})
