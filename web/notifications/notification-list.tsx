import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { Bell, CheckCheck } from 'lucide-react'
import { explain } from '../api/api-error.ts'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { toast } from '../ui/toast-store.ts'
import { NotificationRow } from './notification-row.tsx'
import { markRead, notifications } from './queries.ts'

const rows = ['a', 'b', 'c', 'd', 'e']

export function ListSkeleton() {
  return (
    <div aria-hidden className="grid grid-cols-1 gap-2">
      {rows.map((row) => (
        <Skeleton key={row} className="h-14" />
      ))}
    </div>
  )
}

/** What one was told of, the last first, with the button that marks all of it as read. */
export default function NotificationList({ onFollow }: { onFollow?: () => void }) {
  const client = useQueryClient()
  const told = useInfiniteQuery(notifications())
  const all = useMutation({
    mutationFn: (upTo: string) => markRead(client, { upTo }),
    onError: (error) => {
      toast({ ...explain(error), tone: 'bad' })
      return told.refetch()
    },
  })
  if (told.isPending) return <ListSkeleton />
  if (told.isError && !told.data) {
    return <ErrorState error={told.error} onRetry={() => told.refetch()} busy={told.isFetching} />
  }
  const shown = [
    ...new Map(told.data?.pages.flatMap((page) => page.notifications).map((one) => [one.id, one])).values(),
  ]
  const [newest] = shown
  if (!newest) {
    return (
      <EmptyState
        picture={<Bell aria-hidden className="size-8 text-ink3" />}
        title="Nothing yet"
        description="When somebody likes what you made, says something about it or follows you, it is told here."
      />
    )
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      {shown.some(({ isRead }) => !isRead) && (
        <Button
          size="sm"
          tone="quiet"
          className="justify-self-end"
          busy={all.isPending}
          onClick={() => all.mutate(newest.happenedAt)}
        >
          {!all.isPending && <CheckCheck aria-hidden className="size-4" />}
          Mark all as read
        </Button>
      )}
      <ul className="-mx-3 grid grid-cols-1 gap-0.5">
        {shown.map((one) => (
          <li key={one.id}>
            <NotificationRow one={one} onFollow={onFollow} />
          </li>
        ))}
      </ul>
      {told.hasNextPage && (
        <Button className="justify-self-start" busy={told.isFetchingNextPage} onClick={() => told.fetchNextPage()}>
          Show earlier ones
        </Button>
      )}
    </div>
  )
}
