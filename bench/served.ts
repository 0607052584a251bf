import { readFileSync } from 'node:fs'
import type pg from 'pg'

/** How long a process has run and how long it has waited for a processor, ms; zeros where the system does not tell. */
function scheduled(pid: number | 'self'): { ran: number; waited: number } {
  try {
    const [ran = 0, waited = 0] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ').map(Number)
    return { ran: ran / 1e6, waited: waited / 1e6 }
  } catch {
    return { ran: 0, waited: 0 }
  }
}

/** How long something took: by the clock, and without what it waited for a processor that others had. */
export interface Took {
  clock: number
  served: number
}

/**
 * Tells how long things take on a machine that others use too. `served` is the time by the clock less the time in which this
 * thread or a connection of its database stood ready and was not let on to a processor; never less than what they ran. Where a
 * system has no /proc to tell, it is the clock.
 */
export async function openServed(pool: pg.Pool): Promise<<T>(work: () => Promise<T>) => Promise<Took & { gave: T }>> {
  let backends: number[] = []
  const look = async () => {
    const { rows } = await pool.query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database()',
    )
    backends = rows.map(({ pid }) => pid)
  }
  await look()
  const sums = () => {
    const all = [scheduled('self'), ...backends.map(scheduled)]
    return {
      ran: all.reduce((sum, { ran }) => sum + ran, 0),
      waited: all.reduce((sum, { waited }) => sum + waited, 0),
    }
  }
  let calls = 0
  return async (work) => {
    // Connections come and go with the pool.
    if (calls++ % 50 === 0) await look()
    const before = sums()
    const begun = performance.now()
    const gave = await work()
    const clock = performance.now() - begun
    const after = sums()
    const ran = Math.min(clock, after.ran - before.ran)
    return { clock, served: Math.max(ran, clock - (after.waited - before.waited)), gave }
  }
}
