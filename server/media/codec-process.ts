import '@napi-rs/webcodecs/polyfill'
import { setImmediate as turn } from 'node:timers/promises'
import {
  ALL_FORMATS,
  AudioSample,
  AudioSampleSource,
  BufferSource,
  BufferTarget,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FlacOutputFormat,
  Input,
  type InputTrack,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  type OutputFormat,
  VideoSample,
  VideoSampleSource,
  type VideoSource,
  WavOutputFormat,
  WebMOutputFormat,
} from 'mediabunny'
import { fitted, planesIn } from './fitted.ts'
import { readPieces, writePiece } from './framing.ts'
import { type AudioFile, type CodecOrder, type Looked, UNREADABLE, type VideoFile } from './order.ts'
import { planesLength, toPlanes } from './yuv.ts'

// A process of its own for one order: what encodes and decodes is native code that reads files from anywhere, and that goes with the
// process, whatever it does. It hears on its standard input and answers on its standard output (framing.ts).

/** Bits a px of a frame: maps and pictures with fine lines stay clear. */
const BITS_A_PIXEL = { mp4: 0.2, webm: 0.18 } as const
/** What closed frames hold is given back by a collection and a turn of the loop only. */
const FRAMES_A_COLLECTION = 12
/** Seconds from one frame that stands by itself to the next. */
const KEY_EVERY = 2
/** Samples of sound that are encoded at once. */
const SOUND_PIECE = 4800
/** Pieces of it that are left lying until they are collected: 20 s, some 15 MB. */
const PIECES_A_COLLECTION = 200
/**
 * What Opus needs to get going, samples at 48 kHz, it takes from the end of what it is given: so many follow, of what goes round those
 * of its beginning, so that a sound of whole seconds is as long as it was.
 */
const OPUS_DELAY = 312
/** Longest side of a frame that is decoded, px; a file that says otherwise is none that we can take. */
const SIDE_MAX = 4096

const colourSpace = { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false } as const

const pieces = readPieces(process.stdin)
const answer = (piece: Uint8Array) => writePiece(process.stdout, piece)
const answerJson = (value: unknown) => answer(Buffer.from(JSON.stringify(value)))

async function next(): Promise<Buffer> {
  const { value, done } = await pieces.next()
  if (done) throw new Error('A piece is missing')
  return value
}

/** A piece as samples: where it lies, if that can be, for minutes of sound are large. */
const floats = (piece: Buffer) =>
  piece.byteOffset % 4 === 0
    ? new Float32Array(piece.buffer, piece.byteOffset, piece.byteLength / 4)
    : new Float32Array(piece.buffer.slice(piece.byteOffset, piece.byteOffset + piece.byteLength))
const bytesOf = (samples: Float32Array) => Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)

function tidy(): void {
  globalThis.gc?.()
}

type Channels = readonly [Float32Array, Float32Array]

interface Heard {
  channels: Channels
  /** Samples a second. */
  rate: number
  /** Samples that follow its end: those of its beginning where it goes round, else silence. */
  more?: number
  loops?: boolean
}

async function addSound(source: AudioSampleSource, { channels, rate, more = 0, loops = false }: Heard): Promise<void> {
  const count = channels[0].length
  const length = count + more
  for (let from = 0; from < length; from += SOUND_PIECE) {
    const many = Math.min(SOUND_PIECE, length - from)
    const data = new Float32Array(many * 2)
    for (const [n, channel] of channels.entries()) {
      data.set(channel.subarray(from, from + many), n * many)
      if (loops)
        for (let at = Math.max(from, count); at < from + many; at++)
          data[n * many + at - from] = channel[at % count] ?? 0
    }
    const sample = new AudioSample({
      data,
      format: 'f32-planar',
      numberOfChannels: 2,
      sampleRate: rate,
      timestamp: from / rate,
    })
    await source.add(sample)
    sample.close()
    if ((from / SOUND_PIECE) % 20 === 0) await turn()
    if ((from / SOUND_PIECE) % PIECES_A_COLLECTION === 0) tidy()
  }
}

const soundOf: Record<
  AudioFile,
  { format: () => OutputFormat; codec: 'opus' | 'mp3' | 'flac' | 'pcm-s16'; bitrate?: number }
> = {
  ogg: { format: () => new OggOutputFormat(), codec: 'opus', bitrate: 128_000 },
  mp3: { format: () => new Mp3OutputFormat(), codec: 'mp3', bitrate: 192_000 },
  flac: { format: () => new FlacOutputFormat(), codec: 'flac' },
  wav: { format: () => new WavOutputFormat(), codec: 'pcm-s16' },
}

async function encodeAudio({ rate, loops, files }: Extract<CodecOrder, { do: 'encode-audio' }>): Promise<void> {
  const channels: Channels = [floats(await next()), floats(await next())]
  for (const file of files) {
    const { format, codec, bitrate } = soundOf[file]
    const target = new BufferTarget()
    const output = new Output({ format: format(), target })
    const source = new AudioSampleSource({ codec, ...(bitrate !== undefined && { bitrate }) })
    output.addAudioTrack(source)
    await output.start()
    await addSound(source, { channels, rate, loops, more: codec === 'opus' ? OPUS_DELAY : 0 })
    await output.finalize()
    await answer(finished(target))
  }
}

function finished({ buffer }: BufferTarget): Uint8Array {
  if (!buffer) throw new Error('The file was not finished')
  return new Uint8Array(buffer)
}

/** What the encoder tells beside a frame, of what is transparent another frame: an addition to WebCodecs of its own. */
type MetaWithAlpha = EncodedVideoChunkMetadata & { alphaSideData?: ArrayBuffer }

interface Pictures {
  track: VideoSource
  add(planes: Uint8Array, frame: number): Promise<void>
  /** Left out: there is nothing to be done. */
  end?(): Promise<void>
}

type VideoOrder = Extract<CodecOrder, { do: 'encode-video' }>

const bitrateOf = ({ width, height, rate, bits }: VideoOrder, file: VideoFile) =>
  Math.round(width * height * rate * BITS_A_PIXEL[file] * bits)

function opaque(order: VideoOrder, file: VideoFile): Pictures {
  const track = new VideoSampleSource({
    codec: file === 'webm' ? 'vp9' : 'avc',
    bitrate: bitrateOf(order, file),
    keyFrameInterval: KEY_EVERY,
  })
  return {
    track,
    async add(planes, frame) {
      const { width, height, rate } = order
      const sample = new VideoSample(planes, {
        format: 'I420',
        codedWidth: width,
        codedHeight: height,
        timestamp: frame / rate,
        duration: 1 / rate,
        colorSpace: colourSpace,
      })
      await track.add(sample)
      sample.close()
    },
  }
}

/** What mediabunny does for itself, it does for what is transparent in a browser's worker alone: the encoder is led by hand. */
function transparent(order: VideoOrder): Pictures {
  const { width, height, rate } = order
  const track = new EncodedVideoPacketSource('vp9')
  const made: { chunk: EncodedVideoChunk; meta: MetaWithAlpha | undefined }[] = []
  let fault: Error | undefined
  const encoder = new VideoEncoder({
    output: (chunk, meta) => made.push({ chunk, meta }),
    error: (error) => {
      fault = error
    },
  })
  // Profile 0, level 4: up to 2048 x 1088 px.
  const codec = 'vp09.00.40.08'
  encoder.configure({ codec, width, height, bitrate: bitrateOf(order, 'webm'), framerate: rate, alpha: 'keep' })

  async function drain() {
    if (fault) throw fault
    for (let one = made.shift(); one; one = made.shift()) {
      const { chunk, meta } = one
      const data = new Uint8Array(chunk.byteLength)
      chunk.copyTo(data)
      const side = meta?.alphaSideData && new Uint8Array(meta.alphaSideData)
      const alpha = side && { alpha: side, alphaByteLength: side.byteLength }
      const packet = new EncodedPacket(data, chunk.type, chunk.timestamp / 1e6, 1 / rate, undefined, undefined, alpha)
      await track.add(packet, meta)
    }
  }
  return {
    track,
    async add(planes, frame) {
      const one = new VideoFrame(planes as Uint8Array<ArrayBuffer>, {
        format: 'I420A',
        codedWidth: width,
        codedHeight: height,
        timestamp: Math.round((frame * 1e6) / rate),
        duration: Math.round(1e6 / rate),
        colorSpace: colourSpace,
      })
      encoder.encode(one, { keyFrame: frame % (KEY_EVERY * rate) === 0 })
      one.close()
      while (encoder.encodeQueueSize > 4) await turn()
      await drain()
    },
    async end() {
      await encoder.flush()
      await drain()
      encoder.close()
    },
  }
}

async function encodeVideo(order: VideoOrder): Promise<void> {
  const { width, height, rate, hasAlpha, hasSound, files } = order
  const sound: Channels | undefined = hasSound ? [floats(await next()), floats(await next())] : undefined
  const outputs = files.map((file) => {
    const target = new BufferTarget()
    const format = file === 'webm' ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'in-memory' })
    const output = new Output({ format, target })
    const pictures = hasAlpha ? transparent(order) : opaque(order, file)
    output.addVideoTrack(pictures.track, { frameRate: rate })
    const audio = sound && new AudioSampleSource({ codec: file === 'webm' ? 'opus' : 'aac', bitrate: 160_000 })
    if (audio) output.addAudioTrack(audio)
    return { target, output, pictures, audio }
  })
  for (const { output } of outputs) await output.start()
  // Both at once: packets are written in the order of their times, and each waits for the other.
  const sounds = outputs.map(async ({ audio }) => {
    if (!audio || !sound) return
    await addSound(audio, { channels: sound, rate: 48_000 })
    audio.close()
  })
  let frames = 0
  for await (const planes of pieces) {
    if (planes.length !== planesLength(width, height, hasAlpha)) throw new RangeError('A frame of another size')
    for (const { pictures } of outputs) await pictures.add(planes, frames)
    frames++
    if (frames % FRAMES_A_COLLECTION === 0) tidy()
    await turn()
  }
  await Promise.all(sounds)
  for (const { output, pictures, target } of outputs) {
    await pictures.end?.()
    await output.finalize()
    await answer(finished(target))
  }
}

async function opened(): Promise<Input> {
  const file = await next()
  return new Input({ source: new BufferSource(file), formats: ALL_FORMATS })
}

const soundTrack = async (input: Input) => (await input.getAudioTracks())[0]
const videoTrack = async (input: Input) => (await input.getVideoTracks())[0]

/** Packets to what comes of them, one after another, never more than a few at once. */
async function decoded<Packet, Out extends { close(): void }>(
  packets: AsyncIterable<Packet>,
  open: (
    output: (made: Out) => void,
    error: (fault: Error) => void,
  ) => {
    decode(packet: Packet): void
    decodeQueueSize: number
    flush(): Promise<void>
    close(): void
  },
  take: (made: Out) => Promise<boolean | undefined>,
): Promise<void> {
  const made: Out[] = []
  let fault: Error | undefined
  const decoder = open(
    (one) => made.push(one),
    (error) => {
      fault = error
    },
  )
  async function drain(): Promise<boolean> {
    if (fault) throw fault
    for (let one = made.shift(); one; one = made.shift()) {
      const goesOn = await take(one)
      one.close()
      if (goesOn === false) return false
    }
    return true
  }
  let given = 0
  for await (const packet of packets) {
    decoder.decode(packet)
    while (decoder.decodeQueueSize > 4) await turn()
    await turn()
    if (++given % FRAMES_A_COLLECTION === 0) tidy()
    if (!(await drain())) {
      for (const rest of made) rest.close()
      decoder.close()
      return
    }
  }
  await decoder.flush()
  await drain()
  decoder.close()
}

async function decodeFrames(
  track: Awaited<ReturnType<typeof videoTrack>>,
  take: (frame: VideoFrame) => Promise<boolean>,
  from = 0,
) {
  if (!track) return
  // The native decoder would make the frame first.
  if (track.codedWidth > SIDE_MAX || track.codedHeight > SIDE_MAX) throw new RangeError('The video is too large')
  const config = await track.getDecoderConfig()
  if (!config) throw new RangeError('The video is of a kind that cannot be read')
  await decoded<EncodedVideoChunk, VideoFrame>(
    chunks(track, (packet) => packet.toEncodedVideoChunk(), from),
    (output, error) => {
      const decoder = new VideoDecoder({ output, error })
      decoder.configure(config)
      return decoder
    },
    take,
  )
}

/** The packets of a track from the last one that stands by itself before a moment, s. */
async function* chunks<T>(track: InputTrack, as: (packet: Packet) => T, from = 0): AsyncGenerator<T> {
  const sink = new EncodedPacketSink(track as ConstructorParameters<typeof EncodedPacketSink>[0])
  const first = from > 0 ? ((await sink.getKeyPacket(from)) ?? undefined) : undefined
  for await (const packet of sink.packets(first)) yield as(packet)
}
type Packet = NonNullable<Awaited<ReturnType<EncodedPacketSink['getFirstPacket']>>>

/** A frame's planes, as large as fit inside a size. */
async function planesOf(frame: VideoFrame, width: number, height: number): Promise<Buffer> {
  const { displayWidth, displayHeight } = frame
  if (displayWidth > SIDE_MAX || displayHeight > SIDE_MAX) throw new RangeError('The video is too large')
  if (frame.format === 'I420' || frame.format === 'I420A') {
    const { width: wide, height: high } = frame.visibleRect ?? { width: frame.codedWidth, height: frame.codedHeight }
    const bytes = new Uint8Array(frame.allocationSize())
    await frame.copyTo(bytes)
    return fitted(planesIn(bytes, wide, high), width, height)
  }
  const seen = frame.visibleRect ?? { width: frame.codedWidth, height: frame.codedHeight }
  const [wide, high] = [seen.width & ~1, seen.height & ~1]
  const rgba = new Uint8ClampedArray(frame.allocationSize({ format: 'RGBA' }))
  await frame.copyTo(rgba, { format: 'RGBA' })
  const planes = new Uint8Array(planesLength(wide, high, false))
  toPlanes(cropped(rgba, seen.width, wide, high), wide, high, planes)
  return fitted(planesIn(planes, wide, high), width, height)
}

/** The upper left of RGBA. */
function cropped(rgba: Uint8ClampedArray, from: number, width: number, height: number): Uint8ClampedArray {
  if (from === width) return rgba
  const kept = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) kept.set(rgba.subarray(y * from * 4, (y * from + width) * 4), y * width * 4)
  return kept
}

async function look(): Promise<void> {
  const input = await opened()
  const [video, audio] = [await videoTrack(input), await soundTrack(input)]
  if (!video && !audio) throw new RangeError('There is neither a picture nor a sound in it')
  const size = video && { width: video.displayWidth & ~1, height: video.displayHeight & ~1 }
  const looked: Looked = {
    seconds: await input.computeDuration(),
    video: size ?? null,
    audio: audio ? { channels: audio.numberOfChannels, rate: audio.sampleRate } : null,
  }
  await answerJson(looked)
  if (!size) return
  await decodeFrames(video, async (frame) => {
    await answer(await planesOf(frame, size.width, size.height))
    return false
  })
}

/** Hands a file's sound over as it is decoded, until `take` has enough. */
async function decodeSound(take: (data: AudioData, rate: number) => boolean): Promise<number> {
  const track = await soundTrack(await opened())
  const config = await track?.getDecoderConfig()
  if (!track || !config) throw new RangeError('There is no sound in it that can be read')
  const rate = track.sampleRate
  await decoded<EncodedAudioChunk, AudioData>(
    chunks(track, (packet) => packet.toEncodedAudioChunk()),
    (output, error) => {
      const decoder = new AudioDecoder({ output, error })
      decoder.configure(config)
      return decoder
    },
    async (data) => take(data, rate),
  )
  return rate
}

/** Left and right of a piece of sound. */
const ears = (data: AudioData) => [channelOf(data, 0), channelOf(data, Math.min(1, data.numberOfChannels - 1))] as const

async function measureLoudness(order: Extract<CodecOrder, { do: 'measure-loudness' }>): Promise<void> {
  const { secondsMax, timesASecond } = order
  const loud: number[] = []
  let [sum, count, many] = [0, 0, 0]
  await decodeSound((data, rate) => {
    const [left, right] = ears(data)
    const each = Math.max(1, Math.round(rate / timesASecond))
    for (let at = 0; at < left.length; at++) {
      sum += (left[at] as number) ** 2 + (right[at] as number) ** 2
      if (++count < each) continue
      loud.push(Math.sqrt(sum / (2 * count)))
      ;[sum, count] = [0, 0]
    }
    many += data.numberOfFrames
    return many < secondsMax * rate
  })
  // An answer of nothing would be none: what is left of a step is one as well.
  if (count > 0 || loud.length === 0) loud.push(Math.sqrt(sum / (2 * Math.max(1, count))))
  await answer(bytesOf(Float32Array.from(loud)))
}

async function decodeAudio({ secondsMax }: Extract<CodecOrder, { do: 'decode-audio' }>): Promise<void> {
  const left: Float32Array[] = []
  const right: Float32Array[] = []
  let [many, most] = [0, 0]
  const rate = await decodeSound((data, rate) => {
    most = Math.ceil(secondsMax * rate)
    const [one, other] = ears(data)
    left.push(one)
    right.push(other)
    many += data.numberOfFrames
    return many < most
  })
  const joined = (parts: Float32Array[]) => {
    const whole = new Float32Array(Math.min(most, many))
    let at = 0
    for (const part of parts) {
      whole.set(part.subarray(0, Math.max(0, whole.length - at)), at)
      at += part.length
      if (at >= whole.length) break
    }
    return whole
  }
  await answerJson({ rate })
  await answer(bytesOf(joined(left)))
  await answer(bytesOf(joined(right)))
}

/** How samples of each format are read, and what is full scale in them. */
const sampleFormats = {
  u8: { array: Uint8Array, zero: 128, full: 128 },
  s16: { array: Int16Array, zero: 0, full: 32_768 },
  s32: { array: Int32Array, zero: 0, full: 2_147_483_648 },
  f32: { array: Float32Array, zero: 0, full: 1 },
} as const

/** One channel of decoded sound, -1 to 1. */
function channelOf(data: AudioData, channel: number): Float32Array {
  if (data.format === null) throw new RangeError('The sound is of a kind that cannot be read')
  const isPlanar = data.format.endsWith('-planar')
  const { array, zero, full } = sampleFormats[data.format.replace('-planar', '') as keyof typeof sampleFormats]
  const step = isPlanar ? 1 : data.numberOfChannels
  const raw = new array(data.numberOfFrames * step)
  data.copyTo(raw, { planeIndex: isPlanar ? channel : 0 })
  const first = isPlanar ? 0 : channel
  return Float32Array.from(
    { length: data.numberOfFrames },
    (_, at) => ((raw[at * step + first] as number) - zero) / full,
  )
}

async function decodeVideo(order: Extract<CodecOrder, { do: 'decode-video' }>): Promise<void> {
  const { width, height, rate, from, seconds } = order
  const track = await videoTrack(await opened())
  if (!track) throw new RangeError('There is no picture in it')
  await answerJson({ width, height })
  const count = Math.round(seconds * rate)
  let shown = 0
  let held: VideoFrame | undefined
  /** What is held is seen up to a frame of the answer. */
  async function showUntil(frame: number) {
    const many = Math.min(count, frame) - shown
    if (!held || many <= 0) return
    const planes = await planesOf(held, width, height)
    for (let n = 0; n < many; n++) await answer(planes)
    shown += many
  }
  // Whatever rate the file has, each moment shows the last frame that had begun by then; what is not shown is not turned into planes.
  await decodeFrames(
    track,
    async (frame) => {
      await showUntil(Math.ceil((frame.timestamp / 1e6 - from) * rate - 1e-6))
      if (shown >= count) return false
      held?.close()
      held = frame.clone()
      return true
    },
    from,
  )
  await showUntil(Math.round(((await track.computeDuration()) - from) * rate))
  held?.close()
}

/** Whether what goes wrong is the file's doing. */
let isReading = false

async function carryOut(): Promise<void> {
  const order = JSON.parse((await next()).toString()) as CodecOrder
  isReading = !order.do.startsWith('encode')
  switch (order.do) {
    case 'encode-video':
      return encodeVideo(order)
    case 'encode-audio':
      return encodeAudio(order)
    case 'look':
      return look()
    case 'decode-audio':
      return decodeAudio(order)
    case 'measure-loudness':
      return measureLoudness(order)
    case 'decode-video':
      return decodeVideo(order)
  }
}

// A decoder that waits for its thread keeps no loop going by itself.
const awake = setInterval(() => undefined, 1000)
try {
  await carryOut()
  await answer(new Uint8Array())
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = isReading ? UNREADABLE : 1
} finally {
  clearInterval(awake)
}
// What is native may hold the process for good.
process.stdout.end(() => process.exit())
