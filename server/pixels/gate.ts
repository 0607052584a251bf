import sharp from 'sharp'
import { AppError } from '../errors.ts'
import { type FairLineOptions, LineFull, openFairLine, type Queuer } from '../line/fair-line.ts'

// Each picture in one thread: how many there are at once is decided here. What libvips would remember is never asked again.
sharp.concurrency(1)
sharp.cache(false)

/** A picture of more than this, px, is large: the engine's own are smaller. */
export const LARGE_FROM = 2 ** 22 + 1

/** One piece of decoding or encoding. */
export interface PixelWork {
  caller: Queuer
  /** Px that are decoded or encoded, whichever is more. */
  pixels: number
  /** A whole file made for somebody to keep: it takes long, and is no part of a page. */
  isFile?: boolean
  /** Nobody waits any longer; left out, whoever asks waits half a minute for their turn. */
  signal?: AbortSignal
  /** Aborts when whoever asked has left, beside that half a minute: their place is given up at once. */
  leaving?: AbortSignal
}

/**
 * The one gate through which all decoding and encoding of pictures goes: two at once, of which one at most is large, in turns
 * that are fair between callers. So a small picture never waits behind a large one, and the memory of both is bounded.
 */
export interface PixelGate {
  /** Does the work in its turn. Throws AppError when the caller has too much on the way, or all places are taken. */
  run<Made>(work: PixelWork, make: () => Promise<Made>): Promise<Made>
  /** How many are being worked on, and how many wait. */
  count(): { waiting: number; inside: number }
}

export interface GateOptions {
  /** Longest that somebody waits for their turn, ms. */
  patience: number
  /** For any picture, for large ones, for files of large ones. */
  any: FairLineOptions
  large: FairLineOptions
  files: FairLineOptions
}

export const usualGate: GateOptions = {
  patience: 30_000,
  // A page of a gallery asks for some dozens at once.
  any: { atOnce: 2, each: { member: 128, stranger: 96 }, waitingMax: 512 },
  large: { atOnce: 1, each: { member: 64, stranger: 32 }, waitingMax: 128 },
  files: { atOnce: 1, each: { member: 4, stranger: 2 }, waitingMax: 12 },
}

/** Who stands in line for the work of an account: apart from what its browser asks for at the same time. */
export const workOf = (userId: string): Queuer => ({ name: `work ${userId}`, isStranger: false })

export function openPixelGate({ patience, ...options }: GateOptions = usualGate): PixelGate {
  const any = openFairLine(options.any)
  const large = openFairLine(options.large)
  const files = openFairLine(options.files)

  function refusal(error: unknown, late: AbortSignal | undefined, leaving: AbortSignal | undefined): unknown {
    if (leaving?.aborted) return new AppError('request_timeout', 'Nobody waited for the file.', { cause: error })
    if (error instanceof LineFull && error.by === 'caller')
      return new AppError(
        'too_many_requests',
        'You have many pictures on the way already. Wait until one of them is there.',
        {
          retryAfter: 5000,
          cause: error,
        },
      )
    if (!(error instanceof LineFull) && !late?.aborted) return error
    return new AppError(
      'unavailable',
      'Many pictures are being worked on just now. Try again in a minute; nothing was charged.',
      {
        cause: error,
      },
    )
  }

  return {
    async run({ caller, pixels, isFile, signal, leaving }, make) {
      const late = signal ? undefined : AbortSignal.timeout(patience)
      const until = AbortSignal.any([signal, late, leaving].filter((one) => one !== undefined))
      const isLarge = pixels >= LARGE_FROM
      const left: (() => void)[] = []
      try {
        // The waiting rooms first, so that whoever is in the last line has only small ones before them.
        if (isLarge && isFile) left.push(await files.take(caller, pixels, until))
        if (isLarge) left.push(await large.take(caller, pixels, until))
        left.push(await any.take(caller, pixels, until))
      } catch (error) {
        for (const leave of left.reverse()) leave()
        throw refusal(error, late, leaving)
      }
      try {
        return await make()
      } finally {
        for (const leave of left.reverse()) leave()
      }
    },
    count() {
      const lines = [any, large, files].map((line) => line.count())
      return { waiting: lines.reduce((sum, { waiting }) => sum + waiting, 0), inside: any.count().inside }
    },
  }
}

/** One for the process: its threads and its memory are what is shared. */
export const pixels = openPixelGate()

/** How many px a picture has, by its head alone; throws for what is no picture. */
export async function pixelsIn(picture: Buffer | string): Promise<number> {
  const { width, height } = await sharp(picture, { limitInputPixels: false }).metadata()
  return width * height
}
