import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { square } from './image-service.ts'

/** What becomes of a training; an endless one goes on until it is stopped. */
export type TrainingOutcome =
  | 'trained'
  | 'slow'
  | 'endless'
  | 'refused'
  | 'half'
  | 'no LoRA'
  | 'dead'
  | 'busy'
  | 'elsewhere'

/** A stand-in for a company's trainer, on a port of its own. */
export interface TrainerStandIn {
  url: string
  /** The bodies of all orders. */
  orders: Record<string, unknown>[]
  /** What was sent beside them: archives of pictures. */
  archives: Buffer[]
  outcome: TrainingOutcome
  stopped: number
  close(): Promise<void>
}

interface Exchange {
  method: string
  path: string
  base: string
  body: Buffer
  json: () => Record<string, unknown>
}
type Answer = { status?: number; json?: unknown; bytes?: Buffer; headers?: Record<string, string>; dies?: boolean }
type Script = (exchange: Exchange, standIn: TrainerStandIn, looks: { count: number }) => Answer

const failing = (outcome: TrainingOutcome): Answer | undefined => {
  if (outcome === 'dead') return { dies: true }
  return outcome === 'busy'
    ? { status: 429, json: { detail: 'Slow down.' }, headers: { 'retry-after': '1' } }
    : undefined
}

/** fal's pictures, through the same queue: they are there at once. */
function falPicture({ method, path, base }: Exchange): Answer {
  const job = `${base}/fal-ai/flux/requests/1`
  if (method === 'POST')
    return { json: { request_id: '1', status_url: `${job}/status`, response_url: job, cancel_url: `${job}/cancel` } }
  if (path.endsWith('/status')) return { json: { status: 'COMPLETED' } }
  return { json: { images: [{ url: `${base}/files/picture`, width: 512, height: 512, content_type: 'image/png' }] } }
}

/** fal.ai/models/fal-ai/flux-lora-fast-training/api, through its queue. */
const falScript: Script = (exchange, standIn, looks) => {
  const { method, path, base, json } = exchange
  if (path.startsWith('/fal-ai/flux/')) return falPicture(exchange)
  const job = `${base}/fal-ai/flux-lora-fast-training/requests/1`
  if (method === 'PUT' && path.endsWith('/cancel')) {
    standIn.stopped++
    return { json: { status: 'CANCELLATION_REQUESTED' } }
  }
  if (method === 'POST') {
    const order = json()
    standIn.orders.push(order)
    const archive = String(order.images_data_url).split(',')[1] ?? ''
    standIn.archives.push(Buffer.from(archive, 'base64'))
    looks.count = 0
    return (
      failing(standIn.outcome) ?? {
        json: {
          request_id: '1',
          status: 'IN_QUEUE',
          status_url: `${job}/status`,
          response_url: job,
          cancel_url: `${job}/cancel`,
        },
      }
    )
  }
  if (path.includes('/status')) {
    looks.count++
    const isSlow = standIn.outcome === 'endless' || (standIn.outcome === 'slow' && looks.count < 3)
    const status = !isSlow ? 'COMPLETED' : looks.count === 1 ? 'IN_QUEUE' : 'IN_PROGRESS'
    return { json: { status, queue_position: 2, logs: [{ message: ' 42%|████      | 420/1000' }] } }
  }
  if (standIn.outcome === 'refused')
    return {
      status: 422,
      json: { detail: [{ msg: 'Flagged by a content checker.', type: 'content_policy_violation' }] },
    }
  const url = standIn.outcome === 'elsewhere' ? 'http://127.0.0.1:9/lora.safetensors' : `${base}/files/lora`
  return { json: { diffusers_lora_file: { url, file_name: 'lora.safetensors' }, config_file: { url } } }
}

/** replicate.com/docs/reference/http */
const replicateScript: Script = ({ method, path, base, body, json }, standIn, looks) => {
  const training = (more: object) => ({
    id: '1',
    status: 'starting',
    logs: '',
    urls: { get: `${base}/v1/trainings/1`, cancel: `${base}/v1/trainings/1/cancel` },
    ...more,
  })
  if (path === '/v1/files') {
    standIn.archives.push(body)
    return { status: 201, json: { id: 'f1', urls: { get: `${base}/v1/files/f1` } } }
  }
  if (path === '/v1/account') return { json: { type: 'user', username: 'keeper' } }
  // It is there from the last time.
  if (path === '/v1/models') return { status: 409, json: { detail: 'A model with that name already exists' } }
  if (path === '/v1/models/ostris/flux-dev-lora-trainer') return { json: { latest_version: { id: 'v7' } } }
  if (path.endsWith('/cancel')) {
    standIn.stopped++
    return { json: training({ status: 'canceled' }) }
  }
  if (method === 'POST' && path === '/v1/models/ostris/flux-dev-lora-trainer/versions/v7/trainings') {
    standIn.orders.push(json())
    looks.count = 0
    return failing(standIn.outcome) ?? { status: 201, json: training({}) }
  }
  if (path !== '/v1/trainings/1') return { status: 404, json: { detail: 'Not found' } }
  looks.count++
  if (standIn.outcome === 'endless' || (standIn.outcome === 'slow' && looks.count < 3))
    return { json: training({ status: 'processing', logs: ' 42%|████      | 420/1000' }) }
  if (standIn.outcome === 'refused') return { json: training({ status: 'failed', error: 'NSFW content detected.' }) }
  const weights = standIn.outcome === 'elsewhere' ? 'http://127.0.0.1:9/lora.tar' : `${base}/files/lora`
  return { json: training({ status: 'succeeded', output: { version: 'keeper/lanternkeep-loras:1', weights } }) }
}

/** A file as an archive holds it: a header of 512 bytes, the bytes, and nothing to the end of the block. */
function entry(name: string, bytes: Buffer): Buffer {
  const header = Buffer.alloc(512)
  header.write(name, 0)
  header.write(`${bytes.length.toString(8).padStart(11, '0')}\0`, 124)
  header.write('ustar\u000000', 257)
  return Buffer.concat([header, bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)])
}

const archiveOf = (lora: Buffer) =>
  Buffer.concat([
    entry('output/config.yaml', Buffer.from('steps: 1000\n')),
    entry('output/flux/lora.safetensors', lora),
    Buffer.alloc(1024),
  ])

/** Speaks a trainer's protocol, and paints a picture for fal; what it trains is always `lora`. */
export async function openTrainerStandIn(company: 'fal' | 'replicate', lora: Buffer): Promise<TrainerStandIn> {
  const script = company === 'fal' ? falScript : replicateScript
  const looks = { count: 0 }
  const result = (outcome: TrainingOutcome) => {
    const file = outcome === 'no LoRA' ? Buffer.from('PK\u0003\u0004 a program', 'latin1') : lora
    const whole = company === 'fal' ? file : archiveOf(file)
    return outcome === 'half' ? whole.subarray(0, Math.floor(whole.length / 2)) : whole
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request)
    const { method = 'GET', url: path = '/', headers } = request
    if (path === '/files/lora') return response.end(result(standIn.outcome))
    if (path === '/files/picture')
      return response.writeHead(200, { 'content-type': 'image/png' }).end(await square(512))
    const isKnown = headers.authorization === (company === 'fal' ? 'Key a-key' : 'Bearer a-key')
    if (!isKnown)
      return response.writeHead(401, { 'content-type': 'application/json' }).end('{"detail":"Who are you?"}')
    const json = () => JSON.parse(body.toString()) as Record<string, unknown>
    const said = script({ method, path, base: `http://${headers.host}`, body, json }, standIn, looks)
    if (said.dies) return response.destroy()
    return response
      .writeHead(said.status ?? 200, { 'content-type': 'application/json', ...said.headers })
      .end(JSON.stringify(said.json))
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const standIn: TrainerStandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${company === 'fal' ? '' : '/v1'}`,
    orders: [],
    archives: [],
    outcome: 'trained',
    stopped: 0,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return standIn
}
