import { and, eq } from 'drizzle-orm'
import { BEST } from '../../contract/best.ts'
import type { Craft } from '../../contract/capabilities.ts'
import type { Model, PictureModel } from '../../contract/models.ts'
import type { OwnKeysReply } from '../../contract/own-keys.ts'
import type { Database } from '../db/database.ts'
import { accountKeys } from '../db/schema.ts'
import { notFound } from '../errors.ts'
import type { Ranking } from '../providers/best.ts'
import { type OwnServices, ownCrafts } from '../providers/own-services.ts'
import { type Make, type Provider, ProviderError } from '../providers/provider.ts'
import { type Offer, offerOf, type Providers } from '../providers/providers.ts'
import type { Standings } from '../providers/standings.ts'
import { type KeptKey, keysOf, ofService } from './queries.ts'
import { openSeal } from './sealing.ts'

/** People's own keys to services, and what is made with them: for their owner alone, for no gold. */
export interface OwnKeys {
  /** The caller's, and which can be added. */
  shown(userId: string): Promise<OwnKeysReply>
  /** Tries a key and keeps it, in place of one that was there. Throws AppError. */
  add(userId: string, service: string, key: string): Promise<void>
  /** Throws AppError where there is none. */
  remove(userId: string, service: string): Promise<void>
  /** What is on offer to somebody: the site's, and in place of it or beside it what their own keys open. */
  offerTo(userId: string | undefined): Promise<Offer>
  /** The service whose key pays for a model; undefined for a model of the site's. */
  serviceOf(model: Pick<Model, 'provider' | 'isOwnKey'>): string | undefined
  /** A model that somebody's key to a service opens, and how it makes things. Throws ProviderError where that is no more. */
  makerFor<C extends Craft>(
    userId: string,
    service: string,
    craft: C,
    id: string,
  ): Promise<{ model: Extract<Model, { craft: C }>; make: Make<C> }>
  /** The name of a model that was opened by a key; undefined where nobody knows it. */
  nameOf(id: string): string | undefined
  close(): Promise<void>
}

interface Options {
  db: Database
  services: OwnServices
  providers: Providers
  /** Which models are best. */
  ranking: Ranking
  /** What the ranking goes by, looked at again when somebody is offered anything. */
  standings: Pick<Standings, 'refresh'>
  /** AUTH_SECRET. */
  secret: string
  now(): Date
}

/** Shorter keys are not shown in part. */
const SHOWN_FROM = 16

const freeOf = (model: Model): Model =>
  model.craft === 'picture'
    ? { ...model, isOwnKey: true, price: { 512: 0, 768: 0, 1024: 0 } }
    : { ...model, isOwnKey: true, rate: 0 }

export function openOwnKeys({ db, services, providers, ranking, standings, secret, now }: Options): OwnKeys {
  const seal = openSeal(secret)
  const serviceCalled = (id: string) => services.all.find((service) => service.id === id)

  /** Those that a key to a service pays for. */
  async function modelsOf(service: string): Promise<Model[]> {
    return (await services.provider(service)).models().filter(({ craft }) => ownCrafts.includes(craft))
  }

  async function noteRefusal(userId: string, service: string, isRefused: boolean): Promise<void> {
    await db
      .update(accountKeys)
      .set({ isRefused })
      .where(and(ofService(userId, service), eq(accountKeys.isRefused, !isRefused)))
  }

  /** The key itself, to be sent to its service and kept nowhere. */
  async function keyOf(userId: string, service: string): Promise<string> {
    const name = serviceCalled(service)?.name ?? service
    const [kept] = await db.select().from(accountKeys).where(ofService(userId, service))
    const gone = (message: string) => new ProviderError(message, { passing: false, why: 'own key' })
    if (!kept) throw gone(`Your key for ${name} is not here any more. Add it on your profile, or choose another style.`)
    const key = seal.open(kept.sealed, { userId, service })
    if (key === undefined)
      throw gone(
        `Your key for ${name} can no longer be read here. Put it on your profile once more, or choose another style.`,
      )
    return key
  }

  /** The provider's own maker, with the person's key on every order. */
  function withKey<C extends Craft>(make: Make<C>, userId: string, service: string): Make<C> {
    return async (order, watcher) => {
      const ownKey = await keyOf(userId, service)
      try {
        const made = await make({ ...order, ownKey }, watcher)
        await noteRefusal(userId, service, false)
        return made
      } catch (error) {
        if (error instanceof ProviderError && error.why === 'own key') await noteRefusal(userId, service, true)
        throw error
      }
    }
  }

  const shownKey = ({ service, ending, addedAt, isRefused }: KeptKey) => ({
    service,
    name: serviceCalled(service)?.name ?? service,
    ending,
    addedAt: addedAt.toISOString(),
    isRefused,
  })

  return {
    shown: async (userId) => ({ keys: (await keysOf(db, userId)).map(shownKey), services: [...services.all] }),

    async add(userId, service, key) {
      if (!serviceCalled(service)) throw notFound('This service')
      await services.try(service, key)
      const kept = {
        sealed: seal.seal(key, { userId, service }),
        ending: key.length < SHOWN_FROM ? '' : key.slice(-4),
        isRefused: false,
        addedAt: now(),
      }
      await db
        .insert(accountKeys)
        .values({ userId, service, ...kept })
        .onConflictDoUpdate({ target: [accountKeys.userId, accountKeys.service], set: kept })
    },

    async remove(userId, service) {
      const removed = await db
        .delete(accountKeys)
        .where(ofService(userId, service))
        .returning({ service: accountKeys.service })
      if (removed.length === 0) throw notFound('This key')
    },

    async offerTo(userId) {
      await standings.refresh()
      const keys = userId === undefined ? [] : await keysOf(db, userId)
      const theirs = keys.filter(({ service }) => serviceCalled(service))
      if (theirs.length === 0) return providers
      const own = (await Promise.all(theirs.map(({ service }) => modelsOf(service)))).flat()
      const isTheirs = ({ craft, id, provider }: Model) =>
        own.some((model) => model.craft === craft && (model.id === id || model.provider === provider))
      const prices = new Map(
        own.flatMap((model) => (model.craft === 'picture' ? [[model.id, ranking.worthOf(model)]] : [])),
      )
      const worthOf = (model: PictureModel) => prices.get(model.id) ?? ranking.worthOf(model)
      const all = () => [...providers.models(), ...providers.others()].filter(({ id }) => id !== BEST)
      return offerOf(() => [...all().filter((model) => !isTheirs(model)), ...own.map(freeOf)], { ...ranking, worthOf })
    },

    serviceOf: ({ provider, isOwnKey }) =>
      isOwnKey ? services.all.find((service) => service.name === provider)?.id : undefined,

    async makerFor<C extends Craft>(userId: string, service: string, craft: C, id: string) {
      const name = serviceCalled(service)?.name
      const provider: Provider | undefined = name === undefined ? undefined : await services.provider(service)
      const model = provider
        ?.models()
        .map(freeOf)
        .find((one): one is Extract<Model, { craft: C }> => one.id === id && one.craft === craft)
      const make = provider?.make[craft]
      if (model && make) return { model, make: withKey<C>(make, userId, service) }
      throw new ProviderError(`${name ?? service} is no longer on offer here. Choose another style.`, {
        passing: false,
        why: 'own key',
      })
    },

    nameOf: (id) =>
      services
        .opened()
        .flatMap((provider) => provider.models())
        .find((model) => model.id === id)?.name,

    close: () => services.close(),
  }
}
