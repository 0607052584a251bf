import { once } from 'node:events'
import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newCaller, openBalancer } from './caller.ts'
import { type Program, startProgram } from './program.ts'

const WORKS = 8

let program: Program
beforeEach(async () => {
  program = await startProgram({ bringsPostgres: true, env: { LOG_LEVEL: 'fatal' } })
})
afterEach(async () => {
  await program.stop()
  // A program that ended by itself has not been told that its folder is done with.
  await rm(program.dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
})

async function killDatabase(): Promise<void> {
  process.kill(
    Number.parseInt(await readFile(join(program.dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10),
    'SIGKILL',
  )
}

test('the program starts its own database again when that is killed, and nobody loses work or gold by it', async () => {
  const caller = await newCaller(openBalancer([program]))
  const started = await Promise.all(Array.from({ length: WORKS }, (_, work) => caller.start('a wall of thorns', work)))
  await killDatabase()
  const statuses = async () => {
    const polls = started.map((id) => caller.get<{ status: string }>(`/v2/image/generate/${id}/poll`))
    return [...new Set((await Promise.all(polls)).map(({ status }) => status))]
  }
  await expect.poll(statuses, { timeout: 60_000, interval: 500 }).toEqual(['completed'])
  expect(await caller.get('/api/v1/user')).toMatchObject({ gold: 12 - 0.5 * WORKS })
  expect(program.process.exitCode).toBeNull()
})

test('the program ends with one clear line when its database cannot be started again', async () => {
  const control = join(program.dataDir, 'postgres', 'global', 'pg_control')
  await rename(control, `${control}.gone`)
  const ended = once(program.process, 'exit')
  await killDatabase()
  expect(await ended).toEqual([1, null])
  const [, ...said] = program.output().trim().split('\n')
  expect(said).toEqual([
    `The database ended and could not be started again. ${join(program.dataDir, 'postgres.log')} says why; what was made so far is kept.`,
  ])
})
