import { spawn } from 'node:child_process'
import { Socket } from 'node:net'
import type { Launcher } from './launcher.ts'

// Waits for its input to close, then asks Postgres for a fast shutdown if it still is the one on the folder.
const script = 'read -r line; read -r pid < "$1/postmaster.pid" && [ "$pid" = "$2" ] && kill -INT "$pid"'

/**
 * A shell that holds the end of a pipe from this program. However the program dies, kill -9 included, the pipe closes
 * and Postgres is shut down. Returns the way to send the guard home. Windows has none: there the next start cleans up.
 */
export function guard(launcher: Launcher, clusterDir: string, pid: number | undefined): () => boolean {
  if (process.platform === 'win32' || pid === undefined) return () => false
  const { file, args, options } = launcher.command('/bin/sh', ['-c', script, 'sh', clusterDir, String(pid)])
  const shell = spawn(file, args, { ...options, detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  const goesWithout = () => {
    // Without a guard the program still works; a Postgres it leaves behind is found by the next start.
  }
  shell.once('error', goesWithout)
  shell.stdin.once('error', goesWithout)
  shell.unref()
  if (shell.stdin instanceof Socket) shell.stdin.unref()
  return () => shell.kill('SIGKILL')
}
