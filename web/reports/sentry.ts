import {
  BrowserClient,
  dedupeIntegration,
  defaultStackParser,
  getCurrentScope,
  globalHandlersIntegration,
  makeFetchTransport,
} from '@sentry/browser'
import { claimsOf } from '../state/jwt.ts'

export interface Reporter {
  fault(fault: unknown): void
  concern(token: string | null): void
}

/** The person an access token speaks of. */
function subjectOf(jwt: string): string | undefined {
  const sub = claimsOf(jwt)?.sub
  return typeof sub === 'string' ? sub : undefined
}

/** Reports to a Sentry project: what broke, on which page, in whose hands; not what was typed, clicked or asked for. */
export function openReporter(dsn: string): Reporter {
  const client = new BrowserClient({
    dsn,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [globalHandlersIntegration(), dedupeIntegration()],
    sendDefaultPii: false,
    sendClientReports: false,
    environment: 'production',
    // The page without its query, which may carry a prompt or a reset token.
    beforeSend: (event) => ({ ...event, request: { url: location.origin + location.pathname } }),
  })
  getCurrentScope().setClient(client)
  client.init()
  return {
    fault(fault) {
      client.captureException(fault, undefined, getCurrentScope())
    },
    concern(token) {
      getCurrentScope().setUser(token === null ? null : { id: subjectOf(token) })
    },
  }
}
