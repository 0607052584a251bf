import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import settings from './memory.json' with { type: 'json' }

test('the image for containers keeps memory small in the same way as npm start', async () => {
  const dockerfile = await readFile(new URL('../Dockerfile', import.meta.url), 'utf8')
  const lines = dockerfile.replaceAll('\\\n', ' ').split('\n')
  const given = lines
    .filter((line) => line.startsWith('ENV '))
    .flatMap((line) => line.slice(4).match(/\w+=(?:"[^"]*"|\S+)/g) ?? [])
    .map((setting) => setting.replaceAll('"', ''))
  expect(given).toEqual(expect.arrayContaining(Object.entries(settings).map(([name, value]) => `${name}=${value}`)))
})
