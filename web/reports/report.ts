import { takeEarlyFaults } from './early.ts'
import type { Reporter } from './sentry.ts'

let opened: Promise<Reporter | undefined> | undefined

/** The page names an address for reports where there is one; only then is the code that reports fetched. */
async function open(): Promise<Reporter | undefined> {
  if (typeof document === 'undefined') return undefined
  const dsn = document.querySelector<HTMLMetaElement>('meta[name="error-reports"]')?.content
  const reporter = dsn ? (await import('./sentry.ts')).openReporter(dsn) : undefined
  // Only now: what breaks while that code is on its way is kept as well.
  for (const fault of takeEarlyFaults()) reporter?.fault(fault)
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

/** Whose faults they are from here on: the holder's of an access token, or nobody's. */
export const reportsConcern = (token: string | null): void => void withReporter((reporter) => reporter.concern(token))
