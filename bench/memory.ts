import { setTimeout as sleep } from 'node:timers/promises'
import type { LoadAnswer } from './load.ts'
import type { Measurement, Row } from './measurement.ts'
import { memoryOf } from './resident.ts'
import { showWorks } from './shown.ts'
import { median } from './statistics.ts'

const CONNECTIONS = 16
const SECONDS = 8
const REST = 1500

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
