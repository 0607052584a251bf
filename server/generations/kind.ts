import type * as z from 'zod'
import type { CreditReason } from '../../contract/enums.ts'
import type { GenerationKind } from '../../contract/generations.ts'
import type { Image } from '../../contract/images.ts'
import type { Reader, Transaction } from '../db/database.ts'
import type { RemoteJob } from '../providers/provider.ts'
import type { Services } from '../services.ts'
import type { Bounded } from './policy.ts'

/** A piece of work as its kind sees it while it runs. */
export interface Work {
  id: string
  userId: string
  /** Milligold held for all of it: what the person was told it costs, whatever prices have become meanwhile. */
  cost: number
  services: Services
  /** Aborted when the program stops or another worker has taken the work over. */
  signal: AbortSignal
  /** `fraction` 0-1; `stage` in a few words for the person. Written at most a few times a second. */
  progress(fraction: number, stage: string): void
  /**
   * A finished part is kept: when another attempt asks for the same position, it gets what the earlier one made. So is
   * what a service's job is known by, until the part is there.
   * The result must be plain JSON; media it stands for is named `mediaKey`, or the sweep does not know to spare it.
   */
  part<T>(position: number, make: (job: RemoteJob) => Promise<T>): Promise<T>
}

export interface Delivery {
  /** Milligold for what is delivered; at most what was held. */
  charge: number
  /** Stores the results, in the transaction that ends the work and takes the gold. */
  store(tx: Transaction): Promise<void>
}

/**
 * Thrown by `run` where some of several parts could not be made: `made` is delivered, and paid for, when no other attempt is to
 * come that might make the rest.
 */
export class PartlyMade extends Error {
  readonly fault: unknown
  readonly made: Delivery
  /** How many of how many are missing. */
  readonly missing: { count: number; of: number }
  constructor(fault: unknown, made: Delivery, missing: PartlyMade['missing']) {
    super('Some of it could not be made', { cause: fault })
    this.fault = fault
    this.made = made
    this.missing = missing
  }
}

/** What a poll shows of finished work. */
export interface Outcome {
  image: Image | null
  images: Image[]
  /** Of those, the ones that were there before. */
  had?: string[]
  /** The page of the result. */
  url: string | null
}

/** One kind of work: everything the corridor needs to know to price, run, deliver and show it. */
export interface Kind<Request = unknown> {
  name: GenerationKind
  /** The stored request; what a route accepts is turned into this before it is started. */
  request: z.ZodType<Request>
  /** What its gold is posted for; left out: work that was asked for. */
  reason?: CreditReason
  /** Milligold for the whole request. Throws AppError when it cannot be done. */
  price(services: Services, request: Request): number
  /** What of it the levels of subscriptions bound. */
  bounded(services: Services, request: Request): Bounded
  /** For the tracker: what it is, and by which model. */
  describe(services: Services, request: Request): { description: string; modelName: string }
  /** Of how many results it is, each paid for alike; left out: of one, all or nothing. */
  results?(request: Request): number
  /** Does the work. Throws AppError or ProviderError for the person; anything else counts as a passing fault. */
  run(request: Request, work: Work): Promise<Delivery>
  /** Whether what is asked for may be begun, in the transaction that starts it, after others of its owner. Throws AppError. */
  admit?(tx: Transaction, userId: string): Promise<void>
  /**
   * Lets go of what the request brought along and of what was made that nobody gets, once the work has ended, was refused (then it
   * may have no id), or went with its owner's account. It may be called more than once.
   */
  letGo?(services: Services, work: Pick<Work, 'userId'> & Partial<Pick<Work, 'id'>>, request: Request): Promise<void>
  /** The name of the line in which it waits, where another machine than this one does the work, or it has one of its own here. */
  waitsFor?(services: Services, request: Request): string | undefined
  /** Whether it waits in that line for this program itself; left out: it does not. */
  isMadeHere?(services: Services, request: Request): boolean
  /** What was made, for its owner. */
  outcome(
    reader: Reader,
    services: Services,
    generation: { id: string; userId: string; request: unknown },
  ): Promise<Outcome>
}

/** The kind of every name; the program hands its list (server/kinds.ts) in with its services. */
export type Kinds = { readonly [Name in GenerationKind]: Kind }
