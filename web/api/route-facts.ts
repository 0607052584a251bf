import { type Auth, type Method, type Route, type RouteName, routes } from '../../contract/routes.ts'

/** What the browser must know of a route to call it. */
export interface RouteFacts {
  method: Method
  path: string
  auth: Auth
  /** What the person is told has failed when the call does. */
  failure: string
}

export function factsOf(table: Record<string, Route>): Record<RouteName, RouteFacts> {
  const facts = Object.entries(table).map(([name, { method, path, auth, failure }]) => [
    name,
    { method, path, auth, failure },
  ])
  return Object.fromEntries(facts) as Record<RouteName, RouteFacts>
}

/** The built pages carry this table as plain JSON: vite.config.ts works it out, and the schemas stay behind. */
export const routeFacts: Record<RouteName, RouteFacts> = factsOf(routes)
