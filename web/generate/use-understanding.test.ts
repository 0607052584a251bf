import { expect, test, vi } from 'vitest'
import type { Call } from '../api/call.ts'
import { createQueryClient } from '../api/query-client.ts'
import { emptyForm } from './form.ts'
import { understandingOf } from './use-understanding.ts'

const form = { ...emptyForm('items'), prompt: 'a silver key' }
const asking = (call: () => Promise<unknown>) => understandingOf(createQueryClient(call as unknown as Call), form)

test('whoever has pressed the button does not wait for an answer that will not come', async () => {
  vi.useFakeTimers()
  const asked = asking(() => new Promise(() => undefined))
  await vi.advanceTimersByTimeAsync(5000)
  expect(await asked).toBeUndefined()
  vi.useRealTimers()
})

test('an answer is taken, a fault is as good as none', async () => {
  const understood = { understood: [], unused: [] }
  expect(await asking(async () => understood)).toBe(understood)
  expect(await asking(() => Promise.reject(new Error('away')))).toBeUndefined()
})
