import type { Logger } from 'pino'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { GenerationKind } from '../../contract/generations.ts'
import type { Database } from '../db/database.ts'
import { openCensus } from './census.ts'

/** How a resized picture was answered: the asker had it, it was ready, or it was made. */
export type PictureAnswer = 'known' | 'ready' | 'made'

/** How looking at a picture from elsewhere ended. */
export type LookAnswer = 'safe' | 'nsfw' | 'failed'

/** What this process counts, and what every process reads from the database when it is asked. */
export interface Metrics {
  answered(request: { method: string; route: string; status: number; seconds: number }): void
  pictureAnswered(how: PictureAnswer): void
  pictureLookedAt(how: LookAnswer): void
  generationEnded(ended: { kind: GenerationKind; status: 'completed' | 'failed'; seconds: number }): void
  /** In the text format of Prometheus. */
  print(): Promise<string>
  readonly contentType: string
}

export function openMetrics(db: Database, log: Logger): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const requests = new Histogram({
    name: 'lanternkeep_http_request_seconds',
    help: 'Answers of this process, by the route’s template',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  const pictures = new Counter({
    name: 'lanternkeep_resized_pictures_total',
    help: 'Resized pictures: known to the browser, ready in the cache, or made anew',
    labelNames: ['answer'] as const,
    registers,
  })
  const looks = new Counter({
    name: 'lanternkeep_pictures_looked_at_total',
    help: 'Pictures from elsewhere, by what the rating made of them; failed ones are marked until their owner says otherwise',
    labelNames: ['answer'] as const,
    registers,
  })
  const ended = new Histogram({
    name: 'lanternkeep_generation_seconds',
    help: 'Work that ended in this process, from being asked for to its end',
    labelNames: ['kind', 'status'] as const,
    buckets: [1, 2, 5, 10, 20, 60, 180, 600],
    registers,
  })
  new Gauge({
    name: 'lanternkeep_database_connections',
    help: 'Connections of this process, and requests that wait for one',
    labelNames: ['state'] as const,
    registers,
    collect() {
      const { totalCount, idleCount, waitingCount } = db.$client
      this.set({ state: 'open' }, totalCount)
      this.set({ state: 'idle' }, idleCount)
      this.set({ state: 'waited_for' }, waitingCount)
    },
  })
  openCensus(db, registry, log)

  return {
    answered: ({ method, route, status, seconds }) => requests.observe({ method, route, status }, seconds),
    pictureAnswered: (answer) => pictures.inc({ answer }),
    pictureLookedAt: (answer) => looks.inc({ answer }),
    generationEnded: ({ kind, status, seconds }) => ended.observe({ kind, status }, seconds),
    print: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
