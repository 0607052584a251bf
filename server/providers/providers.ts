import type { Wanted } from '../../contract/best.ts'
import type { Craft } from '../../contract/capabilities.ts'
import type { ImageCategory } from '../../contract/categories.ts'
import type { Model, OtherModel, PictureModel } from '../../contract/models.ts'
import { AppError } from '../errors.ts'
import type { Line } from '../jobs/queue.ts'
import { bestOf, byPrice, type Ranking, rankedFor } from './best.ts'
import type { HeldLora, Make, Provider } from './provider.ts'
import type { Spending } from './spending.ts'

/** What can be asked for, and by whom. */
export interface Offer {
  /** Those that make pictures. */
  models(): PictureModel[]
  /** Those that make anything else. */
  others(): OtherModel[]
  /** The model a request names, or the category's first; throws AppError when it is not on offer for the category. */
  modelFor(category: ImageCategory, id: string | undefined): PictureModel
  /** Those of services that can make the pictures that are wanted, the best first. */
  ranked(wanted: Wanted): PictureModel[]
}

/** Everybody who can make things, behind one door. */
export interface Providers extends Offer {
  /** Who runs a model. */
  providerOf(model: Pick<Model, 'provider'>): Provider
  /** How a model makes something of its craft. */
  makerOf<C extends Craft>(model: Extract<Model, { craft: C }>): Make<C>
  /** The LoRAs on each machine of the house's own; undefined for one that has not told of them yet. */
  heldLoras(): { heldBy: string; held: HeldLora[] | undefined }[]
  /** The line in which a model's work waits; undefined for one that takes this machine's cores. */
  lineOf(model: Pick<Model, 'provider' | 'craft'>): Line | undefined
  /** The lines of all whose work is waited for. */
  elsewhere(): Line[]
  close(): Promise<void>
}

/** The line of work that waits for somebody elsewhere, whoever that may turn out to be. No service can be called so. */
export const ANYBODY: Line = {
  name: ' anybody',
  hands: 24,
  // As long as any service can be given (services-file.ts).
  patience: 60 * 60_000,
}

function lineOf({ name, terms, apart }: Provider, craft: Craft): Line | undefined {
  const own = apart?.[craft]
  // No service is called so, either.
  if (own) return { name: ` ${craft} ${name}`, hands: own.atOnce, patience: own.timeout }
  return terms && { name, hands: terms.atOnce, patience: terms.timeout }
}

/** A provider's lines, each once. */
function linesOf(provider: Provider): Line[] {
  // Words are written within other work, and wait in no line.
  const crafts = (Object.keys(provider.make) as Craft[]).filter((craft) => craft !== 'text')
  const lines = crafts.flatMap((craft) => lineOf(provider, craft) ?? [])
  return [...new Map(lines.map((line) => [line.name, line])).values()]
}

export function offerOf(all: () => readonly Model[], ranking: Ranking = byPrice): Offer {
  function models(): PictureModel[] {
    const pictures = all().filter((model): model is PictureModel => model.craft === 'picture')
    const best = bestOf(pictures, ranking)
    // Behind the built-in styles, so that the first stays what nobody chose otherwise.
    return best
      ? pictures.toSpliced(pictures.findLastIndex(({ provider }) => provider === 'built-in') + 1, 0, best)
      : pictures
  }
  return {
    models,
    ranked: (wanted) => rankedFor(models(), wanted, ranking),
    others: () => all().filter((model): model is OtherModel => model.craft !== 'picture'),
    modelFor(category, id) {
      const offered = models().filter((model) => model.categories.includes(category))
      const model = id === undefined ? offered[0] : offered.find((candidate) => candidate.id === id)
      if (model) return model
      const names = offered.map((candidate) => candidate.id).join(', ')
      throw new AppError(
        'invalid_request',
        `The style "${id}" is not on offer for ${category}; choose one of ${names}.`,
      )
    },
  }
}

interface ProvidersOptions {
  /** Left out: what services cost the house is put on no account. */
  spending?: Spending
  /** Whether people's own keys may open others. */
  takesOwnKeys?: boolean
  /** Which models are best; left out: the dearest. */
  ranking?: Ranking
}

export function openProviders(
  list: readonly Provider[],
  { spending, takesOwnKeys = false, ranking = byPrice }: ProvidersOptions = {},
): Providers {
  function providerOf({ provider: name }: Pick<Model, 'provider'>): Provider {
    const provider = list.find((candidate) => candidate.name === name)
    if (!provider) throw new Error(`No provider is named ${name}`)
    return provider
  }
  return {
    ...offerOf(() => list.flatMap((provider) => provider.models()), ranking),
    providerOf,
    makerOf<C extends Craft>(model: Extract<Model, { craft: C }>): Make<C> {
      const make = providerOf(model).make[model.craft as C]
      if (!make) throw new Error(`${model.provider} does not know how to make a ${model.craft}`)
      const { name, costOf } = providerOf(model)
      if (!spending || !costOf) return make
      return async (order, watcher) => {
        // Their own key pays for theirs, and a job that is fetched has been paid for.
        const isPaid = order.ownKey !== undefined || (await watcher.job.kept()) !== undefined
        const cost = isPaid ? 0 : costOf(model.craft as C, order)
        if (cost > 0) await spending.spend(name, cost)
        try {
          return await make(order, watcher)
        } catch (error) {
          // One that was interrupted goes on there, and is still paid for.
          if (cost > 0 && (await watcher.job.kept()) === undefined) await spending.takeBack(name, cost)
          throw error
        }
      }
    },
    heldLoras: () => list.flatMap(({ name, heldLoras }) => (heldLoras ? [{ heldBy: name, held: heldLoras() }] : [])),
    lineOf: (model) => lineOf(providerOf(model), model.craft),
    elsewhere: () => [
      ...list.flatMap(linesOf),
      ...(takesOwnKeys || list.some(({ terms }) => terms !== undefined) ? [ANYBODY] : []),
    ],
    close: async () => {
      await Promise.all(list.map((provider) => provider.close()))
    },
  }
}
