import { periods } from './community.ts'

// No schemas here: the browser's first page reads addresses by these lists.

/** The orders of a gallery. `trending`: the formula stands in server/db/trending.ts and on the page. */
export const gallerySorts = ['new', 'trending', 'top'] as const
export type GallerySort = (typeof gallerySorts)[number]
/** How old the works may be that the best are found among. */
export const topPeriods = ['day', ...periods] as const
export type TopPeriod = (typeof topPeriods)[number]
