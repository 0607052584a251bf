import { randomUUID } from 'node:crypto'
import { routes } from '../contract/routes.ts'
import { LIVE_CHANNEL } from '../server/live/notice.ts'
import type { QueueAnswer, QueueQuestion } from './bare-queue.ts'
import { watchEnds } from './ends.ts'
import type { Measurement, Row } from './measurement.ts'
import { hear, type Member, send, signUp } from './people.ts'
import { inTurns, medianOf, percentile } from './statistics.ts'

const PEOPLE = 8
/** Works in one round, one after another and then many at once. */
const ALONE = 60
const TOGETHER = 240
const AT_ONCE = 16
const SLOWER_AT_MOST = 2.5

export const corridor: Measurement = {
  name: 'corridor',
  async measure(ground, rounds) {
    const databaseUrl = await ground.database('corridor')
    const program = await ground.program(databaseUrl, 'bench/idle-program.ts')
    const queue = await ground.beside('bare-queue.ts', { DATABASE_URL: databaseUrl })
    const people = await signUp(program, databaseUrl, PEOPLE)
    const watch = watchEnds()
    const deaf = await hear(databaseUrl, LIVE_CHANNEL, watch.heard)
    let started = 0

    async function order({ accessToken }: Member): Promise<number> {
      const headers = { authorization: `Bearer ${accessToken}`, 'idempotency-key': randomUUID() }
      const body = { category: 'landscapes', prompt: 'a quiet hill', size: 512 }
      const since = performance.now()
      const { status, json } = await send('POST', program.url + routes.generateImage.path, headers, body)
      if (status !== 201) throw new Error(`Refused with ${status}: ${JSON.stringify(json)}`)
      return (await watch.end((json as { requestId: string }).requestId)) - since
    }

    async function subject({ jobs, atOnce }: QueueQuestion): Promise<QueueAnswer> {
      const latencies: number[] = []
      const since = performance.now()
      let left = jobs
      const lane = async () => {
        while (left-- > 0) latencies.push(await order(people[started++ % people.length] as Member))
      }
      await Promise.all(Array.from({ length: atOnce }, lane))
      return { latencies, took: performance.now() - since }
    }

    const turns = (question: QueueQuestion) =>
      inTurns(
        rounds,
        () => subject(question),
        () => queue.ask<QueueAnswer>(question),
      )
    const alone = await turns({ jobs: ALONE, atOnce: 1 })
    const together = await turns({ jobs: TOGETHER, atOnce: AT_ONCE })
    await deaf()
    await program.stop()
    await queue.stop()

    const at = (part: number) => (answer: QueueAnswer) => percentile(answer.latencies, part)
    const latency = (name: string, of: (answer: QueueAnswer) => number): Row => ({
      what: `Corridor, nothing to do: asked to completed, ${name}`,
      subject: `${medianOf(alone, ({ one }) => of(one)).toFixed(1)} ms`,
      reference: `bare pg-boss, send to handler: ${medianOf(alone, ({ other }) => of(other)).toFixed(1)} ms`,
      figure: medianOf(alone, ({ one, other }) => of(one) / of(other)),
      unit: '×',
      bar: { atMost: SLOWER_AT_MOST },
    })
    const perSecond = ({ took }: QueueAnswer) => (TOGETHER / took) * 1000
    return [
      latency('p50', at(0.5)),
      latency('p95', at(0.95)),
      {
        what: `Corridor, nothing to do: works a second, ${AT_ONCE} asked at once`,
        subject: `${medianOf(together, ({ one }) => perSecond(one)).toFixed(0)}/s`,
        reference: `bare pg-boss: ${medianOf(together, ({ other }) => perSecond(other)).toFixed(0)}/s`,
        figure: medianOf(together, ({ one, other }) => one.took / other.took),
        unit: '×',
        bar: { atMost: SLOWER_AT_MOST },
      },
    ]
  },
}
