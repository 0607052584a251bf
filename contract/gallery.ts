import * as z from 'zod'
import { ImageCategory } from './categories.ts'
import { Image } from './images.ts'

export const GALLERY_PAGE_MAX = 60

/** Filters of the public search; `limit` and `offset` page through it. */
export const SearchQuery = z.object({
  q: z.string().trim().max(200).optional(),
  category: ImageCategory.optional(),
  sort: z.enum(['new', 'top']).default('new'),
  limit: z.coerce.number().int().min(1).max(GALLERY_PAGE_MAX).default(24),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
})
export type SearchQuery = z.infer<typeof SearchQuery>
export type SearchQueryInput = Partial<Pick<SearchQuery, 'q' | 'category' | 'sort' | 'limit' | 'offset'>>

export const NewestQuery = SearchQuery.pick({ category: true, limit: true, offset: true })

export const SearchReply = z.object({ images: z.array(Image), totalCount: z.number().int() })
export type SearchReply = z.infer<typeof SearchReply>
