import { type ImageCategory, imageCategories } from '../../contract/categories.ts'
import { pagedQuery } from '../api/queries.ts'

const PAGE = 24

/** What a gallery's address asks for. */
export interface GalleryView {
  category?: ImageCategory
  q: string
  sort: 'new' | 'top'
}

export function viewOf(search: URLSearchParams): GalleryView {
  const category = imageCategories.find((known) => known === search.get('category'))
  return { category, q: search.get('q')?.slice(0, 200) ?? '', sort: search.get('sort') === 'top' ? 'top' : 'new' }
}

/** The address's parameters for a view; what is usual is left out. */
export function searchOf({ category, q, sort }: GalleryView): URLSearchParams {
  const search = new URLSearchParams()
  if (category) search.set('category', category)
  if (q.trim() !== '') search.set('q', q)
  if (sort === 'top') search.set('sort', sort)
  return search
}

const asked = ({ category, q, sort }: GalleryView) => ({ category, q: q.trim() || undefined, sort, limit: PAGE })

/** The public works a view asks for. */
export const publicWorks = (view: GalleryView) => pagedQuery('searchImages', asked(view))
/** The caller's own, private ones too. */
export const myWorks = (view: GalleryView) => pagedQuery('myImages', asked(view))
