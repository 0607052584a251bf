import type { Logger } from 'pino'
import type { Craft } from '../../contract/capabilities.ts'
import type { OwnKeyService } from '../../contract/own-keys.ts'
import { HORDE_ANONYMOUS, HORDE_URL } from './machines/horde-settings.ts'
import type { Provider } from './provider.ts'
import type { VendorSettings } from './sdk/sdk.ts'
import type { Vendor } from './sdk/vendor.ts'
import { type KeyTrial, tryKey } from './service/trial.ts'
import { plainService, type ServiceEntry } from './services-file.ts'

/** What people's own keys pay for; all else is made with the site's, where it has any. */
export const ownCrafts: readonly Craft[] = ['picture', 'enlargement', 'matte']

/** What is settled about the services that people may bring keys of their own to; undefined: none. */
export interface OwnServicesSettings {
  vendors: readonly { vendor: Vendor; settings: VendorSettings }[]
  horde: ServiceEntry
}

/**
 * Services that people may bring keys of their own to, whether or not the site has any. One is opened when somebody first needs
 * it, and every order to it carries its key.
 */
export interface OwnServices {
  /** With their names, what they make and where their keys are had. */
  all: readonly OwnKeyService[]
  /** Throws for one that is not there. */
  provider(id: string): Promise<Provider>
  /** Those that are opened. */
  opened(): Provider[]
  /** Asks the service for the smallest thing that wants a key. Throws AppError for one that is refused, or could not be tried. */
  try(id: string, key: string): Promise<void>
  close(): Promise<void>
}

interface OwnService extends OwnKeyService {
  trial: KeyTrial
  open(): Promise<Provider>
}

function vendorService({ vendor, settings }: OwnServicesSettings['vendors'][number]): OwnService {
  const { id, name, keysAt, trial, url } = vendor
  return {
    id,
    name,
    keysAt,
    makes: ownCrafts.filter((craft) => vendor.listings.some((listing) => listing.craft === craft)),
    trial: { ...trial, name, url: settings.url ?? trial.url ?? url },
    open: async () => (await import('./sdk/sdk.ts')).openVendor(vendor, settings),
  }
}

function hordeService(entry: ServiceEntry, log: Logger): OwnService {
  const url = entry.url ?? HORDE_URL
  const name = 'AI Horde'
  return {
    id: 'horde',
    name,
    keysAt: 'https://aihorde.net/register',
    makes: ['picture'],
    // aihorde.net/api: an unknown key is a user who is not found.
    trial: {
      name,
      url,
      path: '/v2/find_user',
      headers: (apikey) => ({ apikey }),
      refuses: (status) => [401, 403, 404].includes(status),
    },
    open: async () =>
      (await import('./machines/horde.ts')).openHorde(
        { url, key: HORDE_ANONYMOUS, entry: { ...plainService, ...entry } },
        log,
      ),
  }
}

export function openOwnServices(settings: OwnServicesSettings | undefined, log: Logger): OwnServices {
  const all = settings ? [...settings.vendors.map(vendorService), hordeService(settings.horde, log)] : []
  // A key that pays for nothing here is not taken.
  const services = all.filter(({ makes }) => makes.length > 0)
  const opening = new Map<string, Promise<Provider>>()
  const opened: Provider[] = []
  const serviceOf = (id: string) => {
    const service = services.find((one) => one.id === id)
    if (!service) throw new Error(`Nobody may have a key of their own to ${id}`)
    return service
  }
  async function open(service: OwnService): Promise<Provider> {
    const provider = await service.open()
    opened.push(provider)
    return provider
  }
  return {
    all: services.map(({ id, name, keysAt, makes }) => ({ id, name, keysAt, makes })),
    async provider(id) {
      const known = opening.get(id) ?? open(serviceOf(id))
      opening.set(id, known)
      try {
        return await known
      } catch (error) {
        opening.delete(id)
        throw error
      }
    },
    opened: () => opened,
    try: (id, key) => tryKey(serviceOf(id).trial, key),
    async close() {
      await Promise.all(opened.map((provider) => provider.close()))
    },
  }
}
