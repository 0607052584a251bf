import { createServer } from 'node:net'
import { availableParallelism } from 'node:os'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { openAccounts } from './accounts/accounts.ts'
import { createAuth } from './accounts/auth.ts'
import { readSecret } from './accounts/secret.ts'
import type { Config } from './config.ts'
import { openDatabase } from './db/database.ts'
import { startEmbeddedPostgres } from './db/embedded.ts'
import { migrate } from './db/migrate.ts'
import { fillGallery } from './gallery/fill.ts'
import { createApp } from './http/app.ts'
import { openQueue } from './jobs/queue.ts'
import { startWorker } from './jobs/worker.ts'
import { openMail } from './mail/mail.ts'
import { openBuiltIn } from './providers/builtin.ts'
import type { Provider } from './providers/provider.ts'
import { openProviders } from './providers/providers.ts'
import type { Services } from './services.ts'
import { openMedia } from './storage/media.ts'
import { sweepIncoming, sweepMedia } from './storage/sweep.ts'

export interface Program {
  /** Where people reach it, or undefined for a program without the web role. */
  url?: string
  stop(): Promise<void>
}

/** A reason not to start that the person at the keyboard can mend; its message is the one line they see. */
export class StartError extends Error {}

const SWEEP_INTERVAL = 10 * 60_000
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

/** Builds the services on a database that is already migrated; `providers` are who can make pictures. */
export async function openServices(
  config: Config,
  databaseUrl: string,
  log: Logger,
  providers: readonly Provider[],
): Promise<{ services: Services; close(): Promise<void> }> {
  const db = openDatabase(databaseUrl, (error) => log.warn({ err: error }, 'A database connection was lost'))
  const secret = await readSecret(config)
  const baseUrl = config.publicUrl ?? `http://localhost:${config.port}`
  const now = () => new Date()
  const works = config.roles.includes('worker')
  const queue = await openQueue(databaseUrl, { works }, (error) =>
    log.warn({ err: error }, 'The job queue reports a fault'),
  )
  const auth = createAuth({ config, db, secret, sendMail: openMail(config, log), baseUrl, log })
  const services: Services = {
    config,
    log,
    db,
    queue,
    accounts: openAccounts(auth, now),
    media: openMedia(config.dataDir, 'media', secret),
    incoming: openMedia(config.dataDir, 'incoming', secret),
    providers: openProviders(providers),
    now,
  }
  return {
    services,
    async close() {
      await queue.stop({ graceful: true, timeout: DRAIN_TIMEOUT })
      await services.providers.close()
      await db.$client.end()
    },
  }
}

/** Brings the whole program up; throws StartError for what the person can mend, and leaves nothing running when it throws. */
export async function startProgram(config: Config, log: Logger): Promise<Program> {
  const closers: (() => Promise<unknown>)[] = []
  const stopping = new AbortController()
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= (async () => {
      stopping.abort(new Error('The program is stopping'))
      for (const close of closers.reverse()) {
        await close().catch((error: unknown) => log.warn({ err: error }, 'A part did not stop cleanly'))
      }
    })()
    return stopped
  }
  try {
    const web = config.roles.includes('web')
    if (web && config.port !== 0) await assertPortFree(config.port, config.host)
    let databaseUrl = config.databaseUrl
    if (!databaseUrl) {
      const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log: (line) => log.info(line) })
      closers.push(() => postgres.stop())
      databaseUrl = postgres.url
    }
    await migrate(databaseUrl)
    const { services, close } = await openServices(config, databaseUrl, log, [openBuiltIn(config.workerConcurrency)])
    closers.push(close)
    let url: string | undefined
    if (web) {
      const app = await createApp(services, { pages: true })
      closers.push(() => app.close())
      url = await listen(app, config)
    }
    if (config.roles.includes('worker')) await work(services, stopping.signal, closers)
    return { url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function listen(app: FastifyInstance, config: Config): Promise<string> {
  await app.listen({ port: config.port, host: config.host })
  const address = app.server.address()
  const port = address !== null && typeof address === 'object' ? address.port : config.port
  return config.publicUrl ?? `http://localhost:${port}`
}

async function work(services: Services, signal: AbortSignal, closers: (() => Promise<unknown>)[]): Promise<void> {
  const { config, log } = services
  await startWorker(services, services.queue, config.workerConcurrency ?? availableParallelism(), signal)
  const sweep = setInterval(() => {
    Promise.all([sweepMedia(services), sweepIncoming(services)]).catch((error: unknown) =>
      log.warn({ err: error }, 'Unused media could not be swept'),
    )
  }, SWEEP_INTERVAL)
  closers.push(async () => clearInterval(sweep))
  if (config.seedGallery) {
    fillGallery(services).catch((error: unknown) => {
      if (!signal.aborted) log.error({ err: error }, 'The gallery could not be filled')
    })
  }
}
