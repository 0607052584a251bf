import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** What becomes of an order for words. */
export type Written = 'words' | 'slow' | 'busy' | 'refused' | 'half' | 'no json' | 'wrong type' | 'dead' | 'broken'

interface Chat {
  model: string
  stream?: boolean
  format?: unknown
  messages: { role: string; content: string }[]
}

export interface OllamaStandIn {
  url: string
  /** Every order, in order. */
  ordered(): Chat[]
  /** What becomes of orders from now on. */
  script(next: Written): void
  /** What it writes from now on. */
  write(next: (chat: Chat) => string): void
  /** From now on it has these models. */
  has(...names: string[]): void
  close(): Promise<void>
}

/** Speaks Ollama's protocol (docs.ollama.com/api: tags and chat) on a port of its own. */
export async function openOllamaStandIn(): Promise<OllamaStandIn> {
  const orders: Chat[] = []
  let outcome: Written = 'words'
  let write: (chat: Chat) => string = () => 'A lantern.'
  let models = ['llama3.2:latest', 'qwen3:8b', 'nomic-embed-text:latest']

  const tagOf = (name: string) => ({
    name,
    model: name,
    modified_at: '2026-01-01T00:00:00Z',
    size: 2_019_393_189,
    digest: 'a80c4f17acd5',
    details: { format: 'gguf', family: /embed/.test(name) ? 'nomic-bert' : 'llama', parameter_size: '3.2B' },
  })
  const json = (response: ServerResponse, status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    if (request.method === 'GET' && request.url === '/api/tags')
      return json(response, 200, { models: models.map(tagOf) })
    if (request.method !== 'POST' || request.url !== '/api/chat') return json(response, 404, {})
    const chat = JSON.parse(await text(request)) as Chat
    orders.push(chat)
    if (!models.includes(chat.model)) return json(response, 404, { error: `model '${chat.model}' not found` })
    const said = (content: string, more: object = {}) => ({
      model: chat.model,
      created_at: '2026-01-01T00:00:00Z',
      message: { role: 'assistant', content },
      done: true,
      done_reason: 'stop',
      ...more,
    })
    switch (outcome) {
      case 'slow':
        return undefined
      case 'dead':
        return response.destroy()
      case 'busy':
        return json(response, 503, { error: 'server busy, please try again. maximum pending requests exceeded' })
      case 'broken':
        return json(response, 500, { error: 'llama runner process has terminated' })
      case 'refused':
        return json(response, 400, { error: 'invalid format' })
      case 'half':
        return json(response, 200, said('{"texts":[{"key":', { done_reason: 'length' }))
      case 'no json':
        return json(response, 200, said('Once upon a time'))
      case 'wrong type':
        return response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome</html>')
      default:
        return json(response, 200, said(write(chat)))
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ordered: () => orders,
    script: (next) => {
      outcome = next
    },
    write: (next) => {
      write = next
    },
    has: (...names) => {
      models = names
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
