import { readFileSync } from 'node:fs'
import type pg from 'pg'

/** How long a process has run and how long it has waited for a processor, ms; undefined where nothing tells. */
function scheduled(pid: number | 'self'): { ran: number; waited: number } | undefined {
  try {
    const [ran = 0, waited = 0] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ').map(Number)
    return { ran: ran / 1e6, waited: waited / 1e6 }
  } catch {
    return undefined
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
  const find = async () => {
    const { rows } = await pool.query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database()',
    )
    backends = rows.map(({ pid }) => pid)
  }
  await find()
  const look = () => new Map((['self', ...backends] as const).map((pid) => [pid, scheduled(pid)]))
  let calls = 0
  return async (work) => {
    // Connections come and go with the pool.
    if (calls++ % 20 === 0) await find()
    const before = look()
    const begun = performance.now()
    const gave = await work()
    const clock = performance.now() - begun
    let [ran, waited] = [0, 0]
    for (const [pid, now] of look()) {
      const then = before.get(pid)
      // A connection may have been closed meanwhile.
      if (!then || !now) continue
      ran += now.ran - then.ran
      waited += now.waited - then.waited
    }
    return { clock, served: Math.min(clock, Math.max(ran, clock - waited)), gave }
  }
}
