import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Axis, type AxisLevel, axisLevels } from '../../contract/axes.ts'
import { recordingPrice } from '../../contract/economy.ts'
import type { CreationType } from '../../contract/enums.ts'
import type { GenerationKind } from '../../contract/generations.ts'
import { MarkedBy, Seed } from '../../contract/images.ts'
import { PROMPT_MAX, TITLE_MAX } from '../../contract/limits.ts'
import type { ClipModel, OtherModel, SoundModel, SpeechModel } from '../../contract/models.ts'
import { Chip } from '../../contract/prompts.ts'
import type { KeptRecording } from '../../contract/recordings.ts'
import { flagsOf, visibilities } from '../../contract/visibility.ts'
import { images, sheets } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import type { Kind, Work } from '../generations/kind.ts'
import { imageKind } from '../images/image-kind.ts'
import { lookBytes } from '../images/looked.ts'
import { asRated, ratedBy } from '../images/rated.ts'
import { assertRoom } from '../images/room.ts'
import { titleOf } from '../images/title.ts'
import { announceToFollowers } from '../jobs/follower-news.ts'
import type { Crafts, MadeFile, Watcher } from '../providers/provider.ts'
import { ANYBODY } from '../providers/providers.ts'
import type { Services } from '../services.ts'
import { keepRecording, RecordingPart, storeFiles } from './keep.ts'

/** What makes recordings. */
export type RecordingModel = ClipModel | SoundModel | SpeechModel
type RecordingCraft = RecordingModel['craft']
type OrderOf<C extends RecordingCraft> = Omit<Crafts[C]['order'], 'model' | 'ownKey'>

/** What is stored of every request for a recording: who makes it and from which seed is settled. */
export const storedRecording = {
  model: z.string(),
  /** The service that the caller's own key pays for it; left out: the site does. */
  ownService: z.string().optional(),
  seed: Seed,
  visibility: z.enum(visibilities),
  sheetId: z.uuid().optional(),
}
export type StoredRecording = z.output<z.ZodObject<typeof storedRecording>>

const level = z.literal(axisLevels)
/** What is marked on a picture that something is made of. */
const Marks = z.object({
  levels: z.object({ gore: level, horror: level, nudity: level }),
  markedBy: MarkedBy.nullable(),
  isWithheld: z.boolean(),
})
type Marks = z.output<typeof Marks>

/** One kind of recording. */
interface Recorded<Request extends StoredRecording, C extends RecordingCraft> {
  name: Extract<GenerationKind, 'audio' | 'video' | 'merge'>
  request: z.ZodType<Request>
  type: Extract<CreationType, 'AUDIO' | 'VIDEO'>
  craftOf(request: Request): C
  /** Of its model's rate, how often it is paid. */
  units(request: Request, model: Extract<RecordingModel, { craft: C }>): number
  told(request: Request): Pick<KeptRecording, 'medium' | 'form' | 'loops'>
  /** What is told of it, in at most `most` characters. */
  words(request: Request, most: number): string
  /** Its title, where what makes it gives none; left out: from its words. */
  called?(request: Request): string
  order(request: Request, work: Work): Promise<OrderOf<C>>
  /** What is marked on what it is made of. */
  marks?(request: Request, work: Work): Promise<Marks | undefined>
  /** The picture it is made of. */
  of?(request: Request): string | undefined
  /** Which of its sheet's sounds it is, and what that one is called. */
  part?(request: Request): { key: string; label: string } | undefined
}

const isOfCraft = <C extends RecordingCraft>(
  model: OtherModel,
  craft: C,
): model is Extract<RecordingModel, { craft: C }> => model.craft === craft

/** The site's own model that a request names. Throws AppError when it is not on offer any more. */
function siteModel<C extends RecordingCraft>({ providers }: Pick<Services, 'providers'>, craft: C, id: string) {
  const model = providers.others().find((one) => one.id === id && isOfCraft(one, craft))
  if (model && isOfCraft(model, craft)) return model
  throw new AppError(
    'invalid_request',
    `The model "${id}" is not on offer any more. Choose another; nothing was started and nothing was charged.`,
  )
}

const Part = RecordingPart.extend({
  title: z.string(),
  understood: z.array(Chip),
  unused: z.array(z.string()),
  scene: z.unknown().optional(),
  marks: Marks.optional(),
  by: z.object({ id: z.string(), name: z.string(), isOurs: z.boolean(), takesSeed: z.boolean() }),
})

/** Whose mark stands where several are on one work: nobody takes back a moderator's. */
export const gravestMark = (one: MarkedBy | null, other: MarkedBy | null): MarkedBy | null =>
  other === 'moderator' ? other : (one ?? other)

/** What is on a recording, and on what it was made of, whichever is more. */
function withMarks(rated: ReturnType<typeof ratedBy>, marks: Marks | undefined): ReturnType<typeof ratedBy> {
  if (!marks) return rated
  const most = (axis: Axis) => Math.max(rated[axis], marks.levels[axis]) as AxisLevel
  const levels = { gore: most('gore'), horror: most('horror'), nudity: most('nudity') }
  return { ...asRated(levels), nsfwMarkedBy: gravestMark(marks.markedBy, rated.nsfwMarkedBy) }
}

/** A kind of work whose result is a recording: one part, all or nothing. */
export function recordingKind<Request extends StoredRecording, C extends RecordingCraft>(
  recorded: Recorded<Request, C>,
): Kind<Request> {
  const { name, type } = recorded
  const modelOf = (services: Pick<Services, 'providers'>, request: Request) =>
    siteModel(services, recorded.craftOf(request), request.model)

  async function make(request: Request, work: Work, watcher: Watcher) {
    const craft = recorded.craftOf(request)
    const order = { ...(await recorded.order(request, work)), model: request.model } as Crafts[C]['order']
    const asked =
      request.ownService === undefined
        ? {
            model: modelOf(work.services, request),
            make: work.services.providers.makerOf(modelOf(work.services, request)),
          }
        : await work.services.ownKeys.makerFor(work.userId, request.ownService, craft, request.model)
    const made = (await asked.make(order, watcher)) as MadeFile
    return { made, model: asked.model as RecordingModel }
  }

  return {
    name,
    request: recorded.request,
    price(services, request) {
      if (request.ownService !== undefined) return 0
      const model = modelOf(services, request)
      return recordingPrice(model.rate, recorded.units(request, model))
    },
    bounded: (_, request) => ({ pictures: 1, hidden: Number(request.visibility !== 'public') }),
    describe({ providers, ownKeys }, request) {
      const model = providers.others().find(({ id }) => id === request.model)
      return {
        description: recorded.words(request, Number.POSITIVE_INFINITY),
        modelName: model?.name ?? ownKeys.nameOf(request.model) ?? request.model,
      }
    },
    waitsFor(services, request) {
      if (request.ownService !== undefined) return ANYBODY.name
      return services.providers.lineOf(modelOf(services, request))?.name
    },
    isMadeHere: (services, request) =>
      request.ownService === undefined && modelOf(services, request).provider === 'built-in',
    admit: (tx, userId) => assertRoom(tx, userId, 0),

    async run(request, work) {
      const part = Part.parse(
        await work.part(0, async (job) => {
          // Before it is made: afterwards what it is made of may have gone.
          const marks = await recorded.marks?.(request, work)
          const watcher: Watcher = { signal: work.signal, progress: work.progress, job }
          const { made, model } = await make(request, work, watcher)
          work.progress(0.97, 'Putting it away')
          const { part: kept, built } = await keepRecording(made, recorded.told(request), work)
          return {
            ...kept,
            title: built.title,
            understood: built.understood,
            unused: built.unused,
            scene: built.scene,
            marks,
            by: {
              id: model.id,
              name: model.name,
              isOurs: made.built !== undefined,
              takesSeed: made.built !== undefined || (model.craft === 'clip' && model.takesSeed),
            },
          }
        }),
      )
      const { by, files, title, marks, ...rest } = part
      const words = recorded.words(request, Number.POSITIVE_INFINITY)
      return {
        charge: work.cost,
        async store(tx) {
          const id = crypto.randomUUID()
          const own = title.slice(0, TITLE_MAX) || (recorded.called?.(request) ?? titleOf(words))
          const { sheetId } = request
          const of = recorded.of?.(request)
          const sheetPart = recorded.part?.(request)
          const called = sheetPart === undefined ? '' : `: ${sheetPart.label}`
          await tx.insert(images).values({
            ...rest,
            recording: {
              ...rest.recording,
              ...(of !== undefined && { of }),
              ...(sheetPart !== undefined && { part: sheetPart.key }),
            },
            look: lookBytes(rest.look),
            ...withMarks(ratedBy(rest, [words]), marks),
            id,
            generationId: work.id,
            ownerId: work.userId,
            type,
            // What is made for a sheet goes by the sheet's name, as it stands then.
            title:
              sheetId === undefined
                ? own
                : sql`coalesce((select left(${sheets.title}, ${TITLE_MAX - called.length}) || ${called} from ${sheets} where ${sheets.id} = ${sheetId}), ${own})`,
            prompt: recorded.words(request, PROMPT_MAX),
            seed: by.takesSeed ? request.seed : null,
            model: by.id,
            modelName: by.name,
            ...flagsOf({ visibility: marks?.isWithheld ? 'private' : request.visibility }),
            ...(marks?.isWithheld && { isWithheld: true }),
            // Null when it has gone for good meanwhile.
            sheetId: sheetId && sql`(select ${sheets.id} from ${sheets} where ${sheets.id} = ${sheetId})`,
          })
          await storeFiles(tx, id, files)
          if (request.visibility === 'public' && !marks?.isWithheld)
            await announceToFollowers(tx, work.services.queue, { ownerId: work.userId, imageId: id })
        },
      }
    },

    outcome: imageKind.outcome,
  }
}
