import type { QueryClient } from '@tanstack/react-query'
import { matchPath } from 'react-router'
import type { PageArgs, PageEntry, PageMeta } from './page.ts'
import { pages } from './routes.tsx'

const notFound: PageMeta = { title: 'Page not found · Lanternkeep', description: 'There is no page at this address.' }

interface PageAt {
  entry?: PageEntry
  args?: PageArgs
  meta: PageMeta
}

/** The page at this address: its line in the route list, what the address says, and what is told of it. */
export function pageAt(client: QueryClient, pathname: string, search: string): PageAt {
  for (const entry of pages) {
    const match = matchPath(entry.path, pathname)
    if (match) {
      const args = { params: match.params, searchParams: new URLSearchParams(search) }
      return { entry, args, meta: entry.meta(args, client) }
    }
  }
  return { meta: notFound }
}

/** Paths of the pages that every visitor may see and search engines may list; those with parameters as patterns. */
export function publicPaths(): string[] {
  const unanswered = { getQueryData: () => undefined }
  const isListed = (entry: PageEntry) =>
    entry.path.includes(':') || entry.meta({ params: {}, searchParams: new URLSearchParams() }, unanswered).canonical
  return pages.filter(isListed).map((entry) => entry.path)
}
