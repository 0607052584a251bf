import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { inRoot } from './places.mjs'
import { say } from './say.mjs'

const path = inRoot('build', 'set-up.lock')
const beatMs = 1_000
const silentMs = 10_000
const workerPatienceMs = 300_000
let holdsTurn = false

/**
 * Lets one process at a time install or build in this checkout. The lock names its holder and the program the holder
 * runs (`recordWorker`), because an npm whose starter was killed goes on by itself and must not be run into. The
 * holder keeps touching the lock, for process ids are soon used again in containers.
 */
export async function takeTurn(work) {
  mkdirSync(inRoot('build'), { recursive: true })
  let told = false
  while (!claim()) {
    if (!told) say('Waiting for another set-up in this folder to finish …')
    told = true
    await sleep(250)
  }
  holdsTurn = true
  const beat = setInterval(() => utimesSync(path, new Date(), new Date()), beatMs)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    holdsTurn = false
    rmSync(path, { force: true })
  }
}

/** Notes which program the holder of the turn is running now; what others run is nobody's concern. */
export function recordWorker(pid) {
  if (holdsTurn) writeFileSync(path, `${process.pid} ${pid}`)
}

function claim() {
  try {
    writeFileSync(path, `${process.pid}`, { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  if (isAbandoned()) rmSync(path, { force: true })
  return false
}

function isAbandoned() {
  const silence = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
  const [holder, worker] = readIfThere().split(' ').map(Number)
  if (worker && isAlive(worker) && silence < workerPatienceMs) return false
  return silence > silentMs || (holder > 0 && !isAlive(holder))
}

function readIfThere() {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return ''
    throw error
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
