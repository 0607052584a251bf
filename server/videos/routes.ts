import { randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { SEED_MAX } from '../../contract/images.ts'
import type { ClipModel } from '../../contract/models.ts'
import { type VideoSeconds, videoSeconds } from '../../contract/video-facts.ts'
import type { VideoRequest } from '../../contract/videos.ts'
import { flagsAsked, flagsOf, type Visibility, visibilityOf } from '../../contract/visibility.ts'
import type { Caller } from '../accounts/accounts.ts'
import { usablePicture } from '../edits/usable-picture.ts'
import { AppError } from '../errors.ts'
import { visibilityForSheet } from '../generations/for-sheet.ts'
import { hasStarted, type Order, startGeneration } from '../generations/start.ts'
import { bind } from '../http/bind.ts'
import { settledModel } from '../images/settled-model.ts'
import { queuerOf } from '../line/queuer.ts'
import { assertShowable } from '../moderation/policy.ts'
import { settledRecordingModel } from '../recordings/settled-model.ts'
import type { Services } from '../services.ts'
import { mergeOrder } from './merge-order.ts'
import { writeVideoPrompt } from './prompt-writer.ts'
import { usualShape } from './video-kind.ts'

const NOTHING = 'Nothing was started and nothing was charged.'

/** The size nearest in shape, px, of those a service makes. */
function nearestFrame({ sizes }: ClipModel, { width, height }: { width: number; height: number }) {
  const off = ([w, h]: readonly [number, number]) => Math.abs(Math.log((w / h) * (height / width)))
  return sizes.reduce((best, size) => (off(size) < off(best) ? size : best))
}

function assertSeconds(model: ClipModel, seconds: number): void {
  const offered = model.provider === 'built-in' ? videoSeconds : model.seconds
  if (offered.includes(seconds as VideoSeconds)) return
  throw new AppError('invalid_request', `${model.name} makes clips of ${offered.join(', ')} seconds. ${NOTHING}`)
}

/** The picture that is set in motion; undefined where there is none, or where it has gone since the first of a repeat. */
async function parentOf({ db }: Services, caller: Caller, { imageId }: VideoRequest, key: string) {
  if (imageId === undefined) return undefined
  try {
    return await usablePicture(db, caller.id, imageId, 'The picture')
  } catch (error) {
    if (await hasStarted(db, caller.id, key)) return undefined
    throw error
  }
}

/** The built-in style of what is made first: as it is asked for, or as the words say. */
function painterOf({ providers }: Services, { category, prompt, style }: VideoRequest): string {
  const { id, provider, name } = settledModel(providers, { category, prompt, model: style })
  if (provider === 'built-in') return id
  throw new AppError('invalid_request', `${name} makes pictures: make one first, then set it in motion. ${NOTHING}`)
}

/** What the corridor is asked for when somebody asks for a video. Throws AppError for what cannot be made. */
async function videoOrder(services: Services, caller: Caller, asked: VideoRequest, key: string): Promise<Order> {
  const { imageId, prompt, says, category, style, effect, camera, seconds, size, loops, sheetId } = asked
  const ofSheet = sheetId ? await visibilityForSheet(services, caller, sheetId, key) : undefined
  const image = await parentOf(services, caller, asked, key)
  if (image?.recording)
    throw new AppError('invalid_request', `This moves already, or is heard. Choose a picture. ${NOTHING}`)
  const isTheirs = image !== undefined && image.ownerId !== caller.id
  const usual: Visibility | undefined = isTheirs ? 'private' : image ? visibilityOf(image) : ofSheet
  const visibility = visibilityOf(flagsAsked(asked, usual))
  if (image) assertShowable(image, flagsOf({ visibility }))
  const capability = imageId === undefined ? 'text-to-video' : 'image-to-video'
  const { model, ownService } = await settledRecordingModel(services, caller, asked, capability)
  if (model.craft !== 'clip') throw new AppError('invalid_request', `${model.name} makes no clips. ${NOTHING}`)
  assertSeconds(model, seconds)
  const shape = asked.shape ?? usualShape(category)
  const isOurs = model.provider === 'built-in'
  if (!isOurs && says)
    throw new AppError('invalid_request', `Only the built-in engine lets somebody speak a line. ${NOTHING}`)
  if (!isOurs && (effect ?? camera ?? style) !== undefined)
    throw new AppError(
      'invalid_request',
      `Effects, camera moves and styles are the built-in engine’s: say it in words to ${model.name}. ${NOTHING}`,
    )
  const painter = isOurs && imageId === undefined ? painterOf(services, asked) : undefined
  const wanted = image ?? {
    width: shape === 'portrait' ? 3 : shape === 'landscape' ? 4 : 1,
    height: shape === 'portrait' ? 4 : shape === 'landscape' ? 3 : 1,
  }
  const request = {
    prompt,
    title: image?.title ?? '',
    ...(imageId && { imageId }),
    ...(says && { says }),
    category,
    shape,
    ...(painter && { style: painter }),
    ...(effect && { effect }),
    ...(camera && { camera }),
    seconds,
    size,
    loops: isOurs && loops,
    ...(!isOurs && { frame: nearestFrame(model, wanted) }),
    model: model.id,
    ...(ownService !== undefined && { ownService }),
    seed: asked.seed ?? randomInt(SEED_MAX + 1),
    visibility,
    ...(sheetId && { sheetId }),
  }
  return { userId: caller.id, kind: 'video', request, asked, idempotencyKey: key }
}

export function videoRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, 'generateVideo', async ({ caller, body, idempotencyKey }) =>
    startGeneration(services, await videoOrder(services, caller, body, idempotencyKey)),
  )

  bind(app, services, 'mergeVideos', async ({ caller, body, idempotencyKey }) =>
    startGeneration(services, await mergeOrder(services, caller, body, idempotencyKey)),
  )

  bind(app, services, 'writeVideoPrompt', ({ caller, body }) => writeVideoPrompt(services, caller.id, body))

  bind(app, services, 'understandVideo', ({ caller, body, request }) =>
    services.reader.watch(body, queuerOf(caller, request.ip)),
  )
}
