import * as z from 'zod'
import { Receipt } from './gold.ts'
import { Image } from './images.ts'
import {
  LORA_CAPTION_MAX,
  LORA_DESCRIPTION_MAX,
  LORA_PICTURES_MAX,
  LORA_PICTURES_MIN,
  LORA_SOURCE_MAX,
  LORA_TAG_MAX,
  LORA_TAGS_MAX,
  LORA_TITLE_MAX,
  LORA_TRIGGER_MAX,
  LORA_TRIGGERS_MAX,
  LORAS_PAGE,
  loraBases,
  loraKinds,
  loraLicences,
  OWN_STYLE_PICTURES_MAX,
  OWN_STYLE_PICTURES_MIN,
  trainingSubjects,
} from './lora-facts.ts'
import { givenName, typedText } from './text.ts'
import { visibilities } from './visibility.ts'

const Tag = typedText(LORA_TAG_MAX)
  .min(1)
  .transform((tag) => tag.toLowerCase())
const Trigger = typedText(LORA_TRIGGER_MAX).min(1)
/** Where it came from: an address, or in words. */
const Source = typedText(LORA_SOURCE_MAX).min(1, 'Say where it comes from: an address, or “I made it”.')
const Title = typedText(LORA_TITLE_MAX).min(1, 'Give it a name.')

/** What its owner says of a LoRA. */
const said = {
  title: Title,
  description: typedText(LORA_DESCRIPTION_MAX).default(''),
  /** Left out: as the file says. */
  base: z.enum(loraBases).optional(),
  /** Left out: as the file says. */
  triggerWords: z.array(Trigger).max(LORA_TRIGGERS_MAX).optional(),
  licence: z.enum(loraLicences),
  source: Source,
  tags: z.array(Tag).max(LORA_TAGS_MAX).default([]),
  visibility: z.enum(visibilities).default('private'),
}

/** Takes a file that has been uploaded as a LoRA. */
export const LoraRequest = z.object({ uploadId: z.uuid(), ...said })
export type LoraRequest = z.infer<typeof LoraRequest>

/** Learns a style of one's own for the built-in styles to wear. */
export const OwnStyleRequest = z.object({
  /** The caller's own pictures; uploads are such. */
  imageIds: z
    .array(z.uuid())
    .max(OWN_STYLE_PICTURES_MAX, `At most ${OWN_STYLE_PICTURES_MAX} pictures.`)
    .refine(
      (ids) => new Set(ids).size >= OWN_STYLE_PICTURES_MIN,
      `Choose at least ${OWN_STYLE_PICTURES_MIN} different pictures.`,
    ),
  title: Title,
})
export type OwnStyleRequest = z.infer<typeof OwnStyleRequest>

/** Has a LoRA trained by a service. */
export const TrainingRequest = z.object({
  title: Title,
  description: typedText(LORA_DESCRIPTION_MAX).default(''),
  licence: z.enum(loraLicences),
  tags: z.array(Tag).max(LORA_TAGS_MAX).default([]),
  visibility: z.enum(visibilities).default('private'),
  /** A trainer's id, of the models that make anything but pictures; left out: the first. */
  model: givenName(100).optional(),
  subject: z.enum(trainingSubjects),
  /** The word that is to call it: best one that means nothing else. */
  trigger: typedText(LORA_TRIGGER_MAX).min(2, 'Give it a word that calls it.'),
  /** The caller's own pictures, and what is to be seen in each; uploads are such. */
  pictures: z
    .array(z.object({ imageId: z.uuid(), caption: typedText(LORA_CAPTION_MAX).default('') }))
    .min(LORA_PICTURES_MIN, `Choose at least ${LORA_PICTURES_MIN} pictures.`)
    .max(LORA_PICTURES_MAX, `At most ${LORA_PICTURES_MAX} pictures.`)
    .refine((all) => new Set(all.map(({ imageId }) => imageId)).size === all.length, 'Name each picture once.'),
})
export type TrainingRequest = z.infer<typeof TrainingRequest>

export const LoraUpdate = z
  .object({
    title: Title,
    description: typedText(LORA_DESCRIPTION_MAX),
    base: z.enum(loraBases),
    triggerWords: z.array(Trigger).max(LORA_TRIGGERS_MAX),
    licence: z.enum(loraLicences),
    source: Source,
    tags: z.array(Tag).max(LORA_TAGS_MAX),
    visibility: z.enum(visibilities),
  })
  .partial()
  .refine((update) => Object.keys(update).length > 0, 'Say what to change.')
export type LoraUpdate = z.infer<typeof LoraUpdate>

export const Lora = z.object({
  id: z.uuid(),
  kind: z.enum(loraKinds),
  title: z.string(),
  description: z.string(),
  base: z.enum(loraBases),
  /** Null where it is not known, and of styles of the built-in engine. */
  rank: z.number().int().nullable(),
  triggerWords: z.array(z.string()),
  /** SHA-256 of the file, in hexadecimal digits; its first ten are what other programs call AutoV2. Null where no file is kept. */
  hash: z.string().nullable(),
  bytes: z.number().int().nullable(),
  licence: z.enum(loraLicences),
  source: z.string(),
  tags: z.array(z.string()),
  visibility: z.enum(visibilities),
  /** Works that wore it. */
  uses: z.number().int(),
  /** The service that has it, of those that lie on a machine of the house. */
  heldBy: z.string().nullable(),
  /** Where its file is, for those who may keep a copy; the address of what is not everybody's carries a signature that lapses. */
  file: z.string().nullable(),
  /** The best liked public work that wore it; null where there is none. */
  sample: Image.nullable(),
  owner: z.string(),
  isOwner: z.boolean(),
  createdAt: z.iso.datetime(),
  /** What was paid for the making of it; on its own page, for its owner. */
  receipt: Receipt.nullable().optional(),
})
export type Lora = z.infer<typeof Lora>

export const LorasQuery = z.object({
  q: z.string().trim().max(200).optional(),
  base: z.enum(loraBases).optional(),
  licence: z.enum(loraLicences).optional(),
  tag: givenName(LORA_TAG_MAX).optional(),
  sort: z.enum(['new', 'used']).default('new'),
  limit: z.coerce.number().int().min(1).max(60).default(LORAS_PAGE),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
})
export type LorasQuery = z.infer<typeof LorasQuery>

export const LorasReply = z.object({
  loras: z.array(Lora),
  totalCount: z.number().int(),
  /** Tags that the public LoRAs have, most frequent first. */
  tags: z.array(z.string()),
})
export type LorasReply = z.infer<typeof LorasReply>

/** A file is given away to whoever may see it, or by an address that is signed. */
export const LoraFileQuery = z.object({ until: z.string().max(20).optional(), sign: z.string().max(100).optional() })

export const DeletedLoraReply = z.object({ deleted: z.boolean() })
