import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'

/** The secret that signs sessions and media addresses: AUTH_SECRET, else one made at the first start and kept in the data folder. */
export async function readSecret(config: Config): Promise<string> {
  if (config.authSecret) return config.authSecret
  const file = join(config.dataDir, 'secret')
  await mkdir(config.dataDir, { recursive: true })
  // Of its own for each call: two at once in one process would take it from each other.
  const unfinished = `${file}.${randomUUID()}.part`
  try {
    // Linked when it is whole: of two programs starting at once one makes it and both read the same, and one that is
    // killed while writing leaves no half of a secret.
    await writeFile(unfinished, randomBytes(32).toString('hex'), { mode: 0o600 })
    await link(unfinished, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(unfinished, { force: true })
  }
  const secret = (await readFile(file, 'utf8')).trim()
  if (secret.length < 32)
    throw new Error(
      `${file} does not hold a whole secret; delete it to have a new one made (people will have to log in again)`,
    )
  return secret
}
