import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const root = join(import.meta.dirname, '..')
const startPatienceMs = 90_000
const stopPatienceMs = 20_000

export interface Program {
  /** http://localhost:PORT */
  url: string
  dataDir: string
  /** The process that `npm start` runs; the server is its child. */
  process: ChildProcess
  /** Everything printed so far. */
  output(): string
  /** Ends the program as Ctrl+C does, and removes its data unless the caller brought the folder. */
  stop(): Promise<void>
}

export interface ProgramOptions {
  /** A data folder to use and to keep; left out: a fresh one. */
  dataDir?: string
  /** More settings; these win. */
  env?: Record<string, string>
}

/** Starts the program the way `npm start` does and resolves when it says that it is ready. */
export async function startProgram(options: ProgramOptions = {}): Promise<Program> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'lanternkeep-story-')))
  const port = await freePort()
  const child = spawn(process.execPath, [join(root, 'scripts', 'start.mjs')], {
    cwd: root,
    env: { ...surroundings(), PORT: String(port), DATA_DIR: dataDir, SEED_GALLERY: 'off', ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  }
  const program: Program = {
    url: `http://localhost:${port}`,
    dataDir,
    process: child,
    output: () => printed,
    async stop() {
      child.kill('SIGINT')
      await Promise.race([ended, sleep(stopPatienceMs, undefined, { ref: false }).then(() => child.kill('SIGKILL'))])
      await ended
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    },
  }
  await untilReady(program, ended)
  return program
}

async function untilReady(program: Program, ended: Promise<void>): Promise<void> {
  const deadline = Date.now() + startPatienceMs
  let over = false
  void ended.then(() => {
    over = true
  })
  while (!program.output().includes(`Lanternkeep is ready at ${program.url}`)) {
    if (over || Date.now() > deadline) {
      await program.stop()
      throw new Error(`The program did not get ready. It said:\n${program.output()}`)
    }
    await sleep(50)
  }
}

/** The person's environment without what the test run adds to it or a developer may have set for the program. */
function surroundings(): NodeJS.ProcessEnv {
  const { NODE_ENV, DATABASE_URL, TEST_DATABASE_URL, VITEST, ...rest } = process.env
  return Object.fromEntries(Object.entries(rest).filter(([name]) => !name.startsWith('VITEST_')))
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer()
    server.once('error', failed)
    server.listen(0, () => {
      const address = server.address()
      server.close(() => {
        if (address && typeof address === 'object') found(address.port)
        else failed(new Error('The system gave no free port'))
      })
    })
  })
}
