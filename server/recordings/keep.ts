import sharp from 'sharp'
import * as z from 'zod'
import {
  FullRecording,
  type KeptRecording,
  type RecordingExtension,
  recordingTypes,
} from '../../contract/recordings.ts'
import { PEAKS, peaksOf, soundCover } from '../../engine/facts.ts'
import type { Transaction } from '../db/database.ts'
import { recordingFiles } from '../db/schema.ts'
import type { Work } from '../generations/kind.ts'
import { glanced, lookedOver, lookOver } from '../images/looked.ts'
import { decodeVideo, lookAt, loudnessIn, UnreadableMedia } from '../media/codec.ts'
import { fromPlanes, fromPlanesInTurns } from '../media/yuv.ts'
import { pixels as gate, workOf } from '../pixels/gate.ts'
import { type BuiltRecording, type MadeFile, ProviderError } from '../providers/provider.ts'
import { openTurns } from '../providers/service/turns.ts'

/** A finished recording with its still, as a part of work keeps it. */
export const RecordingPart = z.object({
  mediaKey: z.string(),
  thumbhash: z.string(),
  ...glanced,
  ...lookedOver,
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  recording: FullRecording.omit({ files: true, of: true }).extend({ style: z.string().optional() }),
  files: z.array(z.object({ mediaKey: z.string(), stem: z.string(), bytes: z.number() })),
})
export type RecordingPart = z.output<typeof RecordingPart>

/** Longest that is listened to of what a service sent, s, and how finely: a short sound in as many steps as a waveform shows. */
const HEARD = { secondsMax: 900, stepsLeast: 2 * PEAKS, timesASecond: { least: 50, most: 1000 } }
const timesASecondOf = (seconds: number) => {
  const { least, most } = HEARD.timesASecond
  return Math.min(most, Math.max(least, Math.ceil(HEARD.stepsLeast / Math.max(seconds, 0.01))))
}

const extensionOf = (mediaType: string): RecordingExtension | undefined => {
  const [plain] = mediaType
    .toLowerCase()
    .replace('audio/mp3', 'audio/mpeg')
    .replace('audio/x-wav', 'audio/wav')
    .split(';')
  const found = Object.entries(recordingTypes).find(([, type]) => type === plain)
  return found?.[0] as RecordingExtension | undefined
}

/** A service's file as a recording: what it is is found by decoding it. Throws ProviderError where it is none. */
async function ofService(
  { bytes, mediaType }: MadeFile,
  { medium, form, loops }: Pick<KeptRecording, 'medium' | 'form' | 'loops'>,
  work: Pick<Work, 'userId' | 'signal'>,
): Promise<BuiltRecording> {
  const extension = extensionOf(mediaType)
  const unusable = (cause?: unknown) =>
    new ProviderError('The service sent a file that cannot be played.', { passing: false, cause })
  if (!extension) throw unusable()
  const { signal } = work
  const looked = await lookAt(bytes, { signal }).catch((error: unknown) => {
    throw error instanceof UnreadableMedia ? unusable(error) : error
  })
  // Minutes of sound are large: how loud they are is all that comes over.
  const heard = { secondsMax: HEARD.secondsMax, timesASecond: timesASecondOf(looked.seconds) }
  const loud = looked.audio ? await loudnessIn(bytes, heard, { signal }) : undefined
  const { video, frame } = looked
  if (medium === 'video' && !(video && frame)) throw unusable()
  const peaks = loud ? peaksOf({ left: loud, right: loud }) : []
  const { width, height } = video ?? { width: 0, height: 0 }
  const picture =
    video && frame
      ? { width, height, pixels: await fromPlanesInTurns(frame, width, height) }
      : soundCover({ peaks, form, seed: 0 })
  return {
    files: [{ stem: '', extension, bytes }],
    still: await stillOf(picture, work),
    kept: { medium, form, loops, seconds: looked.seconds, peaks, captions: [], tempo: null, hasAlpha: false },
    title: '',
    understood: [],
    unused: [],
  }
}

async function stillOf(
  { width, height, pixels }: { width: number; height: number; pixels: Uint8ClampedArray },
  { userId, signal }: Pick<Work, 'userId' | 'signal'>,
): Promise<BuiltRecording['still']> {
  const bytes = await gate.run({ caller: workOf(userId), pixels: width * height, signal }, () =>
    sharp(pixels, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  )
  return { bytes, width, height }
}

/** So many moments of a clip are looked at, the first by its still: what is not for everybody may come later. */
const MOMENTS = 5
/** How large they are looked at, px: models that judge pictures make them smaller still. */
const LOOKED_AT = 480

/** What is seen in a clip that a service made: the gravest of some moments of it, and the faces of its still. */
async function lookThrough(
  file: Uint8Array,
  still: BuiltRecording['still'],
  seconds: number,
  work: Pick<Work, 'services' | 'userId' | 'signal'>,
): Promise<Awaited<ReturnType<typeof lookOver>>> {
  const { services, signal } = work
  let seen = await lookOver(services, Buffer.from(still.bytes), signal)
  if (!services.vision) return seen
  const scale = Math.min(1, LOOKED_AT / Math.max(still.width, still.height))
  const [width, height] = [still.width, still.height].map((side) =>
    Math.max(2, Math.round((side * scale) / 2) * 2),
  ) as [number, number]
  const asked = { width, height, rate: MOMENTS / seconds, from: 0, seconds }
  let n = 0
  try {
    for await (const planes of decodeVideo(file, asked, { signal })) {
      if (n++ === 0 || seen.isNsfw) continue
      const { bytes } = await stillOf({ width, height, pixels: fromPlanes(planes, width, height) }, work)
      const { faces: _, ...moment } = await lookOver(services, Buffer.from(bytes), signal)
      if (moment.isNsfw || (moment.nsfwRating ?? 0) > (seen.nsfwRating ?? 0)) seen = { ...seen, ...moment }
    }
  } catch (error) {
    if (!(error instanceof UnreadableMedia)) throw error
    // A clip that is paid for is delivered: it plays as far as it can be read.
    services.log.warn({ err: error }, 'A clip could not be looked through to its end')
  }
  return seen
}

const takeTurn = openTurns(1)

/** One service's file is decoded at a time: each takes a process and all of it in memory. */
async function inTurn<T>(signal: AbortSignal, look: () => Promise<T>): Promise<T> {
  const giveBack = await takeTurn(signal)
  try {
    return await look()
  } finally {
    giveBack()
  }
}

/** Puts a finished recording away: its files, its still, and what is kept of both. */
export async function keepRecording(
  made: MadeFile,
  told: Pick<KeptRecording, 'medium' | 'form' | 'loops'>,
  work: Pick<Work, 'services' | 'userId' | 'signal'>,
): Promise<{ part: RecordingPart; built: BuiltRecording }> {
  const { media, glancer } = work.services
  const built = made.built ?? (await inTurn(work.signal, () => ofService(made, told, work)))
  const { still, kept, files } = built
  const bytes = Buffer.from(still.bytes)
  const pixels = still.width * still.height
  const keys: RecordingPart['files'] = []
  for (const file of files)
    keys.push({ mediaKey: await media.put(file.bytes, file.extension), stem: file.stem, bytes: file.bytes.length })
  const isOurs = made.built !== undefined || kept.medium === 'audio'
  return {
    built,
    part: RecordingPart.parse({
      ...(isOurs ? { faces: [] } : await inTurn(work.signal, () => lookThrough(made.bytes, still, kept.seconds, work))),
      mediaKey: await media.put(bytes, 'png'),
      ...(await glancer.glance(bytes, { caller: workOf(work.userId), pixels, signal: work.signal })),
      width: still.width,
      height: still.height,
      bytes: bytes.length,
      recording: kept,
      files: keys,
    }),
  }
}

/** The files of a work's recording, in their order. */
export async function storeFiles(tx: Transaction, imageId: string, files: RecordingPart['files']): Promise<void> {
  await tx.insert(recordingFiles).values(files.map((file, position) => ({ ...file, imageId, position })))
}
