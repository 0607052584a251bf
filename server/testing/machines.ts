import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { type WebSocket, WebSocketServer } from 'ws'
import { square } from './image-service.ts'
import type { Outcome } from './vendor-service.ts'

/** A stand-in for a machine of one's own, or for the crowd's, on a port of its own. */
export interface Machine {
  url: string
  /** The bodies of all orders whose words hold these, in order. */
  ordered(words: string): Record<string, unknown>[]
  /** What becomes of orders whose words hold these, one after another; the last stays. Without: a picture. */
  script(words: string, ...outcomes: Outcome[]): void
  /** How many jobs were stopped. */
  stopped(): number
  /** The drawing that an order is to be painted over, as it was sent. */
  guideOf(order: Record<string, unknown> | undefined): Buffer | undefined
  /** The mask of an order, as it was sent. */
  maskOf(order: Record<string, unknown> | undefined): Buffer | undefined
  close(): Promise<void>
}

type Answer = { status?: number; json?: unknown; bytes?: Buffer; dies?: boolean; headers?: Record<string, string> }

interface Exchange {
  method: string
  path: string
  /** JSON, where it is. */
  body: Record<string, unknown>
  sent: Buffer
  headers: IncomingMessage['headers']
}

/** Tells what becomes of an order, and keeps it. */
type Take = (words: string, body: Record<string, unknown>) => Outcome

interface Script {
  answer(
    exchange: Exchange,
    take: Take,
    bytes: (outcome: Outcome, guide?: Buffer) => Promise<Buffer>,
  ): Answer | Promise<Answer>
  stopped(): number
  guideOf?(order: Record<string, unknown>): Buffer | undefined
  maskOf?(order: Record<string, unknown>): Buffer | undefined
  connected?(socket: WebSocket): void
}

async function openMachine(make: () => Script): Promise<Machine> {
  const received: { words: string; body: Record<string, unknown> }[] = []
  const scripts = new Map<string, Outcome[]>()
  const whole = await square(512, 384)
  const script = make()
  const take: Take = (words, body) => {
    received.push({ words, body })
    const [, outcomes = []] = [...scripts].find(([part]) => words.includes(part)) ?? []
    return (outcomes.length > 1 ? outcomes.shift() : outcomes[0]) ?? 'picture'
  }
  const bytes = async (outcome: Outcome, guide?: Buffer) => {
    if (guide && outcome !== 'heedless') return paintedOver(guide)
    if (outcome === 'half') return whole.subarray(0, 400)
    return outcome === 'no picture'
      ? Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')
      : whole
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const sent = await buffer(request)
    const isJson = request.headers['content-type'] === 'application/json'
    const body = isJson ? (JSON.parse(sent.toString()) as Record<string, unknown>) : {}
    const { method = 'GET', url: path = '/', headers } = request
    const {
      status = 200,
      json,
      bytes: picture,
      dies,
      headers: more,
    } = await script.answer({ method, path, body, sent, headers }, take, bytes)
    if (dies) return response.destroy()
    if (picture) return response.writeHead(status, { 'content-type': 'image/png' }).end(picture)
    return response.writeHead(status, { 'content-type': 'application/json', ...more }).end(JSON.stringify(json ?? {}))
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.destroy(error as Error))
  })
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (socket) => script.connected?.(socket))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ordered: (words) => received.filter((one) => one.words.includes(words)).map(({ body }) => body),
    script: (words, ...outcomes) => scripts.set(words, outcomes),
    stopped: () => script.stopped(),
    guideOf: (order) => order && script.guideOf?.(order),
    maskOf: (order) => order && script.maskOf?.(order),
    async close() {
      for (const client of sockets.clients) client.terminate()
      sockets.close()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** As a model would paint over a drawing: its lines and its heights in other colours, softer, on a mottled ground. */
async function paintedOver(guide: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(guide).metadata()
  const noise = { type: 'gaussian', mean: 128, sigma: 24 } as const
  const ground = await sharp({ create: { width, height, channels: 3, background: 'grey', noise } })
    .blur(1.5)
    .png()
    .toBuffer()
  return sharp(guide)
    .toColourspace('srgb')
    .removeAlpha()
    .blur(0.9)
    .negate()
    .linear([0.62, 0.5, 0.36], [52, 44, 36])
    .composite([{ input: ground, blend: 'soft-light' }])
    .png()
    .toBuffer()
}

const failing: Partial<Record<Outcome, Answer>> = {
  dead: { dies: true },
  busy: { status: 429, json: { message: 'Too many.' }, headers: { 'retry-after': '1' } },
  broken: { status: 500, json: { detail: 'Oops.' } },
}

/** How often a slow job is looked at before it is done. */
const LOOKS = 2

/** ControlNet's units in an order (github.com/Mikubill/sd-webui-controlnet/wiki/API), as strict as the extension: each names its model. */
function unitsOf(body: Record<string, unknown>): { image: Buffer; model: string; weight: number }[] {
  const scripts = body.alwayson_scripts as { controlnet?: { args: Record<string, unknown>[] } } | undefined
  return (scripts?.controlnet?.args ?? []).flatMap(({ enabled, image, module, model, weight }) =>
    enabled === true && module === 'None' && typeof image === 'string' && controlModels.includes(String(model))
      ? [{ image: Buffer.from(image, 'base64'), model: String(model), weight: Number(weight) }]
      : [],
  )
}
/** What a trainer noted in the LoRA that the machine has. */
const notes = { ss_base_model_version: 'sdxl_base_v1-0', 'modelspec.trigger_phrase': 'inkblot' }
const controlModels = ['control_depth [1]', 'control_canny [2]']

/** github.com/AUTOMATIC1111/stable-diffusion-webui/wiki/API */
export const openA1111StandIn = () =>
  openMachine(() => {
    let stopped = 0
    return {
      stopped: () => stopped,
      guideOf: (order) => unitsOf(order)[0]?.image,
      // White is painted anew unless inpainting_mask_invert says otherwise (modules/processing.py).
      maskOf: ({ mask, inpainting_mask_invert: isInverted }) =>
        typeof mask === 'string' && !isInverted ? Buffer.from(mask, 'base64') : undefined,
      async answer({ path, body }, take, bytes) {
        if (path === '/sdapi/v1/sd-models')
          return { json: [{ title: 'dreamer_v8.safetensors [abc123]', model_name: 'dreamer_v8', hash: 'abc123' }] }
        if (path === '/sdapi/v1/upscalers') return { json: [{ name: 'None' }, { name: 'R-ESRGAN 4x+' }] }
        if (path === '/controlnet/model_list') return { json: { model_list: controlModels } }
        if (path === '/sdapi/v1/loras')
          return { json: [{ name: 'inky', alias: 'inky', path: '/loras/inky.safetensors', metadata: notes }] }
        // As Forge calls it.
        if (path === '/controlnet/module_list') return { json: { module_list: ['None', 'canny', 'depth_midas'] } }
        if (path.startsWith('/sdapi/v1/progress')) return { json: { progress: 0.5, eta_relative: 2.2, state: {} } }
        if (path === '/sdapi/v1/interrupt') {
          stopped++
          return { json: {} }
        }
        if (path === '/sdapi/v1/extra-single-image') {
          const outcome = take('enlarged', body)
          return failing[outcome] ?? { json: { image: (await bytes(outcome)).toString('base64'), html_info: '' } }
        }
        if (!path.startsWith('/sdapi/v1/txt2img') && !path.startsWith('/sdapi/v1/img2img'))
          return { status: 404, json: {} }
        const outcome = take(String(body.prompt), body)
        if (outcome === 'slow') await new Promise((resolve) => setTimeout(resolve, 1500))
        if (outcome === 'refused') return { status: 400, json: { detail: 'Blocked: NSFW.' } }
        if (failing[outcome]) return failing[outcome]
        const picture = await bytes(outcome, unitsOf(body)[0]?.image)
        return { json: { images: [picture.toString('base64')], parameters: {}, info: '{}' } }
      },
    }
  })

/** aihorde.net/api/ */
export const openHordeStandIn = () =>
  openMachine(() => {
    const jobs = new Map<string, { outcome: Outcome; looks: number }>()
    let stopped = 0
    return {
      stopped: () => stopped,
      async answer({ method, path, body, headers }, take, bytes) {
        if (path.startsWith('/v2/status/models')) {
          return {
            json: [
              { name: 'Dreamer', count: 9, performance: 1, queued: 3, eta: 20, type: 'image', jobs: 1 },
              { name: 'Rare One', count: 1, performance: 1, queued: 0, eta: 0, type: 'image', jobs: 0 },
            ],
          }
        }
        if (!headers.apikey || !headers['client-agent']) return { status: 401, json: { message: 'No API key.' } }
        if (headers.apikey === 'wrong-key')
          return { status: 401, json: { message: 'Invalid API key.', rc: 'InvalidAPIKey' } }
        if (path === '/v2/generate/async') {
          const outcome = take(String(body.prompt), body)
          const fails = failing[outcome]
          if (fails) return fails
          const id = `job-${jobs.size + 1}`
          jobs.set(id, { outcome, looks: 0 })
          return { status: 202, json: { id, kudos: 8 } }
        }
        const id = path.split('/').at(-1) ?? ''
        const job = jobs.get(id)
        if (!job) return { status: 404, json: { message: 'No such job.' } }
        if (method === 'DELETE') {
          stopped++
          jobs.delete(id)
          return { json: { generations: [] } }
        }
        if (path.includes('/check/')) {
          const done = job.outcome !== 'slow' || ++job.looks > LOOKS
          return {
            json: {
              done,
              faulted: false,
              is_possible: true,
              processing: job.looks > 1 ? 1 : 0,
              queue_position: 3 - job.looks,
              wait_time: done ? 0 : 30 - job.looks * 10,
            },
          }
        }
        const censored = job.outcome === 'refused'
        return {
          json: {
            done: true,
            generations: [{ img: (await bytes(job.outcome)).toString('base64'), censored, seed: '7' }],
          },
        }
      },
    }
  })

/** github.com/comfyanonymous/ComfyUI: server.py */
export const openComfyUIStandIn = () =>
  openMachine(() => {
    const jobs = new Map<string, { outcome: Outcome; looks: number; guide: Buffer | undefined }>()
    const sockets = new Set<WebSocket>()
    const uploads = new Map<string, Buffer>()
    type Nodes = Record<string, { class_type: string; inputs: Record<string, unknown> }>
    /** The picture that goes by way of a node's inputs into a ControlNet. */
    function guideOf({ prompt }: Record<string, unknown>): Buffer | undefined {
      const nodes = prompt as Nodes
      const applied = Object.values(nodes).find(({ class_type }) => class_type === 'ControlNetApplyAdvanced')
      const [from] = (applied?.inputs.image ?? []) as [string?]
      return from === undefined ? undefined : uploads.get(String(nodes[from]?.inputs.image))
    }
    /** What is read as a mask by the channel red: where it is light, noise is put (nodes.py, SetLatentNoiseMask). */
    function maskOf({ prompt }: Record<string, unknown>): Buffer | undefined {
      const nodes = prompt as Nodes
      const read = Object.values(nodes).find(({ class_type }) => class_type === 'ImageToMask')
      const [from] = (read?.inputs.channel === 'red' ? read.inputs.image : []) as [string?]
      return from === undefined ? undefined : uploads.get(String(nodes[from]?.inputs.image))
    }
    let stopped = 0
    const one = (node: string, input: string, names: string[]) => ({
      json: { [node]: { input: { required: { [input]: [names] } }, name: node } },
    })
    const tell = (message: unknown) => {
      for (const socket of sockets) socket.send(JSON.stringify(message))
    }
    return {
      stopped: () => stopped,
      guideOf,
      maskOf,
      connected: (socket) => sockets.add(socket),
      async answer({ path, body, sent }, take, bytes) {
        if (path === '/object_info/CheckpointLoaderSimple')
          return one('CheckpointLoaderSimple', 'ckpt_name', ['dreamer_v8.safetensors'])
        if (path === '/object_info/ControlNetLoader')
          return one('ControlNetLoader', 'control_net_name', ['control_depth.pth', 'control_canny.pth'])
        if (path === '/object_info/UpscaleModelLoader')
          return one('UpscaleModelLoader', 'model_name', ['4x-UltraSharp.pth'])
        if (path === '/object_info/LoraLoader')
          return one('LoraLoader', 'lora_name', ['inky.safetensors', 'plain_xl.safetensors'])
        if (path === '/view_metadata/loras?filename=inky.safetensors') return { json: notes }
        if (path.startsWith('/view_metadata/')) return { status: 404, json: {} }
        if (path === '/upload/image') {
          const name = `upload-${uploads.size + 1}.png`
          // Of the form the file alone: from a PNG's first bytes to its last chunk.
          uploads.set(name, sent.subarray(sent.indexOf('\x89PNG', 0, 'latin1'), sent.indexOf('IEND') + 8))
          return { json: { name, subfolder: '', type: 'input' } }
        }
        if (path === '/prompt') {
          const nodes = Object.values(body.prompt as Nodes)
          // As strict as the machine: a slot that was not filled is no value.
          const left = nodes.some(({ inputs }) =>
            Object.values(inputs).some((value) => /^\{\w+\}$/.test(String(value))),
          )
          const missing = nodes.some(
            ({ class_type, inputs }) => class_type === 'LoadImage' && !uploads.has(String(inputs.image)),
          )
          if (left || missing) return { status: 400, json: { error: { type: 'prompt_outputs_failed_validation' } } }
          const outcome = take(JSON.stringify(body.prompt), body)
          if (outcome === 'refused')
            return { status: 400, json: { error: { type: 'content_policy', message: 'Not here.' } } }
          const fails = failing[outcome]
          if (fails) return fails
          const prompt_id = `prompt-${jobs.size + 1}`
          jobs.set(prompt_id, { outcome, looks: 0, guide: guideOf(body) })
          return { json: { prompt_id, number: jobs.size, node_errors: {} } }
        }
        if (path === '/queue' && body.delete) {
          stopped++
          return { json: {} }
        }
        if (path === '/queue') {
          const waiting = [...jobs].filter(([, { outcome, looks }]) => outcome === 'slow' && looks <= LOOKS)
          const [running, ...pending] = waiting.map(([id], number) => [number, id, {}, {}, []])
          return { json: { queue_running: running ? [running] : [], queue_pending: pending } }
        }
        if (path === '/interrupt') return { json: {} }
        if (path.startsWith('/history/')) {
          const id = path.slice('/history/'.length)
          const job = jobs.get(id)
          if (!job) return { json: {} }
          if (job.outcome === 'slow' && ++job.looks <= LOOKS) {
            tell({ type: 'progress', data: { prompt_id: id, node: '5', value: job.looks * 10, max: 28 } })
            return { json: {} }
          }
          const images = [{ filename: `${id}.png`, subfolder: '', type: 'output' }]
          return { json: { [id]: { status: { status_str: 'success', completed: true }, outputs: { 7: { images } } } } }
        }
        if (path.startsWith('/view?')) {
          const id = new URLSearchParams(path.slice('/view?'.length)).get('filename')?.replace('.png', '')
          const job = jobs.get(id ?? '')
          return job ? { bytes: await bytes(job.outcome, job.guide) } : { status: 404, json: {} }
        }
        return { status: 404, json: {} }
      },
    }
  })
