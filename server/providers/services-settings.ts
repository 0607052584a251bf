import { readFileSync } from 'node:fs'
import * as z from 'zod'
import type { VendorSettings } from './sdk/sdk.ts'
import type { Listing, Vendor } from './sdk/vendor.ts'
import { vendors } from './sdk/vendors.ts'
import {
  goldOf,
  type ModelEntry,
  plainService,
  readServicesFile,
  type ServiceEntry,
  type ServicesFile,
} from './services-file.ts'

const key = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]{1,500}$/, 'is made of visible ASCII characters')
/** The services' part of the environment. */
export const servicesEnvironment = {
  /** Keys of companies that run models; each switches its models on. */
  OPENAI_API_KEY: key.optional(),
  GOOGLE_GENERATIVE_AI_API_KEY: key.optional(),
  FAL_KEY: key.optional(),
  REPLICATE_API_TOKEN: key.optional(),
  BFL_API_KEY: key.optional(),
  LUMA_API_KEY: key.optional(),
  ELEVENLABS_API_KEY: key.optional(),
  DEEPGRAM_API_KEY: key.optional(),
  TOGETHER_API_KEY: key.optional(),
  FIREWORKS_API_KEY: key.optional(),
  GROQ_API_KEY: key.optional(),
  /** A file of what is finer: models, prices, budgets (docs/SERVICES.md). */
  SERVICES_FILE: z.string().optional(),
}

const Environment = z.object(servicesEnvironment)
type ServicesEnvironment = z.infer<typeof Environment>

/** Every service that is switched on. */
export interface ServicesSettings {
  vendors: { vendor: Vendor; settings: VendorSettings }[]
  /** US dollars a day at most, by the name of the service. */
  daily: ReadonlyMap<string, number>
}

const known = new Map<string, readonly string[]>(
  vendors.map(({ id, listings }) => [id, listings.map((listing) => listing.id)]),
)

/** The listing that an entry stands for, as it says it. */
function listingOf(vendor: Vendor, entry: ModelEntry): Listing | undefined {
  const more = 'like' in entry || 'name' in entry ? entry : undefined
  const original = vendor.listings.find(({ id }) => id === (more?.like ?? entry.id))
  if (!original) return undefined
  const { serviceId } = more ?? {}
  const told = { id: entry.id, name: more?.name ?? original.name, cost: more?.cost ?? original.cost }
  if (original.craft !== 'picture') return { ...original, ...told, ...(serviceId !== undefined && { serviceId }) }
  // Another model of the kind is asked with words alone: what else it can do, nobody knows.
  return { ...original, ...told, ...(serviceId !== undefined && { ways: { 'text-to-image': serviceId } }) }
}

function settingsOf(vendor: Vendor, apiKey: string, entry: ServiceEntry): VendorSettings {
  const { models, url, atOnce, timeout } = entry
  const offered = models
    ? models.flatMap((model) => {
        const listing = listingOf(vendor, model)
        return listing ? [{ listing, gold: goldOf(model) }] : []
      })
    : vendor.listings.map((listing) => ({ listing }))
  return {
    key: apiKey,
    offered,
    atOnce,
    timeout: timeout * 1000,
    ...(url !== undefined && { url: url.replace(/\/+$/, '') }),
  }
}

/** What is switched on. Throws ServicesFileError, or what reading the file throws. */
export function servicesSettings(env: ServicesEnvironment): ServicesSettings {
  const file: ServicesFile =
    env.SERVICES_FILE === undefined ? {} : readServicesFile(readFileSync(env.SERVICES_FILE, 'utf8'), known)
  const on = vendors.flatMap((vendor: Vendor) => {
    const apiKey = env[vendor.keySetting as keyof ServicesEnvironment]
    return apiKey === undefined
      ? []
      : [{ vendor, settings: settingsOf(vendor, apiKey, file[vendor.id] ?? plainService) }]
  })
  const daily = new Map(
    on.flatMap(({ vendor }) => {
      const most = file[vendor.id]?.daily
      return most === undefined ? [] : [[vendor.name, most] as const]
    }),
  )
  return { vendors: on, daily }
}
