import { expect, test } from 'vitest'
import { openPool } from './pool.ts'

test('a thread’s event loop turns between two pieces of work, so that what they held is freed', async () => {
  const pool = openPool({
    thread: new URL('./testing/turning-thread.ts', import.meta.url),
    idleTimeout: 60_000,
    log: { warn: () => undefined },
  })
  let turns = 0
  for (let work = 0; work < 30; work++) turns = await pool.run(undefined)
  // Two pieces may rarely fall into one turn.
  expect(turns).toBeGreaterThan(15)
  await pool.destroy()
})
