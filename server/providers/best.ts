import * as z from 'zod'
import { BEST, canMake, isOfService, mostAsked, type Wanted } from '../../contract/best.ts'
import type { ImageCategory, ImageSize } from '../../contract/categories.ts'
import { RATING_MEAN } from '../../contract/limits.ts'
import type { PictureModel } from '../../contract/models.ts'
import { isAskers, type MadePicture, type Make, ProviderError, type RemoteJob } from './provider.ts'

/** By what services' models are better or worse than one another. */
export interface Ranking {
  /** Ids, the best first, as the operator has them; those that are not among them follow. */
  order: readonly string[]
  /** What people's votes come to, on Elo's scale; undefined where they do not say that it is better or worse than the mean. */
  ratingOf(model: string, category: ImageCategory): number | undefined
  /** Whether nearly all of its last works came. */
  isReliable(model: string): boolean
  /** What a model asks for a picture of 1024 px, gold, whoever pays: companies ask more for what is better. */
  worthOf(model: PictureModel): number
}

/** Where nobody has voted and nothing was measured. */
export const byPrice: Ranking = {
  order: [],
  ratingOf: () => undefined,
  isReliable: () => true,
  worthOf: ({ price }) => price[1024],
}

/** Those of services that can make what is wanted, the best first: decision 0025. */
export function rankedFor(models: readonly PictureModel[], wanted: Wanted, ranking: Ranking): PictureModel[] {
  const { order, ratingOf, isReliable, worthOf } = ranking
  const place = ({ id }: PictureModel) => (order.includes(id) ? order.indexOf(id) : order.length)
  const rating = ({ id }: PictureModel) => ratingOf(id, wanted.category) ?? RATING_MEAN
  const reliable = ({ id }: PictureModel) => Number(isReliable(id))
  return models
    .filter((model) => canMake(model, wanted))
    .toSorted(
      (a, b) => place(a) - place(b) || rating(b) - rating(a) || reliable(b) - reliable(a) || worthOf(b) - worthOf(a),
    )
}

/** A model within a sentence. */
export const calledOf = ({ name, provider }: PictureModel) =>
  provider === 'built-in' ? `the built-in style ${name}` : `${name} of ${provider}`

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' })
/** More of them are not named in one sentence. */
const NAMED_MAX = 3

/** What it says of who is best now: it differs by category, and with too many of them it says no more than that. */
function nowIn(firsts: readonly PictureModel[]): string {
  if (firsts.length > NAMED_MAX) return ''
  return `, now ${firsts.length === 0 ? 'the built-in engine' : either.format(firsts.map(calledOf))}`
}

/** "Best available" as a model on offer; undefined where no service is. */
export function bestOf(models: readonly PictureModel[], ranking: Ranking): PictureModel | undefined {
  const all = models.filter(isOfService)
  const categories = [...new Set(all.flatMap((model) => model.categories))]
  if (all.length === 0) return undefined
  const able = (category: ImageCategory) => rankedFor(all, { category, isOver: false, worn: 0 }, ranking)
  const firsts = [...new Set(categories.flatMap((category) => able(category).find((one) => one.isAnswering) ?? []))]
  const wearers = all.flatMap(({ loras }) => loras ?? [])
  const guides = [...new Set(all.flatMap((model) => model.guides))]
  const most = (size: ImageSize) =>
    mostAsked([...all, ...models.filter(({ provider }) => provider === 'built-in')], size)
  return {
    craft: 'picture',
    id: BEST,
    name: 'Best available',
    provider: 'any service',
    description: `The best model that answers${nowIn(firsts)}; when it cannot, the next one, and you are told. The price is the most it costs: where a cheaper one made it, the rest returns.`,
    strengths: ['Never stranded by a service that is away', 'Never dearer than it says'],
    speed: firsts[0]?.speed ?? 2000,
    isAnswering: true,
    capabilities: [
      'text-to-image',
      ...(guides.length > 0 ? (['guided'] as const) : []),
      ...(wearers.length > 0 ? (['lora'] as const) : []),
    ],
    licence: 'That of the model which makes it',
    sentTo: [...new Set(all.map(({ sentTo }) => sentTo).filter(Boolean))].join(', '),
    categories,
    takesSeed: false,
    hearsNegative: false,
    guides,
    ...(wearers.length > 0 && {
      loras: {
        bases: [...new Set(wearers.flatMap(({ bases }) => bases))],
        from: 'others',
        most: Math.max(...wearers.map((one) => one.most)),
        wearsOverDrawings: wearers.some(({ wearsOverDrawings }) => wearsOverDrawings),
      },
    }),
    price: { 512: most(512), 768: most(768), 1024: most(1024) },
  }
}

/** How a fault of a service is told of in a sentence about another's picture. */
function whatHappened(fault: ProviderError): string {
  if (fault.why === 'budget') return 'has spent its budget for today'
  if (fault.isOutage) return 'was not answering'
  return fault.passing ? 'had too much to do' : 'could not make it'
}

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** What is kept of a job: whose it is, and who was asked before. */
const Kept = z.object({
  model: z.string(),
  handle: z.unknown(),
  passed: z.array(z.string()),
  /** How often it could not be heard of. */
  unheard: z.number(),
})
type Kept = z.infer<typeof Kept>

/** How often a job is asked after that may still come to a good end, before another model is asked. */
const UNHEARD_MAX = 1

/** A picture of the first that could make it. */
export interface BestPicture extends MadePicture {
  by: PictureModel
  /** Why it was not the best, in a sentence; empty where it was. */
  wentOn: string
}

/**
 * Asks models, the best first, until one delivers. A job that is under way is waited for by whoever takes the work up, whatever
 * the order of models is by then. Throws what the last threw, and at once what is the person's own to mend.
 */
export async function makeBest(
  chain: readonly PictureModel[],
  makerOf: (model: PictureModel) => Promise<Make<'picture'>>,
  ...[order, watcher]: Parameters<Make<'picture'>>
): Promise<BestPicture> {
  const before = Kept.safeParse(await watcher.job.kept()).data
  const from = before ? chain.findIndex(({ id }) => id === before.model) : -1
  const passed = from >= 0 ? [...(before?.passed ?? [])] : []
  let last: unknown
  for (const [place, model] of chain.entries()) {
    if (place < from) continue
    const isLast = place === chain.length - 1
    if (!model.isAnswering && place !== from && !isLast) {
      passed.push(`${calledOf(model)} was not answering`)
      continue
    }
    const job = jobOf(model, watcher.job, passed)
    try {
      const make = await makerOf(model)
      const made = await make({ ...order, model: model.id }, { ...watcher, job })
      const wentOn = passed.length === 0 ? '' : `${capital(list.format(passed))}; ${calledOf(model)} made this one.`
      return { ...made, by: model, wentOn }
    } catch (error) {
      watcher.signal.throwIfAborted()
      if (!(error instanceof ProviderError) || isLast || isAskers(error)) throw error
      if (error.passing && (await job.isWorthAsking())) throw error
      await job.forget()
      passed.push(`${calledOf(model)} ${whatHappened(error)}`)
      last = error
    }
  }
  throw last ?? new ProviderError('No model that can make this is on offer here at present.', { passing: false })
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The work's job, as one model's: another's is not its to fetch. */
function jobOf(
  { id }: PictureModel,
  job: RemoteJob,
  passed: readonly string[],
): RemoteJob & { isWorthAsking(): Promise<boolean> } {
  async function own(): Promise<Kept | undefined> {
    const kept = Kept.safeParse(await job.kept()).data
    return kept?.model === id ? kept : undefined
  }
  return {
    kept: async () => (await own())?.handle,
    keep: (handle) => job.keep({ model: id, handle, passed: [...passed], unheard: 0 } satisfies Kept),
    forget: () => job.forget(),
    /** Whether it may still come to a good end, and has not been asked after in vain too often. */
    async isWorthAsking() {
      const kept = await own()
      if (!kept || kept.unheard >= UNHEARD_MAX) return false
      await job.keep({ ...kept, unheard: kept.unheard + 1 })
      return true
    },
  }
}
