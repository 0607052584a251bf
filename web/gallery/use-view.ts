import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type GalleryView, searchOf, viewOf } from './queries.ts'

/** The view that the address asks for, and a way to change it there. */
export function useView(): [GalleryView, (view: GalleryView) => void] {
  const [search, setSearch] = useSearchParams()
  const text = search.toString()
  const view = useMemo(() => viewOf(new URLSearchParams(text)), [text])
  const setView = useCallback(
    (next: GalleryView) => setSearch(searchOf(next), { replace: true, preventScrollReset: true }),
    [setSearch],
  )
  return [view, setView]
}
