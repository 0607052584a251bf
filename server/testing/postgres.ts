import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../db/embedded.ts'
import { migrate } from '../migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server the tests use, as its maintenance database's address. */
    postgresUrl: string
    /** The migrated database that every test file's own one is copied from. */
    templateDatabase: string
  }
}

/**
 * Vitest's global set-up: one Postgres for the run (TEST_DATABASE_URL, or an embedded one in a temporary folder) with
 * a migrated template database. Returns the way to take it down.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const server = await startServer(given)
  const templateDatabase = `lanternkeep_template_${randomBytes(4).toString('hex')}`
  try {
    if (!given) await trustMemory(server.url)
    await maintain(server.url, `create database ${templateDatabase}`)
    await migrate(inDatabase(server.url, templateDatabase))
  } catch (error) {
    await server.stop()
    throw error
  }
  project.provide('postgresUrl', server.url)
  project.provide('templateDatabase', templateDatabase)
  return async () => {
    await maintain(server.url, `drop database ${templateDatabase} with (force)`)
    await server.stop()
  }
}

async function startServer(given: string | undefined): Promise<{ url: string; stop(): Promise<void> }> {
  if (given) return { url: given, stop: async () => undefined }
  const dataDir = await mkdtemp(join(tmpdir(), 'lanternkeep-test-'))
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Nothing in it outlives the run: it waits for no disk, which takes a new database four times as long, and its end ten times. */
async function trustMemory(url: string): Promise<void> {
  await maintain(url, 'alter system set fsync = off')
  await maintain(url, 'alter system set full_page_writes = off')
  await maintain(url, 'select pg_reload_conf()')
}

export async function maintain(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

export function inDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}
