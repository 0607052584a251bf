import { expect, test } from 'vitest'
import { openTogether } from './together.ts'

const abortOf = (signal: AbortSignal) =>
  new Promise<string>((resolve) => signal.addEventListener('abort', () => resolve('given up'), { once: true }))

test('what several wait for is given up when the last of them has left, and not before', async () => {
  const together = openTogether()
  const [first, second] = [new AbortController(), new AbortController()]
  const signals: AbortSignal[] = []
  const work = (nobody: AbortSignal) => {
    signals.push(nobody)
    return abortOf(nobody)
  }
  const waiting = [first, second].map((leaving) => together.wait('picture', leaving.signal, work))
  expect(signals[0]).toBe(signals[1])
  first.abort()
  expect(signals[0]?.aborted).toBe(false)
  second.abort()
  expect(await Promise.all(waiting)).toEqual(['given up', 'given up'])
})

test('whoever comes after all have left begins anew', async () => {
  const together = openTogether()
  const leaving = new AbortController()
  const left = together.wait('picture', leaving.signal, abortOf)
  leaving.abort()
  const stays = new AbortController().signal
  expect(await together.wait('picture', stays, async (nobody) => nobody.aborted)).toBe(false)
  await left
})
