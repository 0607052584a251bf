import { type ComponentType, lazy } from 'react'

/** Waits between attempts to fetch a part, ms; the last one is repeated. */
const WAITS = [1000, 2000, 4000, 8000, 15_000]

/** Resolves after `ms`, or as soon as the network is back. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, ms)
    addEventListener('online', go)
  })
}

async function fetched<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await load()
    } catch {
      await pause(WAITS[Math.min(attempt, WAITS.length - 1)] ?? 0)
    }
  }
}

/**
 * A part of a screen that is fetched when first shown, inside a Suspense. Without a network it comes when there is one
 * again: React's own `lazy` would take the whole page down with it, and what was typed there.
 */
export function late<P>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazy(() => fetched(load))
}
