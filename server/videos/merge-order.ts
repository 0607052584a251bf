import { pixelSize } from '../../contract/categories.ts'
import { MERGED_SECONDS_MAX, PART_SECONDS, timelineOf } from '../../contract/merge-facts.ts'
import type { MergePart, MergeRequest } from '../../contract/merges.ts'
import { flagsAsked, flagsOf, visibilityOf } from '../../contract/visibility.ts'
import type { Caller } from '../accounts/accounts.ts'
import { usablePicture } from '../edits/usable-picture.ts'
import { AppError } from '../errors.ts'
import { hasStarted, type Order } from '../generations/start.ts'
import { recordingFilesOf } from '../images/queries.ts'
import { assertShowable } from '../moderation/policy.ts'
import { settledRecordingModel } from '../recordings/settled-model.ts'
import type { Services } from '../services.ts'

const NOTHING = 'Nothing was started and nothing was charged.'

/** Most bytes of all the files that are put together, each counted once. */
const MERGED_BYTES_MAX = 120e6

type Image = Awaited<ReturnType<typeof usablePicture>>

/** How long a part is seen: of a video no longer than there is of it. Throws AppError for what is no picture. */
function settledPart({ imageId, from, seconds, title }: MergePart, image: Image, n: number) {
  const { recording } = image
  if (recording?.medium === 'audio')
    throw new AppError('invalid_request', `Part ${n + 1} is a sound: choose it as what is heard. ${NOTHING}`)
  if (!recording) return { imageId, from: 0, seconds, title }
  const left = recording.seconds - from
  if (left < PART_SECONDS.least)
    throw new AppError('invalid_request', `Part ${n + 1} ends before ${from} seconds are over. ${NOTHING}`)
  return { imageId, from, seconds: Math.min(seconds, left), title }
}

/** Throws AppError where the files of what is put together are more than are held in memory at once. */
async function assertFits({ db }: Services, images: readonly Image[]) {
  const ids = [...new Set(images.filter(({ recording }) => recording).map(({ id }) => id))]
  let bytes = 0
  for (const id of ids) {
    const whole = (await recordingFilesOf(db, id)).filter(({ stem }) => stem === '')
    bytes += Math.max(0, ...whole.map((file) => file.bytes))
  }
  if (bytes > MERGED_BYTES_MAX)
    throw new AppError(
      'invalid_request',
      `These videos have ${Math.ceil(bytes / 1e6)} MB together; ${MERGED_BYTES_MAX / 1e6} MB is the most. ${NOTHING}`,
    )
}

/** What the corridor is asked for when somebody puts videos together. Throws AppError for what cannot be. */
export async function mergeOrder(
  services: Services,
  caller: Caller,
  asked: MergeRequest,
  idempotencyKey: string,
): Promise<Order> {
  const usable = (id: string, name: string) => usablePicture(services.db, caller.id, id, name)
  const { transition, fades, title, sound, shape, size } = asked
  const { model } = await settledRecordingModel(services, caller, { ownKey: false }, 'image-to-video')
  // A repeat is answered as the first was, though a part may have gone meanwhile.
  const isRepeat = await hasStarted(services.db, caller.id, idempotencyKey)
  const parts: ReturnType<typeof settledPart>[] = []
  const images: Image[] = []
  if (!isRepeat) {
    for (const [n, part] of asked.parts.entries()) {
      const image = await usable(part.imageId, `Part ${n + 1}`)
      parts.push(settledPart(part, image, n))
      images.push(image)
    }
    if (sound) {
      const track = await usable(sound.imageId, 'The sound')
      if (track.recording?.medium !== 'audio')
        throw new AppError('invalid_request', `What is to be heard is no sound. ${NOTHING}`)
      images.push(track)
    }
  }
  await assertFits(services, images)
  const { seconds } = timelineOf(
    parts.map((part) => part.seconds),
    transition,
  )
  if (seconds > MERGED_SECONDS_MAX)
    throw new AppError(
      'invalid_request',
      `All of it takes ${Math.ceil(seconds)} seconds; ${MERGED_SECONDS_MAX} is the most. ${NOTHING}`,
    )
  const isOwn = images.every((image) => image.ownerId === caller.id && image.isVisible)
  const visibility = visibilityOf(flagsAsked(asked, isOwn ? 'public' : 'private'))
  for (const image of images) assertShowable(image, flagsOf({ visibility }))
  const request = {
    parts,
    transition,
    fades,
    ...(sound && { sound }),
    title,
    called: images[0]?.title ?? '',
    ...pixelSize(shape, size),
    model: model.id,
    seed: 0,
    visibility,
  }
  return { userId: caller.id, kind: 'merge', request, asked, idempotencyKey }
}
