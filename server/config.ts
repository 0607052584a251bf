import { resolve } from 'node:path'
import * as z from 'zod'

const port = z.coerce.number().int().min(0).max(65535)
const onOff = z.enum(['on', 'off']).transform((value) => value === 'on')
const role = z.enum(['web', 'worker'])

const Environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('.data'),
  /** Left out: the embedded Postgres in DATA_DIR. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Where people reach the program: links in mails, canonical links, cookies. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Signs sessions and media addresses; left out: made once and kept in DATA_DIR. Every machine needs the same. */
  AUTH_SECRET: z.string().min(32).optional(),
  /** smtp://user:password@host:port; left out: mails are written to DATA_DIR/outbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Lanternkeep <keeper@lanternkeep.example>'),
  SEED_GALLERY: onOff.default(true),
  RATE_LIMITS: onOff.default(true),
  /** Behind a proxy that sets X-Forwarded-For. */
  TRUST_PROXY: onOff.default(false),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** Pictures a worker makes at once; left out: one a core. */
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(64).optional(),
})

type Environment = z.infer<typeof Environment>
export type Role = z.infer<typeof role>

export interface Config {
  port: number
  host: string
  dataDir: string
  databaseUrl?: string
  publicUrl?: string
  authSecret?: string
  smtpUrl?: string
  mailFrom: string
  seedGallery: boolean
  rateLimits: boolean
  trustProxy: boolean
  logLevel: Environment['LOG_LEVEL']
  workerConcurrency?: number
  roles: Role[]
}

/** Thrown at boot; its message lists every bad field, one a line. */
export class ConfigError extends Error {}

function rolesOf(args: readonly string[]): Role[] {
  const flag = args.find((arg) => arg.startsWith('--roles='))
  if (!flag) return ['web', 'worker']
  const roles = z.array(role).min(1).safeParse(flag.slice('--roles='.length).split(','))
  if (!roles.success) throw new ConfigError('--roles takes web, worker or web,worker')
  return roles.data
}

/** The program's settings from the environment and the command line; throws ConfigError naming every bad field. */
export function readConfig(
  environment: NodeJS.ProcessEnv = process.env,
  args: readonly string[] = process.argv.slice(2),
): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigError(`These settings cannot be used:\n${lines.join('\n')}`)
  }
  const env = parsed.data
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    publicUrl: env.PUBLIC_URL?.replace(/\/$/, ''),
    authSecret: env.AUTH_SECRET,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    seedGallery: env.SEED_GALLERY,
    rateLimits: env.RATE_LIMITS,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    workerConcurrency: env.WORKER_CONCURRENCY,
    roles: rolesOf(args),
  }
}
