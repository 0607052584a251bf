import { randomUUID } from 'node:crypto'
import { sheetExample } from '../contract/examples.ts'
import { type SheetKind, sheetKindFacts, sheetKinds } from '../contract/sheets/kinds.ts'
import { LIVE_CHANNEL } from '../server/live/notice.ts'
import type { QueueAnswer, QueueQuestion } from './bare-queue.ts'
import { watchEnds } from './ends.ts'
import type { Measurement, Row } from './measurement.ts'
import { hear, send, signUp } from './people.ts'
import { inTurns, percentile } from './statistics.ts'

/** Sheets of a kind in one turn: with and without words, of both rule systems, each of another seed. */
const SHEETS = 20
/** What somebody at the table waits for a sheet at most, p95, ms. */
const AT_MOST = 300

const p95 = (samples: readonly number[]) => percentile(samples, 0.95)

/** How long a sheet of each kind takes, from asking for it to hearing that it is there. */
export const sheets: Measurement = {
  name: 'sheets',
  async measure(ground, rounds) {
    const databaseUrl = await ground.database('sheets')
    const program = await ground.program(databaseUrl)
    const queue = await ground.beside('bare-queue.ts', { DATABASE_URL: databaseUrl })
    const people = await signUp(program, databaseUrl, 4)
    const watch = watchEnds()
    const deaf = await hear(databaseUrl, LIVE_CHANNEL, watch.heard)
    let seed = 0

    async function order(kind: SheetKind): Promise<number> {
      const person = people[seed % people.length]
      const headers = { authorization: `Bearer ${person?.accessToken}`, 'idempotency-key': randomUUID() }
      const system = seed % 2 === 0 ? 'DnD5e' : 'Pathfinder'
      const body = { prompt: seed % 4 < 2 ? sheetExample[kind] : '', system, seed: seed++ }
      const since = performance.now()
      const { status, json } = await send('PUT', `${program.url}/api/${kind}/generate`, headers, body)
      if (status !== 201) throw new Error(`Refused with ${status}: ${JSON.stringify(json)}`)
      return (await watch.end((json as { jobId: string }).jobId)) - since
    }

    async function turnOf(kind: SheetKind): Promise<number[]> {
      const latencies: number[] = []
      for (let at = 0; at < SHEETS; at++) latencies.push(await order(kind))
      return latencies
    }

    async function rowOf(kind: SheetKind): Promise<Row> {
      const question: QueueQuestion = { jobs: SHEETS, atOnce: 1 }
      const turns = await inTurns(
        rounds,
        () => turnOf(kind),
        () => queue.ask<QueueAnswer>(question),
      )
      const own = turns.flatMap(({ one }) => one)
      const bare = p95(turns.flatMap(({ other }) => other.latencies))
      return {
        what: `${sheetKindFacts[kind].plural}: asked to completed, p95 of ${own.length}`,
        subject: `p50 ${percentile(own, 0.5).toFixed(0)} ms, longest ${Math.max(...own).toFixed(0)} ms`,
        reference: `bare pg-boss, send to handler: ${bare.toFixed(1)} ms (${(p95(own) / bare).toFixed(1)}×)`,
        figure: p95(own),
        unit: 'ms',
        bar: { atMost: AT_MOST },
      }
    }

    const rows: Row[] = []
    for (const kind of sheetKinds) rows.push(await rowOf(kind))
    await deaf()
    for (const one of [program, queue]) await one.stop()
    return rows
  },
}
