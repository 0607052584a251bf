import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('every button of the site is a Press, which waits until somebody hears it', async () => {
  const web = join(import.meta.dirname, '..')
  const raw: string[] = []
  for await (const path of glob('**/*.tsx', { cwd: web })) {
    if (/<button[\s>]/.test(await readFile(join(web, path), 'utf8'))) raw.push(path)
  }
  expect(raw).toEqual([join('ui', 'press.tsx')])
})
