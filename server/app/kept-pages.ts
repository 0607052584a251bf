import { LRUCache } from 'lru-cache'
import type { Encoding } from './packing.ts'

/** A rendered page as it is sent. */
export interface Sheet {
  status: number
  /** The policy its own inline styles need. */
  policy: string
  body: string
  /** The body as it was made smaller for visitors before. */
  packed?: Partial<Record<Encoding, Promise<Buffer>>>
  isPersonal: boolean
  redirect?: string
}

/** What a page is rendered from; `origin` is in its links. */
export interface Visit {
  url: string
  origin: string
  cookie: string | undefined
}

/** How long a page is sent again as it is, ms, and how many of some 100 kB each are kept. */
const KEPT = 2000
const PAGES_MOST = 100

/**
 * Renders pages, and for visitors without any cookie sends one that was rendered a moment ago again: it is the same for
 * all of them, and a page that everybody opens costs the rendering of one. Whoever is logged in sees what is, at once.
 */
export function keepPages<V extends Visit>(
  render: (visit: V) => Promise<Sheet>,
  now?: () => number,
): (visit: V) => Promise<Sheet> {
  const kept = new LRUCache<string, Promise<Sheet>>({
    ttl: KEPT,
    max: PAGES_MOST,
    ...(now && { perf: { now }, ttlResolution: 0 }),
  })
  return (visit) => {
    if (visit.cookie !== undefined) return render(visit)
    const name = `${visit.origin} ${visit.url}`
    const before = kept.get(name)
    if (before) return before
    const rendering = render(visit)
    kept.set(name, rendering)
    // A fault or a missing page is looked at anew each time.
    const forgetUnless = (isGood: boolean) => {
      if (!isGood && kept.get(name) === rendering) kept.delete(name)
    }
    rendering.then(
      ({ status, isPersonal }) => forgetUnless(status === 200 && !isPersonal),
      () => forgetUnless(false),
    )
    return rendering
  }
}
