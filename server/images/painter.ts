import { BEST } from '../../contract/best.ts'
import type { ImageCategory, ImageSize } from '../../contract/categories.ts'
import { MILLIGOLD_PER_GOLD } from '../../contract/economy.ts'
import type { PictureModel } from '../../contract/models.ts'
import { makeBest } from '../providers/best.ts'
import type { MadePicture, Make } from '../providers/provider.ts'
import type { Services } from '../services.ts'
import { settledModel } from './settled-model.ts'

/** A picture, and by whom. */
export interface PaintedBy extends MadePicture {
  by: PictureModel
  /** Why it was not the best available, in a sentence; empty where it was, or another was asked for. */
  wentOn: string
}

/** Who makes the pictures of a request. */
interface Painter {
  /** The model that is asked for, which need not be the one that makes it. */
  asksFor: PictureModel
  make(...asked: Parameters<Make<'picture'>>): Promise<PaintedBy>
}

interface Asked {
  category: ImageCategory
  prompt: string
  model: string
  /** The service to which their own key pays; left out: the site does. */
  ownService?: string
  size: ImageSize
  /** Of the best available: the most that one picture may cost, milligold; left out: any price. */
  said?: number
}

/** Milligold for one picture. */
export const priceOf = ({ price }: PictureModel, size: ImageSize) => Math.round(price[size] * MILLIGOLD_PER_GOLD)

type Who = Pick<Services, 'providers' | 'ownKeys'>

/** Throws AppError or ProviderError where nobody makes them any more. */
export async function painterFor(services: Who, userId: string, asked: Asked): Promise<Painter> {
  const { providers, ownKeys } = services
  if (asked.model === BEST) return bestFor(services, userId, asked)
  if (asked.ownService !== undefined) {
    const { model, make } = await ownKeys.makerFor(userId, asked.ownService, 'picture', asked.model)
    return by(model, make)
  }
  const model = providers.modelFor(asked.category, asked.model)
  return by(model, providers.makerOf(model))
}

const by = (model: PictureModel, make: Make<'picture'>): Painter => ({
  asksFor: model,
  make: async (order, watcher) => ({ ...(await make(order, watcher)), by: model, wentOn: '' }),
})

/** The best that answers, the next where it cannot, and the built-in engine in the end. */
async function bestFor({ providers, ownKeys }: Who, userId: string, asked: Asked): Promise<Painter> {
  const { category, prompt, size, said = Number.POSITIVE_INFINITY } = asked
  const offer = await ownKeys.offerTo(userId)
  const ranked = offer.ranked(category)
  const last = settledModel(providers, { category, prompt, model: undefined })
  const all = last.provider === 'built-in' ? [...ranked, last] : ranked
  const isWithin = (model: PictureModel) => model.isOwnKey || priceOf(model, size) <= said
  // What is away is told of, and not asked unless it is the last: so that one is never too dear.
  const end = all.findLastIndex(isWithin)
  const chain = all.filter((model, place) => isWithin(model) || (!model.isAnswering && place < end))
  const makerOf = async (model: PictureModel) => {
    const service = ownKeys.serviceOf(model)
    if (service === undefined) return providers.makerOf(model)
    return (await ownKeys.makerFor(userId, service, 'picture', model.id)).make
  }
  return {
    asksFor: offer.models().find(({ id }) => id === BEST) ?? last,
    make: (order, watcher) => makeBest(chain, makerOf, order, watcher),
  }
}
