import { appendFileSync, renameSync, statSync } from 'node:fs'
import { hasCode } from './failure.ts'

const limitBytes = 4 * 1024 * 1024

/** Appends what Postgres says to `path`; at 4 MiB the file becomes `path`.1 and the previous .1 goes. */
export function openServerLog(path: string, log: (line: string) => void): (text: string) => void {
  let size = sizeOf(path)
  let failed = false
  return (text) => {
    try {
      if (size > limitBytes) {
        renameSync(path, `${path}.1`)
        size = 0
      }
      appendFileSync(path, text, { mode: 0o600 })
      size += Buffer.byteLength(text)
      failed = false
    } catch (error) {
      // A full disk must not take the program down with it, nor be reported once a line.
      if (!failed) log(`Could not write ${path}: ${String(error)}`)
      failed = true
    }
  }
}

function sizeOf(path: string): number {
  try {
    return statSync(path).size
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return 0
    throw error
  }
}
