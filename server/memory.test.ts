import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import settings from './memory.json' with { type: 'json' }

test('the image for containers keeps memory small in the same way as npm start', async () => {
  const dockerfile = await readFile(new URL('../Dockerfile', import.meta.url), 'utf8')
  const lines = dockerfile.replaceAll('\\\n', ' ').split('\n')
  const given = lines
    .filter((line) => line.startsWith('ENV '))
    .flatMap((line) => line.slice(4).match(/\w+=(?:"[^"]*"|\S+)/g) ?? [])
    .map((setting) => setting.replaceAll('"', ''))
  expect(given).toEqual(expect.arrayContaining(Object.entries(settings).map(([name, value]) => `${name}=${value}`)))
})

const [config, log, start] = ['config', 'log', 'program'].map((name) => new URL(`${name}.ts`, import.meta.url).href)
// The program gives up at once, for its port is taken; what it said of its heaps stands. Each of them then holds much, and has
// much pass through that outlives the youngest generation, as writing sheets does.
const script = `
  import { once } from 'node:events'
  import { createServer } from 'node:net'
  import { Worker } from 'node:worker_threads'
  import { readConfig } from ${JSON.stringify(config)}
  import { openLog } from ${JSON.stringify(log)}
  import { startProgram } from ${JSON.stringify(start)}
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const config = { ...readConfig({ LOG_LEVEL: 'silent', HOST: '127.0.0.1' }), port: taken.address().port }
  const refusal = await startProgram(config, openLog(config)).catch((error) => error)
  if (refusal?.constructor.name !== 'StartError') throw refusal
  function growth() {
    const make = (at) => ({ at, list: [at, at, at] })
    const kept = Array.from({ length: 300_000 }, (_, at) => make(at))
    gc()
    const live = process.memoryUsage().heapUsed
    let most = 0
    for (let at = 0; at < 1_000_000; at++) {
      kept[at % kept.length] = make(at)
      if (at % 20_000 === 0) most = Math.max(most, process.memoryUsage().heapUsed)
    }
    return most / live
  }
  const inThread = new Worker(growth + "; import('node:worker_threads').then(({ parentPort }) => parentPort.postMessage(growth()))", { eval: true })
  const [thread] = await once(inThread, 'message')
  console.log(JSON.stringify([thread, growth()]))
  process.exit()
`

test('garbage never makes a heap much larger than what is in use, in the event loop or in a thread', async () => {
  const given = Object.entries(settings).map(([name, value]) => `${name}=${value}`)
  const program = [...given, process.execPath, '--input-type=module', '--eval', script]
  const { stdout } = await promisify(execFile)('env', program)
  for (const growth of JSON.parse(stdout)) expect(growth).toBeLessThan(2)
}, 120_000)
