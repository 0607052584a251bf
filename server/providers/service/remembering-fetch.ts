import * as z from 'zod'
import { GivenUp, type Watcher } from '../provider.ts'
import { AnswerError, RefusedError } from './answers.ts'

/** How far a job on a service's machines has come, read from an answer to "how far is it?". */
export interface JobState {
  /** Of the whole, 0-1, where the service tells. */
  fraction?: number
  /** In a few words, for the person: "Third in line". */
  stage?: string
  /** It has ended without a result: a sentence, for the log. */
  failure?: string
  /** It will not be made for what it is. */
  isRefused?: boolean
}

/** How a service's jobs are ordered, followed and stopped, beside what its SDK does by itself. */
export interface JobProtocol {
  /** Whether this is the request by which a job is ordered; every other is a look at it, or fetches its result. */
  isOrder(url: URL, init: RequestInit | undefined): boolean
  /** The order as it is sent, where the SDK would wait for the result in the same breath. */
  prepared?(init: RequestInit): RequestInit
  /** What an answer says of the job; undefined for one that says nothing of it. */
  stateOf(answer: unknown, url: URL): JobState | undefined
  /** The request that stops the job, sent with the order's own headers; undefined where there is none. `order` is the answer to the order. */
  stopOf?(order: unknown, url: URL): { url: string; method: string } | undefined
}

const Kept = z.object({ url: z.string(), answer: z.unknown() })

/** What an SDK's looks at a job, and its results, say: only the small and readable are read. */
const isJson = (answer: Response) => /^application\/(.+\+)?json/.test(answer.headers.get('content-type') ?? '')

const asAnswer = (answer: unknown) =>
  new Response(JSON.stringify(answer), { status: 200, headers: { 'content-type': 'application/json' } })

/**
 * A fetch for one order, by which an SDK that orders a job and then waits for it orders it once, whichever process waits: the
 * answer to the order is kept before anybody waits, and a later attempt is given that answer in place of a second order.
 * It tells how far the job is, and stops it when it is given up.
 */
export function rememberingFetch(plain: typeof fetch, protocol: JobProtocol, watcher: Watcher, signal: AbortSignal) {
  let ordered: z.infer<typeof Kept> | undefined

  async function stop(headers: RequestInit['headers']) {
    if (!ordered || !(signal.reason instanceof GivenUp)) return
    const request = protocol.stopOf?.(ordered.answer, new URL(ordered.url))
    // Whether or not it is heard: nobody waits for the job any more.
    if (request) await plain(request.url, { method: request.method, headers }).catch(() => undefined)
  }

  async function order(url: URL, init: RequestInit): Promise<Response> {
    const kept = Kept.safeParse(await watcher.job.kept()).data
    if (kept) {
      ordered = kept
    } else {
      const answer = await plain(url, protocol.prepared?.(init) ?? init)
      if (!answer.ok || !isJson(answer)) return answer
      ordered = { url: url.href, answer: await answer.json() }
      await watcher.job.keep(ordered)
    }
    if (signal.aborted) void stop(init.headers)
    signal.addEventListener('abort', () => void stop(init.headers), { once: true })
    await heed(ordered.answer, url)
    return asAnswer(ordered.answer)
  }

  /** Tells how far it is; throws for a job that has ended without a result, which the next attempt orders anew. */
  async function heed(answer: unknown, url: URL) {
    const state = protocol.stateOf(answer, url)
    if (!state) return
    if (state.isRefused || state.failure !== undefined) {
      await watcher.job.forget()
      throw state.isRefused ? new RefusedError(state.failure) : new AnswerError(500, state.failure ?? '')
    }
    if (state.stage !== undefined || state.fraction !== undefined) {
      watcher.progress(0.05 + 0.85 * (state.fraction ?? 0), state.stage ?? 'Painting')
    }
  }

  const remembering: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (protocol.isOrder(url, init)) return order(url, init ?? {})
    const answer = await plain(input, init)
    if (!ordered) return answer
    // It is not there any more, or broke: whoever tries again orders anew.
    if ([404, 410, 500].includes(answer.status)) await watcher.job.forget()
    if (!answer.ok || !isJson(answer)) return answer
    const said: unknown = await answer.json()
    await heed(said, url)
    return asAnswer(said)
  }
  return remembering
}
