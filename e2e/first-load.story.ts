import { expect, test } from 'vitest'
import { firstLoad } from './first-load.ts'

/** Bytes, compressed with gzip: what a slow phone takes in while somebody waits. */
const FIRST_LOAD_MAX = 130_000

test('the first page downloads at most 130 kB of JavaScript', async () => {
  expect(await firstLoad('web/home/home-screen.tsx')).toBeLessThanOrEqual(FIRST_LOAD_MAX)
})
