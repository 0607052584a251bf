import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type ImageCategory, imageCategories } from '../../contract/categories.ts'
import { categoryExamples } from '../../contract/examples.ts'
import { type PromptWords, type Understanding, UnderstandRequest, type WordsQuery } from '../../contract/prompts.ts'
import { AppError } from '../errors.ts'
import { LineFull, openFairLine, type Queuer } from '../line/fair-line.ts'
import type { PoolOptions } from '../threads/pool.ts'
import { openThread, TookTooLong } from '../threads/thread.ts'

/** Reads prompts beside the event loop: two thousand characters may take some tenths of a second. */
export interface Reader {
  /** Has the thread stand, and every category read once, before anybody waits for it: the first reading takes the longest. */
  wake(): Promise<void>
  /** Throws AppError when this caller has too many on the way, when too many others wait, or when reading takes too long. */
  read(request: UnderstandRequest, caller: Queuer): Promise<Understanding>
  /** What can be drawn in a category, with a tag of its content; gathered once. Throws AppError when that takes too long. */
  words(query: WordsQuery): Promise<PromptWords & { etag: string }>
  close(): Promise<void>
}

/** Prompts of one caller on the way: as many as somebody types before the first is read. */
const EACH = { member: 4, stranger: 4 }
const WAITING_MAX = 40

/** Answers kept: the same words read the same. */
const KEPT_MAX = 1000

/** How long things may take, ms: a turn to come, and reading, which the engine bounds far below that. */
const WAITING = 10_000
const READING = 5_000

/** Whose turn it is while nobody asked. */
const house: Queuer = { name: 'house', isStranger: true }

const usualThread = new URL('./reading-thread.ts', import.meta.url)

interface ReaderOptions {
  log: PoolOptions['log']
  /** The module of the thread. */
  thread?: URL
}

export function openReader({ log, thread = usualThread }: ReaderOptions): Reader {
  const reading = openThread(thread, log, { stays: true })
  const line = openFairLine({ atOnce: 1, each: EACH, waitingMax: WAITING_MAX })
  const kept = new LRUCache<string, Promise<Understanding>>({ max: KEPT_MAX })

  const lists = new Map<ImageCategory, Promise<PromptWords & { etag: string }>>()

  async function gather(query: WordsQuery) {
    const { words } = await reading.run<PromptWords>(query, { name: 'words', patience: READING })
    const etag = `"${createHash('sha256').update(words.join('\n')).digest('base64url')}"`
    return { words, etag }
  }

  const readAnew = (request: UnderstandRequest, caller: Queuer) =>
    line.run(caller, 1, AbortSignal.timeout(WAITING), () => reading.run<Understanding>(request, { patience: READING }))

  return {
    async wake() {
      await reading.run(undefined, { name: 'awake', patience: READING })
      for (const category of imageCategories) {
        const request = UnderstandRequest.parse({ category, prompt: categoryExamples[category] })
        await readAnew(request, house)
      }
    },
    async read({ category, prompt, negativePrompt, model }, caller) {
      const key = JSON.stringify([category, prompt, negativePrompt, model])
      let answer = kept.get(key)
      if (!answer) {
        answer = readAnew({ category, prompt, negativePrompt, model }, caller)
        kept.set(key, answer)
        // What failed once is read anew by the next to ask.
        answer.catch(() => kept.delete(key))
      }
      try {
        return await answer
      } catch (error) {
        throw refusal(error)
      }
    },
    async words({ category }) {
      let list = lists.get(category)
      if (!list) {
        list = gather({ category })
        lists.set(category, list)
        list.catch(() => lists.delete(category))
      }
      try {
        return await list
      } catch (error) {
        throw refusal(error)
      }
    },
    close: () => reading.close(),
  }
}

function refusal(error: unknown): unknown {
  if (error instanceof LineFull && error.by === 'caller') {
    return new AppError('too_many_requests', 'Your last words are still being read. Try again in a moment.', {
      retryAfter: 1000,
    })
  }
  const isLate = error instanceof LineFull || error instanceof TookTooLong
  if (!isLate && !(error instanceof DOMException && error.name === 'TimeoutError')) return error
  return new AppError('unavailable', 'Many prompts are being read just now. Try again in a moment.', { cause: error })
}
