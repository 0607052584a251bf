import type { QueryClient } from '@tanstack/react-query'
import { matchPath } from 'react-router'
import type { PageEntry, PageMeta } from './page.ts'
import { pages } from './routes.tsx'

const notFound: PageMeta = { title: 'Page not found · Lanternkeep', description: 'There is no page at this address.' }

/** The entry and the meta of the page at this address. */
export function pageAt(client: QueryClient, pathname: string, search: string): { entry?: PageEntry; meta: PageMeta } {
  for (const entry of pages) {
    const match = matchPath(entry.path, pathname)
    if (match) {
      const args = { params: match.params, searchParams: new URLSearchParams(search) }
      return { entry, meta: entry.meta(args, client) }
    }
  }
  return { meta: notFound }
}
