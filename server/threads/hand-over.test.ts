import { expect, test } from 'vitest'
import { openPool } from './pool.ts'

const SIZE = 2 ** 27

test('a large file from a thread hardly costs the event loop anything', async () => {
  const pool = openPool({
    thread: new URL('./testing/bytes-thread.ts', import.meta.url),
    idleTimeout: 60_000,
    log: { warn: () => undefined },
  })
  async function cost(name: string): Promise<number> {
    const before = process.threadCpuUsage()
    const { bytes } = (await pool.run(SIZE, { name })) as { bytes: Uint8Array }
    const { user, system } = process.threadCpuUsage(before)
    expect([bytes.length, bytes[0], bytes.at(-1)]).toEqual([SIZE, 7, 7])
    return user + system
  }
  await cost('handedOver')
  const costs = { copied: [] as number[], handedOver: [] as number[] }
  for (let round = 0; round < 8; round++) {
    costs.copied.push(await cost('copied'))
    costs.handedOver.push(await cost('handedOver'))
  }
  expect(Math.min(...costs.handedOver)).toBeLessThan(Math.min(...costs.copied) / 3)
  await pool.destroy()
})
