import { spawn } from 'node:child_process'
import { delimiter } from 'node:path'
import { inRoot, root } from './places.mjs'
import { recordWorker } from './turn.mjs'

/** The environment in which `node` and every tool name mean the installed ones. */
export function toolEnvironment() {
  return { ...process.env, PATH: `${inRoot('node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}` }
}

/** Runs a program quietly to its end: its exit code and the last of what it said. */
export function runQuietly(file, args, options = {}) {
  return new Promise((ended) => {
    const child = spawn(file, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options })
    if (child.pid) recordWorker(child.pid)
    let said = ''
    const listen = (chunk) => {
      said = (said + chunk).slice(-40_000)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('error', (error) => ended({ code: 1, said: `${said}${error.message}` }))
    child.once('close', (code) => ended({ code: code ?? 1, said: said.trim() }))
  })
}
