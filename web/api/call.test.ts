import { describe, expect, it, vi } from 'vitest'
import { messages } from '../../contract/errors.ts'
import { ApiError, explain, goldShortfall } from './api-error.ts'
import { createBrowserCall } from './call.ts'
import { createTokenStore } from './token.ts'

const json = (status: number, body: unknown, statusText = '') =>
  new Response(status === 204 ? null : JSON.stringify(body), {
    status,
    statusText,
    headers: { 'content-type': 'application/json' },
  })

const id = '3f0e8a52-6d0f-4f0b-9c7c-0d9a3a1d1c11'

function setUp(answers: (Response | Error)[], issued: (string | null)[] = ['first', 'second', 'third']) {
  const requests: Request[] = []
  const fetchToken = vi.fn(async () => issued.shift() ?? null)
  const fetch = vi.fn(async (url: RequestInfo | URL, init?: RequestInit) => {
    requests.push(new Request(new URL(String(url), 'http://keep.test'), init))
    const answer = answers.shift()
    if (!answer) throw new Error('The test gave no more answers.')
    if (answer instanceof Error) throw answer
    return answer
  })
  return { call: createBrowserCall({ fetch, tokens: createTokenStore(fetchToken) }), requests, fetchToken }
}

async function failureOf(attempt: Promise<unknown>): Promise<ApiError> {
  const error = await attempt.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ApiError)) throw new Error(`Expected an ApiError, got ${String(error)}`)
  return error
}

describe('a call', () => {
  it('fills in the path and the query and sends the token', async () => {
    const { call, requests } = setUp([json(200, { images: [], totalCount: 0 }), json(200, {})])
    await call('myImages', { query: { q: 'owl & bear', limit: 5 } })
    expect(requests[0]?.url).toBe('http://keep.test/api/v1/user/images?q=owl+%26+bear&limit=5')
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer first')
    await call('voteImage', { params: { id }, body: { isUpvote: true } })
    expect(requests[1]?.url).toBe(`http://keep.test/v1/images/${id}/vote`)
    expect(await requests[1]?.json()).toEqual({ isUpvote: true })
  })

  it('sends the idempotency key of a start', async () => {
    const { call, requests } = setUp([json(201, { requestId: id, status: 'pending', cost: 1 })])
    const body = { category: 'items', prompt: 'a sword' } as const
    expect(await call('generateImage', { body, idempotencyKey: 'key-12345' })).toMatchObject({ requestId: id })
    expect(requests[0]?.headers.get('idempotency-key')).toBe('key-12345')
  })

  it('gives the data of a 202, which a poll answers while work is under way', async () => {
    const { call } = setUp([json(202, { status: 'processing' })])
    expect(await call('pollImage', { params: { id } })).toEqual({ status: 'processing' })
  })

  it('does not leave when nobody is logged in but it needs somebody', async () => {
    const { call, requests } = setUp([], [null])
    const error = await failureOf(call('getUser'))
    expect(error).toMatchObject({ status: 401, code: 'not_logged_in', message: 'User is not logged in.' })
    expect(requests).toHaveLength(0)
  })

  it('goes without a token where being logged in is optional', async () => {
    const { call, requests } = setUp([json(200, { images: [], totalCount: 0 })], [null])
    await call('searchImages', {})
    expect(requests[0]?.headers.has('authorization')).toBe(false)
  })

  it('does not even ask for a token where none is used', async () => {
    const { call, fetchToken } = setUp([json(200, { words: [] })])
    await call('promptWords', { query: { category: 'items' } })
    expect(fetchToken).not.toHaveBeenCalled()
  })
})

describe('a 401', () => {
  it('refreshes the token once and repeats the call', async () => {
    const { call, requests } = setUp([json(401, { error: 'Lapsed.' }), json(200, { username: 'borin' })])
    expect(await call('getUser')).toEqual({ username: 'borin' })
    expect(requests.map((request) => request.headers.get('authorization'))).toEqual(['Bearer first', 'Bearer second'])
  })

  it('is reported with the server’s words when it comes again', async () => {
    const { call, requests } = setUp([json(401, { error: 'Lapsed.' }), json(401, { error: 'Your session has ended.' })])
    expect(await failureOf(call('getUser'))).toMatchObject({ status: 401, message: 'Your session has ended.' })
    expect(requests).toHaveLength(2)
  })

  it('says Unauthorized for a GET when the server gives no words and there is no new token', async () => {
    const { call } = setUp([json(401, {})], ['first', null])
    expect(await failureOf(call('getUser'))).toMatchObject({ status: 401, message: 'Unauthorized' })
  })

  it('shares one refresh among calls that meet it together', async () => {
    const refused = () => json(401, {})
    const { call, fetchToken } = setUp([refused(), refused(), refused(), json(200, 1), json(200, 2), json(200, 3)])
    await Promise.all([call('getUser'), call('getUser'), call('getUser')])
    expect(fetchToken).toHaveBeenCalledTimes(2)
  })
})

describe('a failed call', () => {
  it('shows the server’s sentence, its code and its details', async () => {
    const details = { cost: 1, gold: 0.25, missing: 0.75 }
    const { call } = setUp([json(402, { error: 'You need 0.750 more gold.', code: 'not_enough_gold', details })])
    const error = await failureOf(
      call('generateImage', { body: { category: 'items', prompt: 'x' }, idempotencyKey: 'key-12345' }),
    )
    expect(error).toMatchObject({ status: 402, code: 'not_enough_gold', failure: 'Failed to create image.' })
    expect(goldShortfall(error)).toEqual(details)
    expect(explain(error)).toEqual({ title: 'Failed to create image.', description: 'You need 0.750 more gold.' })
  })

  it('says Not found for a GET that answers 404', async () => {
    const { call } = setUp([json(404, { error: 'No such row', code: 'not_found' })])
    expect(await failureOf(call('getImage', { params: { id } }))).toMatchObject({ status: 404, message: 'Not found' })
  })

  it('says API request failed when the error is not a string', async () => {
    const { call } = setUp([json(500, { error: { inner: true } })])
    const error = await failureOf(call('deleteImage', { params: { id } }))
    expect(error).toMatchObject({ status: 500, code: 'internal', message: messages.requestFailed })
  })

  it('falls back to the status text of a GET, then to Unknown error', async () => {
    const { call } = setUp([json(502, {}, 'Bad Gateway'), json(500, {})])
    expect((await failureOf(call('getUser'))).message).toBe('Bad Gateway')
    expect((await failureOf(call('getUser'))).message).toBe('Unknown error')
  })

  it('says that the server cannot be reached when the network fails', async () => {
    const { call } = setUp([new TypeError('fetch failed')])
    const error = await failureOf(call('getUser'))
    expect(error).toMatchObject({ status: 0, message: 'Unable to connect to server. Please try again later.' })
  })

  it('refuses an answer that is neither JSON nor text', async () => {
    const { call } = setUp([new Response('…', { headers: { 'content-type': 'image/png' } })])
    expect((await failureOf(call('getUser'))).message).toBe('Unsupported response content type')
  })
})
