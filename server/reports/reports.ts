import type { Config } from '../config.ts'
import type { ErrorLine } from '../log.ts'

/** Errors on their way to whoever looks after the program. */
export interface Reports {
  /** Takes a line of the log; returns at once. */
  report(line: ErrorLine): void
  /** Sends what is still to be sent, within 2 s. */
  close(): Promise<void>
}

/** What a report says besides the error: names and numbers of our own, and never what people wrote or sent. */
const TOLD = ['requestId', 'method', 'route', 'code', 'generationId', 'kind', 'part'] as const
const SEND_TIMEOUT = 2000

/** Reports to the Sentry project of SENTRY_DSN; without one nothing is reported, and nothing of Sentry is even loaded. */
export async function openReports({ sentryDsn, roles }: Pick<Config, 'sentryDsn' | 'roles'>): Promise<Reports> {
  if (!sentryDsn) return { report: () => undefined, close: async () => undefined }
  const { NodeClient, Scope, defaultStackParser, makeNodeTransport } = await import('@sentry/node')
  // A client alone: what Sentry sets up besides would watch every request, and send along what is in it.
  const client = new NodeClient({
    dsn: sentryDsn,
    transport: makeNodeTransport,
    stackParser: defaultStackParser,
    integrations: [],
    sendDefaultPii: false,
    includeServerName: false,
    sendClientReports: false,
    environment: 'production',
  })
  client.init()
  return {
    report({ error, message, facts }) {
      const scope = new Scope()
      scope.setTag('roles', roles.join(','))
      for (const name of TOLD) if (typeof facts[name] === 'string') scope.setTag(name, facts[name])
      if (typeof facts.userId === 'string') scope.setUser({ id: facts.userId })
      if (error) {
        scope.setExtra('line', message)
        client.captureException(error, undefined, scope)
      } else client.captureMessage(message, 'error', undefined, scope)
    },
    async close() {
      await client.close(SEND_TIMEOUT)
    },
  }
}
