import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { EmbeddedPostgresError, hasCode } from './failure.ts'

const run = promisify(execFile)
const fastStopMs = 20_000
const immediateStopMs = 5_000

/**
 * Ends the Postgres that a killed program left running on the folder. Adopting it would save half a second and leave
 * its old settings, log and guard behind. The caller holds the folder's lock, so nobody else is using it.
 */
export async function stopOrphan(clusterDir: string, log: (line: string) => void): Promise<void> {
  const pid = await recordedPid(clusterDir)
  if (pid === undefined || !isAlive(pid)) return
  if (!(await isPostgresOf(pid, clusterDir))) return disownPid(clusterDir, pid)
  log('Stopping the Postgres that an interrupted run left behind.')
  if (await endsAfter(pid, clusterDir, 'SIGINT', fastStopMs)) return
  if (await endsAfter(pid, clusterDir, 'SIGQUIT', immediateStopMs)) return
  throw new EmbeddedPostgresError(
    `A Postgres left behind by an interrupted run (process ${pid}) does not stop. End it by hand and start again.`,
  )
}

function pidFile(clusterDir: string): string {
  return join(clusterDir, 'postmaster.pid')
}

async function recordedPid(clusterDir: string): Promise<number | undefined> {
  try {
    const pid = Number.parseInt(await readFile(pidFile(clusterDir), 'utf8'), 10)
    return pid > 1 ? pid : undefined
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

async function isPostgresOf(pid: number, clusterDir: string): Promise<boolean> {
  const command = await commandOf(pid)
  if (process.platform === 'win32') return command.includes('postgres')
  return command.includes('postgres') && command.includes(clusterDir)
}

async function commandOf(pid: number): Promise<string> {
  try {
    if (process.platform === 'linux') return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ')
    if (process.platform === 'win32') return (await run('tasklist', ['/FI', `PID eq ${pid}`])).stdout
    return (await run('ps', ['-o', 'command=', '-p', String(pid)])).stdout
  } catch (error) {
    // It ended between the two looks: /proc has no such folder any more, or ps found nothing and exits with 1.
    if (hasCode(error, 'ENOENT', 'ESRCH', '1')) return ''
    throw error
  }
}

/**
 * Another program has the recorded process id now, and Postgres would take it for a live server. It ignores its own
 * parent's id, so that is written instead; the file itself has to stay, because its other lines let Postgres see
 * whether children of the dead server still hold its shared memory.
 */
async function disownPid(clusterDir: string, pid: number): Promise<void> {
  const path = pidFile(clusterDir)
  const text = await readFile(path, 'utf8')
  await writeFile(path, text.replace(String(pid), String(process.pid)))
}

async function endsAfter(
  pid: number,
  clusterDir: string,
  signal: 'SIGINT' | 'SIGQUIT',
  patienceMs: number,
): Promise<boolean> {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (hasCode(error, 'ESRCH')) return true
    throw error
  }
  const deadline = Date.now() + patienceMs
  // Where nobody reaps orphans (a container without an init) the id stays taken, but it has no command any more.
  while (await isPostgresOf(pid, clusterDir)) {
    if (Date.now() > deadline) return false
    await sleep(50)
  }
  return true
}
