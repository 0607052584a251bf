import * as z from 'zod'
import { type Axes, type AxisLevel, axisLevels } from '../../contract/axes.ts'
import { Edit, EditBy, editWays } from '../../contract/edits.ts'
import { MarkedBy, Sent } from '../../contract/images.ts'
import { isCostly } from '../../contract/levels.ts'
import { TITLE_MAX } from '../../contract/limits.ts'
import { Chip } from '../../contract/prompts.ts'
import { typedText } from '../../contract/text.ts'
import { flagsOf, visibilities } from '../../contract/visibility.ts'
import { styles } from '../../engine/facts.ts'
import type { Scene } from '../../engine/index.ts'
import { images } from '../db/schema.ts'
import type { Kind, Work } from '../generations/kind.ts'
import { imageKind } from '../images/image-kind.ts'
import { glanced, lookBytes, lookedOver, lookOver } from '../images/looked.ts'
import { asRated, levelsOf, ratedBy } from '../images/rated.ts'
import { assertRoom } from '../images/room.ts'
import { announceToFollowers } from '../jobs/follower-news.ts'
import { workOf } from '../pixels/gate.ts'
import { ANYBODY } from '../providers/providers.ts'
import { textsIn } from '../words/policy.ts'
import { byService } from './by-service.ts'
import type { Made } from './maker.ts'
import { carryOut } from './makers.ts'
import { makerName, modelStillThere, priceOf, StoredModel, siteModel } from './service-model.ts'
import { usablePicture } from './usable-picture.ts'

/** An edit as it is stored: whose it is and what comes of it are settled. */
const StoredEdit = z.object({
  imageId: z.uuid(),
  edit: Edit,
  seed: z.number().int(),
  title: typedText(TITLE_MAX),
  visibility: z.enum(visibilities),
  /** The service's model that carries it out; left out: the built-in engine. */
  by: StoredModel.optional(),
})
type StoredEdit = z.output<typeof StoredEdit>

const axis = z.literal(axisLevels)

const Part = z.object({
  mediaKey: z.string(),
  thumbhash: z.string(),
  ...glanced,
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  ...lookedOver,
  way: z.enum(editWays),
  told: z.array(z.string()).default([]),
  by: EditBy.optional(),
  sent: Sent.optional(),
  /** What is marked on the other pictures that went into it. */
  besides: z
    .array(
      z.object({
        gore: axis,
        horror: axis,
        nudity: axis,
        markedBy: MarkedBy.nullable().default(null),
        isWithheld: z.boolean().default(false),
      }),
    )
    .default([]),
  kept: z
    .object({
      scene: z.custom<Scene>().optional(),
      prompt: z.string().optional(),
      style: z.string().optional(),
      understood: z.array(Chip).optional(),
      unused: z.array(z.string()).optional(),
    })
    .optional(),
})

type Image = typeof images.$inferSelect

/** What of its parent stays with a picture that was painted anew from its scene, as it was or changed. */
const sameWork = (
  parent: Image,
  { scene, prompt, style, understood, unused }: NonNullable<z.output<typeof Part>['kept']>,
) => ({
  type: parent.type,
  recipe: parent.recipe,
  scene: scene ?? parent.scene,
  model: style ?? parent.model,
  modelName: styles.find(({ id }) => id === style)?.name ?? parent.modelName,
  seed: parent.seed,
  nudges: parent.nudges,
  prompt: prompt ?? parent.prompt,
  negativePrompt: parent.negativePrompt,
  understood: understood ?? parent.understood,
  unused: unused ?? parent.unused,
})

/** What is stored of a scene beside the faces on it. */
const keptOf = ({ faces: _, ...kept }: NonNullable<Made['kept']>) => kept

/** What was marked stays marked, whatever the words of the edit and a look at what came of it say. */
function ratedWith(part: z.output<typeof Part>, parent: Image, edit: Edit) {
  const seen = ratedBy(part, [...textsIn(edit), part.kept?.prompt ?? ''])
  const levels = [levelsOf(parent), ...part.besides].reduce<Axes>(larger, seen)
  const marks = [seen.nsfwMarkedBy, parent.nsfwMarkedBy, ...part.besides.map(({ markedBy }) => markedBy)]
  return { ...asRated(levels), nsfwMarkedBy: marks.find((mark) => mark !== null) ?? null }
}

/** What a moderator withheld stays withheld in whatever comes of it; else it is shown as was asked. */
function shownAs(part: z.output<typeof Part>, parent: Image, request: StoredEdit) {
  const isWithheld = parent.isWithheld || part.besides.some((one) => one.isWithheld)
  return { isWithheld, ...flagsOf(isWithheld ? { visibility: 'private' } : request) }
}

const larger = (one: Axes, other: Axes): Axes => ({
  gore: Math.max(one.gore, other.gore) as AxisLevel,
  horror: Math.max(one.horror, other.horror) as AxisLevel,
  nudity: Math.max(one.nudity, other.nudity) as AxisLevel,
})

async function make(request: StoredEdit, parent: Image, work: Work): Promise<z.input<typeof Part>> {
  const { editor, media, glancer } = work.services
  const { edit, seed, by: model } = request
  const watcher = {
    userId: work.userId,
    signal: work.signal,
    progress: (done: number) => work.progress(0.05 + 0.8 * done, 'Working on the picture'),
  }
  work.progress(0.02, 'Reading the picture')
  const {
    bytes,
    extension,
    width,
    height,
    way,
    told,
    kept,
    besides = [],
    by,
    sent,
  } = model
    ? await byService({ edit, parent, seed, work, watcher, by: model })
    : await editor.inTurn(work.signal, () => carryOut({ edit, parent, seed, work, watcher }))
  work.progress(0.9, 'Looking it over')
  // What the built-in engine painted is dressed.
  const looked = kept ? { faces: kept.faces ?? parent.faces } : await lookOver(work.services, bytes, work.signal)
  const size = { caller: workOf(work.userId), pixels: width * height, signal: work.signal }
  return {
    ...looked,
    ...(await glancer.glance(bytes, size)),
    mediaKey: await media.put(bytes, extension),
    width,
    height,
    bytes: bytes.length,
    way,
    told,
    ...(by && { by }),
    ...(sent && { sent }),
    besides: besides.map((one) => ({ ...levelsOf(one), markedBy: one.nsfwMarkedBy, isWithheld: one.isWithheld })),
    ...(kept && { kept: keptOf(kept) }),
  }
}

/** A picture that comes of another by an edit, and knows it. */
export const editKind: Kind<StoredEdit> = {
  name: 'edit',
  request: StoredEdit,
  price: (services, { edit, by }) => priceOf(services, edit, by),

  bounded(services, request) {
    // Asked of work under way too, whose model may be gone: that is told where the work is made.
    const model = modelStillThere(services, request.edit, request.by)
    const isClosed = model?.craft === 'picture' && isCostly(model)
    return {
      pictures: 1,
      hidden: Number(!flagsOf(request).isVisible),
      ...(isClosed && { costly: model.name }),
    }
  },

  describe: (services, { edit, title, by }) => ({
    description: title,
    modelName: makerName(services, edit, by),
  }),

  waitsFor(services, { edit, by }) {
    if (by?.ownService !== undefined) return ANYBODY.name
    const model = siteModel(services, edit, by)
    return model && services.providers.lineOf(model)?.name
  },

  async run(request, work) {
    const parent = await usablePicture(
      work.services.db,
      work.userId,
      request.imageId,
      'The picture that was to be edited',
    )
    const part = Part.parse(await work.part(0, () => make(request, parent, work)))
    const { way, told, by, kept, besides: _, ...columns } = part
    const shown = shownAs(part, parent, request)
    return {
      charge: work.cost,
      async store(tx) {
        const id = crypto.randomUUID()
        await tx.insert(images).values({
          ...columns,
          look: lookBytes(part.look),
          ...ratedWith(part, parent, request.edit),
          type: 'EDIT',
          ...(by && { model: by.id, modelName: by.name }),
          ...(kept && sameWork(parent, kept)),
          id,
          generationId: work.id,
          ownerId: work.userId,
          title: request.title,
          editOf: parent.id,
          edit: { edit: request.edit, way, ...(told.length > 0 && { told }), ...(by && { by }) },
          ...shown,
        })
        if (shown.isVisible) await announceToFollowers(tx, work.services.queue, { ownerId: work.userId, imageId: id })
      },
    }
  },

  admit: (tx, userId) => assertRoom(tx, userId, 0),
  outcome: imageKind.outcome,
}
