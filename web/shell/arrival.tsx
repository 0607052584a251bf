import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { pageAt } from '../page-at.ts'

/** Marks each arrival at a page: the tab's title, the word to screen readers, and where the keyboard goes on from. */
export function Arrival() {
  const client = useQueryClient()
  const { pathname, search } = useLocation()
  const isUnderWay = useNavigation().state !== 'idle'
  const [arrivedAt, setArrivedAt] = useState('')
  const cameFrom = useRef(pathname)

  useEffect(() => {
    const retitle = () => {
      document.title = pageAt(client, pathname, search).meta.title
    }
    retitle()
    // A title may name what the page shows, which arrives after it.
    return client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') retitle()
    })
  }, [client, pathname, search])

  useEffect(() => {
    if (cameFrom.current === pathname) return
    cameFrom.current = pathname
    setArrivedAt(document.title)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <>
      <p role="status" className="sr-only">
        {arrivedAt}
      </p>
      {isUnderWay && <div aria-hidden className="under-way fixed inset-x-0 top-0 z-60 h-0.5 bg-amber" />}
    </>
  )
}
