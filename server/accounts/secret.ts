import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'

/** The secret that signs sessions and media addresses: AUTH_SECRET, else one made at the first start and kept in the data folder. */
export async function readSecret(config: Config): Promise<string> {
  if (config.authSecret) return config.authSecret
  const file = join(config.dataDir, 'secret')
  await mkdir(config.dataDir, { recursive: true })
  try {
    // "wx": of two programs starting at once, one makes it and both read the same.
    await writeFile(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const secret = (await readFile(file, 'utf8')).trim()
  if (secret.length < 32)
    throw new Error(
      `${file} does not hold a whole secret; delete it to have a new one made (people will have to log in again)`,
    )
  return secret
}
