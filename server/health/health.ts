import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Services } from '../services.ts'
import { openDiskCheck } from './disk.ts'

/** A part that takes longer than this to answer, ms, counts as missing. */
const PATIENCE = 1000
/** Probes within this time, ms, share one look: asking often must not be work for the database. */
const LOOK_LASTS = 1000

export interface Health {
  /** What the program cannot reach just now, in words; empty when it can take work. */
  missing(): Promise<string[]>
  /** From now on it can take none, for it is about to stop. */
  leave(): void
}

export function openHealth(parts: Pick<Services, 'db' | 'queue' | 'media' | 'config'>, log: Logger): Health {
  const checks: Record<string, () => Promise<unknown>> = {
    database: () => parts.db.$client.query('select 1'),
    queue: () => parts.queue.schemaVersion(),
    storage: () => parts.media.reach(),
    disk: openDiskCheck(parts.config.dataDir),
  }
  let isLeaving = false
  let lookedAt = Number.NEGATIVE_INFINITY
  let looked: Promise<string[]> | undefined

  async function answers(name: string, check: () => Promise<unknown>): Promise<boolean> {
    const over = new AbortController()
    try {
      const late = sleep(PATIENCE, undefined, { signal: over.signal, ref: false }).then(() => {
        throw new Error(`No answer within ${PATIENCE} ms`)
      })
      await Promise.race([check(), late])
      return true
    } catch (error) {
      log.warn({ err: error, part: name }, 'A part of the program does not answer')
      return false
    } finally {
      over.abort()
    }
  }

  async function look(): Promise<string[]> {
    const names = Object.keys(checks)
    const found = await Promise.all(Object.entries(checks).map(([name, check]) => answers(name, check)))
    return names.filter((_, index) => !found[index])
  }

  return {
    missing() {
      if (isLeaving) return Promise.resolve(['stopping'])
      if (!looked || performance.now() - lookedAt > LOOK_LASTS) {
        lookedAt = performance.now()
        looked = look()
      }
      return looked
    },
    leave() {
      isLeaving = true
    },
  }
}
