import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDiskCheck } from './disk.ts'

const folder = await mkdtemp(join(tmpdir(), 'lanternkeep-disk-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a disk with room that can be written passes, and is left as it was', async () => {
  await openDiskCheck(folder)()
  expect(await readdir(folder)).toEqual([])
})

test('a disk that is nearly full does not', async () => {
  await expect(openDiskCheck(folder, async () => 1024)()).rejects.toThrow('room for 1024 bytes')
})

test('nor does a folder that nothing can be written to', async () => {
  const enough = async () => 1e12
  await expect(openDiskCheck(join(folder, 'gone'), enough)()).rejects.toThrow('ENOENT')
})

test('asking often is one look', async () => {
  let looks = 0
  const check = openDiskCheck(folder, async () => {
    looks += 1
    return 1e12
  })
  for (let times = 0; times < 20; times++) await check()
  expect(looks).toBe(1)
})
