import './reports/early.ts'
import { hydrate } from '@tanstack/react-query'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { callWhenFetched } from './api/late-call.ts'
import { createQueryClient } from './api/query-client.ts'
import { App } from './app.tsx'
import { pathFromApp } from './app-start.ts'
import { collectEarlyWords } from './early-words.ts'
import { routeObjects } from './router.tsx'
import { startSession } from './session/start.ts'
import { userStore } from './session/user-state.ts'
import './styles.css'

const client = createQueryClient(callWhenFetched)
const state = document.getElementById('state')?.textContent
if (state) hydrate(client, JSON.parse(state))

/** Loads the screens of the page that the server rendered: the first render must find them there. */
async function loadMatchedScreens(routes: RouteObject[]): Promise<Record<string, null>> {
  const matches = matchRoutes(routes, window.location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
  // Every loader has run on the server; saying so keeps the router from running them again.
  return Object.fromEntries(matches.map(({ route }) => [route.id, null]))
}

/**
 * The page's policy allows no style attributes in HTML: what the server sends as rules becomes the elements' own, as if
 * they had come with it.
 */
function ownStyles(): void {
  const styles = document.getElementById('styles') as HTMLStyleElement | null
  for (const rule of (styles?.sheet?.cssRules ?? []) as Iterable<CSSStyleRule>) {
    for (const element of document.querySelectorAll<HTMLElement>(rule.selectorText)) {
      element.style.cssText = rule.style.cssText
    }
  }
  styles?.remove()
}

/** A screen that broke; the code that may tell somebody of it is fetched only then. */
function reportBroken(fault: unknown): void {
  import('./reports/report.ts').then(
    ({ reportFault }) => reportFault(fault),
    () => undefined,
  )
}

async function start(): Promise<void> {
  const opened = pathFromApp(window.location)
  if (opened) window.history.replaceState(null, '', opened)
  const routes = routeObjects(client, { waits: false })
  const loaderData = await loadMatchedScreens(routes)
  const router = createBrowserRouter(routes, { hydrationData: { loaderData } })
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root element.')
  const typeEarlyWords = collectEarlyWords()
  const app = (
    // Fields are first filled with what this browser keeps of them, which is on the screen a task later.
    <App client={client} onAwake={() => setTimeout(typeEarlyWords)}>
      <RouterProvider router={router} onError={reportBroken} />
    </App>
  )
  ownStyles()
  // The bare application comes empty, and a page that broke on the server says so: the browser renders either by itself.
  if (root.hasChildNodes() && !root.querySelector(':scope > [data-fault]')) hydrateRoot(root, app)
  else createRoot(root).render(app)
}

/** What the server rendered, and what was asked for before, was answered to somebody else. */
let answeredTo = ''
userStore.subscribe(() => {
  const { username } = userStore.get()
  if (username === answeredTo) return
  answeredTo = username
  void import('./api/personal.ts').then(({ refreshPersonalAnswers }) => refreshPersonalAnswers(client))
})

void start().then(startSession)
