import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { tidyAfterwards } from './tidy.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('what a large picture left is given back once its answer has gone, not before', async () => {
  const collect = vi.fn()
  vi.stubGlobal('gc', collect)
  const planes = new Float32Array(48 * 1024 ** 2)
  tidyAfterwards()
  expect(collect).not.toHaveBeenCalled()
  await turn()
  await turn()
  expect(collect).toHaveBeenCalledTimes(1)
  expect(planes.length).toBeGreaterThan(0)
})

test('a thread with nothing more to do gives back even a little, but not between two works', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const collect = vi.fn()
  vi.stubGlobal('gc', collect)
  vi.spyOn(process, 'memoryUsage').mockReturnValue({ heapUsed: 0, arrayBuffers: 0 } as NodeJS.MemoryUsage)
  for (let work = 0; work < 5; work++) {
    tidyAfterwards()
    await turn()
    vi.advanceTimersByTime(300)
  }
  expect(collect).not.toHaveBeenCalled()
  vi.advanceTimersByTime(300)
  expect(collect).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(10_000)
  expect(collect).toHaveBeenCalledTimes(1)
})

test('in a program that may not collect nothing is asked of it', async () => {
  vi.stubGlobal('gc', undefined)
  tidyAfterwards()
  await turn()
})

test('a heap that has grown is collected though its planes are few, and then not again before it has grown anew', async () => {
  const collect = vi.fn()
  vi.stubGlobal('gc', collect)
  const uses = (heapUsed: number) =>
    vi.spyOn(process, 'memoryUsage').mockReturnValue({ heapUsed, arrayBuffers: 0 } as NodeJS.MemoryUsage)
  // Larger than any that this thread has been left with before.
  for (const [heapUsed, times] of [
    [1e12, 1],
    [1e12 + 10e6, 1],
    [1e12 + 30e6, 2],
  ] as const) {
    uses(heapUsed)
    tidyAfterwards()
    await turn()
    await turn()
    expect(collect).toHaveBeenCalledTimes(times)
  }
})
