import type { QueryClient } from '@tanstack/react-query'
import { type GallerySort, gallerySorts } from '../../contract/gallery-orders.ts'
import { GALLERY_PAGE } from '../../contract/limits.ts'
import { isSheetKind, type SheetKind } from '../../contract/sheets/kinds.ts'
import { sheetRouteName } from '../../contract/sheets/route-name.ts'
import type { View } from '../../contract/views.ts'
import { type Visibility, visibilities } from '../../contract/visibility.ts'
import { callQuery, refreshAnswers } from '../api/queries.ts'

/** One sheet with all that the reader may know of it, or as players see it. */
export const sheetOf = (kind: SheetKind, id: string, view: View = 'gm') =>
  callQuery(sheetRouteName(kind, 'get'), { params: { id }, query: view === 'gm' ? {} : { view } })

/** Which view of a sheet an address asks for. */
export const viewIn = (search: URLSearchParams): View => (search.get('view') === 'players' ? 'players' : 'gm')

/** What a list of sheets is asked for, as its address has it. */
export interface SheetsView {
  q: string
  kind?: SheetKind
  /** Of one's own: only those that everybody sees, or that nobody else does. */
  visibility?: Visibility
  /** Left out: the newest first. */
  sort?: GallerySort
  /** From 1. */
  page: number
}

export const PAGES_MOST = Math.floor(100_000 / GALLERY_PAGE) + 1

export function sheetsViewOf(search: URLSearchParams): SheetsView {
  const kind = search.get('kind') ?? ''
  const visibility = search.get('visibility')
  const page = Number(search.get('page'))
  return {
    q: search.get('q')?.slice(0, 200) ?? '',
    kind: isSheetKind(kind) ? kind : undefined,
    visibility: visibilities.find((one) => one === visibility),
    sort: gallerySorts.find((one) => one !== 'new' && one === search.get('sort')),
    page: Number.isInteger(page) && page > 1 ? Math.min(page, PAGES_MOST) : 1,
  }
}

/** The address's parameters for a view; what is usual is left out. */
export function sheetsSearch({ q, kind, visibility, sort, page }: SheetsView): URLSearchParams {
  const said = { tab: 'sheets', q: q.trim() && q, kind, visibility, sort, page: page > 1 ? String(page) : '' }
  return new URLSearchParams(Object.entries(said).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

/** Whether a gallery's address asks for sheets instead of pictures. */
export const showsSheets = (search: URLSearchParams) => search.get('tab') === 'sheets'

const asked = ({ q, kind, sort, page }: Omit<SheetsView, 'visibility'>) => ({
  q: q.trim() || undefined,
  kind,
  sort,
  limit: GALLERY_PAGE,
  offset: (page - 1) * GALLERY_PAGE,
})

/** The public sheets a view asks for. */
export const publicSheets = (view: SheetsView) => callQuery('searchSheets', { query: asked(view) })
/** The caller's own, private ones too. */
export const ownSheets = ({ visibility, ...view }: SheetsView) =>
  callQuery('mySheets', { query: { ...asked(view), visibility } })

/** After a sheet came, changed or went: renews every list that may show it. */
export const refreshSheetLists = (client: QueryClient) => refreshAnswers(client, 'mySheets', 'searchSheets')
