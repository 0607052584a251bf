import { createServer } from 'node:net'
import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { openAccounts } from './accounts/accounts.ts'
import { createAuth } from './accounts/auth.ts'
import { readSecret } from './accounts/secret.ts'
import { createApp } from './app/app.ts'
import { createWorkerApp } from './app/worker-app.ts'
import { openHouseCompetition } from './competitions/commands.ts'
import type { Config } from './config.ts'
import { openDatabase } from './db/database.ts'
import { startEmbeddedPostgres } from './db/embedded.ts'
import { openEditor } from './edits/editor.ts'
import { fillGallery } from './gallery/fill.ts'
import { fillSamples } from './gallery/twelve.ts'
import type { Kinds } from './generations/kind.ts'
import { startWorker } from './generations/worker.ts'
import { openHealth } from './health/health.ts'
import { openExporter } from './images/exports/exporter.ts'
import { openGlancer } from './images/look/glancer.ts'
import { openMapReader } from './images/map-reader.ts'
import { openComposer } from './images/over/composer.ts'
import { openVision } from './images/vision/vision.ts'
import { openLine, openQueue } from './jobs/queue.ts'
import { kinds as allKinds } from './kinds.ts'
import { adviceOnLinks, lettersLeadTo } from './links.ts'
import { openLive } from './live/live.ts'
import { openLoraFiles } from './loras/files.ts'
import { syncHeldLoras } from './loras/held.ts'
import { openLearner } from './loras/learner.ts'
import { openMail } from './mail/mail.ts'
import { openPost } from './mail/post.ts'
import { keepHeapsSmall } from './memory.ts'
import { openMetrics } from './metrics/metrics.ts'
import { migrate } from './migrate.ts'
import { openEndings } from './notifications/endings.ts'
import { openUnsubscribing } from './notifications/unsubscribing.ts'
import { openOwnKeys } from './own-keys/own-keys.ts'
import { startFollowerNews } from './people/follower-news.ts'
import { openReader } from './prompts/reader.ts'
import { byPrice, type Ranking } from './providers/best.ts'
import { openConfigured } from './providers/configured.ts'
import { openOwnServices } from './providers/own-services.ts'
import type { Provider } from './providers/provider.ts'
import { openProviders } from './providers/providers.ts'
import { chosenTextModel } from './providers/service/text-model.ts'
import { openSpending } from './providers/spending.ts'
import { openStandings } from './providers/standings.ts'
import { fillRoadmap } from './roadmap/plans.ts'
import type { Services } from './services.ts'
import { openWriter } from './sheets/writer.ts'
import { openPayments } from './shop/payments.ts'
import { hear } from './shop/webhook.ts'
import { openMedia } from './storage/media.ts'
import { openThread } from './threads/thread.ts'
import { startUpkeep } from './upkeep/upkeep.ts'
import { openViews } from './views/views.ts'

export interface Program {
  /** Where people reach it, or undefined for a program without the web role. */
  url?: string
  /** Settles when what it cannot do without is gone for good, with why; absent where others look after that. */
  lost?: Promise<Error>
  stop(): Promise<void>
}

/** A reason not to start that the person at the keyboard can mend; its message is the one line they see. */
export class StartError extends Error {}

/** How long running work may take to notice that the program stops, ms. */
const DRAIN_TIMEOUT = 8000

async function assertPortFree(port: number, host: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE'
      reject(
        new StartError(
          taken
            ? `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`
            : `Port ${port} cannot be opened: ${error.message}`,
        ),
      )
    })
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

/** Builds the services on a database that is already migrated; `providers` are who can make pictures, `kinds` what can be made. */
export async function openServices(
  config: Config,
  databaseUrl: string,
  log: Logger,
  providers: readonly Provider[],
  kinds: Kinds = allKinds,
): Promise<{ services: Services; close(): Promise<void> }> {
  const secret = await readSecret(config)
  // First, for a bucket may refuse, and then nothing else is to be closed.
  const media = await openMedia(config, 'media', secret, log)
  const incoming = await openMedia(config, 'incoming', secret, log)
  const db = openDatabase(databaseUrl, (error) => log.warn({ err: error }, 'A database connection was lost'))
  const baseUrl = lettersLeadTo(config)
  const works = config.roles.includes('worker')
  const queue = await openQueue(databaseUrl, { works }, (error) =>
    log.warn({ err: error }, 'The job queue reports a fault'),
  )
  const now = () => new Date()
  const ownServices = openOwnServices(config.services.own, log)
  const standings = openStandings(db, () => services.now(), log)
  const { ratingOf, isReliable } = standings
  const ranking: Ranking = { ...byPrice, order: config.services.best, ratingOf, isReliable }
  const offered = openProviders(providers, {
    spending: openSpending(db, config.services.daily, () => services.now()),
    takesOwnKeys: ownServices.all.length > 0,
    ranking,
  })
  // Here, for whoever only sends needs them as those who work do.
  await Promise.all(offered.elsewhere().map((line) => openLine(queue, line)))
  const post = openPost(log)
  const sendMail = openMail(config, log)
  const auth = createAuth({
    config,
    db,
    secret,
    sendMail,
    post,
    now: () => services.now(),
    baseUrl,
    log,
  })
  const imageThread = openThread(new URL('./images/image-thread.ts', import.meta.url), log)
  const services: Services = {
    config,
    log,
    db,
    queue,
    post,
    sendMail,
    unsubscribing: openUnsubscribing(secret),
    endings: openEndings(db),
    accounts: openAccounts(auth, db, () => services.now()),
    live: openLive(databaseUrl, log, () => services.now()),
    media,
    incoming,
    loraFiles: openLoraFiles(config),
    learner: openLearner(log),
    editor: openEditor(log),
    providers: offered,
    ownKeys: openOwnKeys({
      db,
      services: ownServices,
      providers: offered,
      ranking,
      standings,
      secret,
      now: () => services.now(),
    }),
    payments: openPayments({
      config,
      db,
      log,
      secret,
      now: () => services.now(),
      hear: (raw, signature) => hear(services, raw, signature),
    }),
    kinds,
    exporter: openExporter({ log }),
    composer: openComposer(log),
    mapReader: openMapReader(imageThread),
    glancer: openGlancer(imageThread),
    vision: config.vision ? openVision(log) : undefined,
    writer: openWriter({ log }),
    reader: openReader({ log }),
    textModel: chosenTextModel(config.retelling, providers, offered),
    health: openHealth({ db, queue, media, config }, log),
    metrics: openMetrics(db, log),
    views: openViews(db, log, () => services.now()),
    now,
  }
  return {
    services,
    async close() {
      await Promise.race([post.settled(), sleep(DRAIN_TIMEOUT, undefined, { ref: false })])
      await services.payments?.told?.()
      await services.live.close()
      await services.views.close()
      await queue.stop({ graceful: true, timeout: DRAIN_TIMEOUT })
      await services.providers.close()
      await services.ownKeys.close()
      await services.exporter.close()
      await services.composer.close()
      await services.learner.close()
      await services.editor.close()
      await imageThread.close()
      await services.vision?.close()
      await services.writer.close()
      await services.reader.close()
      await db.$client.end()
    },
  }
}

/** Brings the whole program up; throws StartError for what the person can mend, and leaves nothing running when it throws. */
export async function startProgram(config: Config, log: Logger, kinds?: Kinds): Promise<Program> {
  keepHeapsSmall()
  const closers: (() => Promise<unknown>)[] = []
  const stopping = new AbortController()
  let stopped: Promise<void> | undefined
  let health: Services['health'] | undefined
  const stop = () => {
    stopped ??= (async () => {
      health?.leave()
      // Whoever sends requests here looks at /readyz now and then; until they know, they are still answered.
      if (health && config.roles.includes('web')) await sleep(config.drainTime)
      stopping.abort(new Error('The program is stopping'))
      for (const close of closers.reverse()) {
        await close().catch((error: unknown) => log.warn({ err: error }, 'A part did not stop cleanly'))
      }
    })()
    return stopped
  }
  try {
    const web = config.roles.includes('web')
    const port = web ? config.port : config.workerPort
    if (port) await assertPortFree(port, config.host)
    let databaseUrl = config.databaseUrl
    let lost: Promise<Error> | undefined
    if (!databaseUrl) {
      const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log: (line) => log.info(line) })
      closers.push(() => postgres.stop())
      databaseUrl = postgres.url
      lost = postgres.lost
    }
    await migrate(databaseUrl)
    const { services, close } = await openServices(config, databaseUrl, log, await openConfigured(config, log), kinds)
    closers.push(close)
    health = services.health
    let url: string | undefined
    if (web) {
      const advice = adviceOnLinks(config)
      if (advice) log[advice.level](advice.message)
      const app = await createApp(services, { pages: true })
      closers.push(() => app.close())
      const opened = await listen(app, config.port, config.host)
      services.reader
        .wake()
        .catch((error: unknown) => log.warn({ err: error }, 'The thread that reads prompts did not wake'))
      url = config.publicUrl ?? `http://localhost:${opened}`
    } else if (config.workerPort !== undefined) {
      const app = createWorkerApp(services)
      closers.push(() => app.close())
      await listen(app, config.workerPort, config.host)
    }
    if (config.roles.includes('worker')) await work(services, stopping.signal, closers)
    return { url, lost, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Returns the port. */
async function listen(app: FastifyInstance, port: number, host: string): Promise<number> {
  await app.listen({ port, host })
  const address = app.server.address()
  return address !== null && typeof address === 'object' ? address.port : port
}

async function work(services: Services, signal: AbortSignal, closers: (() => Promise<unknown>)[]): Promise<void> {
  const { config, log } = services
  await startWorker(services, services.queue, config.workerConcurrency ?? availableParallelism(), signal)
  await startFollowerNews(services)
  const stopUpkeep = startUpkeep(services)
  syncHeldLoras(services).catch((error: unknown) => log.warn({ err: error }, 'The machines’ LoRAs could not be listed'))
  closers.push(async () => stopUpkeep())
  fillRoadmap(services).catch((error: unknown) => log.warn({ err: error }, 'The roadmap could not be filled'))
  if (config.seedGallery) {
    openHouseCompetition(services).catch((error: unknown) =>
      log.warn({ err: error }, 'The house’s competition could not be opened'),
    )
    fillGallery(services)
      .then(() => fillSamples(services))
      .catch((error: unknown) => {
        if (!signal.aborted) log.error({ err: error }, 'The gallery could not be filled')
      })
  }
}
