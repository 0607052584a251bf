import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'

/** What a page may know of its address. */
export interface PageArgs {
  params: Readonly<Record<string, string | undefined>>
  searchParams: URLSearchParams
}

/** What search engines, link previews and the browser's tab are told. */
export interface PageMeta {
  title: string
  description: string
  /** Path and query of the page's one true address; a page without one asks not to be indexed. */
  canonical?: string
}

/** A query that a page's loader can run: what `callQuery` or `pagedQuery` makes. */
export interface PageQuery {
  queryKey: QueryKey
}

/** What is said of a page, and asked for it. */
export interface PageFacts {
  /** What the screen asks for: run on the server before rendering, and in the browser while the screen loads. */
  queries?: (args: PageArgs) => PageQuery[]
  /** Whether, by what has been answered, there is no such page: a numbered one beyond the end of its list. */
  isMissing?: (args: PageArgs, answers: Pick<QueryClient, 'getQueryData'>) => boolean
  /** `answers` gives what has already arrived, for a title that names what the page shows. */
  meta: (args: PageArgs, answers: Pick<QueryClient, 'getQueryData'>) => PageMeta
}

/** One line of the route list. */
export interface PageEntry extends PageFacts {
  path: string
  /** The file that `screen` imports, from the project's root: the server has the browser fetch its chunk early. */
  module: string
  screen: () => Promise<{ default: ComponentType }>
  /** All but its path is still to come (late-page.ts). */
  isLate?: boolean
}
