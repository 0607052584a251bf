import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

const PASSWORD = 'a long way to the keep'
/** How long a call is sent again that no machine answers, ms. */
const PATIENCE = 30_000
const PAUSE = 150

interface Request {
  method?: string
  headers?: Record<string, string>
  body?: string
}

export type Send = (path: string, init?: Request) => Promise<Response>

/**
 * Sends each call to the next of the machines, as a balancer does that knows nothing of sessions; one that does not
 * answer, or answers that it cannot just now, is passed over for the next.
 */
export function openBalancer(machines: readonly { url: string }[]): Send {
  let turn = 0
  return async (path, init = {}) => {
    const until = Date.now() + PATIENCE
    for (;;) {
      const { url = '' } = machines[turn++ % machines.length] ?? {}
      try {
        // Node's fetch says of itself that it is a browser's, and so it must say where the page came from.
        const headers = { origin: url, ...init.headers }
        const answer = await fetch(`${url}${path}`, { ...init, headers, signal: AbortSignal.timeout(PATIENCE) })
        if (answer.status !== 503 || Date.now() > until) return answer
      } catch (error) {
        // Nobody listens there, or the connection broke half way: the key says that it is the same request again.
        if (Date.now() > until) throw error
      }
      await sleep(PAUSE)
    }
  }
}

/** Somebody who uses the API without a browser. */
export interface Caller {
  /** The answer's body; throws when it is not a good one. */
  get<T>(path: string): Promise<T>
  /** Asks for a small picture, under one key however often it is sent; resolves to the work's id. */
  start(prompt: string, seed: number): Promise<string>
  accessToken: string
}

/** A new account with its first day's gold. */
export async function newCaller(send: Send): Promise<Caller> {
  const username = `caller${randomUUID().slice(0, 8)}`
  const account = { email: `${username}@lanternkeep.example`, password: PASSWORD, name: username, username }
  const signedUp = await send('/api/auth/sign-up/email', post(account, {}))
  const session = await read<{ token: string }>(signedUp)
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  const { token } = await read<{ token: string }>(await send('/api/auth/token', { headers: bearer(session.token) }))
  const headers = bearer(token)
  const get = async <T>(path: string) => read<T>(await send(path, { headers }))
  await get('/api/v1/user/full')
  return {
    accessToken: token,
    get,
    async start(prompt, seed) {
      const order = { category: 'spells', prompt, seed, size: 512 }
      const answer = await send('/v2/image/generate', post(order, { ...headers, 'idempotency-key': randomUUID() }))
      return (await read<{ requestId: string }>(answer)).requestId
    },
  }
}

function post(body: unknown, headers: Record<string, string>): Request {
  return { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }
}

async function read<T>(answer: Response): Promise<T> {
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}
