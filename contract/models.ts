import * as z from 'zod'
import { capabilities, guideKinds } from './capabilities.ts'
import { ImageCategory } from './categories.ts'
import { loraBases } from './lora-facts.ts'

const Capabilities = z.array(z.enum(capabilities)).min(1)

/** What is told of every model, whatever it makes. */
const told = {
  id: z.string(),
  name: z.string(),
  /** Who runs it: "built-in" or the service's name. */
  provider: z.string(),
  description: z.string(),
  /** What it is good at, each in a few words. */
  strengths: z.array(z.string()),
  /** About how long one work takes, a picture at full size, ms; a hint, not a promise. */
  speed: z.number(),
  /** False while it is left alone for a moment, having failed several times in a row; work for it waits. */
  isAnswering: z.boolean(),
  capabilities: Capabilities,
  /** What its results may be used for, as its makers say it; empty where they are the person's own without more. */
  licence: z.string(),
  /** The host that words and pictures are sent to; empty for what is made here. */
  sentTo: z.string(),
  /** True where the caller's own key pays for it: it then costs no gold. */
  isOwnKey: z.boolean().optional(),
}

/** Gold for one unit of what a model makes. */
const rate = z.number()

/** Something that can be asked to make a picture: a built-in style, or a model of an AI service. */
export const PictureModel = z.object({
  craft: z.literal('picture'),
  ...told,
  categories: z.array(ImageCategory),
  /** Whether the same words with the same seed bring the same picture back. */
  takesSeed: z.boolean(),
  /**
   * Of one that begins with a picture: whether words say what is to become of that, and the rest stays; left out: they say all that
   * is to be seen.
   */
  hearsInstructions: z.boolean().optional(),
  /** Whether what is to be left out is a question of its own to it; else it is told in words. */
  hearsNegative: z.boolean(),
  /** What it can paint over, where it is `guided`. */
  guides: z.array(z.enum(guideKinds)),
  /** The LoRAs it wears, by the base models that they are made for; left out: none. */
  loras: z
    .object({
      bases: z.array(z.enum(loraBases)).min(1),
      /**
       * Where they come from: this program itself, the service's own machine, or an address that the service fetches; of the best
       * available, as of whoever makes it.
       */
      from: z.enum(['here', 'machine', 'address', 'others']),
      /** Most of them at once. */
      most: z.number().int(),
      /** Whether it wears them while it paints over a composition, too; left out: it does not. */
      wearsOverDrawings: z.boolean().optional(),
    })
    .optional(),
  /** Gold for one picture, by the length of its longer side in px. */
  price: z.object({ 512: z.number(), 768: z.number(), 1024: z.number() }),
})
export type PictureModel = z.infer<typeof PictureModel>

export const EnlargementModel = z.object({
  craft: z.literal('enlargement'),
  ...told,
  /** By how much, the longer sides compared. */
  factors: z.array(z.number()),
  /** Gold a megapixel of the result. */
  rate,
})

export const MatteModel = z.object({
  craft: z.literal('matte'),
  ...told,
  /** Gold a picture. */
  rate,
})

export const ClipModel = z.object({
  craft: z.literal('clip'),
  ...told,
  /** The lengths on offer, s. */
  seconds: z.array(z.number()).min(1),
  /** Width and height, px. */
  sizes: z.array(z.tuple([z.number().int(), z.number().int()])).min(1),
  takesSeed: z.boolean(),
  hasSound: z.boolean(),
  /** Gold a second. */
  rate,
})
export type ClipModel = z.infer<typeof ClipModel>

export const SpeechModel = z.object({
  craft: z.literal('speech'),
  ...told,
  voices: z.array(z.object({ id: z.string(), name: z.string() })).min(1),
  /** Most characters of one order. */
  charactersMax: z.number().int(),
  /** Gold a thousand characters. */
  rate,
})

export const SoundModel = z.object({
  craft: z.literal('sound'),
  ...told,
  /** The shortest and the longest, s. */
  seconds: z.object({ least: z.number(), most: z.number() }),
  /** Gold a second. */
  rate,
})

export type SoundModel = z.infer<typeof SoundModel>
export type SpeechModel = z.infer<typeof SpeechModel>

export const TranscriptModel = z.object({
  craft: z.literal('transcript'),
  ...told,
  /** Longest recording of one order, bytes. */
  bytesMax: z.number().int(),
  /** Gold a minute. */
  rate,
})

export const TextModel = z.object({
  craft: z.literal('text'),
  ...told,
  /** Gold a thousand characters written. */
  rate,
})

export type TextModel = z.infer<typeof TextModel>

export const TrainingModel = z.object({
  craft: z.literal('training'),
  ...told,
  /** What its LoRAs are made for. */
  base: z.enum(loraBases),
  /** Gold a LoRA. */
  rate,
})
export type TrainingModel = z.infer<typeof TrainingModel>

/** What makes anything but pictures. */
export const OtherModel = z.discriminatedUnion('craft', [
  EnlargementModel,
  MatteModel,
  ClipModel,
  SpeechModel,
  SoundModel,
  TranscriptModel,
  TextModel,
  TrainingModel,
])
export type OtherModel = z.infer<typeof OtherModel>

export const Model = z.discriminatedUnion('craft', [PictureModel, ...OtherModel.options])
export type Model = z.infer<typeof Model>

/** `models` make pictures, `others` everything else. */
export const ModelsReply = z.object({ models: z.array(PictureModel), others: z.array(OtherModel) })
