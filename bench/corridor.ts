import { randomUUID } from 'node:crypto'
import { routes } from '../contract/routes.ts'
import { LIVE_CHANNEL, readNotice } from '../server/live/notice.ts'
import type { QueueAnswer, QueueQuestion } from './bare-queue.ts'
import type { Measurement, Row } from './measurement.ts'
import { hear, type Member, send, signUp } from './people.ts'
import { inTurns, medianOf, percentile } from './statistics.ts'

const PEOPLE = 8
/** Works in one round, one after another and then many at once. */
const ALONE = 60
const TOGETHER = 240
const AT_ONCE = 16
const SLOWER_AT_MOST = 2.5

/** Work is ended when whoever asked hears of it: the notice leaves the database with the commit that ends it. */
function watchEnds() {
  const ended = new Map<string, number>()
  const waiting = new Map<string, (at: number) => void>()
  return {
    heard(text: string) {
      const event = readNotice(text)?.event
      if (event?.kind !== 'generation' || (event.status !== 'completed' && event.status !== 'failed')) return
      if (event.status === 'failed') throw new Error('The work failed')
      const at = performance.now()
      const waiter = waiting.get(event.id)
      if (waiter) waiter(at)
      else ended.set(event.id, at)
    },
    /** When a piece of work ended, ms. It may have before its starter has read the answer. */
    end(id: string): Promise<number> {
      const at = ended.get(id)
      if (at !== undefined && ended.delete(id)) return Promise.resolve(at)
      return new Promise((resolve) => waiting.set(id, resolve)).then((then) => {
        waiting.delete(id)
        return then as number
      })
    },
  }
}

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
