import { sql } from 'drizzle-orm'
import { type JobWithMetadata, PgBoss } from 'pg-boss'
import { Connection, type Database, queueHandle, type Transaction, transact, withPatience } from '../db/database.ts'

export const GENERATION_QUEUE = 'generation'
/** Where a job goes whose worker died on every attempt. */
export const ABANDONED_QUEUE = 'generation-abandoned'

/** Where followers of whoever has shown a new work are told of it. */
export const FOLLOWER_QUEUE = 'follower-news'

/** What travels with such a job. */
export interface FollowerNews {
  ownerId: string
  imageId: string
}

/** Before the names of the lines of services. */
const SERVICE_QUEUE = 'generation-for-'

/**
 * Where work waits for somebody elsewhere: each service has a line of its own, so that neither this machine's own work nor
 * another service's stands behind it.
 */
export interface Line {
  name: string
  /** How much of it waits at once in each worker. */
  hands: number
  /** How long the service may take for one piece of work, ms. */
  patience: number
}

/** The queue of a line, by the line's name. Left out: the work that is done here. */
export function queueFor(line: string | undefined): string {
  if (line === undefined) return GENERATION_QUEUE
  // What a queue may be called: letters, figures and -_./ (pg-boss).
  return SERVICE_QUEUE + encodeURIComponent(line).replaceAll('%', '.')
}

/** Creates a line's queue, where it is not there yet. */
export async function openLine(queue: PgBoss, { name, patience }: Line): Promise<void> {
  const line = queueFor(name)
  // Else a job would be taken from whoever waits for the service with good reason, and handed out again.
  const expireInSeconds = generationQueue.expireInSeconds + Math.ceil(patience / 1000)
  await queue.createQueue(line, { ...generationQueue, expireInSeconds, deadLetter: ABANDONED_QUEUE })
  // One that was there keeps what it was created with, and its service may have been given other patience since.
  await queue.updateQueue(line, { expireInSeconds })
}

/** The queues of lines that there are, whether or not their services are still configured. */
export async function serviceLines(queue: PgBoss): Promise<string[]> {
  const names = (await queue.getQueues()).map(({ name }) => name)
  return names.filter((name) => name.startsWith(SERVICE_QUEUE))
}

/** What travels with a generation's job; everything else is read from its row. */
export interface GenerationJob {
  generationId: string
}

const HEARTBEAT_SECONDS = 10
/** How often a job is handed out again: after faults (the corridor allows three) and after its worker stopped or died. */
const RETRY_LIMIT = 6

export const generationQueue = {
  notify: true,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  /** For what is done here; the time that is spent waiting for a service comes on top. */
  expireInSeconds: 15 * 60,
  retryLimit: RETRY_LIMIT,
  retryDelay: 1,
  retryBackoff: true,
  deleteAfterSeconds: 24 * 3600,
} as const

/** How every queue of the program is set. */
export const queueSettings = {
  application_name: 'lanternkeep-queue',
  schedule: false,
  useListenNotify: true,
  // With the 10 s heartbeat: a dead worker's job is with another one within 20 s.
  superviseIntervalSeconds: 4,
  monitorIntervalSeconds: 4,
} as const

/** What pg-boss hands on to its pool of connections. */
const connections = {
  Client: Connection,
  // Bookkeeping does not wait for the disk: a job whose fetching or finishing is lost with the database's machine is handed
  // out once more, and finds its work ended. Jobs are sent over other connections, with the work they belong to.
  options: '-c synchronous_commit=off',
}

function boss(url: string, options: { supervise: boolean; migrate: boolean; connections: number }): PgBoss {
  return new PgBoss({
    ...queueSettings,
    ...connections,
    connectionString: url,
    max: options.connections,
    migrate: options.migrate,
    createSchema: options.migrate,
    supervise: options.supervise,
  })
}

/** Creates the queue's tables and queues. Called once, while migrating. */
export async function prepareQueue(url: string): Promise<void> {
  const queue = boss(url, { supervise: false, migrate: true, connections: 2 })
  queue.on('error', () => undefined)
  await queue.start()
  try {
    await queue.createQueue(ABANDONED_QUEUE, { notify: true, retryLimit: 20, retryDelay: 5 })
    await queue.createQueue(FOLLOWER_QUEUE, { retryLimit: 5, retryDelay: 5, deleteAfterSeconds: 24 * 3600 })
    await queue.createQueue(GENERATION_QUEUE, { ...generationQueue, deadLetter: ABANDONED_QUEUE })
  } finally {
    await queue.stop({ graceful: false })
  }
}

/** The running queue; a worker also supervises it (notices dead workers). */
export async function openQueue(
  url: string,
  role: { works: boolean },
  onError: (error: Error) => void,
): Promise<PgBoss> {
  const queue = boss(withPatience(url), { supervise: role.works, migrate: false, connections: role.works ? 8 : 4 })
  queue.on('error', onError)
  await queue.start()
  return queue
}

/** Hands a running job back, to be tried again no earlier than after `rest` ms, and at least a second. */
export async function postpone(
  queue: PgBoss,
  database: Database,
  job: JobWithMetadata<GenerationJob>,
  rest: number,
): Promise<void> {
  await transact(database, async (tx) => {
    const db = queueHandle(tx)
    await queue.fail(job.name, job, { message: `Told to wait ${rest} ms` }, { db })
    const startAfter = Math.max(1, Math.ceil(rest / 1000))
    await queue.update(job.name, undefined, { id: job.id, startAfter, db })
  })
}

/** Has somebody's jobs that wait and are of a lower tier taken as ones of this tier, their priority raised by what `raises` says of theirs. */
export async function raiseWaiting(
  tx: Transaction,
  group: string,
  tier: string,
  raises: Readonly<Record<string, number>>,
): Promise<void> {
  const raise = sql`(${JSON.stringify(raises)}::jsonb ->> group_tier)::int`
  await tx.execute(sql`
    update pgboss.job set group_tier = ${tier}, priority = priority + ${raise}
    where group_id = ${group} and state < 'active' and ${raise} is not null`)
}
