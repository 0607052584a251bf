import * as z from 'zod'
import { imageSizes } from '../../../contract/categories.ts'
import type { PictureModel } from '../../../contract/models.ts'
import type { ServiceSizes } from './sizes.ts'

/** One model of the service, as the operator put it on offer. */
export interface ServiceModel {
  /** Ours, for addresses and stored works: the service's own id without what an address cannot hold. */
  id: string
  /** The service's, sent with every request. */
  serviceId: string
  name: string
  price: PictureModel['price']
}

/** An OpenAI-compatible image service. */
export interface ServiceSettings {
  /** Base address, ending in /v1 with most services. */
  url: string
  /** Secret; sent to the service and nowhere else. */
  key?: string
  /** What people read. */
  name: string
  models: ServiceModel[]
  /** Left out: what is known of each model (sizes.ts). */
  sizes?: ServiceSizes
  /** How long one picture may take, ms. */
  timeout: number
  /** Pictures asked of it at once, by one worker. */
  atOnce: number
}

const MODEL = /^(?<id>[^\s=]{1,80})=(?<prices>[\d.]+(?:\/[\d.]+){0,2})(?:\s+\((?<name>[^()]{1,40})\))?$/

const listed = (text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

/** One price for every size, or one each for 512, 768 and 1024 px; undefined for anything else. */
function pricesOf(text: string): PictureModel['price'] | undefined {
  const prices = text.split('/').map(Number)
  // Gold is counted in thousandths.
  const fair = prices.every((price) => price <= 10_000 && Number.isInteger(Math.round(price * 1e6) / 1000))
  if (!fair || prices.length === 2) return undefined
  const [first = 0] = prices
  const entries = imageSizes.map((size, index) => [size, prices[index] ?? first])
  return Object.fromEntries(entries) as PictureModel['price']
}

function modelOf(entry: string): ServiceModel | undefined {
  const { id, prices, name } = MODEL.exec(entry)?.groups ?? {}
  const price = prices && pricesOf(prices)
  if (!id || !price) return undefined
  const slug = id
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return slug ? { id: slug, serviceId: id, name: name?.trim() || (id.split('/').at(-1) ?? id), price } : undefined
}

const models = z.string().transform((text, context) => {
  const entries = listed(text)
  const offered = entries.flatMap((entry) => {
    const model = modelOf(entry)
    if (!model) {
      context.addIssue(
        `"${entry}" is not read; write model=gold, or model=gold/gold/gold for 512, 768 and 1024 px, with a name in brackets if you like: gpt-image-1=4 (GPT Image)`,
      )
    }
    return model ?? []
  })
  if (entries.length === 0) context.addIssue('names no model')
  const twice = offered.find((model, index) => offered.findIndex(({ id }) => id === model.id) < index)
  if (twice) context.addIssue(`${twice.serviceId} is listed twice`)
  return offered
})

const sizes = z.string().transform((text, context): ServiceSizes => {
  if (text.trim() === 'any') return 'any'
  const taken = listed(text).map((entry) => {
    const [, width, height] = /^(\d{2,4})x(\d{2,4})$/.exec(entry) ?? []
    if (!width || !height) context.addIssue(`"${entry}" is not a size; write 1024x1024,1536x1024 or any`)
    return { width: Number(width), height: Number(height) }
  })
  if (taken.length === 0) context.addIssue('names no size')
  return taken
})

/** The service's part of the environment. */
export const serviceEnvironment = {
  /** An OpenAI-compatible image service, up to and with /v1; left out: the built-in styles alone. */
  IMAGE_API_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => !/[?#]/.test(url) && !new URL(url).username, 'takes neither a query nor a password')
    .optional(),
  /** Sent as a bearer token; services of one's own often need none. */
  IMAGE_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'is made of visible ASCII characters')
    .optional(),
  /** Left out: the address's host. */
  IMAGE_API_NAME: z.string().trim().min(1).max(40).optional(),
  /** What is on offer and for how much gold: gpt-image-1=4 (GPT Image), flux=1.5/2/3 */
  IMAGE_API_MODELS: models.optional(),
  /** Sizes it takes, for every model: 1024x1024,1536x1024 or any. */
  IMAGE_API_SIZES: sizes.optional(),
  /** Seconds one picture may take. */
  IMAGE_API_TIMEOUT: z.coerce.number().min(1).max(240).default(120),
  /** Pictures one worker asks of it at once. */
  IMAGE_API_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(4),
}

const Environment = z.object(serviceEnvironment)

/** What of it makes no sense together, as the setting's name and a sentence. */
export function serviceContradiction(env: z.infer<typeof Environment>): [string, string] | undefined {
  if (env.IMAGE_API_URL && !env.IMAGE_API_MODELS)
    return [
      'IMAGE_API_MODELS',
      'is needed with IMAGE_API_URL: say what is on offer and for how much gold, gpt-image-1=4',
    ]
  if (env.IMAGE_API_MODELS && !env.IMAGE_API_URL)
    return ['IMAGE_API_URL', 'is needed with IMAGE_API_MODELS: say where the service is']
  if (env.IMAGE_API_NAME === 'built-in') return ['IMAGE_API_NAME', 'is the name of the styles that come along']
  return undefined
}

/** The service to ask, if one is configured. */
export function serviceSettings(env: z.infer<typeof Environment>): ServiceSettings | undefined {
  const { IMAGE_API_URL: url, IMAGE_API_MODELS: offered } = env
  if (!url || !offered) return undefined
  return {
    url: url.replace(/\/+$/, ''),
    key: env.IMAGE_API_KEY,
    name: env.IMAGE_API_NAME ?? new URL(url).host,
    models: offered,
    sizes: env.IMAGE_API_SIZES,
    timeout: env.IMAGE_API_TIMEOUT * 1000,
    atOnce: env.IMAGE_API_CONCURRENCY,
  }
}
