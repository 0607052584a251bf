import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { client, firstLoad } from './first-load.ts'

/** Bytes, compressed with gzip: what a slow phone takes in while somebody waits. */
const FIRST_LOAD_MAX = 130_000

test('the first page downloads at most 130 kB of JavaScript', async () => {
  expect(await firstLoad('web/home/home-screen.tsx')).toBeLessThanOrEqual(FIRST_LOAD_MAX)
})

test('every script and style of some size lies there compressed, to be sent as it is', async () => {
  const assets = join(client, 'assets')
  const names = (await readdir(assets)).filter((name) => /\.(js|css)$/.test(name))
  const files = await Promise.all(names.map(async (name) => ({ name, bytes: await readFile(join(assets, name)) })))
  const large = files.filter(({ bytes }) => bytes.length >= 1024)
  expect(large.length).toBeGreaterThan(20)
  for (const { name, bytes } of large) {
    expect(brotliDecompressSync(await readFile(join(assets, `${name}.br`))).equals(bytes), name).toBe(true)
    expect(gunzipSync(await readFile(join(assets, `${name}.gz`))).equals(bytes), name).toBe(true)
  }
})
