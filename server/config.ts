import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import type { SiteReply } from '../contract/site.ts'
import {
  type ServiceSettings,
  serviceContradiction,
  serviceEnvironment,
  serviceSettings,
} from './providers/service/settings.ts'
import {
  type RetellingSettings,
  retellingSettings,
  type TextSettings,
  textContradiction,
  textEnvironment,
  textSettings,
} from './providers/service/text-settings.ts'
import { ServicesFileError } from './providers/services-file.ts'
import { type ServicesSettings, servicesEnvironment, servicesSettings } from './providers/services-settings.ts'
import {
  PricesFileError,
  type ShopSettings,
  shopContradiction,
  shopEnvironment,
  shopSettings,
} from './shop/settings.ts'

// Files, passwords and pictures share libuv's threads: with the usual four, two large pictures would leave two for all else.
// libuv reads how many there are to be when it first needs one, so that it is told before anything is asked of it.
process.env.UV_THREADPOOL_SIZE ??= '16'

const port = z.coerce.number().int().min(0).max(65535)
const onOff = z.enum(['on', 'off']).transform((value) => value === 'on')
const role = z.enum(['web', 'worker'])

const webAddress = z.url({ protocol: /^https?$/ })
const socialLinks = z.string().transform((text, context) =>
  text
    .split(',')
    .filter((entry) => entry.trim() !== '')
    .map((entry) => {
      const [label = '', ...rest] = entry.split('=')
      const url = webAddress.safeParse(rest.join('=').trim())
      if (label.trim() === '' || !url.success) {
        context.addIssue({ code: 'custom', message: `"${entry.trim()}" is not of the form Name=https://…` })
        return z.NEVER
      }
      return { label: label.trim(), url: url.data }
    }),
)

const Environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('.data'),
  /** Left out: the embedded Postgres in DATA_DIR. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Where people reach the program: links in mails, canonical links, cookies. Left out: this machine; server/links.ts says why. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Signs sessions and media addresses; left out: made once and kept in DATA_DIR. Every machine needs the same. */
  AUTH_SECRET: z.string().min(32).optional(),
  /** smtp://user:password@host:port; left out: mails are written to DATA_DIR/outbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Where people can write to whoever runs the program; left out: no address is shown. */
  CONTACT_EMAIL: z.email().optional(),
  /** An invitation to a Discord server. */
  DISCORD_URL: z.url({ protocol: /^https$/ }).optional(),
  /** Pages elsewhere, for the foot of every page: "Mastodon=https://…, Bluesky=https://…". */
  SOCIAL_LINKS: socialLinks.default([]),
  MAIL_FROM: z.string().default('Lanternkeep <keeper@lanternkeep.example>'),
  SEED_GALLERY: onOff.default(true),
  RATE_LIMITS: onOff.default(true),
  /** Pictures from elsewhere are rated, and their faces found; off: they are what their owner says. */
  VISION: onOff.default(true),
  /** Behind a proxy that sets X-Forwarded-For. */
  TRUST_PROXY: onOff.default(false),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** Errors of program and pages go to this Sentry project, or anything that speaks its protocol; left out: nowhere. */
  SENTRY_DSN: z
    .url({ protocol: /^https?$/ })
    .refine((dsn) => new URL(dsn).username !== '', 'a DSN is of the form https://key@host/project')
    .optional(),
  /** Bearer token of /metrics; left out: only the machine itself may read them. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Where a worker without the web role answers /healthz, /readyz and /metrics; left out: nowhere. */
  WORKER_PORT: port.optional(),
  /** How long a program that was told to stop goes on serving, while balancers see by /readyz that it is leaving. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
  /** Pictures a worker makes at once; left out: one a core. */
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(64).optional(),
  ...serviceEnvironment,
  ...textEnvironment,
  ...servicesEnvironment,
  ...shopEnvironment,
  /** Most MB of resized pictures kept in DATA_DIR; with a bucket, as much again of its originals. */
  IMAGE_CACHE_MB: z.coerce.number().int().min(16).max(1_000_000).default(512),
  /** Pictures in a bucket that speaks S3; left out: in DATA_DIR. The first four go together. */
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** For a service other than AWS. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** http://host/bucket/key in place of http://bucket.host/key. */
  S3_FORCE_PATH_STYLE: onOff.optional(),
})

type Environment = z.infer<typeof Environment>
/** The names of all of them; docs/OPERATIONS.md tells of each. */
export const settings = Object.keys(Environment.shape)
export type Role = z.infer<typeof role>

export interface BucketSettings {
  name: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  endpoint?: string
  forcePathStyle: boolean
}

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
  vision: boolean
  trustProxy: boolean
  logLevel: Environment['LOG_LEVEL']
  /** Where errors are reported to. */
  sentryDsn?: string
  metricsToken?: string
  workerPort?: number
  /** From being told to stop until nothing is taken any more, ms. */
  drainTime: number
  workerConcurrency?: number
  /** An AI service whose models stand beside the built-in styles. */
  imageService?: ServiceSettings
  /** Services that are switched on by a key or an address of their own. */
  services: ServicesSettings
  /** An OpenAI-compatible text model. */
  textService?: TextSettings
  /** How text models tell the prose of sheets; undefined: not at all. */
  retelling?: RetellingSettings
  /** What is sold, and how it is paid. */
  shop: ShopSettings
  imageCacheBytes: number
  bucket?: BucketSettings
  roles: Role[]
  /** How to reach whoever runs the program, as everybody may know it. */
  site: Omit<SiteReply, 'isSelling'>
}

/** Names and addresses that nobody outside can reach. */
const NEAR = /^(localhost|.*\.(local|internal|localhost)|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|\[)/

const isOfThisMachine = (publicUrl: string) =>
  /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(publicUrl).hostname)

/** Whether others than who runs it are meant to come: a proxy says so, or an address, or letters. */
const isReachedElsewhere = ({ PUBLIC_URL, SMTP_URL, TRUST_PROXY }: Environment) =>
  TRUST_PROXY || (PUBLIC_URL === undefined ? SMTP_URL !== undefined : !isOfThisMachine(PUBLIC_URL))

const isReachable = (publicUrl: string | undefined) =>
  publicUrl !== undefined && !NEAR.test(new URL(publicUrl).hostname)

/** Thrown at boot; its message lists every bad field, one a line. */
export class ConfigError extends Error {}

function rolesOf(args: readonly string[]): Role[] {
  const roles = z.array(role).min(1).safeParse(flagOf(args).split(','))
  if (!roles.success) throw new ConfigError('--roles takes web, worker or web,worker')
  return roles.data
}

function flagOf(args: readonly string[]): string {
  try {
    return parseArgs({ args: [...args], options: { roles: { type: 'string', default: 'web,worker' } } }).values.roles
  } catch {
    throw new ConfigError(
      `--roles is the only option, not ${args.join(' ')}; everything else is set by the environment`,
    )
  }
}

/** The bucket, all of it or none: half a bucket would leave pictures on a disk that nobody looks after. */
function bucketOf(env: Environment): BucketSettings | undefined {
  const { S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT, S3_FORCE_PATH_STYLE } = env
  const needed = { S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  const missing = Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [name] : []))
  const isAsked =
    missing.length < Object.keys(needed).length || S3_ENDPOINT !== undefined || S3_FORCE_PATH_STYLE !== undefined
  if (!isAsked) return undefined
  if (!S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    throw new ConfigError(
      `These settings cannot be used:\n  ${missing.join(', ')}: missing; pictures in a bucket need ${Object.keys(needed).join(', ')}`,
    )
  }
  return {
    name: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    endpoint: S3_ENDPOINT,
    forcePathStyle: S3_FORCE_PATH_STYLE ?? false,
  }
}

/** The services that are switched on; a file of theirs that cannot be used stops the start, with every fault of it. */
function servicesOf(env: Environment): ServicesSettings {
  try {
    return servicesSettings(env)
  } catch (error) {
    const isTheirs = error instanceof ServicesFileError || (error instanceof Error && 'code' in error)
    if (!isTheirs) throw error
    const told = error.message.split('\n').map((line) => `  ${line}`)
    throw new ConfigError(`SERVICES_FILE ${env.SERVICES_FILE} cannot be used:\n${told.join('\n')}`)
  }
}

/** How the shop is set; a file of prices that cannot be used stops the start. */
function shopOf(env: Environment): ShopSettings {
  try {
    return shopSettings(env, isReachedElsewhere(env))
  } catch (error) {
    const isTheirs = error instanceof PricesFileError || (error instanceof Error && 'code' in error)
    if (!isTheirs) throw error
    throw new ConfigError(`PRICES_FILE ${env.PRICES_FILE} cannot be used:\n  ${error.message.replaceAll('\n', '\n  ')}`)
  }
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
  const contradiction = serviceContradiction(env) ?? textContradiction(env) ?? shopContradiction(env)
  if (contradiction) throw new ConfigError(`These settings cannot be used:\n  ${contradiction.join(': ')}`)
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
    vision: env.VISION,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    sentryDsn: env.SENTRY_DSN,
    metricsToken: env.METRICS_TOKEN,
    workerPort: env.WORKER_PORT,
    drainTime: env.DRAIN_SECONDS * 1000,
    workerConcurrency: env.WORKER_CONCURRENCY,
    imageService: serviceSettings(env),
    textService: textSettings(env),
    retelling: retellingSettings(env),
    services: servicesOf(env),
    shop: shopOf(env),
    imageCacheBytes: env.IMAGE_CACHE_MB * 1024 * 1024,
    bucket: bucketOf(env),
    roles: rolesOf(args),
    site: {
      isReachable: isReachable(env.PUBLIC_URL),
      email: env.CONTACT_EMAIL,
      discord: env.DISCORD_URL,
      social: env.SOCIAL_LINKS,
    },
  }
}
