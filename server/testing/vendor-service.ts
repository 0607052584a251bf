import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { square } from './image-service.ts'

/** What becomes of an order. */
export type Outcome =
  | 'picture'
  /** A picture that heeds no drawing it was to be painted over. */
  | 'heedless'
  /** Its job is looked at twice before it is done; where there are no jobs, the answer takes a moment. */
  | 'slow'
  | 'busy'
  | 'refused'
  | 'half'
  | 'no picture'
  | 'dead'
  | 'broken'

/** What a company's protocol is asked and answers; `files` is where results lie. */
interface Exchange {
  method: string
  path: string
  body: string
  outcome: Outcome
  /** How often the job has been looked at. */
  looks: number
  files: string
  base: string
}
type Reply = { status?: number; json: unknown } | { bytes: Buffer; type: string } | undefined

/** A company's wire format, as its documentation tells it (server/providers/sdk/vendors names the pages). */
export interface Wire {
  /** Behind the address of the machine. */
  base: string
  /** How its key is sent. */
  authorised(headers: IncomingMessage['headers'], key: string): boolean
  /** The words of an order; undefined for a request that is none. */
  orderOf(exchange: Pick<Exchange, 'method' | 'path' | 'body'>): string | undefined
  /** The answer to an order. */
  order(exchange: Exchange, bytes: Buffer): Reply
  /** The answer to a look at the job. */
  look?(exchange: Exchange): Reply
  /** Whether a request stops the job. */
  stops?(exchange: Pick<Exchange, 'method' | 'path'>): boolean
  failure(message: string, code: string): unknown
}

const bearer: Wire['authorised'] = ({ authorization }, key) => authorization === `Bearer ${key}`
const promptIn = (body: string) => (JSON.parse(body) as { prompt?: string }).prompt ?? ''
const openAiFailure = (message: string, code: string) => ({
  error: { message, type: 'image_generation_user_error', param: null, code },
})
const base64 = (bytes: Buffer): Reply => ({
  json: { created: 1_767_225_600, data: [{ index: 0, b64_json: bytes.toString('base64') }] },
})
const declined = { status: 400, json: openAiFailure('Rejected by our safety system.', 'moderation_blocked') }

const openai: Wire = {
  base: '/v1',
  authorised: bearer,
  orderOf({ method, path, body }) {
    if (method !== 'POST') return undefined
    if (path === '/images/generations') return promptIn(body)
    // The words of a form stand between its boundaries as they are.
    return path === '/images/edits' ? body : undefined
  },
  order: ({ outcome }, bytes) => (outcome === 'refused' ? declined : base64(bytes)),
  failure: openAiFailure,
}

const google: Wire = {
  base: '/v1beta',
  authorised: (headers, key) => headers['x-goog-api-key'] === key,
  orderOf: ({ method, path, body }) => (method === 'POST' && path.endsWith(':generateContent') ? body : undefined),
  order: ({ outcome }, bytes) => ({
    json: {
      candidates: [
        outcome === 'refused'
          ? { finishReason: 'PROHIBITED_CONTENT', index: 0 }
          : {
              content: {
                role: 'model',
                parts: [{ inlineData: { mimeType: 'image/png', data: bytes.toString('base64') } }],
              },
              finishReason: 'STOP',
              index: 0,
            },
      ],
      usageMetadata: { promptTokenCount: 9, candidatesTokenCount: 1290, totalTokenCount: 1299 },
      modelVersion: 'gemini-2.5-flash-image',
    },
  }),
  failure: (message, code) => ({ error: { code: 400, message, status: code } }),
}

const fal: Wire = {
  base: '',
  authorised: ({ authorization }, key) => authorization === `Key ${key}`,
  orderOf: ({ method, path, body }) => (method === 'POST' && !path.includes('/requests/') ? promptIn(body) : undefined),
  order({ base, path }) {
    const job = `${base}${path}/requests/1`
    return {
      json: {
        status: 'IN_QUEUE',
        request_id: '1',
        queue_position: 2,
        status_url: `${job}/status`,
        response_url: job,
        cancel_url: `${job}/cancel`,
      },
    }
  },
  look({ path, outcome, looks, files }) {
    if (path.endsWith('/status')) {
      const status = outcome !== 'slow' || looks > 2 ? 'COMPLETED' : looks > 1 ? 'IN_PROGRESS' : 'IN_QUEUE'
      return { status: 202, json: { status, request_id: '1', ...(status === 'IN_QUEUE' && { queue_position: 1 }) } }
    }
    if (outcome === 'refused') {
      const detail = [
        { loc: ['body', 'prompt'], msg: 'Flagged by a content checker.', type: 'content_policy_violation' },
      ]
      return { status: 422, json: { detail } }
    }
    const image = { url: files, width: 512, height: 384, content_type: 'image/png' }
    // Those that work on one picture answer with one.
    return { json: /upscaler|esrgan|birefnet/.test(path) ? { image } : { images: [image], seed: 7, prompt: '' } }
  },
  stops: ({ method, path }) => method === 'PUT' && path.endsWith('/cancel'),
  failure: (message) => ({ detail: message, message }),
}

const replicate: Wire = {
  base: '/v1',
  authorised: bearer,
  orderOf({ method, path, body }) {
    if (method !== 'POST' || !path.endsWith('/predictions')) return undefined
    return (JSON.parse(body) as { input: { prompt?: string } }).input.prompt ?? ''
  },
  order({ base }) {
    const job = `${base}/predictions/1`
    return { status: 201, json: { id: '1', status: 'starting', urls: { get: job, cancel: `${job}/cancel` }, logs: '' } }
  },
  look({ outcome, looks, files, base }) {
    const urls = { get: `${base}/predictions/1`, cancel: `${base}/predictions/1/cancel` }
    if (outcome === 'slow' && looks < 3)
      return { json: { id: '1', status: 'processing', urls, logs: ' 42%|████▏     | 12/28' } }
    if (outcome === 'refused') return { json: { id: '1', status: 'failed', error: 'NSFW content detected.', urls } }
    return { json: { id: '1', status: 'succeeded', output: [files], urls } }
  },
  stops: ({ method, path }) => method === 'POST' && path.endsWith('/cancel'),
  failure: (detail) => ({ detail }),
}

const bfl: Wire = {
  base: '/v1',
  authorised: (headers, key) => headers['x-key'] === key,
  orderOf: ({ method, body }) => (method === 'POST' ? promptIn(body) : undefined),
  order: ({ base }) => ({ json: { id: '1', polling_url: `${base}/get_result?id=1` } }),
  look({ outcome, looks, files }) {
    if (outcome === 'slow' && looks < 3) return { json: { id: '1', status: 'Pending', progress: 0.4 } }
    if (outcome === 'refused') return { json: { id: '1', status: 'Request Moderated' } }
    return { json: { id: '1', status: 'Ready', result: { sample: files, seed: 7 } } }
  },
  failure: (message) => ({ detail: message, message }),
}

const luma: Wire = {
  base: '',
  authorised: bearer,
  orderOf: ({ method, body }) => (method === 'POST' ? promptIn(body) : undefined),
  order: () => ({ status: 201, json: { id: '1', state: 'queued', assets: null } }),
  look({ outcome, looks, files }) {
    if (outcome === 'slow' && looks < 3) return { json: { id: '1', state: 'dreaming', assets: null } }
    if (outcome === 'refused')
      return { json: { id: '1', state: 'failed', failure_reason: 'Prompt not allowed: moderation.' } }
    return { json: { id: '1', state: 'completed', assets: { image: files } } }
  },
  stops: ({ method }) => method === 'DELETE',
  failure: (msg, type) => ({ detail: [{ type, loc: ['body'], msg, input: '' }] }),
}

const together: Wire = {
  ...openai,
  orderOf: ({ method, path, body }) =>
    method === 'POST' && path === '/images/generations' ? promptIn(body) : undefined,
}

const fireworks: Wire = {
  ...openai,
  base: '/inference/v1',
  orderOf: ({ method, path, body }) =>
    method === 'POST' && path.startsWith('/workflows/') && !path.endsWith('/get_result') ? promptIn(body) : undefined,
  order({ outcome, path }, bytes) {
    if (outcome === 'refused') return declined
    // Those that change pictures are jobs, the others answer at once.
    return path.includes('kontext') ? { json: { request_id: '1' } } : { bytes, type: 'image/png' }
  },
  look: ({ outcome, looks, files }) =>
    outcome === 'slow' && looks < 3
      ? { json: { id: '1', status: 'Pending', result: null, progress: 0.4 } }
      : { json: { id: '1', status: 'Ready', result: { sample: files } } },
}

export const wires: Readonly<Record<string, Wire>> = { openai, google, fal, replicate, bfl, luma, together, fireworks }

export interface VendorService {
  /** As the settings would name it. */
  url: string
  key: string
  /** The bodies of all orders whose words hold these, in order. */
  ordered(words: string): string[]
  /** What becomes of orders whose words hold these, one after another; the last stays. Without: a picture. */
  script(words: string, ...outcomes: Outcome[]): void
  /** From now on this is the picture that comes. */
  sends(picture: Buffer): void
  /** How many jobs were stopped. */
  stopped(): number
  /** The keys that were tried, in order; `script('a trial', …)` says what becomes of it. */
  tried(): string[]
  /** From now on this is the key. */
  accept(key: string): void
  /** The headers of the last order. */
  headers(): IncomingMessage['headers']
  close(): Promise<void>
}

/** Calls that want a key and cost nothing, as a key is tried by; and the words that script them. */
const TRIAL = /^\/(v1\/|dream-machine\/v1\/)?(models|account|credits|auth\/token)(\/pricing)?(\?|$)/
const A_TRIAL = 'a trial'

/** Speaks a company's protocol on a port of its own. Its jobs are looked at one at a time. */
export async function openVendorService(wire: Wire): Promise<VendorService> {
  const key = 'stand-in-key-0123456789'
  let accepted = key
  const tried: string[] = []
  const received: { words: string; body: string }[] = []
  const scripts = new Map<string, Outcome[]>()
  let whole: Buffer = await square(512, 384)
  let outcome: Outcome = 'picture'
  let looks = 0
  let stopped = 0
  let headers: IncomingMessage['headers'] = {}

  function send(response: ServerResponse, reply: Reply) {
    if (!reply) return response.writeHead(404).end()
    if ('bytes' in reply) return response.writeHead(200, { 'content-type': reply.type }).end(reply.bytes)
    return response
      .writeHead(reply.status ?? 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(reply.json))
  }

  /** What a job, or an answer without one, ends in. */
  function bytesOf(): Buffer {
    if (outcome === 'half') return whole.subarray(0, 400)
    return outcome === 'no picture'
      ? Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')
      : whole
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const address = `http://${request.headers.host}`
    const whereTo = request.url ?? '/'
    if (whereTo === '/files/1.png') return send(response, { bytes: bytesOf(), type: 'image/png' })
    const path = whereTo.slice(wire.base.length)
    const { method = 'GET' } = request
    const body = (await buffer(request)).toString('latin1')
    const fails = (status: number, message: string, code: string, more: Record<string, string> = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...more })
        .end(JSON.stringify(wire.failure(message, code)))
    const isTrial = method === 'GET' && TRIAL.test(path)
    if (isTrial) tried.push(JSON.stringify(request.headers))
    const [trial] = isTrial ? (scripts.get(A_TRIAL) ?? []) : []
    if (trial === 'dead') return response.destroy()
    if (trial === 'broken') return fails(500, 'Oops.', 'server_error')
    if (trial === 'busy') return fails(429, 'Slow down.', 'rate_limit_exceeded')
    if (!wire.authorised(request.headers, accepted)) return fails(401, 'Invalid API key.', 'invalid_api_key')
    if (isTrial) return send(response, { json: { data: [] } })
    if (wire.stops?.({ method, path })) {
      stopped++
      return send(response, { json: {} })
    }
    const words = wire.orderOf({ method, path, body })
    const exchange = () => ({
      method,
      path,
      body,
      outcome,
      looks,
      files: `${address}/files/1.png`,
      base: address + wire.base,
    })
    if (words === undefined) {
      looks++
      return send(response, wire.look?.(exchange()))
    }
    headers = request.headers
    received.push({ words, body })
    const [, outcomes = []] = [...scripts].find(([part]) => words.includes(part)) ?? []
    outcome = (outcomes.length > 1 ? outcomes.shift() : outcomes[0]) ?? 'picture'
    looks = 0
    if (outcome === 'dead') return response.destroy()
    if (outcome === 'busy') return fails(429, 'Slow down.', 'rate_limit_exceeded', { 'retry-after': '1' })
    if (outcome === 'broken') return fails(500, 'Oops.', 'server_error')
    return send(response, wire.order(exchange(), bytesOf()))
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${wire.base}`,
    key,
    ordered: (words) => received.filter((one) => one.words.includes(words)).map(({ body }) => body),
    script: (words, ...outcomes) => scripts.set(words, outcomes),
    sends: (picture) => {
      whole = picture
    },
    stopped: () => stopped,
    tried: () => tried,
    accept: (next) => {
      accepted = next
    },
    headers: () => headers,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
