import type { Readable } from 'node:stream'
import type { AudioForm, Intensity } from '../../contract/audio-facts.ts'
import type { Craft, GuideKind } from '../../contract/capabilities.ts'
import type { ImageCategory } from '../../contract/categories.ts'
import type { FaceBox, Sent } from '../../contract/images.ts'
import type { LoraBase, TrainingSubject } from '../../contract/lora-facts.ts'
import type { MapChoices } from '../../contract/map-choices.ts'
import type { Transition } from '../../contract/merge-facts.ts'
import type { Model } from '../../contract/models.ts'
import type { Worn } from '../../contract/own-styles.ts'
import type { Chip } from '../../contract/prompts.ts'
import type { KeptRecording, RecordingExtension } from '../../contract/recordings.ts'
import type { CameraMove, VideoEffect } from '../../contract/video-facts.ts'
import type { GivenNames, Picture } from '../../engine/index.ts'
import type { MediaExtension } from '../storage/media.ts'

/** What every order says. */
interface Order {
  /** A model id of this provider. */
  model: string
  /** The person's own key to the service, which then pays for this; left out: the site's. */
  ownKey?: string
}

/** One picture to make; sizes in px. */
export interface PictureOrder extends Order {
  category: ImageCategory
  prompt: string
  negativePrompt: string
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
  /** Styles of people's own that the picture is put into; for the built-in engine. */
  worn?: readonly Worn[]
  /** For `image-to-image`: a PNG of the order's size to begin with; `strength` 0-1, from hardly changed to hardly kept. */
  from?: { bytes: Buffer; strength: number }
  /** For `inpainting`, beside `from`: a grey PNG of the order's size, white where the picture may change. */
  mask?: Buffer
  /**
   * For `guided`: PNGs of the order's size to paint over, the best first, for those who take one alone; `weight` 0-1, how closely.
   * Depth is white where it is near; lines are white on black.
   */
  guides?: readonly { kind: GuideKind; bytes: Buffer; weight: number }[]
  /** The words are put as they are, without what the category means: they say what is to become of `from`. */
  isEdit?: true
  /** What is kept of the picture, from its upper left; left out: all of it. */
  cut?: { width: number; height: number }
  /** For `lora`: what the service calls each; `weight` mostly 0-1. */
  loras?: readonly { reference: string; weight: number }[]
}

/** A picture as it came of an order; sizes in px. */
export interface MadeImage {
  bytes: Buffer
  extension: MediaExtension
  width: number
  height: number
}

export interface MadePicture extends MadeImage {
  understood: Chip[]
  /** Words of the prompt nothing was made of. */
  unused: string[]
  /** Where the foremost face is, where the provider knows. */
  faces?: FaceBox[]
  /** The scene as plain JSON, where the provider knows one. */
  scene?: unknown
  /** What the service was told, for whoever ordered. */
  sent?: Sent
}

export interface EnlargementOrder extends Order {
  /** PNG, JPEG or WebP. */
  picture: Buffer
  /** Of the picture, px. */
  width: number
  height: number
  /** How much longer the sides become. */
  factor: number
  /** What it shows, for those who heed it; may be empty. */
  prompt: string
}

export interface MatteOrder extends Order {
  /** PNG, JPEG or WebP. */
  picture: Buffer
}

export interface ClipOrder extends Order {
  prompt: string
  negativePrompt: string
  width: number
  height: number
  seconds: number
  seed: number
  /** For `image-to-video`: the picture it begins with; PNG, JPEG or WebP. */
  from?: Buffer
  /** For the built-in engine: what it moves, and how. */
  motion?: MotionOrder
  /** For the built-in engine, in its place: what it puts together. */
  merge?: MergeOrder
}

/** Videos and pictures that are put together, as they are seen one after the other; lengths in s. */
export interface MergeOrder {
  parts: readonly ({ seconds: number; title: string } & ({ picture: Picture } | { file: Uint8Array; from: number }))[]
  transition: Transition
  fades: boolean
  sound?: { file: Uint8Array; volume: number }
  title: string
}

/** What the built-in engine is told of a video beside its words. */
export interface MotionOrder {
  /** The kept scene of a picture, and the style it is painted in; else its px, or what is made first. */
  scene?: { scene: unknown; category: ImageCategory; style: string }
  picture?: Picture
  category: ImageCategory
  style?: string
  effect?: VideoEffect
  camera?: CameraMove
  /** What somebody in it says; left out: what stands in quotes in the prompt, where the picture is of people. */
  says?: string
  loops: boolean
}

/** A recording as the built-in engine makes it: all that is kept of it. */
export interface BuiltRecording {
  files: { stem: string; extension: RecordingExtension; bytes: Uint8Array }[]
  /** A PNG of what it begins with, or that stands for it. */
  still: { bytes: Uint8Array; width: number; height: number }
  kept: KeptRecording
  title: string
  understood: Chip[]
  unused: string[]
  scene?: unknown
}

/** What comes as a file that is kept as it is: MP4, WebM, MP3, WAV or Ogg. */
export interface MadeFile {
  bytes: Buffer
  mediaType: string
  /** Where the built-in engine made it. */
  built?: BuiltRecording
}

export interface SpeechOrder extends Order {
  text: string
  voice: string
  /** How it is spoken, for those who heed it: "whispering, afraid"; may be empty. */
  manner: string
  /** 1 as people speak. */
  speed: number
  /** For the built-in engine. */
  seed?: number
}

export interface SoundOrder extends Order {
  prompt: string
  seconds: number
  /** Whether its end leads into its beginning, for those who can. */
  loops: boolean
  /** For the built-in engine. */
  heard?: { form: AudioForm; seed: number; intensity?: Intensity }
}

export interface TranscriptOrder extends Order {
  recording: Buffer
  mediaType: string
}

export interface Transcript {
  text: string
  /** Times in s; empty where the service tells none. */
  segments: { text: string; from: number; to: number; speaker?: string }[]
}

export interface TextOrder extends Order {
  instructions: string
  prompt: string
  /** Left out: plain text; else a JSON schema that the answer follows, and the answer is JSON. */
  schema?: Readonly<Record<string, unknown>>
}

export interface TrainingOrder extends Order {
  /** JPEGs with what is to be seen in each; caption may be empty. Of a job that is under way they are left out. */
  pictures: readonly { bytes: Buffer; caption: string }[]
  /** The word that is to call it. */
  trigger: string
  subject: TrainingSubject
}

/** Every craft's order and what comes of it. */
export interface Crafts {
  picture: { order: PictureOrder; made: MadePicture }
  enlargement: { order: EnlargementOrder; made: MadeImage }
  /** A picture of the same size whose ground is transparent. */
  matte: { order: MatteOrder; made: MadeImage }
  clip: { order: ClipOrder; made: MadeFile }
  speech: { order: SpeechOrder; made: MadeFile }
  sound: { order: SoundOrder; made: MadeFile }
  transcript: { order: TranscriptOrder; made: Transcript }
  text: { order: TextOrder; made: { text: string } }
  /** A LoRA's file, as it comes: it may have hundreds of MB. */
  training: { order: TrainingOrder; made: { weights: Readable } }
}

/** Makes one thing. Throws ProviderError with a sentence for the person; aborts when the signal does. */
export type Make<C extends Craft> = (order: Crafts[C]['order'], watcher: Watcher) => Promise<Crafts[C]['made']>
export type Makes = { readonly [C in Craft]?: Make<C> }

/**
 * A job on somebody else's machine, which goes on when this program does not: another attempt fetches it instead of
 * ordering, and paying, a second time.
 */
export interface RemoteJob {
  /** What an earlier attempt at the same order kept; undefined: nothing is under way. */
  kept(): Promise<unknown>
  /** Kept before anybody waits for the job: plain JSON, without any key. */
  keep(handle: unknown): Promise<void>
  /** The job has ended badly, or is no longer known: the next attempt orders anew. */
  forget(): Promise<void>
}

export interface Watcher {
  /** `fraction` 0-1; `stage` in a few words for the person. */
  progress(fraction: number, stage: string): void
  /** Aborted when this program no longer works on it. Another may go on with it, unless the reason is GivenUp. */
  signal: AbortSignal
  job: RemoteJob
}

/** Why work is aborted that nobody wants any more: a service is told to stop, too. */
export class GivenUp extends Error {
  constructor() {
    super('The work has ended')
  }
}

/** A LoRA that lies on a machine of the house's own. */
export interface HeldLora {
  /** As the machine calls it. */
  reference: string
  base: LoraBase
  triggerWords: string[]
}

/** What can be had of a service, by one worker. */
export interface Terms {
  /** Orders at once. */
  atOnce: number
  /** How long one may take, ms. */
  timeout: number
}

/** Anybody who can make things: the built-in engine, or an AI service. */
export interface Provider {
  name: string
  /** Left out: its work takes this machine's own cores. Else it is waited for. */
  terms?: Terms
  /** The crafts that stand apart, in lines of their own, for they take far longer than all others. */
  apart?: { readonly [C in Craft]?: Terms }
  models(): Model[]
  make: Makes
  /** The LoRAs that lie on its machine, undefined until it has told of them; left out: none do. */
  heldLoras?(): HeldLora[] | undefined
  /** What the house pays for an order, US dollars; left out: nothing. */
  costOf?<C extends Craft>(craft: C, order: Crafts[C]['order']): number
  close(): Promise<void>
}

/**
 * It declines the words or the picture; the day's budget is spent; the person's own key is none any more; their account there
 * does not let it be done.
 */
type Why = 'policy' | 'budget' | 'own key' | 'own account'

/** Why a provider did not deliver. A passing fault is worth another attempt, a lasting one is not. */
export class ProviderError extends Error {
  readonly passing: boolean
  /** How long to leave the provider alone before the next attempt, ms, where it said so. */
  readonly retryAfter?: number
  /** Whether it is the provider that is out of order, whatever it is asked for. */
  readonly isOutage: boolean
  /** What of it others act on, beside the sentence. */
  readonly why?: Why

  constructor(
    message: string,
    options: { passing: boolean; retryAfter?: number; isOutage?: boolean; why?: Why; cause?: unknown },
  ) {
    super(message, { cause: options.cause })
    this.passing = options.passing
    this.retryAfter = options.retryAfter
    this.isOutage = options.isOutage ?? false
    this.why = options.why
  }
}

/** Whether it is for whoever asked to mend: no other model is asked in its place, and this one has not failed at anything. */
export const isAskers = ({ why }: ProviderError) => why === 'policy' || why === 'own key' || why === 'own account'

/** Of several pictures' faults the one that decides: a lasting one, else the one that asks for the longest rest. */
export function gravest(faults: readonly unknown[]): unknown {
  const weight = (fault: unknown) => {
    if (!(fault instanceof ProviderError)) return -1
    return fault.passing ? (fault.retryAfter ?? 0) : Number.POSITIVE_INFINITY
  }
  return faults.reduce((worst, fault) => (weight(fault) > weight(worst) ? fault : worst))
}
