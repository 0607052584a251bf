import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type GalleryView, searchOf, viewOf } from '../images/works.ts'

/** The view that the address asks for, and a way to change it there: another view begins at its first page. */
export function useView(): [GalleryView, (changes: Partial<GalleryView>) => void] {
  const [search, setSearch] = useSearchParams()
  const text = search.toString()
  const view = useMemo(() => viewOf(new URLSearchParams(text)), [text])
  const change = useCallback(
    (changes: Partial<GalleryView>) =>
      setSearch(searchOf({ ...view, page: 1, ...changes }), { replace: true, preventScrollReset: true }),
    [setSearch, view],
  )
  return [view, change]
}
