import * as z from 'zod'
import { AnswerError, answerOf, jsonOf } from '../service/answers.ts'
import { fetchFrom } from '../service/fetch.ts'

/** Longest answer that is read, bytes: a PNG of 4096 px square in base64 is well below. */
const ANSWER_BYTES_MAX = 64 * 1024 * 1024

/** Asks one machine, by its address, in JSON. */
export interface Asking {
  /** Throws AnswerError for anything but an answer of this shape. */
  ask<T>(shape: z.ZodType<T>, method: string, path: string, more?: { body?: unknown; signal?: AbortSignal }): Promise<T>
  /** The bytes at a path. */
  bytes(path: string, signal: AbortSignal): Promise<Buffer>
  /** Sends something whose answer does not matter. */
  tell(method: string, path: string, body?: unknown): Promise<void>
  /** Sends a form, and reads its answer. */
  send<T>(shape: z.ZodType<T>, path: string, form: FormData, signal: AbortSignal): Promise<T>
}

/** What a request that nobody waits for may take, ms. */
const PATIENCE = 5000

export function openAsking(url: string, headers: Record<string, string> = {}): Asking {
  const fetch = fetchFrom([url], ANSWER_BYTES_MAX)
  function read<T>(shape: z.ZodType<T>, answer: unknown): T {
    const read = shape.safeParse(answer)
    if (read.success) return read.data
    throw new AnswerError(200, `The answer is another: ${z.prettifyError(read.error)}`)
  }
  return {
    async ask(shape, method, path, { body, signal } = {}) {
      const init = {
        method,
        headers: {
          accept: 'application/json',
          ...headers,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(signal && { signal }),
      }
      return read(shape, await jsonOf(fetch(url + path, init)))
    },
    async bytes(path, signal) {
      return Buffer.from(await (await answerOf(fetch(url + path, { headers, signal }))).arrayBuffer())
    },
    async tell(method, path, body) {
      const init = {
        method,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE),
      }
      // Whether or not it is heard: nobody waits for the job any more.
      await fetch(url + path, init).catch(() => undefined)
    },
    async send(shape, path, form, signal) {
      return read(shape, await jsonOf(fetch(url + path, { method: 'POST', headers, body: form, signal })))
    },
  }
}
