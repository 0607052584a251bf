import { readFileSync } from 'node:fs'

const lookEveryMs = 500

/**
 * Calls `leave` when the npm that ran this script is gone. npm passes a signal only to the shell between itself and
 * the script, and the shell dies without passing it on; the program would go on running with nobody to stop it.
 */
export function whenNpmIsGone(leave) {
  if (process.env.npm_lifecycle_event === undefined) return
  const shell = process.ppid
  const npm = parentOf(shell)
  const look = setInterval(() => {
    if (process.ppid === shell && parentOf(shell) === npm) return
    clearInterval(look)
    leave()
  }, lookEveryMs)
  look.unref()
}

/** Only Linux tells cheaply; elsewhere the shell replaces itself with the script and has no parent to ask for. */
function parentOf(pid) {
  if (process.platform !== 'linux') return undefined
  try {
    const [, fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?!.*\) )/)
    return fields?.split(' ')[1]
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return undefined
    throw error
  }
}
