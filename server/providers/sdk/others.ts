import { experimental_generateVideo, generateSpeech, generateText, jsonSchema, Output, transcribe } from 'ai'
import type {
  ClipOrder,
  MadeFile,
  SoundOrder,
  SpeechOrder,
  TextOrder,
  Transcript,
  TranscriptOrder,
} from '../provider.ts'
import { AnswerError, answerOf } from '../service/answers.ts'
import type {
  ClipListing,
  Opened,
  SoundListing,
  SpeechListing,
  TextListing,
  TranscriptListing,
  Vendor,
} from './vendor.ts'

/** The SDK's model of a craft that the vendor's listing claims. */
function modelOf<M>(model: M | undefined, vendor: Pick<Vendor, 'name'>): M {
  if (model === undefined) throw new Error(`${vendor.name} lists a craft that its SDK does not know`)
  return model
}

// The corridor tries again itself, and tells the person so.
const once = { maxRetries: 0 } as const

interface ClipTerms {
  signal: AbortSignal
  timeout: number
  /** Between two looks at whether it is done, ms. */
  pause: number
  fetch: typeof globalThis.fetch
}

export async function makeClip(
  vendor: Vendor,
  listing: ClipListing,
  sdk: Opened,
  order: ClipOrder,
  { signal, timeout, pause, fetch }: ClipTerms,
): Promise<MadeFile> {
  const id = (order.from && listing.fromPictureId) ?? listing.serviceId
  const { video } = await experimental_generateVideo({
    model: modelOf(sdk.video?.(id), vendor),
    prompt: order.from ? { text: order.prompt, image: order.from } : order.prompt,
    aspectRatio: aspectOf(order),
    resolution: `${order.width}x${order.height}`,
    duration: order.seconds,
    ...(listing.takesSeed && { seed: order.seed }),
    providerOptions: { [vendor.optionsName]: listing.options?.(order) ?? {} },
    poll: { intervalMs: pause, timeoutMs: timeout },
    // The SDK's own would follow whatever address the service names.
    download: async ({ url }) => {
      const answer = await answerOf(fetch(url, { signal }))
      return { data: new Uint8Array(await answer.arrayBuffer()), mediaType: undefined }
    },
    abortSignal: signal,
    ...once,
  })
  return clipFrom(Buffer.from(video.uint8Array))
}

/** WebM begins so (RFC 8794, 11.2.1). */
const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3])

/** A clip as it is kept, by what its bytes are and not by what they are said to be. Throws AnswerError for what is no whole one. */
function clipFrom(bytes: Buffer): MadeFile {
  if (bytes.subarray(0, 4).equals(EBML)) return { bytes, mediaType: 'video/webm' }
  if (isWholeMp4(bytes)) return { bytes, mediaType: 'video/mp4' }
  throw new AnswerError(200, 'The answer is no whole clip')
}

/** Whether the boxes of a file follow each other to its very end, and tell of a film (ISO/IEC 14496-12, 4.2). */
function isWholeMp4(bytes: Buffer): boolean {
  const seen = new Set<string>()
  let at = 0
  while (at + 8 <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (at === 0 && type !== 'ftyp') return false
    const short = bytes.readUInt32BE(at)
    // 1: the length follows in eight bytes; 0: to the end of the file.
    const long = short === 1 && at + 16 <= bytes.length ? Number(bytes.readBigUInt64BE(at + 8)) : short
    const length = short === 0 ? bytes.length - at : long
    if (length < 8) return false
    seen.add(type)
    at += length
  }
  return at === bytes.length && seen.has('moov') && seen.has('mdat')
}

function aspectOf({ width, height }: { width: number; height: number }): `${number}:${number}` {
  const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b))
  const by = common(width, height)
  return `${width / by}:${height / by}`
}

export async function makeSpeech(
  vendor: Vendor,
  listing: SpeechListing,
  sdk: Opened,
  order: SpeechOrder,
  signal: AbortSignal,
): Promise<MadeFile> {
  const { audio } = await generateSpeech({
    model: modelOf(sdk.speech?.(listing.serviceId), vendor),
    text: order.text,
    voice: order.voice,
    outputFormat: 'mp3',
    ...(order.manner !== '' && { instructions: order.manner }),
    ...(order.speed !== 1 && { speed: order.speed }),
    abortSignal: signal,
    ...once,
  })
  return { bytes: Buffer.from(audio.uint8Array), mediaType: audio.mediaType }
}

export async function makeSound(
  vendor: Vendor,
  listing: SoundListing,
  sdk: Opened,
  order: SoundOrder,
  signal: AbortSignal,
): Promise<MadeFile> {
  return modelOf(sdk.sound?.(listing.serviceId), vendor)(order, signal)
}

export async function makeTranscript(
  vendor: Vendor,
  listing: TranscriptListing,
  sdk: Opened,
  order: TranscriptOrder,
  signal: AbortSignal,
): Promise<Transcript> {
  const { text, segments } = await transcribe({
    model: modelOf(sdk.transcription?.(listing.serviceId), vendor),
    audio: order.recording,
    timestampGranularities: ['segment'],
    abortSignal: signal,
    ...once,
  })
  return {
    text,
    segments: segments.map((segment) => ({ text: segment.text, from: segment.startSecond, to: segment.endSecond })),
  }
}

export async function makeText(
  vendor: Pick<Vendor, 'name'>,
  listing: Pick<TextListing, 'serviceId'>,
  sdk: Opened,
  order: TextOrder,
  signal: AbortSignal,
): Promise<{ text: string }> {
  const asked = {
    model: modelOf(sdk.text?.(listing.serviceId), vendor),
    system: order.instructions,
    prompt: order.prompt,
    abortSignal: signal,
    ...once,
  }
  if (!order.schema) return { text: (await generateText(asked)).text }
  const { output } = await generateText({ ...asked, output: Output.object({ schema: jsonSchema(order.schema) }) })
  return { text: JSON.stringify(output) }
}
