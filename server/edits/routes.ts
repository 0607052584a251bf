import { randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { isSceneStep, UPSCALED_PIXELS_MAX } from '../../contract/edit-facts.ts'
import type { EditRequest } from '../../contract/edits.ts'
import { SEED_MAX } from '../../contract/images.ts'
import { flagsOf, visibilityOf } from '../../contract/visibility.ts'
import type { Caller } from '../accounts/accounts.ts'
import { AppError, notFound } from '../errors.ts'
import { hasStarted, startGeneration } from '../generations/start.ts'
import { bind } from '../http/bind.ts'
import { keepsScene } from '../images/keeps-scene.ts'
import { canReadSecrets, canView } from '../images/policy.ts'
import { findImage } from '../images/queries.ts'
import { assertShowable } from '../moderation/policy.ts'
import type { Services } from '../services.ts'
import { lineageOf } from './lineage.ts'
import { ofOurOwnAlone } from './quick-edit.ts'
import { settledEditModel } from './service-model.ts'

/** What is stored of an edit. Throws AppError for a picture that the caller may not see, or that would become too large. */
async function settled(services: Services, caller: Caller, asked: EditRequest, key: string) {
  const { db } = services
  const { imageId, edit, visibility } = asked
  const row = await findImage(db, imageId, caller.id)
  // Its own page would say what it came of: a picture that was handed on by a link is its owner's alone to edit.
  if (!row || !canView(caller, row.image) || !canReadSecrets(caller, row.image)) {
    // A repeat is answered as the first was, though the picture may have gone meanwhile.
    if (!(await hasStarted(db, caller.id, key))) throw notFound('This picture')
    return { imageId, edit, seed: 0, title: '', visibility: 'private' as const }
  }
  const { image } = row
  if (image.recording)
    throw new AppError('invalid_request', 'This moves, or is heard: only pictures are edited. Nothing was charged.')
  if (edit.type === 'UPSCALER') {
    const size = image.width * image.height * edit.factor ** 2
    if (size > UPSCALED_PIXELS_MAX)
      throw new AppError(
        'invalid_request',
        `${edit.factor} times as large, this picture would have ${Math.round(size / 1e6)} megapixels; ${UPSCALED_PIXELS_MAX / 1e6} is the most. Nothing was charged.`,
      )
  }
  const by = await settledEditModel(services, caller, asked, image)
  if (!by && edit.type === 'QUICKEDIT' && edit.steps.some(isSceneStep) && !keepsScene(row))
    throw new AppError('invalid_request', ofOurOwnAlone)
  const isOwn = image.ownerId === caller.id
  const seenBy = visibility ?? (isOwn ? visibilityOf(image) : ('private' as const))
  // What a moderator withheld does not come back as an edit of itself.
  assertShowable(image, flagsOf({ visibility: seenBy }))
  return {
    imageId,
    edit,
    seed: randomInt(SEED_MAX + 1),
    title: image.title,
    visibility: seenBy,
    ...(by && { by }),
  }
}

async function start(services: Services, caller: Caller, asked: EditRequest, idempotencyKey: string) {
  const request = await settled(services, caller, asked, idempotencyKey)
  return startGeneration(services, { userId: caller.id, kind: 'edit', request, asked, idempotencyKey })
}

export function editRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, 'editImage', ({ caller, body, idempotencyKey }) => start(services, caller, body, idempotencyKey))

  bind(app, services, 'transformImage', ({ caller, body: { style, title, ...rest }, idempotencyKey }) =>
    start(services, caller, { ...rest, edit: { type: 'TRANSFORMATION', style, title } }, idempotencyKey),
  )

  bind(app, services, 'getLineage', async ({ caller, params }) => {
    const row = await findImage(services.db, params.id, caller?.id)
    if (!row || !canView(caller, row.image)) throw notFound('This picture')
    // Who was handed a link sees the picture alone: what it came of, and what came of it, is told to who reads its words.
    if (!canReadSecrets(caller, row.image)) return { works: [], isWhole: true }
    return lineageOf(services, params.id, caller?.id)
  })
}
