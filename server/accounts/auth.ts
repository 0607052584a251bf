import { randomBytes } from 'node:crypto'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'
import { bearer } from 'better-auth/plugins/bearer'
import { jwt } from 'better-auth/plugins/jwt'
import { username } from 'better-auth/plugins/username'
import { eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import { ReferralCode, Username } from '../../contract/accounts.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { credentials, jwks, rateLimits, sessions, users, verifications } from '../db/schema.ts'
import type { SendMail } from '../mail/mail.ts'
import type { Post } from '../mail/post.ts'
import { noteArrival } from './arrivals.ts'
import { forgetGuesses, guessesAt } from './attempts.ts'
import { CLIENT_ADDRESS_HEADER, guardAfter, guardBefore } from './guards.ts'
import { readSigningKeys } from './signing-keys.ts'

export const TOKEN_ISSUER = 'lanternkeep'
export const COOKIE_PREFIX = 'lanternkeep'
const minutes = (count: number) => count * 60

/** Doors that take a password, or send a mail: attempts allowed per address in a window of seconds. */
const doors = {
  '/sign-in/email': { window: minutes(5), max: 10 },
  '/sign-in/username': { window: minutes(5), max: 10 },
  '/sign-up/email': { window: minutes(60), max: 20 },
  '/request-password-reset': { window: minutes(60), max: 5 },
  '/reset-password': { window: minutes(60), max: 10 },
  '/send-verification-email': { window: minutes(60), max: 5 },
  '/change-password': { window: minutes(60), max: 10 },
} as const

const newReferralCode = () => randomBytes(6).toString('base64url').toUpperCase().replace(/[-_]/g, 'X')

/** The code that a sign-up says it came by (`ref`), where somebody has it; anything else is no reason to turn a person away. */
async function knownReferral(db: Database, body: unknown): Promise<string | null> {
  const named = ReferralCode.safeParse((body as { ref?: unknown } | undefined)?.ref)
  if (!named.success) return null
  const [user] = await db.select({ code: users.referralCode }).from(users).where(eq(users.referralCode, named.data))
  return user?.code ?? null
}

/** Changing the username changes the name that the account service keeps beside it. */
function named({ username, displayUsername }: Record<string, unknown>): { name?: string } {
  if (typeof displayUsername === 'string') return { name: displayUsername }
  return typeof username === 'string' ? { name: username } : {}
}

interface OwnCalls {
  reset(body: { email: string; redirectTo?: string }): Promise<unknown>
  holderOf(headers: Headers): Promise<string | undefined>
}

export interface AuthOptions {
  config: Config
  db: Database
  secret: string
  sendMail: SendMail
  /** Letters are sent beside the answers. */
  post: Post
  now: () => Date
  baseUrl: string
  log: Logger
}

/** The account service: e-mail or username with a password, a session, and a 15-minute JWT access token. */
export function createAuth({ config, db, secret, sendMail, post, now, baseUrl, log }: AuthOptions) {
  const counting = { config, db, now }
  /** What the guards ask of the service itself; set once it stands. */
  let own: OwnCalls | undefined
  const auth = betterAuth({
    appName: 'Lanternkeep',
    baseURL: baseUrl,
    basePath: '/api/auth',
    secret,
    telemetry: { enabled: false },
    // The product's own call asks for the password too: a session alone, on a borrowed device, must not move the account.
    disabledPaths: ['/change-email'],
    logger: {
      // A wrong password is the person's affair, not the log's.
      level: 'error',
      log: (level, message) => log[level === 'error' ? 'error' : 'debug']({ from: 'better-auth' }, message),
    },
    // Same-origin pages may call under whatever name the machine is reached by, unless a public address is set.
    trustedOrigins: (request) => {
      const host = request?.headers.get('host')
      return config.publicUrl || !host ? [baseUrl] : [baseUrl, `http://${host}`, `https://${host}`]
    },
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: {
        user: users,
        session: sessions,
        account: credentials,
        verification: verifications,
        jwks,
        rateLimit: rateLimits,
      },
    }),
    user: {
      // An address nobody has confirmed may be mistyped, and is replaced at once; a confirmed one only once the new one
      // is confirmed too.
      changeEmail: { enabled: true, updateEmailWithoutVerification: true },
      additionalFields: {
        referralCode: { type: 'string', input: false, required: false },
        referredBy: { type: 'string', input: false, required: false },
        premiumLevel: { type: 'string', input: false, required: false },
      },
    },
    databaseHooks: {
      user: {
        create: {
          after: async ({ id, referredBy }, context) => {
            const by = typeof referredBy === 'string' ? referredBy : null
            const { headers, body } = context ?? {}
            await noteArrival(db, secret, { userId: id, referredBy: by, headers, body }, now())
          },
          before: async (user, context) => {
            const referredBy = await knownReferral(db, context?.body)
            return {
              data: { ...user, ...named(user), referralCode: newReferralCode(), referredBy, premiumLevel: 'NONE' },
            }
          },
        },
        update: { before: async (user) => ({ data: { ...user, ...named(user) } }) },
      },
    },
    session: { expiresIn: 30 * 24 * 3600, updateAge: 24 * 3600 },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: ({ user }) => forgetGuesses(counting, guessesAt(user.id, '')),
      sendResetPassword: async ({ user, url }) => {
        await sendMail({
          to: user.email,
          subject: 'Choose a new Lanternkeep password',
          text: `Somebody, hopefully you, asked for a new password for ${user.email}.\n\nChoose it here within an hour:\n${url}\n\nIf it was not you, nothing has changed and you can ignore this letter.\n`,
        })
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: 24 * 3600,
      autoSignInAfterVerification: false,
      sendVerificationEmail: async ({ user, url }) => {
        const letter = {
          to: user.email,
          subject: 'Confirm your e-mail address for Lanternkeep',
          text: `Welcome to Lanternkeep.\n\nConfirm within a day that this address is yours:\n${url}\n\n${config.smtpUrl ? 'Then gold comes on every day that you visit. ' : ''}You can use the keep meanwhile.\n`,
        }
        post.later(() => sendMail(letter))
      },
    },
    hooks: {
      before: guardBefore({
        ...counting,
        resetLater: (body) => post.later(async () => own?.reset(body)),
        holderOf: async (headers) => own?.holderOf(headers),
      }),
      after: guardAfter(counting),
    },
    rateLimit: { enabled: config.rateLimits, storage: 'database', window: 60, max: 100, customRules: doors },
    advanced: {
      useSecureCookies: baseUrl.startsWith('https://'),
      cookiePrefix: COOKIE_PREFIX,
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
    },
    plugins: [
      username({
        minUsernameLength: 3,
        maxUsernameLength: 30,
        // The very name, not one that would do once trimmed: it is stored as it comes.
        usernameValidator: (name) => Username.safeParse(name).data === name,
      }),
      bearer(),
      jwt({
        adapter: { getJwks: readSigningKeys(db, log) },
        jwt: {
          issuer: TOKEN_ISSUER,
          audience: TOKEN_ISSUER,
          expirationTime: '15m',
          definePayload: ({ session }) => ({ sid: session.id }),
        },
      }),
    ],
  })
  own = {
    reset: (body) => auth.api.requestPasswordReset({ body }),
    holderOf: async (headers) => (await auth.api.getSession({ headers }))?.user.id,
  }
  return auth
}

export type Auth = ReturnType<typeof createAuth>
