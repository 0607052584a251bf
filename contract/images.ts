import * as z from 'zod'
import { ImageCategory, ImageShape, ImageSize } from './categories.ts'
import { CreationType, ImageStatus } from './enums.ts'
import { Chip, NEGATIVE_PROMPT_MAX, PROMPT_MAX } from './prompts.ts'
import { typedText } from './text.ts'

/** The largest seed; seeds are unsigned 32-bit integers. */
export const SEED_MAX = 4_294_967_295
export const Seed = z.number().int().min(0).max(SEED_MAX)

/** Longest title of a picture, characters. */
export const TITLE_MAX = 120

/** Most pictures one request may ask for. */
export const IMAGES_PER_REQUEST_MAX = 4

/** Uploads: at most 20 MB and 60 megapixels, in one of the formats named. */
export const UPLOAD_BYTES_MAX = 20 * 1024 * 1024
export const UPLOAD_PIXELS_MAX = 60_000_000
export const uploadFormats = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const

export const ImageRequest = z.object({
  category: ImageCategory,
  prompt: typedText(PROMPT_MAX).min(1, 'Say in a few words what to make.'),
  negativePrompt: typedText(NEGATIVE_PROMPT_MAX).default(''),
  /** A model's id, from the list of models; the category's first when left out. */
  model: z.string().max(100).optional(),
  shape: ImageShape.default('square'),
  size: ImageSize.default(1024),
  count: z.number().int().min(1).max(IMAGES_PER_REQUEST_MAX).default(1),
  /** Left out: the server draws one. The n-th picture of a request uses seed + n - 1. */
  seed: Seed.optional(),
  isVisible: z.boolean().default(true),
})
export type ImageRequest = z.infer<typeof ImageRequest>
export type ImageRequestInput = z.input<typeof ImageRequest>

/** The NPC portrait call: an image request whose category is already known. */
export const NpcImageRequest = ImageRequest.omit({ category: true })

/** Fields sent beside the file of an upload, as multipart text. */
export const UploadFields = z.object({
  title: typedText(TITLE_MAX).default(''),
  category: ImageCategory.default('characters'),
  isVisible: z.stringbool().default(false),
})
export type UploadFields = z.infer<typeof UploadFields>

/** A picture as everybody sees it. */
export const Image = z.object({
  id: z.uuid(),
  type: CreationType,
  status: ImageStatus,
  title: z.string(),
  description: z.string(),
  prompt: z.string(),
  negativePrompt: z.string(),
  /** Model id and the name people read; both empty for an upload. */
  model: z.string(),
  modelName: z.string(),
  seed: z.number().int().nullable(),
  width: z.number().int(),
  height: z.number().int(),
  /** Where the bytes are; a private work's address carries a signature that lapses. */
  url: z.string(),
  /** ThumbHash, base64. */
  thumbhash: z.string(),
  isVisible: z.boolean(),
  isNsfw: z.boolean(),
  /** Upvotes less downvotes. */
  votes: z.number().int(),
  /** The caller's own vote: 1, -1 or 0. */
  myVote: z.union([z.literal(1), z.literal(-1), z.literal(0)]),
  understood: z.array(Chip),
  unused: z.array(z.string()),
  owner: z.string(),
  isOwner: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type Image = z.infer<typeof Image>

export const ImageUpdate = z
  .object({
    title: typedText(TITLE_MAX),
    description: typedText(2000),
    isVisible: z.boolean(),
    isNsfw: z.boolean(),
  })
  .partial()
  .refine((update) => Object.keys(update).length > 0, 'Say what to change: title, description, isVisible or isNsfw.')
export const VisibilityUpdate = z.object({ isVisible: z.boolean() })
export const VoteRequest = z.object({ isUpvote: z.boolean() })
export const DeletedReply = z.object({ deleted: z.number().int() })
