import type { Route } from '../../contract/routes.ts'

/**
 * Requests one address may make in a minute, by what they cost. Counted by each process for itself: they keep a process
 * from being swamped, and a shared count would cost a write in the database for each read it guards. What must hold
 * over all processes is counted in Postgres: attempts at a password and letters sent (accounts/auth.ts, attempts.ts), work
 * at once (contract/levels.ts), and gold.
 */
export const rates = {
  /** Calls that take a password. */
  password: 10,
  /** Everything that is kept about somebody. */
  gathering: 10,
  /** robots.txt, sitemaps, the feed. */
  found: 60,
  upload: 60,
  /** Whole documents kept: up to a megabyte each. Whoever draws without a pause has theirs kept once a second. */
  document: 90,
  /** Maps painted anew for the asking. */
  painting: 30,
  /** What a text model may write for the asking. */
  writing: 20,
  /** Files made for the asking. */
  file: 120,
  /** Starting work, and whatever else must not happen twice. */
  start: 240,
  /** Pictures resized anew: the work of seconds, where a ready-made one costs nothing. */
  resizing: 300,
  /** Signing in and out and asking for tokens. */
  account: 600,
  page: 600,
  call: 1200,
  /** Pictures at any size: several galleries' worth. */
  picture: 3000,
  /** The pages' own scripts, styles and fonts. */
  other: 3000,
} as const

/** How a route of the given class is limited, for its `config`. */
export const atMost = (rate: keyof typeof rates) => ({ max: rates[rate], timeWindow: 60_000 })

export function rateOf(
  route: Pick<
    Route,
    'takesPassword' | 'multipart' | 'documentMax' | 'files' | 'paints' | 'gathers' | 'writes' | 'idempotent'
  >,
): keyof typeof rates {
  if (route.takesPassword) return 'password'
  if (route.multipart) return 'upload'
  if (route.documentMax) return 'document'
  if (route.gathers) return 'gathering'
  if (route.writes) return 'writing'
  if (route.paints) return 'painting'
  if (route.files) return 'file'
  return route.idempotent ? 'start' : 'call'
}

/** Most bytes of a body. Forms with a file are held to their parts' sizes instead, documents to their route's. */
export const bodyMax = { json: 128 * 1024, account: 16 * 1024 } as const

/** How long a client may take, ms. */
export interface Patience {
  /** To send the headers of a request. */
  headers: number
  /** To send a body, other than a form with a file. */
  body: number
  /** To send all of a request: 20 MB, the largest upload, at half a megabit a second. */
  request: number
  /** To send or take anything at all. */
  silence: number
}

export const usualPatience: Patience = { headers: 15_000, body: 20_000, request: 320_000, silence: 60_000 }
