import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { readSecret } from './secret.ts'

test('whoever asks for the secret first, and however many at once, has the same one, and nothing unfinished is left', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lanternkeep-secret-'))
  try {
    const config = { ...readConfig({}), authSecret: undefined, dataDir: join(folder, 'data') }
    const secrets = await Promise.all(Array.from({ length: 20 }, () => readSecret(config)))
    expect(new Set(secrets).size).toBe(1)
    expect(secrets[0]).toHaveLength(64)
    expect(await readdir(config.dataDir)).toEqual(['secret'])
  } finally {
    await rm(folder, { recursive: true })
  }
})
