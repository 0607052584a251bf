import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import { guard } from './guard.ts'
import type { Launcher } from './launcher.ts'

const run = promisify(execFile)
const readyLine = 'database system is ready to accept connections'
const startPatienceMs = 180_000
const fastStopMs = 20_000

export interface Postmaster {
  /** Settles when the process has ended, for whatever reason. */
  ended: Promise<void>
  /** A fast shutdown: open transactions are rolled back, everything is written, the process ends. */
  stop(): Promise<void>
}

export interface PostmasterOptions {
  clusterDir: string
  port: number
  binaries: Binaries
  launcher: Launcher
  /** Receives everything Postgres says. */
  said(text: string): void
}

/** Postgres ended or kept silent instead of getting ready; `output` is what it said. */
export class PostmasterStartError extends Error {
  readonly output: string
  constructor(output: string) {
    super(output.trim() || 'Postgres ended without a word')
    this.output = output
  }
}

/** Starts the server on 127.0.0.1:`port` and resolves once it accepts connections. */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const { clusterDir, port, binaries, launcher } = options
  const { file, args, options: how } = launcher.command(binaries.postgres, postgresArguments(clusterDir, port))
  // Its own session: the terminal's Ctrl+C must not reach Postgres before the program has drained.
  const child = spawn(file, args, { ...how, detached: true, windowsHide: true, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve())
    child.once('close', () => resolve())
  })
  await untilReady(child, ended, options.said)
  const dismissGuard = guard(launcher, clusterDir, child.pid)
  void ended.then(dismissGuard)
  return { ended, stop: () => stop(child, ended, binaries) }
}

async function untilReady(child: ChildProcess, ended: Promise<void>, said: (text: string) => void): Promise<void> {
  let output = ''
  let starting = true
  const ready = new Promise<boolean>((resolve) => {
    child.once('error', (error) => {
      output += error.message
    })
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said(text)
      if (!starting) return
      output += text
      if (output.includes(readyLine)) resolve(true)
    })
  })
  const patience = new AbortController()
  const tooLong = sleep(startPatienceMs, false, { signal: patience.signal }).catch(() => false)
  const won = await Promise.race([ready, ended.then(() => false), tooLong])
  patience.abort()
  starting = false
  if (won) return
  child.kill('SIGQUIT')
  throw new PostmasterStartError(output)
}

async function stop(child: ChildProcess, ended: Promise<void>, binaries: Binaries): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return ended
  if (process.platform === 'win32') await run(binaries.pgCtl, ['kill', 'INT', String(child.pid)])
  else child.kill('SIGINT')
  const patience = new AbortController()
  const tooLong = sleep(fastStopMs, true, { signal: patience.signal }).catch(() => false)
  if (await Promise.race([ended.then(() => false), tooLong])) child.kill('SIGQUIT')
  patience.abort()
  await ended
}

function postgresArguments(clusterDir: string, port: number): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    // Only TCP: a socket's path is limited to about a hundred characters and a data folder's is not.
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: '128MB',
    maintenance_work_mem: '64MB',
    max_wal_size: '512MB',
    // Parallel plans pass rows through /dev/shm, which containers keep at 64 MB.
    max_parallel_workers_per_gather: 0,
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    log_checkpoints: 'off',
    log_line_prefix: '%m [%p] ',
  }
  return ['-D', clusterDir, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}
