import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { passwordFile } from './cluster.ts'
import { hasCode } from './failure.ts'

/** Where the cluster's server says it listens, and the password; undefined when its files say that none is running. */
export async function runningServer(clusterDir: string): Promise<{ port: number; password: string } | undefined> {
  try {
    const [, , , port] = (await readFile(join(clusterDir, 'postmaster.pid'), 'utf8')).split('\n')
    const password = (await readFile(join(clusterDir, passwordFile), 'utf8')).trim()
    return port === undefined || password === '' ? undefined : { port: Number(port), password }
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}
