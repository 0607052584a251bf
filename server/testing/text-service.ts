import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** Texts as the service was asked to tell them anew. */
export type Texts = { key: string; text: string }[]
export type TextAnswer = (asked: { texts: Texts; prompt: string; body: string }, response: ServerResponse) => unknown

export interface TextService {
  /** Its base address, ending in /v1. */
  url: string
  key: string
  /** Requests so far. */
  asked(): number
  /** What requests get from now on. */
  answer(next: TextAnswer): void
  close(): Promise<void>
}

const json = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

/** A completion with this content. */
export const says =
  (content: (texts: Texts) => string): TextAnswer =>
  ({ texts }, response) =>
    json(response, 200, {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1_767_225_600,
      model: 'teller',
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: content(texts) } }],
      usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
    })

/** Every text, told anew by `retell`. */
export const retells = (retell: (text: string, key: string) => string) =>
  says((texts) => JSON.stringify({ texts: texts.map(({ key, text }) => ({ key, text: retell(text, key) })) }))

export const refuses =
  (status: number, headers: Record<string, string> = {}): TextAnswer =>
  (_, response) =>
    json(response, status, { error: { message: 'No.', type: 'requests', param: null, code: null } }, headers)

/** Speaks the chat part of OpenAI's protocol (POST /v1/chat/completions with a JSON schema) on a port of its own. */
export async function openTextServiceStandIn(): Promise<TextService> {
  const key = 'sk-stand-in-9876543210'
  let count = 0
  let next: TextAnswer = retells((text) => text)

  async function reply(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') return json(response, 404, {})
    if (request.headers.authorization !== `Bearer ${key}`)
      return refuses(401)({ texts: [], prompt: '', body: '' }, response)
    count++
    const body = await text(request)
    const { messages, response_format: format } = JSON.parse(body)
    if (format?.type !== 'json_schema') return refuses(400)({ texts: [], prompt: '', body }, response)
    const said = messages.at(-1).content
    const { texts, askedFor } = JSON.parse(typeof said === 'string' ? said : said[0].text)
    return next({ texts, prompt: askedFor, body }, response)
  }

  const server = createServer((request, response) => {
    reply(request, response).catch((error: unknown) => response.destroy(error as Error))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    key,
    asked: () => count,
    answer: (answer) => {
      next = answer
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
