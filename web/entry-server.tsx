import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { createQueryClient } from './api/query-client.ts'
import { createServerCall, type ServerCall } from './api/server-call.ts'
import { App } from './app.tsx'
import { headOf } from './head.ts'
import { pageAt } from './page-at.ts'
import { routeObjects } from './router.tsx'

export interface Page {
  status: number
  title: string
  /** Everything for <head> but the build's own scripts and styles; the title is in it. */
  head: string
  html: string
  /** JSON, safe inside a script element. */
  state: string
  /** Keys of the build's manifest whose chunks the browser will need at once. */
  modules: string[]
  redirect?: string
  /** What broke while rendering, for the log; the browser then renders the page by itself. */
  fault?: unknown
}

/** A closing script tag or a line separator inside the JSON must not end the element it stands in. */
function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function htmlOf(client: QueryClient, handler: StaticHandler, context: StaticHandlerContext) {
  try {
    for (const error of Object.values(context.errors ?? {})) throw error
    const router = createStaticRouter(handler.dataRoutes, context)
    const html = renderToString(
      <App client={client}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>,
    )
    return { html }
  } catch (fault) {
    return { html: '', fault: fault ?? new Error('A screen threw nothing.') }
  }
}

/**
 * Renders the page at `url` (path and query) as an anonymous visitor sees it. `origin` ("https://host") makes canonical
 * and preview addresses whole. A screen that breaks is sent empty, with status 500, for the browser to try.
 */
export async function render(url: string, call: ServerCall, origin = ''): Promise<Page> {
  const client = createQueryClient(createServerCall(call), { retries: 0 })
  try {
    const handler = createStaticHandler(routeObjects(client, { waits: true }))
    const request = new Request(new URL(url, 'http://localhost'))
    const context = await handler.query(request)
    if (context instanceof Response) {
      const redirect = context.headers.get('location') ?? '/'
      return { status: context.status, title: '', head: '', html: '', state: '{}', modules: [], redirect }
    }
    const { entry, meta } = pageAt(client, context.location.pathname, context.location.search)
    const { html, fault } = htmlOf(client, handler, context)
    const status = fault === undefined ? context.statusCode : 500
    return {
      status,
      title: meta.title,
      head: headOf(meta, status, origin),
      html,
      fault,
      state: safeJson(dehydrate(client)),
      modules: entry ? [entry.module] : [],
    }
  } finally {
    client.clear()
  }
}
