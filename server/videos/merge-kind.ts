import * as z from 'zod'
import type { Axes, Axis, AxisLevel } from '../../contract/axes.ts'
import type { MarkedBy } from '../../contract/images.ts'
import { MERGE_SHARE, timelineOf, transitions } from '../../contract/merge-facts.ts'
import { usablePicture } from '../edits/usable-picture.ts'
import { AppError } from '../errors.ts'
import type { Work } from '../generations/kind.ts'
import { recordingFilesOf } from '../images/queries.ts'
import { levelsOf } from '../images/rated.ts'
import type { ClipOrder, MergeOrder } from '../providers/provider.ts'
import { gravestMark, recordingKind, storedRecording } from '../recordings/recording-kind.ts'
import { sharedBytes } from '../threads/shared-bytes.ts'

/** What is put together as it is stored: lengths are settled, sizes in even px. */
const StoredMerge = z.object({
  ...storedRecording,
  parts: z.array(z.object({ imageId: z.uuid(), from: z.number(), seconds: z.number(), title: z.string() })),
  transition: z.enum(transitions),
  fades: z.boolean(),
  sound: z.object({ imageId: z.uuid(), volume: z.number() }).optional(),
  title: z.string(),
  /** What it is called by where it has no title. */
  called: z.string(),
  width: z.number().int(),
  height: z.number().int(),
})
type StoredMerge = z.output<typeof StoredMerge>

const NAME = 'One of the parts'
const usable = ({ services, userId }: Work, id: string, name = NAME) => usablePicture(services.db, userId, id, name)

/** The file of a recording that is worked on: the first of those formats that it has. */
async function fileOf({ services }: Work, imageId: string, formats: readonly string[]): Promise<Buffer> {
  const files = await recordingFilesOf(services.db, imageId)
  const found = formats.flatMap(
    (format) => files.find(({ mediaKey, stem }) => stem === '' && mediaKey.endsWith(`.${format}`)) ?? [],
  )[0]
  if (!found) throw new AppError('conflict', 'One of the parts has no file that can be used here. Nothing was charged.')
  return services.media.read(found.mediaKey)
}

async function partOf(
  work: Work,
  { imageId, from, seconds, title }: StoredMerge['parts'][number],
  size: { width: number; height: number },
  read: Map<string, Uint8Array>,
): Promise<MergeOrder['parts'][number]> {
  const image = await usable(work, imageId)
  if (image.recording?.medium === 'video') {
    const file = read.get(imageId) ?? (await sharedBytes(await fileOf(work, imageId, ['mp4', 'webm'])))
    read.set(imageId, file)
    return { file, from, seconds, title }
  }
  const original = await work.services.media.read(image.mediaKey)
  const watcher = { userId: work.userId, signal: work.signal, progress: () => undefined }
  const picture = await work.services.editor.openAt(original, { ...size, fit: 'contain' }, watcher)
  return { picture, seconds, title }
}

/** How long all of it is, s; titles' cards are not paid for. */
const secondsOf = ({ parts, transition }: Pick<StoredMerge, 'parts' | 'transition'>) =>
  timelineOf(
    parts.map(({ seconds }) => seconds),
    transition,
  ).seconds

export const mergeKind = recordingKind<StoredMerge, 'clip'>({
  name: 'merge',
  request: StoredMerge,
  type: 'VIDEO',
  craftOf: () => 'clip',
  units: (request) => secondsOf(request) * MERGE_SHARE,
  told: () => ({ medium: 'video', form: null, loops: false }),
  words: ({ title, called }) => title || called,

  async order(request, work): Promise<Omit<ClipOrder, 'model'>> {
    const { parts, transition, fades, sound, title, width, height, seed } = request
    // One after the other: no two pictures are decoded at once. What is named twice is in memory once.
    const shown: MergeOrder['parts'][number][] = []
    const read = new Map<string, Uint8Array>()
    for (const part of parts) shown.push(await partOf(work, part, { width, height }, read))
    const track = sound && (await usable(work, sound.imageId, 'The sound'))
    const merge: MergeOrder = {
      parts: shown,
      transition,
      fades,
      title,
      ...(sound &&
        track && {
          sound: {
            file: await sharedBytes(await fileOf(work, sound.imageId, ['flac', 'wav', 'ogg', 'mp3'])),
            volume: sound.volume,
          },
        }),
    }
    return { prompt: title, negativePrompt: '', width, height, seconds: secondsOf(request), seed, merge }
  },

  // What is marked on any of the parts is on the whole.
  async marks({ parts, sound }, work) {
    const ids = [...parts.map(({ imageId }) => imageId), ...(sound ? [sound.imageId] : [])]
    let levels: Axes = { gore: 0, horror: 0, nudity: 0 }
    let markedBy: MarkedBy | null = null
    let isWithheld = false
    for (const id of new Set(ids)) {
      const image = await usable(work, id)
      const its = levelsOf(image)
      const most = (axis: Axis) => Math.max(levels[axis], its[axis]) as AxisLevel
      levels = { gore: most('gore'), horror: most('horror'), nudity: most('nudity') }
      markedBy = gravestMark(markedBy, image.nsfwMarkedBy)
      isWithheld ||= image.isWithheld
    }
    return { levels, markedBy, isWithheld }
  },
})
