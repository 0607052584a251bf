import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** What of an event the tests look at. */
export interface ReportedEvent {
  message?: string
  exception?: { values: { type: string; value: string }[] }
  tags?: Record<string, string>
  user?: Record<string, unknown>
  request?: unknown
  breadcrumbs?: unknown
}

export interface SentryStandIn {
  dsn: string
  events: ReportedEvent[]
  /** Every byte received, to look for what should not be there. */
  received(): string
  close(): Promise<void>
}

/** Speaks the part of Sentry's protocol that reports use: envelopes of lines of JSON, posted to the DSN's project. */
export async function openSentryStandIn(): Promise<SentryStandIn> {
  const events: ReportedEvent[] = []
  let received = ''
  const server = createServer(async (request, response) => {
    const body = await text(request)
    received += `${request.url} ${JSON.stringify(request.headers)} ${body}`
    const [, ...items] = body.split('\n').map((line) => (line ? JSON.parse(line) : undefined))
    const isOurs = request.method === 'POST' && request.url?.startsWith('/api/7/envelope/')
    for (let item = 0; item < items.length; item += 2) {
      if (isOurs && items[item]?.type === 'event') events.push(items[item + 1] as ReportedEvent)
    }
    response.writeHead(isOurs ? 200 : 404, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
    response.end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    dsn: `http://publickey@127.0.0.1:${(server.address() as AddressInfo).port}/7`,
    events,
    received: () => received,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
