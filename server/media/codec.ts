import { type ChildProcessByStdio, spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { readPieces, writePiece } from './framing.ts'
import { type AudioFile, type CodecOrder, type Looked, UNREADABLE, type VideoFile } from './order.ts'

const PROGRAM = fileURLToPath(new URL('./codec-process.ts', import.meta.url))

/** How long a process that has failed may take to end, ms. */
const ENDS_WITHIN = 2000

/** A file that cannot be read as what it was sent for. */
export class UnreadableMedia extends Error {}

/** Stereo sound: samples -1 to 1, one after another, `rate` of them a second. */
export interface Channels {
  left: Float32Array
  right: Float32Array
  rate: number
}

interface Options {
  /** The process is ended when this aborts. */
  signal?: AbortSignal | undefined
}

const bytesOf = (samples: Float32Array) => new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength)
const samplesOf = (piece: Buffer) =>
  new Float32Array(piece.buffer.slice(piece.byteOffset, piece.byteOffset + piece.byteLength))

/** A process that carries one order out: it is told, answers in pieces, and ends. */
function openProcess(order: CodecOrder, { signal }: Options) {
  signal?.throwIfAborted()
  const child = spawn(process.execPath, ['--expose-gc', '--max-semi-space-size=4', PROGRAM], {
    stdio: ['pipe', 'pipe', 'pipe'],
    // Nothing of the program's settings is its business.
    env: { MALLOC_ARENA_MAX: '2' },
  })
  const ended = endOf(child)
  // Heard by whoever asks how it ended; until then a process that could not be started is nobody's fault unheard.
  ended.catch(() => undefined)
  // Where there is no room for another process, there are no pipes to it either.
  if (!child.stdin || !child.stdout || !child.stderr) throw new Error('No process could be started to encode in')
  const stop = () => child.kill('SIGKILL')
  signal?.addEventListener('abort', stop, { once: true })
  // A pipe breaks when the process has ended, which tells why.
  child.stdin.on('error', () => undefined)
  const write = (piece: Uint8Array) => writePiece(child.stdin, piece)
  return {
    pieces: readPieces(child.stdout),
    async give(more: (write: (piece: Uint8Array) => Promise<void>) => Promise<void>) {
      await write(Buffer.from(JSON.stringify(order)))
      await more(write)
      await write(new Uint8Array())
      child.stdin.end()
    },
    /** What it failed by. */
    async fault(found: unknown): Promise<unknown> {
      // It says why when it ends by itself.
      const patience = setTimeout(stop, ENDS_WITHIN)
      const { code, said } = await ended.finally(() => clearTimeout(patience))
      if (signal?.aborted) return signal.reason
      if (code === UNREADABLE) return new UnreadableMedia(said)
      return code === 0 || code === null ? found : new Error(`Encoding ended with ${code}: ${said}`, { cause: found })
    },
    close() {
      signal?.removeEventListener('abort', stop)
      stop()
    },
  }
}

/** Carries one order out in a process of its own: `give` writes what belongs to it, `take` reads what comes. */
async function inProcess<T>(
  order: CodecOrder,
  options: Options,
  give: (write: (piece: Uint8Array) => Promise<void>) => Promise<void>,
  take: (pieces: AsyncGenerator<Buffer>) => Promise<T>,
): Promise<T> {
  const opened = openProcess(order, options)
  try {
    const giving = opened.give(give).catch((error: unknown) => {
      // It would wait for the rest for ever, and so should we.
      opened.close()
      throw error
    })
    const [given, taken] = await Promise.allSettled([giving, take(opened.pieces)])
    if (taken.status === 'fulfilled' && given.status === 'fulfilled') return taken.value
    throw await opened.fault([given, taken].find((one) => one.status === 'rejected')?.reason)
  } finally {
    opened.close()
  }
}

/** How a process ended, and the last of what it said. */
function endOf(
  child: ChildProcessByStdio<Writable, Readable, Readable>,
): Promise<{ code: number | null; said: string }> {
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2000)
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, said: said.trim() }))
  })
}

async function piece(pieces: AsyncGenerator<Buffer>): Promise<Buffer> {
  const { value, done } = await pieces.next()
  if (done) throw new Error('The answer ended early')
  return value
}

/** As many files as were asked for, in their order. */
async function filesIn<F extends string>(pieces: AsyncGenerator<Buffer>, files: readonly F[]): Promise<Map<F, Buffer>> {
  const made = new Map<F, Buffer>()
  for (const file of files) made.set(file, await piece(pieces))
  return made
}

/** A video to be; sizes in even px. */
export interface VideoOrder {
  width: number
  height: number
  /** Frames a second. */
  rate: number
  /** Only WebM carries it. */
  hasAlpha: boolean
  files: VideoFile[]
  /** Of the bits that frames usually get, 0-1: for small samples. */
  bits?: number
  /** What is heard beside it, 48 kHz. */
  sound?: Channels | undefined
}

/** Encodes frames, each given as planes (yuv.ts), one after another; the next is asked for when the last is taken. */
export function encodeVideo(
  { sound, bits = 1, ...video }: VideoOrder,
  frames: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: Options = {},
): Promise<Map<VideoFile, Buffer>> {
  return inProcess(
    { do: 'encode-video', ...video, bits, hasSound: sound !== undefined },
    options,
    async (write) => {
      if (sound) for (const channel of [sound.left, sound.right]) await write(bytesOf(channel))
      for await (const frame of frames) await write(frame)
    },
    (pieces) => filesIn(pieces, video.files),
  )
}

/** From this length on, s, each file is encoded in a process of its own: encoders hold on to much of what they were given. */
const LONG = 90

/** Encodes sound; of what loops, every file is as long as the sound. */
export async function encodeAudio(
  { left, right, rate }: Channels,
  { files, loops }: { files: AudioFile[]; loops: boolean },
  options: Options = {},
): Promise<Map<AudioFile, Buffer>> {
  const apart = left.length > LONG * rate ? files.map((file) => [file]) : [files]
  const made = new Map<AudioFile, Buffer>()
  for (const some of apart) {
    const encoded = await inProcess(
      { do: 'encode-audio', rate, loops, files: some },
      options,
      async (write) => {
        for (const channel of [left, right]) await write(bytesOf(channel))
      },
      (pieces) => filesIn(pieces, some),
    )
    for (const [file, bytes] of encoded) made.set(file, bytes)
  }
  return made
}

/** What a file is, and the first frame of a video as planes. Throws UnreadableMedia. */
export function lookAt(file: Uint8Array, options: Options = {}): Promise<Looked & { frame?: Buffer }> {
  return inProcess(
    { do: 'look' },
    options,
    (write) => write(file),
    async (pieces) => {
      const looked = JSON.parse((await piece(pieces)).toString()) as Looked
      return looked.video ? { ...looked, frame: await piece(pieces) } : looked
    },
  )
}

/** The sound of a file, its first `secondsMax`. Throws UnreadableMedia. */
export function decodeAudio(file: Uint8Array, secondsMax: number, options: Options = {}): Promise<Channels> {
  return inProcess(
    { do: 'decode-audio', secondsMax },
    options,
    (write) => write(file),
    async (pieces) => {
      const { rate } = JSON.parse((await piece(pieces)).toString()) as { rate: number }
      return { left: samplesOf(await piece(pieces)), right: samplesOf(await piece(pieces)), rate }
    },
  )
}

/** How loud the sound of a file is, so many times a second, 0-1, of its first `secondsMax`. Throws UnreadableMedia. */
export function loudnessIn(
  file: Uint8Array,
  { secondsMax, timesASecond }: { secondsMax: number; timesASecond: number },
  options: Options = {},
): Promise<Float32Array> {
  return inProcess(
    { do: 'measure-loudness', secondsMax, timesASecond },
    options,
    (write) => write(file),
    async (pieces) => samplesOf(await piece(pieces)),
  )
}

/** What of a video is decoded: lengths in s, sizes in even px that its frames are made to fit inside. */
export interface DecodingOrder {
  width: number
  height: number
  /** Frames a second, whatever the file's own are. */
  rate: number
  from: number
  seconds: number
}

/** The frames of a video as planes, one after another; as few are in memory as are asked for. Throws UnreadableMedia. */
export async function* decodeVideo(
  file: Uint8Array,
  order: DecodingOrder,
  options: Options = {},
): AsyncGenerator<Buffer, void, undefined> {
  const opened = openProcess({ do: 'decode-video', ...order }, options)
  try {
    const given = opened.give((write) => write(file))
    // Whoever takes only some of the frames lets the rest go.
    given.catch(() => undefined)
    let isFirst = true
    for await (const frame of opened.pieces) {
      if (!isFirst) yield frame
      isFirst = false
    }
    await given
  } catch (error) {
    throw await opened.fault(error)
  } finally {
    opened.close()
  }
}
