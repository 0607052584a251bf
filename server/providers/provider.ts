import type { ImageCategory } from '../../contract/categories.ts'
import type { FaceBox } from '../../contract/images.ts'
import type { MapChoices } from '../../contract/map-choices.ts'
import type { Model } from '../../contract/models.ts'
import type { Chip } from '../../contract/prompts.ts'
import type { GivenNames } from '../../engine/index.ts'
import type { MediaExtension } from '../storage/media.ts'

/** One picture to make; sizes in px. */
export interface PictureOrder {
  category: ImageCategory
  prompt: string
  negativePrompt: string
  /** A model id of this provider. */
  model: string
  width: number
  height: number
  seed: number
  /** Seeds of little variations, for those who can vary; see the engine's PictureRequest. */
  nudges?: readonly number[]
  /** What a map is to be lettered with; for those who letter maps. */
  givenNames?: GivenNames
  /** The kept scene of a picture whose foremost person is drawn again; for those who draw people from scenes. */
  personOf?: unknown
  /** What is chosen for a battle map; for those who draw maps by squares. */
  map?: MapChoices
}

export interface MadePicture {
  bytes: Buffer
  extension: MediaExtension
  width: number
  height: number
  understood: Chip[]
  /** Words of the prompt nothing was made of. */
  unused: string[]
  /** Where the foremost face is, where the provider knows. */
  faces?: FaceBox[]
  /** The scene as plain JSON, where the provider knows one. */
  scene?: unknown
}

export interface Watcher {
  /** `fraction` 0-1; `stage` in a few words for the person. */
  progress(fraction: number, stage: string): void
  /** Aborted when nobody waits for the work any more. */
  signal: AbortSignal
}

/** Anybody who can make pictures: the built-in engine, or an AI service. */
export interface Provider {
  name: string
  models(): Model[]
  /** Throws ProviderError with a sentence for the person; aborts when the signal does. */
  generate(order: PictureOrder, watcher: Watcher): Promise<MadePicture>
  close(): Promise<void>
}

/** Why a provider did not deliver. A passing fault is worth another attempt, a lasting one is not. */
export class ProviderError extends Error {
  readonly passing: boolean
  /** How long to leave the provider alone before the next attempt, ms, where it said so. */
  readonly retryAfter?: number
  /** Whether it is the provider that is out of order, whatever it is asked for. */
  readonly isOutage: boolean

  constructor(
    message: string,
    options: { passing: boolean; retryAfter?: number; isOutage?: boolean; cause?: unknown },
  ) {
    super(message, { cause: options.cause })
    this.passing = options.passing
    this.retryAfter = options.retryAfter
    this.isOutage = options.isOutage ?? false
  }
}

/** Of several pictures' faults the one that decides: a lasting one, else the one that asks for the longest rest. */
export function gravest(faults: readonly unknown[]): unknown {
  const weight = (fault: unknown) => {
    if (!(fault instanceof ProviderError)) return -1
    return fault.passing ? (fault.retryAfter ?? 0) : Number.POSITIVE_INFINITY
  }
  return faults.reduce((worst, fault) => (weight(fault) > weight(worst) ? fault : worst))
}
