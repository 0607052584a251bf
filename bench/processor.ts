import { readFile } from 'node:fs/promises'

/** Ticks of the processor's account a second: what Linux tells every program, whatever its kernel counts by. */
const TICKS = 100

/**
 * What one process has worked, s of one core, with all its threads and with the processes below it that have ended; NaN where there is
 * no /proc to tell (proc(5), fields 14 to 17).
 */
export async function workedBy(pid: number): Promise<number> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name, in brackets, may have anything in it.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  const [user, system, usersBelow, systemsBelow] = fields.slice(11, 15).map(Number)
  return ((user ?? NaN) + (system ?? NaN) + (usersBelow ?? NaN) + (systemsBelow ?? NaN)) / TICKS
}
