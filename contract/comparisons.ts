import * as z from 'zod'
import { BEST } from './best.ts'
import { ImageCategory, ImageShape, ImageSize, imageSizes } from './categories.ts'
import { GenerationStatus, StartReply } from './generations.ts'
import { Image, Seed } from './images.ts'
import { COMPARED_LEAST, COMPARED_MOST, NEGATIVE_PROMPT_MAX, PROMPT_MAX } from './limits.ts'
import { givenName, typedText } from './text.ts'
import { visibilities } from './visibility.ts'

/** One prompt and seed, to be made by several models or styles. */
export const ComparisonRequest = z.object({
  category: ImageCategory,
  prompt: typedText(PROMPT_MAX).min(1, 'Say in a few words what to make.'),
  negativePrompt: typedText(NEGATIVE_PROMPT_MAX).default(''),
  /** Ids of models that make this category, each once. */
  models: z
    .array(givenName(100).min(1))
    .min(COMPARED_LEAST, `Choose ${COMPARED_LEAST} models at least.`)
    .max(COMPARED_MOST, `Choose ${COMPARED_MOST} models at most.`)
    .refine((models) => new Set(models).size === models.length, 'Choose every model once.')
    .refine((models) => !models.includes(BEST), 'Choose models by name: “Best available” may be any of them.'),
  /**
   * Those of the models that the caller's own key is to pay for: nothing is started where one is not here any more. Of the others
   * the caller's own pays where there is one.
   */
  ownKeys: z.array(givenName(100).min(1)).max(COMPARED_MOST).optional(),
  shape: ImageShape.default('square'),
  size: ImageSize.default(768),
  /** The same for all of them; left out: the server draws one. */
  seed: Seed.optional(),
  /** Of its pictures. Left out: public, and then others are offered the comparison for their vote. */
  visibility: z.enum(visibilities).optional(),
})
export type ComparisonRequest = z.output<typeof ComparisonRequest>

/** `cost`: gold for all of it; `requests`: the work of every column, in the order asked. */
export const ComparisonStart = z.object({ id: z.uuid(), cost: z.number(), requests: z.array(StartReply) })

/** A picture of a comparison: as little as tells nothing of who made it. */
const ComparedPicture = Image.pick({ url: true, width: true, height: true, thumbhash: true, isNsfw: true, faces: true })

export const ComparisonColumn = z.object({
  id: z.uuid(),
  /** Null while names are hidden. */
  model: z.string().nullable(),
  modelName: z.string().nullable(),
  status: GenerationStatus,
  /** 0-100. */
  progress: z.number().int(),
  /** What is happening; empty while names are hidden, for it may give one away. */
  stage: z.string(),
  /** For the owner: why it failed; null where it did not, or while names are hidden. */
  error: z.string().nullable(),
  /** For the owner: the work, to be repeated or stopped. */
  requestId: z.uuid().nullable(),
  /** Null until it is made, or once it is deleted. */
  picture: ComparedPicture.nullable(),
  /** The picture's page; null while names are hidden. */
  imageId: z.uuid().nullable(),
  /** How many found it best; null while names are hidden. */
  votes: z.number().int().nullable(),
})
export type ComparisonColumn = z.infer<typeof ComparisonColumn>

export const Comparison = z.object({
  id: z.uuid(),
  category: ImageCategory,
  /** Empty where its pictures go by their links alone, as theirs are. */
  prompt: z.string(),
  negativePrompt: z.string(),
  shape: ImageShape,
  size: ImageSize,
  seed: z.number().int(),
  owner: z.string(),
  isOwner: z.boolean(),
  /** Who may see it: whoever may see all of its pictures. */
  visibility: z.enum(visibilities),
  createdAt: z.iso.datetime(),
  /** Names are hidden, and the columns stand in an order that tells nothing. */
  isBlind: z.boolean(),
  /** In the order asked for, or, where names are hidden, in one that chance gave them. */
  columns: z.array(ComparisonColumn),
  /** People who have voted, and how many of them without knowing the names. */
  votes: z.number().int(),
  blindVotes: z.number().int(),
  /** The caller's vote: columns, the best first; empty where they gave none. */
  myVote: z.array(z.uuid()),
  /** Whether the caller may vote now: when everything has ended and two pictures are there. */
  canVote: z.boolean(),
})
export type Comparison = z.infer<typeof Comparison>

/** `blind`: with the names hidden, until the caller has voted. */
export const ComparisonQuery = z.object({ blind: z.stringbool().default(false) })

export const ComparisonVote = z.object({
  /** Columns: the best, then the best of the others, as far as one cares to say; none: the vote is taken back. */
  picks: z
    .array(z.uuid())
    .max(COMPARED_MOST)
    .refine((picks) => new Set(picks).size === picks.length, 'Name every picture once.'),
  /** The names were hidden. */
  isBlind: z.boolean().default(false),
})

export const ComparisonsQuery = z.object({
  /** The caller's own, or public ones of others that they have not voted on; for whoever is not known, all public ones. */
  whose: z.enum(['mine', 'others']).default('others'),
  limit: z.coerce.number().int().min(1).max(24).default(6),
})

/** A comparison in a list. */
export const ComparisonCard = Comparison.pick({
  id: true,
  category: true,
  prompt: true,
  createdAt: true,
  votes: true,
}).extend({ pictures: z.array(ComparedPicture), isUnfinished: z.boolean() })
export type ComparisonCard = z.infer<typeof ComparisonCard>
export const ComparisonsReply = z.object({ comparisons: z.array(ComparisonCard) })
export const ComparisonRemoved = z.object({ removed: z.number().int() })

/** What the last hundred works of a model were like. */
export const WorkFigures = z.object({
  /** Works that ended well, of those that ended for no fault of whoever asked. */
  completed: z.number().int(),
  ended: z.number().int(),
  /** By the length of the longer side, px: half of the last hundred single pictures took no longer than `ms`. */
  speeds: z.array(
    z.object({ size: z.union(imageSizes.map((size) => z.literal(size))), ms: z.number(), works: z.number().int() }),
  ),
})
export type WorkFigures = z.infer<typeof WorkFigures>

/** What people's votes come to in one category: Elo's scale, where 1500 is the mean of those compared. */
export const ModelRating = z.object({
  category: ImageCategory,
  rating: z.number().int(),
  /** Half of the interval that holds it with 95 %. */
  plusMinus: z.number().int(),
  votes: z.number().int(),
})
export type ModelRating = z.infer<typeof ModelRating>

export const ModelFigures = WorkFigures.extend({ model: z.string(), ratings: z.array(ModelRating) })
export type ModelFigures = z.infer<typeof ModelFigures>
export const ModelFiguresReply = z.object({ figures: z.array(ModelFigures) })
