import { readFileSync } from 'node:fs'
import * as z from 'zod'
import type { A1111Settings } from './machines/a1111.ts'
import type { ComfyUISettings } from './machines/comfyui/comfyui.ts'
import { HORDE_ANONYMOUS, HORDE_URL, type HordeSettings } from './machines/horde-settings.ts'
import type { OllamaSettings } from './machines/ollama.ts'
import type { OwnServicesSettings } from './own-services.ts'
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
const address = z
  .url({ protocol: /^https?$/ })
  .refine((url) => !/[?#]/.test(url) && !new URL(url).username, 'takes neither a query nor a password')
  .transform((url) => url.replace(/\/+$/, ''))

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
  /** A machine of one's own: ComfyUI, and Stable Diffusion WebUI (or Forge, or SD.Next). */
  COMFYUI_URL: address.optional(),
  A1111_URL: address.optional(),
  /** Text models on a machine of one's own. */
  OLLAMA_URL: address.optional(),
  /** The volunteers' crowd. */
  AI_HORDE: z
    .enum(['on', 'off'])
    .transform((value) => value === 'on')
    .default(false),
  /** Raises one's place there; left out: the anonymous one. */
  AI_HORDE_KEY: key.optional(),
  /** Whether people may bring keys of their own. */
  OWN_KEYS: z
    .enum(['on', 'off'])
    .transform((value) => value === 'on')
    .default(true),
  /** A file of what is finer: models, prices, budgets (docs/SERVICES.md). */
  SERVICES_FILE: z.string().optional(),
}

/** Orders with people's own keys asked of a service at once, by each worker. */
const OWN_AT_ONCE = 12

const Environment = z.object(servicesEnvironment)
type ServicesEnvironment = z.infer<typeof Environment>

/** Every service that is switched on. */
export interface ServicesSettings {
  vendors: { vendor: Vendor; settings: VendorSettings }[]
  comfyui?: ComfyUISettings
  a1111?: A1111Settings
  ollama?: OllamaSettings
  horde?: HordeSettings
  /** Those that people may bring keys of their own to; left out: none. */
  own?: OwnServicesSettings
  /** The models that are best, the best first; others follow (decision 0025). */
  best: readonly string[]
  /** US dollars a day at most, by the name of the service. */
  daily: ReadonlyMap<string, number>
}

/** Those that have what they have: what they offer is found when they are asked. */
const machines = ['comfyui', 'a1111', 'ollama', 'horde'] as const

const known = new Map<string, readonly string[]>([
  ...vendors.map(({ id, listings }) => [id, listings.map((listing) => listing.id)] as const),
  ...machines.map((id) => [id, []] as const),
])

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

/** A service as those with keys of their own have it: all its models, beside those that the file adds. */
function ownSettingsOf(vendor: Vendor, entry: ServiceEntry = plainService): VendorSettings {
  const settings = settingsOf(vendor, '', entry)
  const isListed = (id: string) => settings.offered.some(({ listing }) => listing.id === id)
  const others = vendor.listings.filter(({ id }) => !isListed(id)).map((listing) => ({ listing }))
  return { ...settings, offered: [...settings.offered, ...others], atOnce: OWN_AT_ONCE }
}

/** What is switched on. Throws ServicesFileError, or what reading the file throws. */
export function servicesSettings(env: ServicesEnvironment): ServicesSettings {
  const { services: file, best }: ServicesFile =
    env.SERVICES_FILE === undefined
      ? { services: {}, best: [] }
      : readServicesFile(readFileSync(env.SERVICES_FILE, 'utf8'), known)
  const on = vendors.flatMap((vendor: Vendor) => {
    const apiKey = env[vendor.keySetting as keyof ServicesEnvironment]
    return typeof apiKey !== 'string'
      ? []
      : [{ vendor, settings: settingsOf(vendor, apiKey, file[vendor.id] ?? plainService) }]
  })
  const daily = new Map(
    on.flatMap(({ vendor }) => {
      const most = file[vendor.id]?.daily
      return most === undefined ? [] : [[vendor.name, most] as const]
    }),
  )
  const of = (id: (typeof machines)[number]) => file[id] ?? plainService
  return {
    vendors: on,
    daily,
    best,
    ...(env.OWN_KEYS && {
      own: {
        vendors: vendors.map((vendor: Vendor) => ({ vendor, settings: ownSettingsOf(vendor, file[vendor.id]) })),
        horde: of('horde'),
      },
    }),
    ...(env.COMFYUI_URL !== undefined && { comfyui: { url: env.COMFYUI_URL, entry: of('comfyui') } }),
    ...(env.A1111_URL !== undefined && { a1111: { url: env.A1111_URL, entry: of('a1111') } }),
    ...(env.OLLAMA_URL !== undefined && { ollama: { url: env.OLLAMA_URL, entry: of('ollama') } }),
    ...(env.AI_HORDE && {
      horde: { url: of('horde').url ?? HORDE_URL, key: env.AI_HORDE_KEY ?? HORDE_ANONYMOUS, entry: of('horde') },
    }),
  }
}
