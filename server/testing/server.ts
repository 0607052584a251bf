import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { Logger } from 'pino'
import { fillPath, type Route, type RouteName, routes } from '../../contract/routes.ts'
import { createApp } from '../app/app.ts'
import { type Config, readConfig } from '../config.ts'
import { featureFlags } from '../db/community.ts'
import { transact } from '../db/database.ts'
import { users } from '../db/schema.ts'
import { startWorker } from '../generations/worker.ts'
import { auditLedger } from '../gold/audit.ts'
import { grantGold } from '../gold/ledger.ts'
import { openLog } from '../log.ts'
import { openServices } from '../program.ts'
import type { Provider } from '../providers/provider.ts'
import type { Services } from '../services.ts'
import { createTestDatabase } from './database.ts'

interface CallOptions {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  payload?: { bytes: Buffer; headers: Record<string, string> }
  idempotencyKey?: string
}

/** A person with an account, calling through the public door. */
export interface Person {
  id: string
  username: string
  email: string
  accessToken: string
  call(name: RouteName, options?: CallOptions): Promise<LightMyRequestResponse>
  /** Starts a picture and returns the answer. */
  start(request?: Record<string, unknown>, idempotencyKey?: string): Promise<LightMyRequestResponse>
}

export interface TestServer {
  app: FastifyInstance
  services: Services
  databaseUrl: string
  config: Config
  /** A new person, with this much gold (in gold, not milligold). */
  person(gold?: number): Promise<Person>
  /** Lets a worker take jobs until the server closes. */
  work(): Promise<void>
  /** Polls a person's work until it ends; fails after `within` ms. */
  ended(person: Person, requestId: string, within?: number): Promise<Record<string, unknown>>
  /** Whoever was at work and has been killed is missed at once, not after the seconds that a silence is borne. */
  missDead(): Promise<void>
  audit: () => ReturnType<typeof auditLedger>
  close(): Promise<void>
}

const PASSWORD = 'a long enough password'
/** Of PASSWORD, made once a process: hashing is meant to be slow, and takes longer than the rest of signing up. */
let hashed: Promise<string> | undefined

async function hashOnce({ accounts }: Services): Promise<void> {
  const { password } = await accounts.auth.$context
  const { hash } = password
  password.hash = (given) => {
    if (given !== PASSWORD) return hash(given)
    hashed ??= hash(PASSWORD)
    return hashed
  }
}

/** The server on a database of its own, without a listening port or a web part. */
export async function openTestServer(
  providers: Provider[],
  settings: Partial<Config> = {},
  log?: Logger,
): Promise<TestServer> {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'lanternkeep-test-'))
  const config = {
    // What looks at pictures takes seconds to load: its own test brings it.
    ...readConfig(
      { DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMITS: 'off', SEED_GALLERY: 'off', VISION: 'off' },
      [],
    ),
    ...settings,
  }
  const { services, close } = await openServices(config, database.url, log ?? openLog(config), providers)
  await hashOnce(services)
  // Whoever is made up for a test is new: what new accounts are held to is that noun's own test.
  await services.db.insert(featureFlags).values({ name: 'trust-limits', isOn: false }).onConflictDoNothing()
  const app = await createApp(services, { pages: false })
  const stopping = new AbortController()

  async function person(gold = 100): Promise<Person> {
    const username = `p${randomUUID().slice(0, 12).replaceAll('-', '')}`
    const email = `${username}@example.test`
    const signedUp = await app.inject({
      method: 'POST',
      url: '/api/auth/sign-up/email',
      payload: { email, password: PASSWORD, name: username, username },
    })
    if (signedUp.statusCode !== 200) throw new Error(`Sign-up failed: ${signedUp.body}`)
    const session = signedUp.json<{ token: string; user: { id: string } }>()
    const token = await app.inject({ url: '/api/auth/token', headers: { authorization: `Bearer ${session.token}` } })
    const accessToken = token.json<{ token: string }>().token
    if (gold > 0) {
      const grant = {
        key: `test:${username}`,
        userId: session.user.id,
        amount: Math.round(gold * 1000),
        reason: 'TASK',
      } as const
      await transact(services.db, (tx) => grantGold(tx, grant))
    }
    const call: Person['call'] = (name, options = {}) => callRoute(app, name, options, accessToken)
    return {
      id: session.user.id,
      username,
      email,
      accessToken,
      call,
      start: (request = {}, idempotencyKey = randomUUID()) =>
        call('generateImage', {
          body: { category: 'landscapes', prompt: 'a quiet hill', size: 512, ...request },
          idempotencyKey,
        }),
    }
  }

  return {
    app,
    services,
    databaseUrl: database.url,
    config,
    person,
    work: () => startWorker(services, services.queue, 4, stopping.signal),
    async ended(someone, requestId, within = 20_000) {
      const until = Date.now() + within
      for (;;) {
        const poll = await someone.call('pollImage', { params: { id: requestId } })
        if (poll.statusCode === 200) return poll.json()
        if (poll.statusCode !== 202 || Date.now() > until) throw new Error(`Not ended: ${poll.statusCode} ${poll.body}`)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    async missDead() {
      await services.db.execute(
        sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'`,
      )
    },
    audit: () => auditLedger(services.db),
    async close() {
      stopping.abort()
      await app.close()
      await close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Calls a route by its name in the contract, as anybody (no token) or as somebody. */
export function callRoute(app: FastifyInstance, name: RouteName, options: CallOptions, accessToken?: string) {
  const route: Route = routes[name]
  return app.inject({
    method: route.method,
    url: fillPath(route.path, options.params),
    query: Object.fromEntries(Object.entries(options.query ?? {}).map(([key, value]) => [key, String(value)])),
    headers: {
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
      ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
      ...options.payload?.headers,
    },
    payload: options.payload?.bytes ?? (options.body as object | undefined),
  })
}

/** Removes an account, as an administrator would. */
export async function removePerson(services: Services, id: string): Promise<void> {
  await services.db.delete(users).where(eq(users.id, id))
}
