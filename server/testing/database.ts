import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { inDatabase, maintain } from './postgres.ts'

export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

/** A migrated, empty database of the test file's own; drop it in afterAll. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('postgresUrl')
  const name = `lanternkeep_test_${randomBytes(6).toString('hex')}`
  // Files are copied as they are; by way of the log every page would be written twice.
  await maintain(server, `create database ${name} template ${inject('templateDatabase')} strategy file_copy`)
  return {
    url: inDatabase(server, name),
    drop: () => maintain(server, `drop database if exists ${name} with (force)`),
  }
}
