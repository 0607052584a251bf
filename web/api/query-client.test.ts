import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { createQueryClient } from './query-client.ts'

const client = createQueryClient(async () => {
  throw new Error('No call is made here.')
})
const failing = (status: number) =>
  vi.fn(async () => {
    throw new ApiError({ status, code: 'internal', message: 'It failed.', failure: 'It failed.' })
  })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  client.clear()
  vi.useRealTimers()
})

it('keeps answers fresh for 5 minutes and at hand for 30, and asks for none again on focus or mount', () => {
  expect(client.getDefaultOptions().queries).toMatchObject({
    staleTime: 300_000,
    gcTime: 1_800_000,
    refetchOnWindowFocus: false,
    refetchOnMount: false,
  })
})

it('tries a question that failed twice more, and a change never', async () => {
  const ask = failing(503)
  const asked = expect(
    client.fetchQuery({ queryKey: ['q'], queryFn: ask, retry: client.getDefaultOptions().queries?.retry }),
  ).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(60_000)
  await asked
  expect(ask).toHaveBeenCalledTimes(3)
  expect(client.getDefaultOptions().mutations?.retry).toBe(0)
})

it('takes a refusal for an answer', async () => {
  const ask = failing(404)
  const asked = expect(
    client.fetchQuery({ queryKey: ['r'], queryFn: ask, retry: client.getDefaultOptions().queries?.retry }),
  ).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(60_000)
  await asked
  expect(ask).toHaveBeenCalledOnce()
})
