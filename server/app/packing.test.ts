import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodingFor, pack } from './packing.ts'

test('a text is packed as its reader takes it, and not at all where they take neither', () => {
  expect(encodingFor('gzip, deflate, br, zstd')).toBe('br')
  expect(encodingFor('gzip;q=0.8, br;q=0')).toBe('gzip')
  for (const header of [undefined, '', 'identity', 'br;q=0', 'gzip;q=none']) expect(encodingFor(header)).toBeUndefined()
})

test('what was packed is a fraction as long and unpacks to the same', async () => {
  const text = '<li class="picture">A silver ring — £</li>'.repeat(500)
  const [br, gzip] = await Promise.all([pack(text, 'br'), pack(text, 'gzip')])
  expect([brotliDecompressSync(br).toString(), gunzipSync(gzip).toString()]).toEqual([text, text])
  expect(Math.max(br.length, gzip.length)).toBeLessThan(text.length / 10)
})
