import type { RoadmapItem, RoadmapKind } from '../../contract/roadmap.ts'
import { callQuery } from '../api/queries.ts'

export interface RoadmapView {
  kind: RoadmapKind
  status: RoadmapItem['status'] | undefined
  sort: 'votes' | 'new' | 'moved'
  q: string
}

/** What the address asks for. */
export function roadmapViewOf(search: URLSearchParams): RoadmapView {
  const sort = search.get('sort')
  return {
    kind: search.get('tab') === 'feedback' ? 'feedback' : 'roadmap',
    status: (search.get('status') as RoadmapItem['status'] | null) ?? undefined,
    sort: sort === 'new' || sort === 'moved' ? sort : 'votes',
    q: search.get('q') ?? '',
  }
}

export const ITEMS_SHOWN = 100

export const roadmapIn = (view: RoadmapView) => callQuery('roadmap', { query: { ...view, limit: ITEMS_SHOWN } })

export const roadmapItemOf = (id: string) => callQuery('roadmapItem', { params: { id } })
