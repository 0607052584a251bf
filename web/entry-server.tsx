import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import type { RenderedPage } from '../contract/rendered-page.ts'
import { createQueryClient } from './api/query-client.ts'
import { createServerCall, type ServerCall } from './api/server-call.ts'
import { App } from './app.tsx'
import { APP_PATH } from './app-start.ts'
import { foundOf } from './found/found.ts'
import { headOf } from './head.ts'
import { giveFacts, latePaths } from './late-page.ts'
import { latePages } from './late-pages.ts'
import { pageAt } from './page-at.ts'
import { routeObjects } from './router.tsx'
import { pages } from './routes.tsx'
import { safeJson } from './safe-json.ts'
import { faultRoutes } from './shell/fault-page.tsx'

export { publicPaths } from './page-at.ts'

// Nothing has to be fetched here.
giveFacts(pages, latePages)

function htmlOf(client: QueryClient, handler: StaticHandler, context: StaticHandlerContext): string {
  for (const error of Object.values(context.errors ?? {})) throw error
  const router = createStaticRouter(handler.dataRoutes, context)
  return renderToString(
    <App client={client}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
  )
}

const meagre = { html: '', state: '{}', modules: [] }

/** A page that says it has a fault; marked, so that the browser renders the page anew instead of taking this one over. */
async function faultPage(client: QueryClient, fault: unknown): Promise<RenderedPage> {
  const title = 'This page has a fault · Lanternkeep'
  const head = headOf({ title, description: 'Something on this page went wrong.' }, undefined, '')
  const page = { ...meagre, status: 500, title, head, fault: fault ?? new Error('A screen threw nothing.') }
  try {
    const handler = createStaticHandler(faultRoutes())
    const context = await handler.query(new Request('http://localhost/'))
    if (context instanceof Response) return page
    return { ...page, html: `<div data-fault>${htmlOf(client, handler, context)}</div>` }
  } catch {
    // What surrounds every screen is what is broken: the browser may fare better with nothing.
    return page
  }
}

/** The application without a page in it, the same for every visitor. */
function bareApplication(origin: string): RenderedPage {
  const title = 'Lanternkeep'
  return {
    ...meagre,
    status: 200,
    title,
    head: headOf({ title, description: 'Opens Lanternkeep.' }, undefined, origin),
  }
}

/**
 * Renders the page at `url` (path and query) as its calls answer: to an anonymous visitor, or to its owner. `origin`
 * ("https://host") makes canonical and preview addresses whole. In place of a screen that breaks it says so, with status
 * 500; the browser then tries.
 */
export async function render(url: string, call: ServerCall, origin = ''): Promise<RenderedPage> {
  if (new URL(url, 'http://localhost').pathname === APP_PATH) return bareApplication(origin)
  const client = createQueryClient(createServerCall(call), { retries: 0 })
  try {
    const handler = createStaticHandler(routeObjects(client, { waits: true }))
    const request = new Request(new URL(url, 'http://localhost'))
    const context = await handler.query(request)
    if (context instanceof Response) {
      const redirect = context.headers.get('location') ?? '/'
      return { ...meagre, status: context.status, title: '', head: '', redirect }
    }
    const { entry, args, meta } = pageAt(client, context.location.pathname, context.location.search)
    const isListed = entry && args && meta.canonical && context.statusCode === 200
    return {
      status: context.statusCode,
      title: meta.title,
      head: headOf(
        meta,
        isListed ? foundOf(entry.path, { ...args, meta, answers: client, origin }) : undefined,
        origin,
      ),
      html: htmlOf(client, handler, context),
      state: safeJson(dehydrate(client)),
      modules: entry ? [...(latePaths.includes(entry.path) ? ['web/late-pages.ts'] : []), entry.module] : [],
    }
  } catch (fault) {
    return await faultPage(client, fault)
  } finally {
    client.clear()
  }
}
