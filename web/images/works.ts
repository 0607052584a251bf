import type { QueryClient } from '@tanstack/react-query'
import {
  type GalleryCategory,
  type GallerySort,
  galleryCategories,
  gallerySorts,
  type TopPeriod,
  topPeriods,
} from '../../contract/gallery-orders.ts'
import { GALLERY_PAGE } from '../../contract/limits.ts'
import { type Visibility, visibilities } from '../../contract/visibility.ts'
import { pagedQuery } from '../api/queries.ts'

/** What a gallery's address asks for. */
export interface GalleryView {
  category?: GalleryCategory
  q: string
  sort: GallerySort
  /** How old the works may be that the best are found among. */
  period: TopPeriod
  /** Only works of this model. */
  model?: string
  /** In one's own gallery. */
  visibility?: Visibility
  /** Where the list begins, from 1. */
  page: number
}

/** As far down as the search can be asked. */
export const LAST_PAGE = Math.floor(100_000 / GALLERY_PAGE) + 1

export function viewOf(search: URLSearchParams): GalleryView {
  const visibility = search.get('visibility')
  const page = Number(search.get('page'))
  return {
    category: galleryCategories.find((known) => known === search.get('category')),
    q: search.get('q')?.slice(0, 200) ?? '',
    sort: gallerySorts.find((one) => one === search.get('sort')) ?? 'new',
    period: topPeriods.find((one) => one === search.get('period')) ?? 'all',
    model: search.get('model')?.slice(0, 100) || undefined,
    visibility: visibilities.find((one) => one === visibility),
    page: Number.isInteger(page) && page > 1 ? Math.min(page, LAST_PAGE) : 1,
  }
}

/** The address's parameters for a view; what is usual is left out. */
export function searchOf({ q, sort, period, page, ...rest }: Partial<GalleryView>): URLSearchParams {
  const said = {
    ...rest,
    q: q?.trim() && q,
    sort: sort !== 'new' && sort,
    period: sort === 'top' && period !== 'all' && period,
    page: page !== 1 && page,
  }
  return new URLSearchParams(Object.entries(said).flatMap(([name, value]) => (value ? [[name, `${value}`]] : [])))
}

const asked = ({ q, page, ...view }: GalleryView) => ({
  ...view,
  q: q.trim() || undefined,
  limit: GALLERY_PAGE,
  offset: (page - 1) * GALLERY_PAGE,
})

/** Whether a gallery's address asks for the styles instead of the works. */
export const showsStyles = (search: URLSearchParams) => search.get('tab') === 'art-styles'

/** The public works a view asks for. */
export const publicWorks = ({ visibility: _, ...view }: GalleryView) => pagedQuery('searchImages', asked(view))
/** The caller's own, private ones too. */
export const myWorks = (view: GalleryView) => pagedQuery('myImages', asked(view))

/** Whether a view of everybody's works begins after the last of them. */
export const isBeyondTheEnd = (view: GalleryView, answers: Pick<QueryClient, 'getQueryData'>) =>
  view.page > 1 && answers.getQueryData(publicWorks(view).queryKey)?.pages[0]?.images.length === 0
