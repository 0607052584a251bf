import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepConnected, type LiveMessage } from './connection.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A server whose streams a test writes to and ends; `refuses` answers every question with a failure. */
function openServer() {
  const streams: { write(text: string): void; end(): void }[] = []
  const server = { streams, refuses: false, asked: 0 }
  const open = async (signal: AbortSignal) => {
    server.asked++
    if (server.refuses) throw new TypeError('fetch failed')
    return new ReadableStream<Uint8Array>({
      start(controller) {
        streams.push({
          write: (text) => controller.enqueue(new TextEncoder().encode(text)),
          end: () => controller.close(),
        })
        signal.addEventListener('abort', () => controller.error(signal.reason))
      },
    })
  }
  const heard: LiveMessage[] = []
  const connection = keepConnected({ open, heard: (message) => heard.push(message), random: () => 0.5 })
  return { server, heard, connection, kinds: () => heard.map((message) => message.kind) }
}

const pass = (time = 0) => vi.advanceTimersByTimeAsync(time)

test('events are heard whole, however the network cuts them', async () => {
  const { server, heard } = openServer()
  await pass()
  const [stream] = server.streams
  stream?.write('retry: 2000\n\ndata: {"kind":"conn')
  await pass()
  stream?.write('ected"}\n\ndata: {"kind":"gold","gold":1.5}\n\n:\n\n')
  await pass()
  expect(heard).toEqual([{ kind: 'connected' }, { kind: 'gold', gold: 1.5 }, { kind: 'alive' }])
})

test('a stream that ends is replaced after a second; while that fails, ever later, to half a minute', async () => {
  const { server, kinds } = openServer()
  await pass()
  server.streams[0]?.write('data: {"kind":"connected"}\n\n')
  await pass()
  server.refuses = true
  server.streams[0]?.end()
  await pass()
  expect(kinds().at(-1)).toBe('interrupted')
  await pass(999)
  expect(server.asked).toBe(1)
  await pass(1)
  expect(server.asked).toBe(2)
  await pass(1000 * (2 + 4 + 8 + 16 + 30 + 30))
  expect(server.asked).toBe(8)
  server.refuses = false
  await pass(30_000)
  server.streams[1]?.write('data: {"kind":"connected"}\n\n')
  await pass()
  server.streams[1]?.end()
  await pass(1000)
  expect(server.streams).toHaveLength(3)
})

test('a stream on which nothing moves for two heartbeats and a half is given up', async () => {
  const { server, kinds } = openServer()
  await pass()
  server.streams[0]?.write('data: {"kind":"connected"}\n\n')
  await pass(40_000)
  server.streams[0]?.write(':\n\n')
  await pass(49_000)
  expect(kinds()).not.toContain('interrupted')
  await pass(1000)
  expect(kinds().at(-1)).toBe('interrupted')
})

test('who comes back does not wait for the pause to be over', async () => {
  const { server, connection } = openServer()
  server.refuses = true
  await pass(60_000)
  const { asked } = server
  connection.hurry()
  await pass()
  expect(server.asked).toBe(asked + 1)
})

test('a stream that makes room for newer ones keeps away for a minute', async () => {
  const { server } = openServer()
  await pass()
  server.streams[0]?.write('data: {"kind":"crowded"}\n\n')
  await pass()
  server.streams[0]?.end()
  await pass(59_000)
  expect(server.asked).toBe(1)
  await pass(1000)
  expect(server.asked).toBe(2)
})

test('once stopped it asks no more and tells nothing', async () => {
  const { server, heard, connection } = openServer()
  await pass()
  connection.stop()
  await pass(120_000)
  expect(server.asked).toBe(1)
  expect(heard).toEqual([])
})
