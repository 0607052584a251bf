import { eq } from 'drizzle-orm'
import * as z from 'zod'
import type { AxisLevel } from '../../contract/axes.ts'
import { categoryOf } from '../../contract/categories.ts'
import { EDIT_PRICE, editFacts } from '../../contract/edit-facts.ts'
import { Edit } from '../../contract/edits.ts'
import { TITLE_MAX } from '../../contract/images.ts'
import { sidesOf } from '../../contract/map-exports.ts'
import { typedText } from '../../contract/text.ts'
import { flagsOf, visibilities } from '../../contract/visibility.ts'
import { canRepaint, RECIPE } from '../../engine/index.ts'
import type { Reader } from '../db/database.ts'
import { images } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import type { Kind, Work } from '../generations/kind.ts'
import { imageKind } from '../images/image-kind.ts'
import { glanced, lookBytes, lookedOver, lookOver } from '../images/looked.ts'
import { canReadSecrets, canView } from '../images/policy.ts'
import { asRated, levelsOf, ratedBy } from '../images/rated.ts'
import { assertRoom } from '../images/room.ts'
import { announceToFollowers } from '../jobs/follower-news.ts'
import { workOf } from '../pixels/gate.ts'
import type { SceneOrder } from './edit-thread.ts'

/** An edit as it is stored: whose it is and what comes of it are settled. */
const StoredEdit = z.object({
  imageId: z.uuid(),
  edit: Edit,
  seed: z.number().int(),
  title: typedText(TITLE_MAX),
  visibility: z.enum(visibilities),
})
type StoredEdit = z.output<typeof StoredEdit>

const Part = z.object({
  mediaKey: z.string(),
  thumbhash: z.string(),
  ...glanced,
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  ...lookedOver,
  way: z.enum(['scene', 'pixels']),
})

type Image = typeof images.$inferSelect

async function parentOf(reader: Reader, userId: string, id: string): Promise<Image> {
  const [image] = await reader.select().from(images).where(eq(images.id, id))
  if (!image || !canView({ id: userId }, image) || !canReadSecrets({ id: userId }, image))
    throw new AppError('not_found', 'The picture that was to be edited is not there any more.')
  return image
}

/** The kept scene of a picture, at so many times its size; undefined where its px are all there is to go by. */
function sceneOf(image: Image, factor: number): SceneOrder | undefined {
  const category = categoryOf(image.type)
  // Painted by another recipe it would be another picture, and what wears a style or was painted over is not in the scene.
  if (!category || image.recipe !== RECIPE || image.worn !== null || image.over !== null) return undefined
  if (!canRepaint(category, image.scene)) return undefined
  const frame = { width: image.width * factor, height: image.height * factor }
  // As large as it is painted for a file.
  if (Math.max(frame.width, frame.height) > Math.max(...sidesOf(image.type))) return undefined
  return { category, scene: image.scene, style: image.model, frame }
}

/** What of its parent stays with a picture that was painted anew from the same scene: it is the same work. */
const sameWork = (parent: Image) => ({
  type: parent.type,
  recipe: parent.recipe,
  scene: parent.scene,
  model: parent.model,
  modelName: parent.modelName,
  seed: parent.seed,
  nudges: parent.nudges,
  faces: parent.faces,
  prompt: parent.prompt,
  negativePrompt: parent.negativePrompt,
  understood: parent.understood,
  unused: parent.unused,
})

/** What was marked stays marked, whatever a look at what came of it says. */
function ratedWith(part: Omit<z.output<typeof Part>, 'way'>, parent: Image) {
  const seen = ratedBy(part, [])
  const kept = levelsOf(parent)
  const levels = {
    gore: larger(seen.gore, kept.gore),
    horror: larger(seen.horror, kept.horror),
    nudity: larger(seen.nudity, kept.nudity),
  }
  return { ...asRated(levels), nsfwMarkedBy: seen.nsfwMarkedBy ?? parent.nsfwMarkedBy }
}

const larger = (one: AxisLevel, other: AxisLevel): AxisLevel => (one > other ? one : other)

async function make(request: StoredEdit, parent: Image, work: Work): Promise<z.input<typeof Part>> {
  const { editor, media, glancer } = work.services
  const { edit, seed } = request
  const scene = edit.type === 'UPSCALER' ? sceneOf(parent, edit.factor) : undefined
  const watcher = {
    userId: work.userId,
    signal: work.signal,
    progress: (done: number) =>
      work.progress(0.05 + 0.8 * done, scene ? 'Painting it larger' : 'Working on the picture'),
  }
  work.progress(0.02, 'Reading the picture')
  const made = scene
    ? await editor.repaint(scene, watcher)
    : await editor.edit(await media.read(parent.mediaKey), { edit, seed, faces: parent.faces }, watcher)
  const { bytes, extension, width, height } = made
  work.progress(0.9, 'Looking it over')
  // What the built-in engine painted is dressed.
  const looked = scene ? { faces: parent.faces } : await lookOver(work.services, bytes, work.signal)
  const size = { caller: workOf(work.userId), pixels: width * height, signal: work.signal }
  return {
    ...looked,
    ...(await glancer.glance(bytes, size)),
    mediaKey: await media.put(bytes, extension),
    width,
    height,
    bytes: bytes.length,
    way: scene ? 'scene' : 'pixels',
  }
}

/** A picture that comes of another by an edit, and knows it. */
export const editKind: Kind<StoredEdit> = {
  name: 'edit',
  request: StoredEdit,
  price: () => EDIT_PRICE,
  bounded: (_, request) => ({ pictures: 1, hidden: Number(!flagsOf(request).isVisible) }),
  describe: (_, { edit, title }) => ({ description: title, modelName: editFacts[edit.type].label }),

  async run(request, work) {
    const parent = await parentOf(work.services.db, work.userId, request.imageId)
    const { way, ...part } = Part.parse(await work.part(0, () => make(request, parent, work)))
    return {
      charge: EDIT_PRICE,
      async store(tx) {
        const id = crypto.randomUUID()
        await tx.insert(images).values({
          ...part,
          look: lookBytes(part.look),
          ...ratedWith(part, parent),
          type: 'EDIT',
          ...(way === 'scene' && sameWork(parent)),
          id,
          generationId: work.id,
          ownerId: work.userId,
          title: request.title,
          editOf: parent.id,
          edit: { edit: request.edit, way },
          ...flagsOf(request),
        })
        if (flagsOf(request).isVisible)
          await announceToFollowers(tx, work.services.queue, { ownerId: work.userId, imageId: id })
      },
    }
  },

  admit: (tx, userId) => assertRoom(tx, userId, 0),
  outcome: imageKind.outcome,
}
