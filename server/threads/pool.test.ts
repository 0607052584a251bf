import { expect, test } from 'vitest'
import { openPool } from './pool.ts'

test('a thread’s event loop turns between two pieces of work, so that what they held is freed', async () => {
  const pool = openPool({
    thread: new URL('./testing/turning-thread.ts', import.meta.url),
    idleTimeout: 60_000,
    log: { warn: () => undefined },
  })
  // Pieces that come quickly one after another may fall into one turn: these come with pauses, which turn nothing by themselves.
  await expect.poll(() => pool.run(undefined), { interval: 2, timeout: 15_000 }).toBeGreaterThan(15)
  await pool.destroy()
})
