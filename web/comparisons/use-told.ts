import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CallReply } from '../../contract/routes.ts'
import { refreshAnswers } from '../api/queries.ts'
import { isActive, workIdOf } from '../tracker/item.ts'
import { useTracker, useTrackerState } from '../tracker/provider.tsx'

/** Renews one's own comparison with every step that the tracker hears of; what ends meanwhile is shown here, and opens nowhere else. */
export function useTold({ columns }: CallReply<'getComparison'>): void {
  const client = useQueryClient()
  const tracker = useTracker()
  const works = columns.flatMap(({ requestId }) => requestId ?? [])
  const followed = useTrackerState(({ items }) =>
    items
      .filter((item) => isActive(item) && works.includes(workIdOf(item) ?? ''))
      .map(({ id }) => id)
      .join(),
  )
  useEffect(() => {
    if (followed === '') return
    const told = () => void refreshAnswers(client, 'getComparison')
    const leave = followed.split(',').map((item) => tracker.observe(item, told))
    return () => {
      for (const one of leave) one()
    }
  }, [client, tracker, followed])
}
