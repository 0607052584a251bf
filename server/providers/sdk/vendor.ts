import type {
  experimental_generateVideo,
  ImageModel,
  LanguageModel,
  SpeechModel as SpeakingModel,
  TranscriptionModel,
} from 'ai'
import type { Capability, GuideKind } from '../../../contract/capabilities.ts'
import type { LoraBase } from '../../../contract/lora-facts.ts'
import type { ClipModel, SoundModel, SpeechModel } from '../../../contract/models.ts'
import type { ClipOrder, EnlargementOrder, MadeFile, PictureOrder, SoundOrder } from '../provider.ts'
import type { Manner } from '../service/prompts.ts'
import type { JobProtocol } from '../service/remembering-fetch.ts'
import type { ServiceSizes } from '../service/sizes.ts'
import type { Trial } from '../service/trial.ts'
import type { Train } from './training.ts'

/** Plain JSON, as the SDK takes it beside what it knows of. */
export type Json = null | string | number | boolean | Json[] | { [name: string]: Json }
export type Options = { [name: string]: Json }

/** What every model of a vendor says. */
interface Listed {
  /** Ours, for addresses and stored works. */
  id: string
  name: string
  /** A sentence for people. */
  description: string
  /** What it is good at, each in a few words. */
  strengths: string[]
  /** About how long one work takes, ms. */
  speed: number
  /** What its makers say of results; empty where they are the person's own without more. */
  licence: string
}

/** The ways a picture can be asked for beside words alone. */
export type Way = 'text-to-image' | 'image-to-image' | 'inpainting' | 'lora' | `guided-${GuideKind}`

/** The order with its pictures as `data:` addresses, as most services take them. */
export interface Asked {
  order: PictureOrder
  from?: string
  mask?: string
  guide?: { picture: string; weight: number }
}

export interface PictureListing extends Listed {
  craft: 'picture'
  /** The vendor's own name of the model for each way that it knows. */
  ways: Partial<Record<Way, string>>
  /** What the house pays, US dollars for one picture of 1024 px square. */
  cost: number
  /** Whether what is paid follows the px: else every size costs the same. */
  byPixels?: boolean
  /** How the wish is put. */
  manner: Manner
  takesSeed: boolean
  hearsNegative: boolean
  /** The sizes it takes, px; or the ratios of width and height, where it chooses its own px. */
  frame: { sizes: ServiceSizes } | { ratios: readonly (readonly [number, number])[] }
  /** Whether it wears LoRAs while it paints over a drawing, too. */
  wearsOverDrawings?: boolean
  /** Whether words say what is to become of the picture it begins with; left out: all that is to be seen. */
  hearsInstructions?: boolean
  /** The picture it begins with is told among the options, by a name that the SDK does not know. */
  fromInOptions?: boolean
  /** How it takes a mask: white where the picture may change, or clear there. */
  mask?: 'white' | 'clear'
  /** The LoRAs it wears, where it has a way for them: by the base models they are made for, and how many at once. */
  loras?: { bases: LoraBase[]; most: number }
  /** What is said beside words, size, seed, picture and mask. */
  options?(asked: Asked): Options
}

export interface EnlargementListing extends Listed {
  craft: 'enlargement'
  serviceId: string
  factors: number[]
  /** Whether it is told what the picture shows. */
  hearsWords?: boolean
  /** US dollars a megapixel of the result. */
  cost: number
  options(order: EnlargementOrder): Options
}

export interface MatteListing extends Listed {
  craft: 'matte'
  serviceId: string
  /** US dollars a picture. */
  cost: number
  options?: Options
}

export interface ClipListing extends Listed {
  craft: 'clip'
  serviceId: string
  /** For clips that begin with a picture, where that is another model. */
  fromPictureId?: string
  capabilities: Extract<Capability, 'text-to-video' | 'image-to-video'>[]
  seconds: ClipModel['seconds']
  sizes: ClipModel['sizes']
  takesSeed: boolean
  hasSound: boolean
  /** US dollars a second. */
  cost: number
  options?(order: ClipOrder): Options
}

export interface SpeechListing extends Listed {
  craft: 'speech'
  serviceId: string
  voices: SpeechModel['voices']
  charactersMax: number
  /** US dollars a thousand characters. */
  cost: number
}

export interface TranscriptListing extends Listed {
  craft: 'transcript'
  serviceId: string
  bytesMax: number
  /** US dollars a minute. */
  cost: number
}

export interface SoundListing extends Listed {
  craft: 'sound'
  serviceId: string
  capability: Extract<Capability, 'music' | 'sound-effects'>
  seconds: SoundModel['seconds']
  /** US dollars a second. */
  cost: number
}

export interface TextListing extends Listed {
  craft: 'text'
  serviceId: string
  /** US dollars a thousand characters written. */
  cost: number
}

export interface TrainingListing extends Listed {
  craft: 'training'
  serviceId: string
  /** What its LoRAs are made for. */
  base: LoraBase
  /** US dollars a LoRA. */
  cost: number
}

export type Listing =
  | PictureListing
  | EnlargementListing
  | MatteListing
  | ClipListing
  | SpeechListing
  | SoundListing
  | TranscriptListing
  | TextListing
  | TrainingListing

/** A vendor's SDK, opened for one order. */
export interface Opened {
  image?(id: string): ImageModel
  video?(id: string): Parameters<typeof experimental_generateVideo>[0]['model']
  speech?(id: string): SpeakingModel
  transcription?(id: string): TranscriptionModel
  text?(id: string): LanguageModel
  /** The SDK knows none: asked without it. */
  sound?(id: string): (order: SoundOrder, signal: AbortSignal) => Promise<MadeFile>
}

export interface OpenOptions {
  apiKey: string
  /** Left out: the vendor's own. */
  baseURL?: string
  fetch: typeof fetch
}

/** A company that runs models, asked through its SDK. */
export interface Vendor {
  /** As it is called in services.yaml. */
  id: string
  /** As people know it. */
  name: string
  /** The setting that holds its key. */
  keySetting: string
  /** Where it is asked. */
  url: string
  /** The page there that gives keys out. */
  keysAt: string
  /** How a person's own key is tried. */
  trial: Trial
  /** Where its results may be fetched from beside that: hosts, or the ends of hosts that begin with a dot. */
  resultHosts: readonly string[]
  /** How its options are named in the SDK. */
  optionsName: string
  /** Left out: it answers in the same breath. */
  jobs?: JobProtocol
  /** A fetch around the one that remembers, where the SDK does not speak of jobs at all. */
  around?(fetch: typeof globalThis.fetch, order: { signal: AbortSignal; baseURL: string }): typeof globalThis.fetch
  /** Loads the SDK when the first order comes. */
  load(): Promise<(options: OpenOptions) => Opened>
  /** How its trainers are asked, which no SDK speaks of; left out: it has none. */
  train?: Train
  listings: readonly Listing[]
}

/** A key as most services take it. */
export const bearer = (key: string) => ({ authorization: `Bearer ${key}` })

/** A clip's model, whose webhook nobody uses: its type is not the same in all versions of the SDK's ground. */
export const withoutWebhook = <M extends object>(model: M): Omit<M, 'handleWebhookOption'> => model
