import * as z from 'zod'
import {
  categoryFacts,
  categoryOf,
  ImageCategory,
  ImageShape,
  type ImageSize,
  pixelSize,
} from '../../contract/categories.ts'
import { cameraMoves, videoEffects, videoSizes } from '../../contract/video-facts.ts'
import { canRepaint } from '../../engine/facts.ts'
import { usablePicture } from '../edits/usable-picture.ts'
import type { Work } from '../generations/kind.ts'
import { keepsScene } from '../images/keeps-scene.ts'
import { levelsOf } from '../images/rated.ts'
import type { ClipOrder, MotionOrder } from '../providers/provider.ts'
import { recordingKind, storedRecording } from '../recordings/recording-kind.ts'
import { videoTitle, wordsOf } from './video-words.ts'

/** A request for a video as it is stored. */
const StoredVideo = z.object({
  ...storedRecording,
  prompt: z.string(),
  /** What it is called by where there are no words: the picture's title. */
  title: z.string().default(''),
  imageId: z.uuid().optional(),
  says: z.string().default(''),
  category: ImageCategory,
  shape: ImageShape,
  /** Of what is made first. */
  style: z.string().optional(),
  effect: z.enum(videoEffects).optional(),
  camera: z.enum(cameraMoves).optional(),
  seconds: z.number(),
  size: z.literal(videoSizes),
  loops: z.boolean(),
  /** Sizes of the service's model; left out: the built-in engine's. */
  frame: z.tuple([z.number().int(), z.number().int()]).optional(),
})
type StoredVideo = z.output<typeof StoredVideo>

/** Sizes of a video are even: chroma has half of them. */
const even = (length: number) => Math.max(2, Math.round(length / 2) * 2)

/** A size in the shape of a picture, its longer side as asked for, px. */
function shaped(size: number, { width, height }: { width: number; height: number }) {
  const scale = size / Math.max(width, height)
  return { width: even(width * scale), height: even(height * scale) }
}

const parentOf = ({ services, userId }: Work, id: string) => usablePicture(services.db, userId, id, 'The picture')

export const videoKind = recordingKind<StoredVideo, 'clip'>({
  name: 'video',
  request: StoredVideo,
  type: 'VIDEO',
  craftOf: () => 'clip',
  units: ({ seconds }) => seconds,
  told: ({ loops }) => ({ medium: 'video', form: null, loops }),
  words: wordsOf,
  called: videoTitle,
  of: ({ imageId }) => imageId,

  async order(request, work): Promise<Omit<ClipOrder, 'model'>> {
    const { prompt, says, seconds, seed, category, style, effect, camera, loops, size, imageId, frame } = request
    const image = imageId === undefined ? undefined : await parentOf(work, imageId)
    const told = { prompt, negativePrompt: '', seconds, seed }
    const original = image && (await work.services.media.read(image.mediaKey))
    if (frame) {
      const [width, height] = frame
      return { ...told, width, height, ...(original && { from: original }) }
    }
    const asked: MotionOrder = {
      category,
      loops,
      ...(says && { says }),
      ...(style !== undefined && { style }),
      ...(effect && { effect }),
      ...(camera && { camera }),
    }
    if (!image || !original) return { ...told, ...pixelSize(request.shape, size as ImageSize), motion: asked }
    const at = shaped(size, image)
    const its = categoryOf(image.type)
    const isKept = keepsScene({ image, legend: image.scene, isWearing: image.worn !== null })
    if (its && isKept && canRepaint(its, image.scene))
      return {
        ...told,
        ...at,
        motion: { ...asked, category: its, scene: { scene: image.scene, category: its, style: image.model } },
      }
    const watcher = { userId: work.userId, signal: work.signal, progress: () => undefined }
    const picture = await work.services.editor.openAt(original, at, watcher)
    return { ...told, ...at, motion: { ...asked, picture } }
  },

  // What is marked on the picture is on what comes of it.
  async marks({ imageId }, work) {
    if (imageId === undefined) return undefined
    const image = await parentOf(work, imageId)
    return { levels: levelsOf(image), markedBy: image.nsfwMarkedBy, isWithheld: image.isWithheld }
  },
})

/** The shape a category looks best in, where none is asked for. */
export const usualShape = (category: ImageCategory) => categoryFacts[category].shape
