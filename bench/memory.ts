import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { LoadAnswer } from './load.ts'
import type { Measurement, Row } from './measurement.ts'
import { showWorks } from './shown.ts'
import { median } from './statistics.ts'

const CONNECTIONS = 16
const SECONDS = 8
const REST = 1500

/** Resident memory of a process and all below it, MB; 0 where there is no /proc to tell. */
async function memoryOf(root: number): Promise<number> {
  const parents = new Map<number, number>()
  const resident = new Map<number, number>()
  for (const name of await readdir('/proc').catch(() => [])) {
    if (!/^\d+$/.test(name)) continue
    // A process may have ended since it was listed.
    const status = await readFile(`/proc/${name}/status`, 'utf8').catch(() => '')
    parents.set(Number(name), Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0))
    resident.set(Number(name), Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0))
  }
  const isBelow = (pid: number): boolean => pid === root || (parents.has(pid) && isBelow(parents.get(pid) ?? 0))
  return [...resident].filter(([pid]) => isBelow(pid)).reduce((sum, [, kilobytes]) => sum + kilobytes, 0) / 1024
}

export const memory: Measurement = {
  name: 'memory',
  async measure(ground) {
    const databaseUrl = await ground.database('memory')
    const program = await ground.program(databaseUrl)
    const load = await ground.beside('load.ts')
    await sleep(REST)
    const idle = await memoryOf(program.pid)
    const imageId = await showWorks(program, databaseUrl)
    const paths = ['/', '/gallery', `/images/${imageId}`, '/generate', '/api/v1/search/images?q=castle']
    const under: number[] = []
    let over = false
    const watching = (async () => {
      while (!over) {
        under.push(await memoryOf(program.pid))
        await sleep(250)
      }
    })()
    await load.ask<LoadAnswer>({ origin: program.url, paths, connections: CONNECTIONS, seconds: SECONDS })
    over = true
    await watching
    await sleep(REST)
    const after = await memoryOf(program.pid)
    for (const one of [load, program]) await one.stop()
    const row = (what: string, figure: number, subject: string): Row => ({
      what: `Memory of web and worker in one process, ${what}`,
      subject,
      reference: '',
      figure,
      unit: 'MB',
    })
    return [
      row('idle', idle, 'resident'),
      row(
        `under load, ${CONNECTIONS} at once`,
        median(under),
        `most ${Math.max(...under).toFixed(0)} MB, after it ${after.toFixed(0)} MB`,
      ),
    ]
  },
}
