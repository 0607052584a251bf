import { execFile } from 'node:child_process'
import { chmod, copyFile, mkdir, readFile, symlink } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBuiltIn } from '../providers/builtin.ts'
import { quietLog } from '../testing/quiet-log.ts'
import { openTestServer, type TestServer } from '../testing/server.ts'

const run = promisify(execFile)
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
/** Where programs live; the test's own environment is not the walk's. */
const SYSTEM_PATH = ['/usr/local/bin', '/usr/bin', '/bin', '/opt/homebrew/bin']

let server: TestServer
beforeAll(async () => {
  server = await openTestServer([openBuiltIn({ log: quietLog, threads: 1 })])
  await server.work()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

/** A folder with this very Node, and a stand-in for curl that is only found where there is no real one. */
async function programs(): Promise<string> {
  const first = join(server.config.dataDir, 'bin')
  const last = join(server.config.dataDir, 'bin-without-curl')
  await mkdir(first)
  await mkdir(last)
  await symlink(process.execPath, join(first, 'node'))
  await copyFile(here('../testing/curl.mjs'), join(last, 'curl.mjs'))
  await chmod(join(last, 'curl.mjs'), 0o755)
  await symlink('curl.mjs', join(last, 'curl'))
  return [first, ...SYSTEM_PATH, last].join(delimiter)
}

test('the walk of docs/API.md leads from sign-up to a downloaded picture, as written', async () => {
  const page = await readFile(here('../../docs/API.md'), 'utf8')
  const blocks = [...page.matchAll(/```sh\n(.*?)```/gs)].map((match) => match[1])
  expect(blocks.length).toBeGreaterThan(9)
  const address = server.app.server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  const picture = join(server.config.dataDir, 'walk.png')
  const { stdout } = await run('sh', ['-e', '-c', blocks.join('\n')], {
    env: { PATH: await programs(), BASE: `http://127.0.0.1:${port}`, NAME: 'walker', OUT: picture },
    timeout: 60_000,
  })
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 512, height: 384 })
  const token = await sharp(`${picture}.token.png`).metadata()
  expect(token).toMatchObject({ format: 'png', width: 280, height: 280, hasAlpha: true })
  expect(stdout).toContain('Last light over the lake')
  expect(stdout).toMatch(/^12\n/)
  expect(stdout.trim().endsWith('true')).toBe(true)
}, 90_000)
