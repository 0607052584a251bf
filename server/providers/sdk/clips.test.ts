import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWatcher } from '../../testing/watcher.ts'
import { type ClipOrder, type Provider, ProviderError } from '../provider.ts'
import { openVendor } from './sdk.ts'
import type { Vendor } from './vendor.ts'
import { fal } from './vendors/fal.ts'
import { google } from './vendors/google.ts'

const KEY = 'a-key-of-the-house-0123'
const box = (type: string, length: number) => {
  const bytes = Buffer.alloc(length)
  bytes.writeUInt32BE(length, 0)
  bytes.write(type, 4, 'latin1')
  return bytes
}
const CLIP = Buffer.concat([box('ftyp', 24), box('moov', 400), box('mdat', 4000)])

type Outcome = 'clip' | 'slow' | 'busy' | 'refused' | 'half' | 'wrong type' | 'dead' | 'broken' | 'never'

interface Exchange {
  call: string
  body: string
  outcome: Outcome
  looks: number
  /** Where the clip lies. */
  files: string
}
type Reply = { status?: number; json: unknown } | undefined

/** What a company answers to the order of a clip, and to looks at it, as its documentation has it. */
interface Wire {
  vendor: Vendor
  base: string
  model: string
  isOrder(call: string): boolean
  order(exchange: Exchange): Reply
  look(exchange: Exchange): Reply
  isAllowed(headers: IncomingMessage['headers']): boolean
  failure(message: string): unknown
  /** What its order says of length, shape and the picture to begin with. */
  says: Record<'length' | 'shape' | 'picture', string>
}

const falQueue = 'https://queue.fal.run/fal-ai/luma-dream-machine/requests/1'
const wires: Wire[] = [
  {
    vendor: fal,
    base: '',
    model: 'fal-luma-ray-2-flash',
    isAllowed: ({ authorization }) => authorization === `Key ${KEY}`,
    isOrder: (call) => call.startsWith('POST /fal-ai/luma-dream-machine/ray-2-flash'),
    order: () => ({
      json: {
        request_id: '1',
        status_url: `${falQueue}/status`,
        response_url: falQueue,
        cancel_url: `${falQueue}/cancel`,
      },
    }),
    look({ outcome, looks, files }) {
      if (outcome === 'never' || (outcome === 'slow' && looks < 2))
        return { status: 400, json: { detail: 'Request is still in progress' } }
      if (outcome === 'refused')
        return {
          status: 422,
          json: { detail: [{ loc: ['body', 'prompt'], msg: 'Flagged.', type: 'content_policy_violation' }] },
        }
      return { json: { video: { url: files, content_type: 'video/mp4' } } }
    },
    failure: (message) => ({ error: { message, code: 400 } }),
    says: { length: '"duration":"5s"', shape: '"aspect_ratio":"16:9"', picture: '"image_url":"data:image/png;base64,' },
  },
  {
    vendor: google,
    base: '/v1beta',
    model: 'veo-3.1-fast',
    isAllowed: (headers) => headers['x-goog-api-key'] === KEY,
    isOrder: (call) => call === 'POST /v1beta/models/veo-3.1-fast-generate-preview:predictLongRunning',
    order: () => ({ json: { name: 'models/veo-3.1-fast-generate-preview/operations/1' } }),
    look({ outcome, looks, files }) {
      const name = 'models/veo-3.1-fast-generate-preview/operations/1'
      if (outcome === 'never' || (outcome === 'slow' && looks < 2)) return { json: { name } }
      if (outcome === 'refused')
        return { json: { name, done: true, response: { generateVideoResponse: { raiMediaFilteredCount: 1 } } } }
      const generateVideoResponse = { generatedSamples: [{ video: { uri: files } }] }
      return { json: { name, done: true, response: { generateVideoResponse } } }
    },
    failure: (message) => ({ error: { code: 400, message, status: 'X' } }),
    says: { length: '"durationSeconds":4', shape: '"aspectRatio":"16:9"', picture: '"bytesBase64Encoded":"' },
  },
]

describe.each(wires)('$vendor.name', (wire) => {
  const { vendor } = wire
  let server: Server
  let provider: Provider
  let outcome: Outcome = 'clip'
  let looks = 0
  const orders: string[] = []
  const stopped: string[] = []

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const address = `http://${request.headers.host}`
    const path = request.url ?? '/'
    const call = `${request.method} ${path}`
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    // The address leads on, as Google's files do.
    if (path.startsWith('/files/1')) return response.writeHead(302, { location: `${address}/clips/1.mp4` }).end()
    if (path === '/clips/1.mp4') {
      if (outcome === 'wrong type')
        return response.writeHead(200, { 'content-type': 'video/mp4' }).end('<html>Welcome</html>')
      return response
        .writeHead(200, { 'content-type': 'application/octet-stream' })
        .end(outcome === 'half' ? CLIP.subarray(0, 1500) : CLIP)
    }
    if (!wire.isAllowed(request.headers)) return json(401, wire.failure('Invalid API key.'))
    const body = await text(request)
    const exchange = () => ({ call, body, outcome, looks, files: `${address}/files/1` })
    if (path.endsWith('/cancel')) {
      stopped.push(call)
      return json(200, {})
    }
    if (!wire.isOrder(call)) {
      looks++
      const reply = wire.look(exchange())
      return json(reply?.status ?? 200, reply?.json)
    }
    orders.push(`${call} ${body}`)
    looks = 0
    if (outcome === 'dead') return response.destroy()
    if (outcome === 'busy') return json(429, wire.failure('Slow down.'))
    if (outcome === 'broken') return json(500, wire.failure('Oops.'))
    const reply = wire.order(exchange())
    return json(reply?.status ?? 200, reply?.json)
  }

  beforeAll(async () => {
    server = createServer((request, response) => {
      answer(request, response).catch((error: unknown) => response.destroy(error as Error))
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    provider = openVendor(vendor, {
      key: KEY,
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${wire.base}`,
      offered: vendor.listings.map((listing) => ({ listing })),
      atOnce: 2,
      timeout: 30_000,
      clipPause: 50,
    })
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  function make(prompt: string, watcher = openWatcher(), more: Partial<ClipOrder> = {}) {
    const [model] = provider.models().filter((one) => one.craft === 'clip')
    const [[width, height] = [1280, 720]] = model?.sizes ?? []
    const seconds = model?.seconds[0] ?? 4
    const order = { model: wire.model, prompt, negativePrompt: '', width, height, seconds, seed: 7, ...more }
    return provider.make.clip?.(order, watcher)
  }

  test('a clip comes in the length and shape that were ordered, fetched from where it lies', async () => {
    const watcher = openWatcher()
    const made = await make('a gate that opens', watcher)
    expect(made?.bytes.equals(CLIP)).toBe(true)
    expect(made?.mediaType).toBe('video/mp4')
    expect(orders.at(-1)).toContain('a gate that opens')
    expect(orders.at(-1)).toContain(wire.says.length)
    expect(orders.at(-1)).toContain(wire.says.shape)
    expect(JSON.stringify(watcher.handle ?? {})).not.toContain(KEY)
  }, 20_000)

  test('it may begin with a picture', async () => {
    const from = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    expect((await make('a gate that shuts', openWatcher(), { from }))?.mediaType).toBe('video/mp4')
    expect(orders.at(-1)).toContain(wire.says.picture)
  }, 20_000)

  test.each<[Outcome, Partial<ProviderError>]>([
    ['busy', { passing: true, message: `${vendor.name} has too much to do just now.` }],
    ['refused', { passing: false, why: 'policy' }],
    ['half', { passing: true, message: `${vendor.name} sent something that is not a whole clip.` }],
    ['wrong type', { passing: true, message: `${vendor.name} sent something that is not a whole clip.` }],
    ['dead', { passing: true, message: `${vendor.name} could not be reached.` }],
    ['broken', { passing: true, message: `${vendor.name} had trouble making the clip.` }],
  ])(
    'what comes of one that is %s is told, and stays out of the log',
    async (what, told) => {
      outcome = what
      const fault = await make('a whispered secret')?.catch((error: unknown) => error)
      outcome = 'clip'
      expect(fault).toBeInstanceOf(ProviderError)
      expect(fault).toMatchObject(told)
      expect(String((fault as ProviderError).cause)).not.toMatch(/whispered|a-key-of/)
    },
    20_000,
  )

  test('a clip whose waiter dies is fetched by the next one, and not ordered twice', async () => {
    outcome = 'never'
    const dying = new AbortController()
    const first = openWatcher(dying.signal)
    const waiting = make('a killed gate', first)?.catch((error: unknown) => error)
    await expect.poll(() => first.handle, { timeout: 10_000 }).toBeDefined()
    dying.abort(new Error('The program is stopping'))
    await waiting
    expect(JSON.stringify(first.handle)).not.toContain(KEY)
    outcome = 'slow'
    const second = openWatcher()
    second.handle = first.handle
    expect((await make('a killed gate', second))?.bytes).toHaveLength(CLIP.length)
    outcome = 'clip'
    expect(orders.filter((order) => order.includes('a killed gate'))).toHaveLength(1)
    expect(stopped).toEqual([])
  }, 30_000)
})
