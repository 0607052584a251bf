import type { QueryClient } from '@tanstack/react-query'
import { generationKinds } from '../../contract/generation-kinds.ts'
import type { GenerationKind } from '../../contract/generations.ts'
import type { LiveEvent } from '../../contract/live.ts'
import { isSheetKind, sheetKinds } from '../../contract/sheets/kinds.ts'
import { sheetRouteName } from '../../contract/sheets/route-name.ts'
import { refreshAnswers } from '../api/queries.ts'
import { refreshWorks } from '../api/refresh-works.ts'
import type { Changed } from '../live/other-tabs.ts'
import type { Store } from '../state/store.ts'
import { workIdOf } from './item.ts'
import type { TrackerState } from './tracker.ts'

/** Pieces of work to remember as told: each ends once, and is told of in up to three ways. */
const TOLD_MAX = 100

/** Everybody's works: on screen they stay as they are, for somebody may be reading there. */
const everybodys = new Set(['searchImages', 'newImages', 'modelSamples', 'searchSheets'])

const sheetPages = sheetKinds.map((kind) => sheetRouteName(kind, 'get'))

/** After work of these kinds was delivered, in whatever tab or place it was asked for: the person's own lists show it. */
export async function renewOwnLists(client: QueryClient, kinds: readonly GenerationKind[]): Promise<void> {
  client.removeQueries({ type: 'inactive', predicate: ({ queryKey: [name] }) => everybodys.has(`${name}`) })
  await Promise.all([
    // What was made for a sheet is seen and heard on its page.
    kinds.some((kind) => !isSheetKind(kind)) && refreshAnswers(client, 'myImages', ...sheetPages),
    kinds.some(isSheetKind) && refreshAnswers(client, 'mySheets'),
  ])
}

/** After the person changed or deleted something of theirs in another tab: whatever may show it here, on screen or not. */
export function renewChanged(client: QueryClient, changed: Changed): Promise<void> {
  if (changed === 'pictures') return refreshWorks(client)
  return refreshAnswers(client, 'mySheets', 'searchSheets', ...sheetPages)
}

interface Sources {
  store: Store<TrackerState>
  onLive(listener: (event: LiveEvent) => void): () => void
}

/**
 * Calls back with what kinds of work were delivered, once for each piece, until the returned function is called: as the
 * stream of events tells it, or where there is none the tracker of this browser. After an interruption it may have been any.
 */
export function onDelivered({ store, onLive }: Sources, renew: (kinds: readonly GenerationKind[]) => void): () => void {
  const told = new Set<string>()
  let wasConnected = false
  let before = store.get().items

  function tell(requestId: string, kind: GenerationKind) {
    if (told.has(requestId)) return
    told.add(requestId)
    for (const oldest of [...told].slice(0, -TOLD_MAX)) told.delete(oldest)
    renew([kind])
  }

  const stopFollowing = store.subscribe(() => {
    const { items } = store.get()
    if (items === before) return
    const active = new Set(before.filter(({ status }) => status !== 'completed').map(({ id }) => id))
    before = items
    for (const item of items) {
      const workId = workIdOf(item)
      if (item.status === 'completed' && workId && active.has(item.id)) tell(workId, item.type)
    }
  })
  const stopHearing = onLive((event) => {
    if (event.kind === 'generation' && event.status === 'completed') tell(event.id, event.type)
    if (event.kind !== 'connected') return
    if (wasConnected) renew(generationKinds)
    wasConnected = true
  })
  return () => {
    stopFollowing()
    stopHearing()
  }
}
