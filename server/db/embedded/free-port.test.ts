import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from './free-port.ts'

test('a port that is found now and listened on later is none that connections are given meanwhile', async () => {
  for (const drawn of [0, 0.3, 0.999_999]) {
    const port = await freePort(() => drawn)
    expect(port).toBeGreaterThan(1023)
    expect(port).toBeLessThan(32_768)
  }
})

test('a port that somebody listens on is not taken for free', async () => {
  const taken = await freePort()
  const server = createServer()
  await new Promise<void>((listening) => server.listen(taken, listening))
  const draws = [(taken - 15_000) / 17_768 + 1e-9, 0.5]
  expect(await freePort(() => draws.shift() ?? Math.random())).not.toBe(taken)
  await new Promise((closed) => server.close(closed))
})
