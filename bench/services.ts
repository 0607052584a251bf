import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { routes } from '../contract/routes.ts'
import { LIVE_CHANNEL } from '../server/live/notice.ts'
import type { PaintQuestion } from './bare-painter.ts'
import type { ServiceQuestion, ServiceState } from './bare-service.ts'
import { watchEnds } from './ends.ts'
import type { Measurement } from './measurement.ts'
import { hear, type Member, send, signUp } from './people.ts'
import { memoryOf } from './resident.ts'
import { inTurns, median, medianOf } from './statistics.ts'

/** People, each of whom may have twelve works under way at once. */
const PEOPLE = 20
/** Pictures of a service that answers at once, in a round, one after another. */
const QUICK = 20
/** Jobs of a slow service at once. */
const SLOW = 200
/** How long all of them are waited for, ms. */
const WAITING = 20_000
const PATIENCE = 120_000

const ADDED_MAX = 25
const GROWTH_MAX = 200

/** What the corridor adds to services, and what waiting for many of their jobs takes. */
export const services: Measurement = {
  name: 'services',
  async measure(ground, rounds) {
    const databaseUrl = await ground.database('services')
    const service = await ground.beside('bare-service.ts')
    const painter = await ground.beside('bare-painter.ts')
    const look = (question: ServiceQuestion = 'look') => service.ask<ServiceState>(question)
    const { address } = await look()
    const file = join(tmpdir(), `lanternkeep-bench-${randomUUID()}.yaml`)
    await writeFile(
      file,
      `openai: { url: "${address}/v1", models: [gpt-image-1-mini] }\nfal: { url: "${address}", models: [fal-flux-schnell], atOnce: ${SLOW} }\n`,
    )
    const keys = { OPENAI_API_KEY: 'bench-key', FAL_KEY: 'bench-key', SERVICES_FILE: file }
    const program = await ground.program(databaseUrl, 'server/main.ts', keys)
    const people = await signUp(program, databaseUrl, PEOPLE)
    const watch = watchEnds()
    const deaf = await hear(databaseUrl, LIVE_CHANNEL, watch.heard)

    async function start(model: string, { accessToken }: Member): Promise<string> {
      const headers = { authorization: `Bearer ${accessToken}`, 'idempotency-key': randomUUID() }
      const body = { category: 'landscapes', prompt: 'a quiet hill', size: 512, model }
      const { status, json } = await send('POST', program.url + routes.generateImage.path, headers, body)
      if (status !== 201) throw new Error(`Refused with ${status}: ${JSON.stringify(json)}`)
      return (json as { requestId: string }).requestId
    }

    async function through(): Promise<number[]> {
      const took: number[] = []
      for (let at = 0; at < QUICK; at++) {
        const since = performance.now()
        took.push((await watch.end(await start('gpt-image-1-mini', people[at % PEOPLE] as Member))) - since)
      }
      return took
    }

    const directly = () => painter.ask<number[]>({ address, pictures: QUICK } satisfies PaintQuestion)

    const quick = await inTurns(rounds, through, directly)

    const before = await memoryOf(program.pid)
    const ends = await Promise.all(
      Array.from({ length: SLOW }, (_, at) => start('fal-flux-schnell', people[at % PEOPLE] as Member)),
    )
    const until = performance.now() + PATIENCE
    while ((await look()).taken < SLOW) {
      if (performance.now() > until) throw new Error(`Only ${(await look()).taken} of ${SLOW} jobs were ordered`)
      await sleep(200)
    }
    const beside: number[] = []
    let most = 0
    const over = performance.now() + WAITING
    while (performance.now() < over) {
      const since = performance.now()
      const done = await watch.end(await start('painted', people[beside.length % PEOPLE] as Member))
      beside.push(done - since)
      most = Math.max(most, await memoryOf(program.pid))
      await sleep(200)
    }
    await look('end')
    await Promise.all(ends.map((id) => watch.end(id)))
    const { taken, fetched } = await look()
    await deaf()
    await program.stop()
    await service.stop()
    await painter.stop()

    return [
      {
        what: 'A service that answers at once: what the corridor adds, p50',
        subject: `${medianOf(quick, ({ one }) => median(one)).toFixed(1)} ms, asked to completed`,
        reference: `fetch, decoding and looking over alone: ${medianOf(quick, ({ other }) => median(other)).toFixed(1)} ms`,
        figure: medianOf(quick, ({ one, other }) => median(one) - median(other)),
        unit: 'ms',
        bar: { atMost: ADDED_MAX },
      },
      {
        what: `${SLOW} slow jobs of a service waited for at once: memory they take`,
        subject: `${most.toFixed(0)} MB; ${taken} ordered, ${fetched} fetched`,
        reference: `before: ${before.toFixed(0)} MB`,
        figure: most - before,
        unit: 'MB',
        bar: { atMost: GROWTH_MAX },
      },
      {
        what: '  built-in pictures made meanwhile, median',
        subject: `${beside.length} of 512 px`,
        reference: '',
        figure: median(beside),
        unit: 'ms',
      },
    ]
  },
}
