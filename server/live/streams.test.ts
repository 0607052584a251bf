import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openStreams } from './streams.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const caller = { id: 'iris', sessionId: 's' }

test('a stream on which nothing happens says every 20 s that it is there, so that no proxy cuts it', () => {
  const streams = openStreams(() => new Date())
  const stream = streams.open({ ...caller, lapsesAt: Date.now() + 900_000 }, { kind: 'connected' })
  expect(String(stream.read())).toBe('retry: 2000\n\ndata: {"kind":"connected"}\n\n')
  vi.advanceTimersByTime(19_999)
  expect(stream.read()).toBeNull()
  vi.advanceTimersByTime(1)
  expect(String(stream.read())).toBe(':\n\n')
  streams.close()
})

test('nothing is written to a stream that has ended', async () => {
  const streams = openStreams(() => new Date())
  const stream = streams.open({ ...caller, lapsesAt: Date.now() + 1000 }, { kind: 'connected' })
  vi.advanceTimersByTime(1000)
  streams.tell('iris', { kind: 'gold', gold: 1 })
  streams.close()
  const [text] = await stream.toArray()
  expect(String(text)).not.toContain('gold')
})
