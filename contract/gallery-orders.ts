import { categoryFacts, imageCategories } from './categories.ts'
import { periods } from './community.ts'
import type { CreationType } from './enums.ts'

// No schemas here: the browser's first page reads addresses by these lists.

/** The orders of a gallery. `trending`: the formula stands in server/db/trending.ts and on the page. */
export const gallerySorts = ['new', 'trending', 'top'] as const
export type GallerySort = (typeof gallerySorts)[number]
/** How old the works may be that the best are found among. */
export const topPeriods = ['day', ...periods] as const
export type TopPeriod = (typeof topPeriods)[number]

/** What a gallery can be narrowed down to: the kinds of picture, and what moves or is heard. */
export const galleryCategories = [...imageCategories, 'videos', 'audio'] as const
export type GalleryCategory = (typeof galleryCategories)[number]

/** What works of each are, and what several are called. */
export const galleryCategoryFacts: Readonly<Record<GalleryCategory, { type: CreationType; plural: string }>> = {
  ...categoryFacts,
  videos: { type: 'VIDEO', plural: 'Videos' },
  audio: { type: 'AUDIO', plural: 'Sound' },
}
