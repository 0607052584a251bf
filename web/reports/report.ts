import { takeEarlyFaults } from './early.ts'
import type { Reporter } from './sentry.ts'

/** Who is here is known soon after the page comes to life, or not at all; faults wait for it no longer than this, ms. */
const KNOWN_WITHIN = 5000

let opened: Promise<Reporter | undefined> | undefined

/** Whose access token it is, null for nobody's; undefined until that has been asked. */
let holder: string | null | undefined
let tellKnown: () => void = () => undefined
const known = new Promise<void>((resolve) => {
  tellKnown = resolve
})

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The page names an address for reports where there is one; only then is the code that reports fetched. */
async function open(): Promise<Reporter | undefined> {
  if (typeof document === 'undefined') return undefined
  const dsn = document.querySelector<HTMLMetaElement>('meta[name="error-reports"]')?.content
  if (!dsn) {
    takeEarlyFaults()
    return undefined
  }
  const [{ openReporter }] = await Promise.all([import('./sentry.ts'), Promise.race([known, pause(KNOWN_WITHIN)])])
  const reporter = openReporter(dsn)
  if (holder !== undefined) reporter.concern(holder)
  // Only now: what breaks while that code is on its way, or before it is known in whose hands, is kept as well.
  for (const fault of takeEarlyFaults()) reporter.fault(fault)
  return reporter
}

async function withReporter(use: (reporter: Reporter) => void): Promise<void> {
  try {
    opened ??= open()
    const reporter = await opened
    if (reporter) use(reporter)
  } catch {
    // A fault in reporting faults is not to become another one; the next is tried anew.
    opened = undefined
  }
}

/** From here on faults that nobody catches are reported too. */
export const startReports = (): void => void withReporter(() => undefined)

/** Tells whoever looks after the site of a fault. */
export const reportFault = (fault: unknown): void => void withReporter((reporter) => reporter.fault(fault))

/** Whose faults they are from here on: the holder's of an access token, or nobody's; undefined where that cannot be learnt. */
export function reportsConcern(token: string | null | undefined): void {
  tellKnown()
  if (token === undefined) return
  holder = token
  void withReporter((reporter) => reporter.concern(token))
}
