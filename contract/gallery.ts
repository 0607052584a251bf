import * as z from 'zod'
import { ImageCategory } from './categories.ts'
import { ExplainedPart } from './explained-search.ts'
import { galleryCategories, gallerySorts, topPeriods } from './gallery-orders.ts'
import { Image } from './images.ts'
import { GALLERY_PAGE_MAX } from './limits.ts'
import { SEARCH_MAX } from './search-language.ts'
import { SheetCard } from './sheets.ts'
import { givenName } from './text.ts'
import { visibilities } from './visibility.ts'

/** Filters of the public search; `limit` and `offset` page through it. */
export const SearchQuery = z.object({
  /** Words, and whatever else the language of contract/search-language.ts knows: `castle type:battlemap votes>10 -snow`. */
  q: z.string().trim().max(SEARCH_MAX).optional(),
  category: z.enum(galleryCategories).optional(),
  /** Only works of this model, by its id. */
  model: givenName(100).optional(),
  sort: z.enum(gallerySorts).default('new'),
  /** With `sort=top`. */
  period: z.enum(topPeriods).default('all'),
  limit: z.coerce.number().int().min(1).max(GALLERY_PAGE_MAX).default(24),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
})
export type SearchQuery = z.infer<typeof SearchQuery>

/** The same of one's own works, where private ones may be asked for alone. */
export const MyImagesQuery = SearchQuery.extend({ visibility: z.enum(visibilities).optional() })
export type MyImagesQuery = z.infer<typeof MyImagesQuery>
export type SearchQueryInput = Partial<MyImagesQuery>

export const NewestQuery = SearchQuery.pick({ category: true, limit: true, offset: true })

/**
 * One page of works. `totalCount` may lag a few seconds behind in a list of everybody's; of a search by words or by model
 * it is GALLERY_COUNT_MAX, or one more than was shown, where more answer than are counted.
 */
export const SearchReply = z.object({
  images: z.array(Image),
  totalCount: z.number().int(),
  /**
   * When nothing answers what was written: the same search with its unknown words spelt like similar ones that works do have. The
   * works are then those that answer this.
   */
  didYouMean: z.string().optional(),
  /** What each part of a search with more than plain words asks for, and what of it was not understood. */
  explained: z.array(ExplainedPart).optional(),
})
export type SearchReply = z.infer<typeof SearchReply>

/** Works like one: `look` by colours, light and lines, `words` by what they are said to show. */
export const similarities = ['look', 'words'] as const
export const SimilarQuery = z.object({
  by: z.enum(similarities).default('look'),
  limit: z.coerce.number().int().min(1).max(24).default(12),
})
export type SimilarQuery = z.infer<typeof SimilarQuery>
export const SimilarReply = z.object({ images: z.array(Image) })

export const SamplesQuery = z.object({ category: ImageCategory.optional() })
/** A few public works of every model on offer, the best liked; a model nobody has shown anything of has none. */
export const SamplesReply = z.object({ samples: z.array(z.object({ model: z.string(), images: z.array(Image) })) })
export type SamplesReply = z.infer<typeof SamplesReply>

/** What a model made of the twelve prompts that every model is shown by, those that it can make; null until it has. */
export const TwelveReply = z.object({
  samples: z.array(z.object({ category: ImageCategory, prompt: z.string(), image: Image.nullable() })),
})
export type TwelveReply = z.infer<typeof TwelveReply>

/** What the house shows first: a landscape for the head of the page, and a sheet of each kind; chosen, never just the newest. */
export const ShowcaseReply = z.object({ hero: Image.nullable(), sheets: z.array(SheetCard) })
export type ShowcaseReply = z.infer<typeof ShowcaseReply>
