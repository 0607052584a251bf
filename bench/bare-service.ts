import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

// A company's service in two protocols: OpenAI's, which answers at once with a picture that lies ready, and fal's queue, whose jobs are
// done when it is asked to end them. It is the reference of the one and the slow service of the other.

export interface ServiceState {
  address: string
  /** Jobs taken, and how many of them have been fetched. */
  taken: number
  fetched: number
}

/** 'end' has all jobs done from here on; anything else is only a look. */
export type ServiceQuestion = 'look' | 'end'

// Noise, as large as a real answer is; a flat square would be nothing to decode.
const picture = await sharp({
  create: {
    width: 512,
    height: 512,
    channels: 3,
    background: '#456',
    noise: { type: 'gaussian', mean: 120, sigma: 30 },
  },
})
  .jpeg({ quality: 90 })
  .toBuffer()
const ready = JSON.stringify({ created: 1_767_225_600, data: [{ index: 0, b64_json: picture.toString('base64') }] })

let taken = 0
let fetched = 0
let isOver = false

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, url = '/', headers } = request
  const address = `http://${headers.host}`
  const json = (body: string) => response.writeHead(200, { 'content-type': 'application/json' }).end(body)
  await buffer(request)
  if (url === '/v1/images/generations') return void json(ready)
  if (url === '/files/1.jpg') return void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture)
  if (url.endsWith('/status')) {
    return void json(JSON.stringify({ status: isOver ? 'COMPLETED' : 'IN_PROGRESS', request_id: '1' }))
  }
  if (url.includes('/requests/')) {
    fetched++
    return void json(JSON.stringify({ images: [{ url: `${address}/files/1.jpg`, width: 512, height: 512 }], seed: 7 }))
  }
  if (method !== 'POST') return void response.writeHead(404).end()
  const job = `${address}${url}/requests/${++taken}`
  json(
    JSON.stringify({
      status: 'IN_QUEUE',
      request_id: String(taken),
      queue_position: 0,
      status_url: `${job}/status`,
      response_url: job,
      cancel_url: `${job}/cancel`,
    }),
  )
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => response.destroy(error as Error))
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo
process.on('message', (question: ServiceQuestion) => {
  if (question === 'end') isOver = true
  process.send?.({ address: `http://127.0.0.1:${port}`, taken, fetched } satisfies ServiceState)
})
process.send?.('ready')
process.once('SIGTERM', () => process.exit(0))
