import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const [config, program] = ['config', 'program'].map((name) => new URL(`../${name}.ts`, import.meta.url).href)
// Imported in the order in which server/main.ts does.
const script = `
  import ${JSON.stringify(config)}
  import ${JSON.stringify(program)}
  import { readdir, readFile } from 'node:fs/promises'
  const before = (await readdir('/proc/self/task')).length
  await Promise.all(Array.from({ length: 200 }, () => readFile('/proc/self/status')))
  const names = (await readdir('/proc/self/task')).map((id) => readFile('/proc/self/task/' + id + '/comm', 'utf8'))
  console.log((await Promise.all(names)).filter((name) => name.startsWith('libuv-worker')).length)
  process.exit()
`

test.skipIf(!existsSync('/proc/self/task'))(
  'however the program is started, pictures leave threads to files',
  async () => {
    const unset = ['-u', 'UV_THREADPOOL_SIZE', process.execPath, '--input-type=module', '--eval', script]
    expect(Number((await promisify(execFile)('env', unset)).stdout)).toBe(16)
  },
  120_000,
)
