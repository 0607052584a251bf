import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { browserWorld } from './browser-world.ts'
import { jobAsWork, pollWork, startedJob } from './poll-work.ts'

vi.mock('../api/browser.ts', () => ({ call: vi.fn(), tokens: {} }))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const { isUnreachable, isFinal } = browserWorld()
const answer = (status: number) => new ApiError({ status, code: 'internal', message: '', failure: '' })

test.each(['image', 'npc'] as const)('a question about a %s that nobody answers is given up', async (type) => {
  vi.mocked(call).mockReturnValue(new Promise(() => undefined))
  const asked = pollWork(type, 'some-id').catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(30_000)
  const error = await asked
  expect(error).toMatchObject({ status: 0, message: 'Unable to connect to server. Please try again later.' })
  expect(isUnreachable(error)).toBe(true)
  expect(vi.mocked(call).mock.lastCall?.[2]?.signal?.aborted).toBe(true)
})

test('what a proxy says for a dead program is no answer of the program’s; a fault of the program is one', () => {
  expect([502, 503, 504].map((status) => isUnreachable(answer(status)))).toEqual([true, true, true])
  expect([404, 429, 500].map((status) => isUnreachable(answer(status)))).toEqual([false, false, false])
  expect([404, 429, 500].map((status) => isFinal(answer(status)))).toEqual([true, false, false])
})

test('a sheet’s start that names no job, and a job without a status, are told as what they are', () => {
  expect(() => startedJob('npc', { message: 'Started', status: 'PENDING' })).toThrow(
    'Generation started but jobId was not received.',
  )
  expect(() => jobAsWork('settlement', 'job-7', { progress: 10 })).toThrow(
    'Job status response for job-7 is missing status field.',
  )
})
