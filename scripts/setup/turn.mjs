import { mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { inRoot } from './places.mjs'
import { say } from './say.mjs'

const path = inRoot('build', 'set-up.lock')
const beatMs = 1_000
const deadAfterMs = 10_000

/**
 * Lets one process at a time install or build in this checkout. The holder keeps touching the lock, so that one left
 * by a killed process goes stale by itself, even where process ids are soon used again (containers).
 */
export async function takeTurn(work) {
  mkdirSync(inRoot('build'), { recursive: true })
  let told = false
  while (!claim()) {
    if (!told) say('Waiting for another set-up in this folder to finish …')
    told = true
    await sleep(250)
  }
  const beat = setInterval(() => utimesSync(path, new Date(), new Date()), beatMs)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    rmSync(path, { force: true })
  }
}

function claim() {
  try {
    writeFileSync(path, '', { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
  if (age > deadAfterMs) rmSync(path, { force: true })
  return false
}
