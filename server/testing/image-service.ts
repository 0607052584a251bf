import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'

/** A request as the service received it. */
export interface Asked {
  model: string
  prompt: string
  size: string
  authorization: string | undefined
  /** When, ms since the epoch. */
  at: number
  /** Settles when the caller has hung up or the answer is sent. */
  over: Promise<unknown>
}

export type Answer = (asked: Asked, response: ServerResponse) => unknown

export interface ImageService {
  /** Its base address, ending in /v1. */
  url: string
  key: string
  /** Every request whose prompt holds these words, in order. */
  asked(words: string): Asked[]
  /** What requests whose prompt holds these words get, one after another; the last answer stays. Without: a picture. */
  script(words: string, ...answers: Answer[]): void
  close(): Promise<void>
}

const json = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

/** A failure in the words of OpenAI's error object. */
export const failure =
  (status: number, message: string, code: string | null = null, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    json(response, status, { error: { message, type: 'invalid_request_error', param: null, code } }, headers)

export const square = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: { r: 40, g: 90, b: 120 } } })
    .png()
    .toBuffer()

export const picture: Answer = async ({ size }, response) => {
  const [width = 1024, height = 1024] = size.split('x').map(Number)
  sends(await square(width, height))({} as Asked, response)
}

/** A well-formed answer around whatever bytes. */
export const sends =
  (bytes: Buffer): Answer =>
  (_, response) =>
    json(response, 200, { created: 1_767_225_600, data: [{ b64_json: bytes.toString('base64') }] })

/** The picture's address in place of its bytes, as some services answer. */
export const pointsTo =
  (url: string): Answer =>
  (_, response) =>
    json(response, 200, { created: 1_767_225_600, data: [{ url }] })

/** What the GPT image models and DALL·E 3 take; other models here take everything. */
const sizesOf: Record<string, string[]> = {
  'gpt-image-1': ['1024x1024', '1536x1024', '1024x1536', 'auto'],
  'dall-e-3': ['1024x1024', '1792x1024', '1024x1792'],
}

function objection(body: Record<string, unknown>): Answer | undefined {
  const parameters = ['model', 'prompt', 'n', 'size', 'response_format']
  const unknown = Object.keys(body).find(
    (name) => !parameters.includes(name) || (name === 'response_format' && body.model === 'gpt-image-1'),
  )
  if (unknown) return failure(400, `Unknown parameter: '${unknown}'.`, 'unknown_parameter')
  const sizes = sizesOf[String(body.model)]
  if (sizes && !sizes.includes(String(body.size))) return failure(400, `Invalid size '${body.size}'.`, 'invalid_value')
  return undefined
}

/** Speaks the image part of OpenAI's protocol (POST /v1/images/generations), as strictly, on a port of its own. */
export async function openImageServiceStandIn(): Promise<ImageService> {
  const key = 'sk-stand-in-0123456789'
  const received: Asked[] = []
  const scripts = new Map<string, Answer[]>()

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const at = Date.now()
    const over = once(response, 'close')
    if (request.url === '/v1/pictures/1.png') return response.end(await square(64))
    if (request.method !== 'POST' || request.url !== '/v1/images/generations') return json(response, 404, {})
    const { authorization } = request.headers
    if (authorization !== `Bearer ${key}`)
      return failure(401, `Incorrect API key provided: ${authorization}.`, 'invalid_api_key')({} as Asked, response)
    const body = JSON.parse(await text(request)) as Record<string, string>
    const { model = '', prompt = '', size = '' } = body
    const asked: Asked = { model, prompt, size, authorization, at, over }
    received.push(asked)
    const [words, answers = [picture]] = [...scripts].find(([words]) => prompt.includes(words)) ?? []
    const next = objection(body) ?? (words && answers.length > 1 ? answers.shift() : answers[0]) ?? picture
    return next(asked, response)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    key,
    asked: (words) => received.filter(({ prompt }) => prompt.includes(words)),
    script: (words, ...answers) => scripts.set(words, answers),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
