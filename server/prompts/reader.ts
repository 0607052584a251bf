import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { AudioUnderstanding, AudioWords } from '../../contract/audio.ts'
import { type ImageCategory, imageCategories } from '../../contract/categories.ts'
import { categoryExamples } from '../../contract/examples.ts'
import { type PromptWords, type Understanding, UnderstandRequest, type WordsQuery } from '../../contract/prompts.ts'
import type { VideoUnderstanding, VideoWords } from '../../contract/videos.ts'
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
  /** What words would let be heard. Throws as `read` does. */
  hear(words: AudioWords, caller: Queuer): Promise<AudioUnderstanding>
  /** Which words steer what moves. Throws as `read` does. */
  watch(words: VideoWords, caller: Queuer): Promise<VideoUnderstanding>
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
/** What is heard and what moves is read within the same bounds, once its words have been loaded: the first to ask waits for that. */
const LOADING = 30_000

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
  const kept = new LRUCache<string, Promise<unknown>>({ max: KEPT_MAX })

  const lists = new Map<ImageCategory, Promise<PromptWords & { etag: string }>>()

  async function gather(query: WordsQuery) {
    const { words } = await reading.run<PromptWords>(query, { name: 'words', patience: READING })
    const etag = `"${createHash('sha256').update(words.join('\n')).digest('base64url')}"`
    return { words, etag }
  }

  /** `name`: what of the thread reads it; left out, what is drawn. */
  const readAnew = <Read>(request: unknown, caller: Queuer, name?: string) =>
    line.run(caller, 1, AbortSignal.timeout(WAITING), () =>
      reading.run<Read>(request, name ? { patience: LOADING, name } : { patience: READING }),
    )

  async function readOnce<Read>(request: unknown, caller: Queuer, name?: string): Promise<Read> {
    const key = JSON.stringify([name, request])
    let answer = kept.get(key) as Promise<Read> | undefined
    if (!answer) {
      answer = readAnew<Read>(request, caller, name)
      kept.set(key, answer)
      // What failed once is read anew by the next to ask.
      answer.catch(() => kept.delete(key))
    }
    try {
      return await answer
    } catch (error) {
      throw refusal(error)
    }
  }

  return {
    async wake() {
      await reading.run(undefined, { name: 'awake', patience: READING })
      for (const category of imageCategories) {
        const request = UnderstandRequest.parse({ category, prompt: categoryExamples[category] })
        await readAnew(request, house)
      }
    },
    read: ({ category, prompt, negativePrompt, model }, caller) =>
      readOnce<Understanding>({ category, prompt, negativePrompt, model }, caller),
    hear: ({ form, prompt, voice }, caller) => readOnce<AudioUnderstanding>({ form, prompt, voice }, caller, 'heard'),
    watch: ({ prompt, category, effect, camera }, caller) =>
      readOnce<VideoUnderstanding>({ prompt, category, effect, camera }, caller, 'moved'),
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
