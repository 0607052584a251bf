import type { FetchQueryOptions, InfiniteQueryExecuteOptions, QueryClient } from '@tanstack/react-query'
import { data, type RouteObject } from 'react-router'
import { ApiError } from './api/api-error.ts'
import { withFacts } from './late-page.ts'
import type { PageArgs, PageEntry, PageQuery } from './page.ts'
import { pages } from './routes.tsx'
import { ErrorScreen } from './shell/error-screen.tsx'
import { Shell } from './shell/shell.tsx'
import { siteOf } from './site/queries.ts'

/** Runs a page's query into the cache, unless a fresh answer is there already. */
function run(client: QueryClient, query: PageQuery): Promise<unknown> {
  return 'initialPageParam' in query
    ? client.infiniteQuery(query as InfiniteQueryExecuteOptions)
    : client.query(query as FetchQueryOptions)
}

/** HTTP status of a page whose query failed: missing when what it shows is or cannot be, else worth another visit. */
function statusOf(error: unknown): number {
  return error instanceof ApiError && (error.status === 404 || error.status === 400) ? 404 : 503
}

/** On the server: waits for the page's queries, so that it is rendered whole. */
async function answerFirst(client: QueryClient, entry: PageEntry, args: PageArgs) {
  const settled = await Promise.allSettled((entry.queries?.(args) ?? []).map((query) => run(client, query)))
  const failed = settled.filter((result) => result.status === 'rejected').map((result) => statusOf(result.reason))
  if (entry.isMissing?.(args, client)) failed.push(404)
  return data(null, { status: failed.length > 0 ? Math.min(...failed) : 200 })
}

/** In the browser: starts the page's queries and shows the screen at once; it shows its own skeleton and errors. */
function startAnswers(client: QueryClient, entry: PageEntry, args: PageArgs): null {
  for (const query of entry.queries?.(args) ?? []) run(client, query).catch(() => undefined)
  return null
}

function argsOf(request: Request, params: PageArgs['params']): PageArgs {
  return { params, searchParams: new URL(request.url).searchParams }
}

/** The router's routes; `waits` on the server, where a page is only sent once its queries are answered. */
export function routeObjects(client: QueryClient, { waits }: { waits: boolean }): RouteObject[] {
  const load = waits ? answerFirst : startAnswers
  return [
    {
      id: 'shell',
      element: <Shell />,
      // The shell itself broke: then the error stands alone.
      errorElement: <ErrorScreen />,
      // What its foot shows; a page is whole without it.
      loader: waits ? () => run(client, siteOf()).catch(() => null) : undefined,
      children: [
        {
          id: 'screens',
          // Inside the shell: when a screen breaks, the header and the way home stay.
          errorElement: <ErrorScreen />,
          children: [
            ...pages.map(
              (entry): RouteObject => ({
                id: entry.path,
                path: entry.path,
                loader: async ({ request, params }) => load(client, await withFacts(entry), argsOf(request, params)),
                lazy: async () => {
                  const [screen] = await Promise.all([entry.screen(), withFacts(entry)])
                  return { Component: screen.default }
                },
              }),
            ),
            {
              id: '*',
              path: '*',
              loader: () => data(null, { status: 404 }),
              lazy: async () => ({ Component: (await import('./instead/not-found-screen.tsx')).NotFoundScreen }),
            },
          ],
        },
      ],
    },
  ]
}
