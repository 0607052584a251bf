import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ErrorReply } from '../../contract/errors.ts'
import { fillPath, type Route, routes } from '../../contract/routes.ts'
import { type ArbitraryRequest, requestTo } from '../testing/arbitrary-request.ts'
import { openTestServer, type Person, type TestServer } from '../testing/server.ts'
import { openStandIn } from '../testing/stand-in.ts'

/** Requests in all, shared evenly among the routes. */
const REQUESTS = 2000
const SEED = 20_261_121

let server: TestServer
let tokens: (string | undefined)[]
let ids: string[]

async function picture(person: Person): Promise<string[]> {
  const { requestId } = (await person.start({ count: 2 })).json<{ requestId: string }>()
  const ended = await server.ended(person, requestId)
  return [requestId, ...(ended.images as { id: string }[]).map((image) => image.id)]
}

beforeAll(async () => {
  server = await openTestServer([openStandIn()])
  await server.work()
  const [keeper, stranger] = [await server.person(1e6), await server.person(0)]
  ids = [...(await picture(keeper)), ...(await picture(await server.person()))]
  tokens = [
    keeper.accessToken,
    keeper.accessToken,
    stranger.accessToken,
    undefined,
    'garbage',
    `${keeper.accessToken}x`,
  ]
})
afterAll(() => server.close())

async function send(route: Route, request: ArbitraryRequest, token: string | undefined) {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(request.query)) {
    if (value !== undefined) query.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  const answer = await server.app.inject({
    method: route.method,
    url: `${fillPath(route.path, Object.fromEntries(Object.entries(request.params).map(([name, value]) => [name, value.toWellFormed()])))}?${query}`,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(request.idempotencyKey && { 'idempotency-key': request.idempotencyKey }),
      ...(request.raw && { 'content-type': request.raw.type }),
    },
    payload: request.raw ? request.raw.text : (request.body as object | undefined),
    payloadAsStream: true,
  })
  const stream = answer.stream()
  // It goes on for as long as somebody listens.
  const endless = route.events && answer.statusCode === 200
  if (endless) stream.destroy()
  return { status: answer.statusCode, headers: answer.headers, body: endless ? '' : await text(stream) }
}

test('a NUL, which no database keeps, is refused wherever an address holds it', async () => {
  for (const [name, route] of Object.entries(routes as Record<string, Route>)) {
    const holds = (part: 'params' | 'query') => Object.keys(route[part]?.shape ?? {})
    const params = Object.fromEntries(holds('params').map((param) => [param, ids[1] ?? '']))
    const requests = [
      ...holds('params').map((param) => ({ params: { ...params, [param]: 'a\0b' }, query: {} })),
      ...holds('query').map((field) => ({ params, query: { [field]: 'a\0b' } })),
    ]
    for (const request of requests) {
      const { status, body } = await send(route, { ...request, body: {} }, tokens[0])
      expect(status, `${name}: ${body}`).toBeLessThan(500)
    }
  }
})

test.each(Object.entries(routes as Record<string, Route>))(
  'whatever is sent to %s is answered by the contract or refused in a sentence, and never breaks',
  async (_, route) => {
    const runs = Math.ceil(REQUESTS / Object.keys(routes).length)
    await fc.assert(
      fc.asyncProperty(requestTo(route, ids), fc.nat(), async (request, pick) => {
        const { status, headers, body } = await send(route, request, tokens[pick % tokens.length])
        expect(status, body).toBeLessThan(500)
        if (status >= 400) {
          expect(ErrorReply.parse(JSON.parse(body)).error).toMatch(
            /^\P{Ll}.*[.!?]$|^Failed to get images$|^Not found$/su,
          )
        } else if (status !== 304) {
          const reply = route.replies[status]
          expect(reply, `${status} is not a reply of the route`).toBeDefined()
          if (/json/.test(String(headers['content-type']))) reply?.parse(JSON.parse(body))
        }
      }),
      { seed: SEED, numRuns: runs },
    )
  },
)
