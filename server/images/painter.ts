import { BEST, mostAsked } from '../../contract/best.ts'
import type { GuideKind } from '../../contract/capabilities.ts'
import type { ImageCategory, ImageSize } from '../../contract/categories.ts'
import { MILLIGOLD_PER_GOLD } from '../../contract/economy.ts'
import type { Over } from '../../contract/images.ts'
import { isCostly } from '../../contract/levels.ts'
import type { PictureModel } from '../../contract/models.ts'
import type { Worn } from '../../contract/own-styles.ts'
import type { WornLora } from '../../contract/worn-loras.ts'
import { AppError } from '../errors.ts'
import { makeBest } from '../providers/best.ts'
import type { MadePicture, Make } from '../providers/provider.ts'
import type { Offer } from '../providers/providers.ts'
import type { Services } from '../services.ts'
import { dressedOrder, wearersOfAll } from '../worn/wearing.ts'
import { guidesTaken, withGuidesOf } from './over/painted-over.ts'
import { settledModel } from './settled-model.ts'

/** A picture, and by whom. */
export interface PaintedBy extends MadePicture {
  by: PictureModel
  /** Why it was not the best available, in a sentence; empty where it was, or another was asked for. */
  wentOn: string
  /** The styles of people's own that it was put into. */
  worn?: readonly Worn[]
}

/** Who makes the pictures of a request. */
interface Painter {
  /** The model that is asked for, which need not be the one that makes it. */
  asksFor: PictureModel
  /** The drawings that whoever may make it paints over. */
  guides: GuideKind[]
  /** Puts on what is worn as whoever is asked wears it, and leaves out the drawings that they do not take. */
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
  /** Of the best available: whether those that are for higher levels alone may make it; left out by earlier versions: they may. */
  opensCostly?: boolean
  /** False: the site's services alone are asked. */
  ownKey?: boolean
  over?: Over
  loras: readonly WornLora[]
}

/** What of a request decides who may be asked to make it, where anybody may. */
type Wish = Pick<Asked, 'category' | 'prompt' | 'over' | 'loras' | 'opensCostly'>

/** Milligold for one picture. */
export const priceOf = ({ price }: PictureModel, size: ImageSize) => Math.round(price[size] * MILLIGOLD_PER_GOLD)

type Who = Pick<Services, 'providers' | 'ownKeys' | 'db' | 'config' | 'media' | 'now'>

/** Throws AppError or ProviderError where nobody makes them any more. */
export async function painterFor(services: Who, userId: string, asked: Asked): Promise<Painter> {
  const { providers, ownKeys } = services
  if (asked.model === BEST) return bestPainter(services, userId, asked)
  if (asked.ownService !== undefined) {
    const { model, make } = await ownKeys.makerFor(userId, asked.ownService, 'picture', asked.model)
    return by(services, userId, asked, model, make)
  }
  const model = providers.modelFor(asked.category, asked.model)
  return by(services, userId, asked, model, providers.makerOf(model))
}

function by(services: Who, userId: string, asked: Asked, model: PictureModel, make: Make<'picture'>): Painter {
  return {
    asksFor: model,
    guides: guidesTaken(model, asked.category),
    async make(plain, watcher) {
      const order = withGuidesOf(model, await dressedOrder(services, userId, asked.loras, model, plain))
      return { ...(await make(order, watcher)), by: model, wentOn: '', worn: order.worn }
    },
  }
}

/** Those who may make what the best available is asked for: services' models, the best first, and the built-in engine in the end. */
async function candidates(
  services: Who,
  offer: Offer,
  userId: string,
  { category, prompt, over, loras, opensCostly = true }: Wish,
): Promise<PictureModel[]> {
  const able = offer.ranked({ category, isOver: over !== undefined, worn: loras.length })
  const ranked = opensCostly ? able : able.filter((model) => !isCostly(model))
  const last = settledModel(services.providers, { category, prompt, model: undefined })
  const all = last.provider === 'built-in' && !over ? [...ranked, last] : ranked
  return wearersOfAll(services, userId, loras, all)
}

/** The most that one picture of the best available may cost, milligold. Throws AppError where nobody can make it. */
export async function mostOfBest(
  services: Who,
  offer: Offer,
  userId: string,
  asked: Wish & Pick<Asked, 'size'>,
): Promise<number> {
  const all = await candidates(services, offer, userId, asked)
  if (all.length > 0) return Math.round(mostAsked(all, asked.size) * MILLIGOLD_PER_GOLD)
  const what = asked.over ? 'paint over a composition' : 'make this'
  throw new AppError(
    'invalid_request',
    `No model that is on offer can ${what}${asked.loras.length > 0 ? ' in these LoRAs' : ''}. Nothing was charged.`,
  )
}

/** The best that answers, the next where it cannot, and the built-in engine in the end. */
async function bestPainter(services: Who, userId: string, asked: Asked): Promise<Painter> {
  const { providers, ownKeys } = services
  const { category, size, said = Number.POSITIVE_INFINITY } = asked
  const offer = asked.ownKey === false ? providers : await ownKeys.offerTo(userId)
  const all = await candidates(services, offer, userId, asked)
  const isWithin = (model: PictureModel) => model.isOwnKey || priceOf(model, size) <= said
  // What is away is told of, and not asked unless it is the last: so that one is never too dear.
  const end = all.findLastIndex(isWithin)
  const chain = all.filter((model, place) => isWithin(model) || (!model.isAnswering && place < end))
  const makerOf = async (model: PictureModel) => {
    const service = ownKeys.serviceOf(model)
    if (service === undefined) return providers.makerOf(model)
    return (await ownKeys.makerFor(userId, service, 'picture', model.id)).make
  }
  const asksFor = offer.models().find(({ id }) => id === BEST) ?? all[0]
  if (!asksFor) throw new AppError('conflict', 'No model that can make this is on offer here at present.')
  return {
    asksFor,
    guides: [...new Set(chain.flatMap((model) => guidesTaken(model, category)))],
    async make(order, watcher) {
      let worn: readonly Worn[] | undefined
      const fitted = async (model: PictureModel): Promise<Make<'picture'>> => {
        const make = await makerOf(model)
        return async (plain, during) => {
          const dressed = withGuidesOf(model, await dressedOrder(services, userId, asked.loras, model, plain))
          worn = dressed.worn
          return make(dressed, during)
        }
      }
      return { ...(await makeBest(chain, fitted, order, watcher)), worn }
    },
  }
}
