import * as z from 'zod'
import { axes, axisLevels } from './axes.ts'
import { OVER_WEIGHT } from './capabilities.ts'
import { ImageCategory, ImageShape, ImageSize } from './categories.ts'
import { EditOf } from './edits.ts'
import { CreationType, ImageStatus } from './enums.ts'
import { Receipt } from './gold.ts'
import { BATCH_MOST } from './levels.ts'
import {
  BULK_IMAGES_MAX,
  imageWidths,
  NEGATIVE_PROMPT_MAX,
  NUDGES_MAX,
  PROMPT_MAX,
  TAG_MAX,
  TAGS_MAX,
  TITLE_MAX,
} from './limits.ts'
import { MapChoices } from './map-choices.ts'
import {
  downloadFormats,
  gridShapes,
  mapExportFormats,
  SIDE_MIN,
  SQUARE_PX_MAX,
  SQUARE_PX_MIN,
  sidesOf,
} from './map-exports.ts'
import { papers } from './papers.ts'
import { Chip } from './prompts.ts'
import { FullRecording, Recording } from './recordings.ts'
import { sheetKinds } from './sheets/kinds.ts'
import { givenName, typedText } from './text.ts'
import { views } from './views.ts'
import { visibilities } from './visibility.ts'
import { WornLoras } from './worn-loras.ts'

/** The largest seed; seeds are unsigned 32-bit integers. */
export const SEED_MAX = 4_294_967_295
export const Seed = z.number().int().min(0).max(SEED_MAX)

/** How many seeds a family has. */
const FAMILY = 4

/**
 * The seeds of `count` pictures of one request, the first being the one asked for: members of its family, 0-3, 4-7 and so on, whose
 * pictures differ in what the words leave open (pose, framing, dress, light), then those of the families after it. Each alone brings
 * its picture back.
 */
export function seedsOf(seed: number, count: number): number[] {
  const member = seed % FAMILY
  const nth = (n: number) => seed - member + Math.floor(n / FAMILY) * FAMILY + ((member + n) % FAMILY)
  return Array.from({ length: count }, (_, n) => nth(n) % (SEED_MAX + 1))
}

/** Most pictures one request may ask for, on the highest level; the person's own may allow fewer. */
export const IMAGES_PER_REQUEST_MAX = BATCH_MOST

/** Uploads: at most 20 MB and 60 megapixels, in one of the formats named. */
export const UPLOAD_BYTES_MAX = 20 * 1024 * 1024
export const UPLOAD_PIXELS_MAX = 60_000_000
/** What is kept of an upload: one of more px is made smaller, since every look at it, and every download, decodes all of it. */
export const KEPT_PIXELS_MAX = 24_000_000
/** An AVIF of more px is refused: its decoder holds the whole picture several times over, 18 bytes a px. */
export const AVIF_PIXELS_MAX = 24_000_000
export const uploadFormats = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const

/** Seeds of little variations, each of the one before: the composition stays, details, light and colours are others. */
export const Nudges = z.array(Seed).max(NUDGES_MAX)

export const strengths = ['little', 'lot'] as const
/** New pictures close to one that is there, or far from it. */
export const Variation = z.object({
  /** The picture that is varied: the caller's own or a public one. */
  of: z.uuid(),
  /** 'little': the same composition, other details. 'lot': the same words, another composition. */
  strength: z.enum(strengths),
})
export type Variation = z.infer<typeof Variation>

/** Asks that a `guided` model paints over the engine's own composition, which is kept with the picture. */
export const Over = z.object({
  /** How closely it keeps to it, 0-1. */
  weight: z.number().min(0).max(1).default(OVER_WEIGHT),
  /**
   * The built-in picture whose composition it is: the caller's own or a public one. Words, seed, shape and what was chosen for a map
   * are then that picture's, whatever else is sent. Left out: the composition that the words and the seed bring.
   */
  of: z.uuid().optional(),
})
export type Over = z.infer<typeof Over>

export const ImageRequest = z.object({
  category: ImageCategory,
  prompt: typedText(PROMPT_MAX).min(1, 'Say in a few words what to make.'),
  negativePrompt: typedText(NEGATIVE_PROMPT_MAX).default(''),
  /** A model's id, from the list of models; left out: the built-in style that the prompt's words ask for ("a woodcut of"), else the category's first. */
  model: givenName(100).optional(),
  shape: ImageShape.default('square'),
  size: ImageSize.default(1024),
  count: z.number().int().min(1).max(IMAGES_PER_REQUEST_MAX).default(1),
  /** Left out: the server draws one. The pictures of a request use the seeds of one family of four, and of those after it: `seedsOf`. */
  seed: Seed.optional(),
  /** Of a built-in style: little variations of the seed's picture. The n-th picture's last nudge is n - 1 more. */
  nudges: Nudges.default([]),
  /** Words, style and shape are then the varied picture's, whatever else is sent; `seed` is that of the change. */
  variation: Variation.optional(),
  /**
   * A picture whose foremost person is drawn again, with the same face, in what the words say now: the caller's own or a public
   * one, of a character or an NPC by a built-in style, as this one must be.
   */
  personOf: z.uuid().optional(),
  /** For battle maps of the built-in styles, or painted over what those compose. */
  map: MapChoices.optional(),
  /**
   * Whether the caller's own key to the model's service pays for it. True: refused where there is none; false: the site's key is
   * used, for gold; left out: the caller's own where there is one.
   */
  ownKey: z.boolean().optional(),
  /** For a model that is `guided`, in a category that it has a guide for (`guidesOf`). */
  over: Over.optional(),
  /** What the model wears, of those that can; trigger words are added to what it is told. */
  loras: WornLoras.default([]),
  isVisible: z.boolean().optional(),
  /** In three ways; goes before `isVisible`. Neither of them: as the sheet that it is for, else public. */
  visibility: z.enum(visibilities).optional(),
  /** The caller's sheet that this is a picture for. */
  sheetId: z.uuid().optional(),
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
  /** In three ways; goes before `isVisible`. */
  visibility: z.enum(visibilities).optional(),
})
export type UploadFields = z.infer<typeof UploadFields>

/** Where a face is: its upper left corner and its size, as fractions of the picture's width and height. */
export const FaceBox = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
export type FaceBox = z.infer<typeof FaceBox>

/** Who said whether a picture is NSFW: its words, the rating of pictures from elsewhere, its failing, the owner, or a moderator, whose word stands. */
export const markedBy = ['words', 'rating', 'unrated', 'owner', 'moderator'] as const
export const MarkedBy = z.enum(markedBy)
export type MarkedBy = z.infer<typeof MarkedBy>

const AxisLevel = z.literal(axisLevels)
/** How much gore, horror and nudity is on a picture. */
export const ImageAxes = z.object({ gore: AxisLevel, horror: AxisLevel, nudity: AxisLevel })

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
  /** Of a little variation; `seed` is that of the first of its line. */
  nudges: z.array(z.number().int()),
  width: z.number().int(),
  height: z.number().int(),
  /** Where the bytes are; a private work's address carries a signature that lapses. */
  url: z.string(),
  /** ThumbHash, base64. */
  thumbhash: z.string(),
  isVisible: z.boolean(),
  visibility: z.enum(visibilities),
  isNsfw: z.boolean(),
  /** How much of each is on it: 0 none, 1 some, 2 much. `isNsfw` where that is more than visitors are shown. */
  axes: ImageAxes,
  /** Whether it is covered: it has more of something than the caller wants to be shown. */
  isBlurred: z.boolean(),
  /** What of. */
  coveredFor: z.array(z.enum(axes)),
  /** Null where nobody has, as on what the built-in engine draws. */
  nsfwMarkedBy: MarkedBy.nullable(),
  /** Found on pictures from elsewhere, and where the built-in engine drew the foremost; largest first. */
  faces: z.array(FaceBox),
  /** Upvotes less downvotes. */
  votes: z.number().int(),
  /** The caller's own vote: 1, -1 or 0. */
  myVote: z.union([z.literal(1), z.literal(-1), z.literal(0)]),
  understood: z.array(Chip),
  unused: z.array(z.string()),
  /** For its owner, of what was asked of "Best available": why another made it than the best, in a sentence. Left out: none did. */
  wentOn: z.string().optional(),
  owner: z.string(),
  isOwner: z.boolean(),
  createdAt: z.iso.datetime(),
  /** What its owner calls it by, to be found. */
  tags: z.array(z.string()),
  /** Shared by the pictures of one request; null where it came another way. */
  batch: z.uuid().nullable(),
  /** Of a video, and of what is heard: the picture is its still, or stands for it. Left out of pictures. */
  recording: Recording.optional(),
})
export type Image = z.infer<typeof Image>

/**
 * What the numbers on a map stand for. `text`, and `at`, where the number is drawn as fractions of the picture's width and height,
 * are the game master's: only the owner is told.
 */
export const MapKey = z.object({
  /** The place, where the map names one: "Harrowmouth". */
  title: z.string(),
  entries: z.array(
    z.object({
      number: z.number().int(),
      name: z.string(),
      text: z.string().optional(),
      at: z.object({ x: z.number(), y: z.number() }).optional(),
    }),
  ),
})
export type MapKey = z.infer<typeof MapKey>

const Squares = z.tuple([z.number(), z.number()])

/** Where an imported map's walls, doors and lights are, in squares from the upper left corner. */
export const MapBarriers = z.object({
  columns: z.number(),
  rows: z.number(),
  walls: z.array(z.array(Squares)),
  objects: z.array(z.array(Squares)),
  /** What is not closed is a window or an archway. */
  doors: z.array(z.object({ line: z.array(Squares), closed: z.boolean() })),
  lights: z.array(z.object({ at: Squares, range: z.number() })),
})
export type MapBarriers = z.infer<typeof MapBarriers>

/** What a service was told, in its own terms; the person's words stand in a frame of ours. */
export const Sent = z.object({
  prompt: z.string(),
  /** Empty where the service is not asked apart what to leave out. */
  negativePrompt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** Null where it takes none. */
  seed: z.number().int().nullable(),
})
export type Sent = z.infer<typeof Sent>

/** How the edges of a battle map that a service painted follow the walls of its composition. */
export const Follows = z.object({
  /** 0 as any other picture would, 1 as if drawn along them. */
  score: z.number(),
  /** The share of the walls along which no edge is painted, 0-1. */
  astray: z.number(),
  /** Where most of that is: "the upper left"; empty where it is spread. */
  where: z.string(),
})
export type Follows = z.infer<typeof Follows>

const Named = z.object({ id: z.uuid(), title: z.string() })

/** A picture by itself, with what a list leaves out. */
export const FullImage = Image.extend({
  /** Left out of pictures. */
  recording: FullRecording.optional(),
  /** What it is a variation of; null where it is none, or where the caller may not see that picture. */
  variedFrom: z.object({ id: z.uuid(), title: z.string(), strength: z.enum(strengths) }).nullable(),
  /** Whose person it shows again; null where nobody's, or where the caller may not see that picture. */
  personOf: Named.nullable(),
  /** The picture whose composition it was painted over; null where none, or where the caller may not see that picture. */
  overOf: Named.nullable(),
  /** How closely it was to keep to the engine's composition that it was painted over; null where it was painted over none. */
  over: z.number().nullable(),
  /** What it was edited from, and how; null where it came of no edit. */
  editOf: EditOf.nullable(),
  /** What came of it by edits, as far as the caller may see it; newest first, a few at most. */
  edits: z.array(Named),
  /** What was painted over its composition, as far as the caller may see it; newest first, a few at most. */
  paintings: z.array(Named),
  /** Whether its composition can be painted over by a service's model. */
  canPaintOver: z.boolean(),
  /** Null for all but maps that a service painted over a composition. */
  follows: Follows.nullable(),
  /** Whether its foremost person can be drawn again with the same face. */
  hasPerson: z.boolean(),
  /** Whether the scene that it was painted from is kept, so that an edit can change what is in it. */
  hasScene: z.boolean(),
  /** Null for pictures without numbered places. */
  mapKey: MapKey.nullable(),
  /** How many squares a battle map has that can be exported; null for every other picture. */
  squares: z
    .object({
      columns: z.number().int(),
      rows: z.number().int(),
      /** Whether the picture is art alone, over which an overlay lies; the first maps had grid and numbers painted in. */
      isBare: z.boolean(),
    })
    .nullable(),
  /** For its owner, of a picture that a service made; null for everybody else and every other picture. */
  sent: Sent.nullable(),
  /** What was chosen for a battle map beside its words; null where nothing was. */
  map: MapChoices.nullable(),
  /** What it can be exported as; what was not painted by the built-in engine at most as a token. */
  exports: z.array(z.enum(mapExportFormats)),
  /** Whether it is a map that came with walls, doors and lights: a call of their own tells them. */
  hasBarriers: z.boolean(),
  /** The LoRAs it wears, as far as the caller may see them. */
  loras: z.array(z.object({ id: z.uuid(), title: z.string(), weight: z.number() })),
  /** The sheet of the workshop that it was made for, where the caller may see that. */
  sheet: z.object({ kind: z.enum(sheetKinds), id: z.uuid(), title: z.string() }).nullable(),
  /** What was paid for the work that it came of, with the pictures made with it; for its owner, null for everybody else. */
  receipt: Receipt.nullable(),
})
export type FullImage = z.infer<typeof FullImage>

/** What one tag may be: short, in small letters, without what separates tags. */
export const Tag = typedText(TAG_MAX)
  .overwrite((text) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[#,"]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  .min(1, 'A tag has at least one letter.')
const tags = z
  .array(Tag)
  .max(TAGS_MAX, `At most ${TAGS_MAX} tags.`)
  .overwrite((given) => [...new Set(given)])

export const ImageUpdate = z
  .object({
    /** Empty: the one made from the prompt. */
    title: typedText(TITLE_MAX),
    description: typedText(2000),
    isVisible: z.boolean(),
    /** In three ways; goes before `isVisible`. */
    visibility: z.enum(visibilities),
    isNsfw: z.boolean(),
    /** How much of each is on it; goes before `isNsfw`, which follows from it. */
    axes: ImageAxes.partial(),
    tags,
  })
  .partial()
  .refine(
    (update) => Object.keys(update).length > 0,
    'Say what to change: title, description, tags, visibility, isNsfw or axes.',
  )
/** `isVisible`: public, or else private; `visibility` has a third way, and goes before it. */
export const VisibilityUpdate = z
  .object({ isVisible: z.boolean(), visibility: z.enum(visibilities) })
  .partial()
  .refine((update) => Object.keys(update).length > 0, 'Say isVisible, or visibility.')
export const VoteRequest = z.object({ isUpvote: z.boolean() })
/** A width that pictures are made in, px, as an address has it. */
export const ImageWidth = z.coerce
  .number()
  .refine((width) => imageWidths.some((known) => known === width), `The width is one of ${imageWidths.join(', ')}.`)

/** How a download is wanted; `until` and `sign` are those of a private picture's own address. */
export const DownloadQuery = z.object({
  format: z.enum(downloadFormats).default('png'),
  /** Left out: as large as it is. */
  w: ImageWidth.optional(),
  until: z.string().max(20).optional(),
  sign: z.string().max(100).optional(),
})
export type DownloadQuery = z.infer<typeof DownloadQuery>
export const downloadTypes = ['image/png', 'image/webp', 'image/jpeg'] as const

/** How an export is wanted; `until` and `sign` as for a download. */
export const ExportQuery = DownloadQuery.pick({ until: true, sign: true }).extend({
  format: z.enum(mapExportFormats),
  view: z.enum(views).default('players'),
  grid: z.enum(gridShapes).default('none'),
  /** Px a square, for a battle map. */
  px: z.coerce.number().int().min(SQUARE_PX_MIN).max(SQUARE_PX_MAX).default(100),
  /** Longer side in px, for a picture without squares (left out: 2048), or of a token: 512 (left out) or 280. */
  side: z.coerce
    .number()
    .int()
    .min(SIDE_MIN)
    .max(Math.max(...sidesOf('TOWNMAP')))
    .optional(),
  /** For a PDF. */
  paper: z.enum(papers).default('a4'),
})
export type ExportQuery = z.infer<typeof ExportQuery>
export const exportTypes = [
  'application/octet-stream',
  'application/zip',
  'application/pdf',
  'image/png',
  'image/webp',
  'image/svg+xml',
  'text/markdown',
] as const
export const DeletedReply = z.object({ deleted: z.number().int() })
export const RestoredReply = z.object({ restored: z.number().int() })

const ids = z
  .array(z.uuid())
  .min(1, 'Name at least one picture.')
  .max(BULK_IMAGES_MAX, `At most ${BULK_IMAGES_MAX} pictures at once.`)

/** One change to several of the caller's pictures, all of them or none. */
export const BulkRequest = z.discriminatedUnion('action', [
  z
    .object({
      action: z.literal('visibility'),
      ids,
      isVisible: z.boolean().optional(),
      visibility: z.enum(visibilities).optional(),
    })
    .refine((asked) => (asked.isVisible ?? asked.visibility) !== undefined, 'Say isVisible, or visibility.'),
  z.object({ action: z.literal('delete'), ids }),
  z.object({ action: z.literal('restore'), ids }),
])
export type BulkRequest = z.infer<typeof BulkRequest>
/** The pictures that were changed; those that are not there any more are left out. */
export const BulkReply = z.object({ ids: z.array(z.uuid()) })
