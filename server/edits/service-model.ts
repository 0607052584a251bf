import * as z from 'zod'
import { MILLIGOLD_PER_GOLD } from '../../contract/economy.ts'
import { EDIT_PRICE, editFacts } from '../../contract/edit-facts.ts'
import { capabilityFor, type EditModel, editGold, editModelsFor } from '../../contract/edit-models.ts'
import type { Edit, EditRequest } from '../../contract/edits.ts'
import type { Caller } from '../accounts/accounts.ts'
import { AppError } from '../errors.ts'
import type { Make } from '../providers/provider.ts'
import type { Offer } from '../providers/providers.ts'
import type { Services } from '../services.ts'

/** The service's model of an edit, as it is stored. */
export const StoredModel = z.object({
  id: z.string(),
  craft: z.enum(['picture', 'enlargement', 'matte']),
  /** The service that the caller's own key pays for it; left out: the site does. */
  ownService: z.string().optional(),
  /** Of the picture that is edited, px: enlargements are paid by what they come to. */
  width: z.number().int(),
  height: z.number().int(),
})
export type StoredModel = z.output<typeof StoredModel>

type Who = Pick<Services, 'providers' | 'ownKeys'>

const NOTHING = 'Nothing was started and nothing was charged.'

const modelsOf = (offer: Offer, edit: Edit) => editModelsFor(edit, { models: offer.models(), others: offer.others() })

/** A service's model that is on offer for an edit. Throws AppError for one that is not. */
function offered(offer: Offer, edit: Edit, id: string): EditModel {
  if (capabilityFor(edit) === undefined)
    throw new AppError(
      'invalid_request',
      `This edit is made by the built-in engine alone: leave the model out. ${NOTHING}`,
    )
  const all = modelsOf(offer, edit)
  const model = all.find((one) => one.id === id)
  if (model) return model
  const names = all.map((one) => one.id).join(', ')
  throw new AppError(
    'invalid_request',
    `The model "${id}" is not on offer for this edit; ${names === '' ? 'leave it out' : `choose one of ${names}, or leave it out`} for the built-in engine. ${NOTHING}`,
  )
}

/** The model that a request names, settled; undefined: the built-in engine. Throws AppError for one that is not on offer to the caller. */
export async function settledEditModel(
  { providers, ownKeys }: Who,
  caller: Caller,
  { edit, model: id, ownKey }: Pick<EditRequest, 'edit' | 'model' | 'ownKey'>,
  { width, height }: { width: number; height: number },
): Promise<StoredModel | undefined> {
  if (id === undefined) return undefined
  const model = offered(ownKey === false ? providers : await ownKeys.offerTo(caller.id), edit, id)
  const ownService = ownKeys.serviceOf(model)
  if (ownKey && ownService === undefined)
    throw new AppError('conflict', `Your key for ${model.provider} is not here any more. ${NOTHING}`)
  return { id, craft: model.craft, ...(ownService !== undefined && { ownService }), width, height }
}

/** The site's own model of an edit; undefined where a key of somebody's own pays, or the built-in engine makes it. */
export function siteModel({ providers }: Who, edit: Edit, by: StoredModel | undefined): EditModel | undefined {
  return by && by.ownService === undefined ? offered(providers, edit, by.id) : undefined
}

/** The same; undefined too where it is on offer no more. */
export function modelStillThere(
  { providers }: Pick<Who, 'providers'>,
  edit: Edit,
  by: StoredModel | undefined,
): EditModel | undefined {
  if (!by || by.ownService !== undefined) return undefined
  return modelsOf(providers, edit).find(({ id }) => id === by.id)
}

/** Milligold for an edit. Throws AppError where its model is not on offer any more. */
export function priceOf(services: Who, edit: Edit, by: StoredModel | undefined): number {
  if (!by) return EDIT_PRICE
  const model = siteModel(services, edit, by)
  return model ? Math.round(editGold(model, edit, by) * MILLIGOLD_PER_GOLD) : 0
}

/** Of whom the tracker says that an edit is made. */
export function makerName({ providers, ownKeys }: Who, edit: Edit, by: StoredModel | undefined): string {
  const { label } = editFacts[edit.type]
  if (!by) return label
  const all = [...providers.models(), ...providers.others()]
  const name = all.find(({ id }) => id === by.id)?.name ?? ownKeys.nameOf(by.id) ?? by.id
  return `${label}, by ${name}`
}

/** A model with how it makes things, told apart by its craft. */
export type Asked = {
  [C in EditModel['craft']]: { craft: C; model: Extract<EditModel, { craft: C }>; make: Make<C> }
}[EditModel['craft']]

/** Who carries an edit out. Throws AppError or ProviderError where nobody does any more. */
export async function askedFor(services: Who, userId: string, edit: Edit, by: StoredModel): Promise<Asked> {
  const { craft, id, ownService } = by
  if (ownService !== undefined)
    return { craft, ...(await services.ownKeys.makerFor(userId, ownService, craft, id)) } as Asked
  const model = offered(services.providers, edit, id)
  return { craft, model, make: services.providers.makerOf(model) } as Asked
}
