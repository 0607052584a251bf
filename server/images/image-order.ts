import { randomInt } from 'node:crypto'
import { BEST } from '../../contract/best.ts'
import type { ImageRequest } from '../../contract/images.ts'
import { SEED_MAX } from '../../contract/images.ts'
import { levelRights } from '../../contract/levels.ts'
import { flagsAsked, visibilityOf } from '../../contract/visibility.ts'
import type { Caller } from '../accounts/accounts.ts'
import { AppError } from '../errors.ts'
import { visibilityForSheet } from '../generations/for-sheet.ts'
import type { Order } from '../generations/start.ts'
import { levelOf } from '../levels/queries.ts'
import { isSwitchedOn } from '../moderation/queries.ts'
import type { Offer } from '../providers/providers.ts'
import type { Services } from '../services.ts'
import { assertCanBeWorn, wearersOfAll } from '../worn/wearing.ts'
import { hadBefore } from './had.ts'
import { assertCanPaintOver, settledOver } from './over/settled-over.ts'
import { mostOfBest } from './painter.ts'
import { assertPersonCanBeDrawn } from './person.ts'
import type { SettledRequest } from './pictures.ts'
import { assertRoom } from './room.ts'
import { settledModel } from './settled-model.ts'
import { settledVariation } from './variation.ts'

/**
 * What the corridor is asked for when somebody asks for pictures: who makes them and from which seed is settled, and what they have
 * already is known. Throws AppError for what cannot be made.
 */
export async function imageOrder(
  services: Services,
  caller: Caller,
  asked: ImageRequest,
  idempotencyKey: string,
): Promise<Order> {
  const ofSheet = asked.sheetId ? await visibilityForSheet(services, caller, asked.sheetId, idempotencyKey) : undefined
  const visibility = visibilityOf(flagsAsked(asked, ofSheet))
  const offer = asked.ownKey === false ? services.providers : await services.ownKeys.offerTo(caller.id)
  const { isInstead, ...settled } = await whileServicesAreOff(
    services,
    caller,
    await settledOf(services, offer, caller, asked),
  )
  const model = offer.modelFor(settled.category, settled.model)
  const ownService = services.ownKeys.serviceOf(model)
  if (asked.ownKey && ownService === undefined)
    throw new AppError(
      'conflict',
      `Your key for ${model.provider} is not here any more. Nothing was started and nothing was charged.`,
    )
  const opensCostly = model.id === BEST ? levelRights[await levelOf(services.db, caller.id)].costlyModels : undefined
  const said =
    opensCostly === undefined ? undefined : await mostOfBest(services, offer, caller.id, { ...settled, opensCostly })
  if (said === undefined) await assertCanBeWorn(services, caller, settled.loras, model)
  // What costs no gold is bound by room alone.
  if (ownService !== undefined) await assertRoom(services.db, caller.id, 0)
  const had = await hadBefore(services, offer, caller.id, settled)
  const request = {
    ...settled,
    visibility,
    had,
    ...(ownService !== undefined && { ownService }),
    ...(said !== undefined && { said, opensCostly }),
    ...(isInstead && { isInstead }),
  }
  return { userId: caller.id, kind: 'image', request, asked, idempotencyKey }
}

/**
 * While AI services are switched off, the best available is the built-in style that suits the words. What only a service can make
 * is left as it is asked for, and refused like everything that is ordered from one.
 */
async function whileServicesAreOff(
  services: Services,
  caller: Caller,
  settled: SettledRequest,
): Promise<SettledRequest & { isInstead?: true }> {
  if (settled.model !== BEST || settled.over || (await isSwitchedOn(services.db, 'ai-services'))) return settled
  const style = settledModel(services.providers, { ...settled, model: undefined })
  const wearers = await wearersOfAll(services, caller.id, settled.loras, [style])
  return style.provider === 'built-in' && wearers.length > 0
    ? { ...settled, model: style.id, isInstead: true }
    : settled
}

/** What is asked for, with all that another picture or chance settles. Throws AppError for what cannot be made so. */
async function settledOf(
  services: Services,
  offer: Offer,
  caller: Caller,
  asked: ImageRequest,
): Promise<SettledRequest> {
  const { variation, over } = asked
  if (over?.of !== undefined && variation)
    throw new AppError('invalid_request', 'A variation is not painted over another picture: send one of the two.')
  if (over?.of !== undefined) return settledOver(services, offer, caller, { ...asked, over: { ...over, of: over.of } })
  assertMapCanBeDrawn(offer, asked)
  await assertPersonCanBeDrawn(services, offer, caller, asked)
  if (variation) return settledVariation(services, offer, caller, { ...asked, variation })
  assertCanPaintOver(offer, asked)
  const model = settledModel(offer, asked).id
  return { ...asked, model, seed: asked.seed ?? randomInt(SEED_MAX + 1) }
}

/** Throws AppError for choices that nobody would heed. */
function assertMapCanBeDrawn(offer: Offer, { category, model, map, over }: ImageRequest) {
  if (!map || over) return
  if (category !== 'battlemaps')
    throw new AppError('invalid_request', 'Squares, rooms and a party’s level are for battle maps.')
  if (offer.modelFor(category, model).provider !== 'built-in')
    throw new AppError('invalid_request', 'Only the built-in styles draw maps by squares, rooms and level.')
}
