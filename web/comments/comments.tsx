import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowDownUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { CommentAbout } from '../../contract/comments.ts'
import { call } from '../api/browser.ts'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import { CommentForm } from './comment-form.tsx'
import { commentsOn, countShown, type Order, showThread, threadOf } from './queries.ts'
import { Thread } from './thread.tsx'

const SOUGHT = /^#comment-([0-9a-f-]{36})$/

/** The comment that the address names, with its thread; undefined while none is, or while it is on its way. */
function useSought() {
  const { hash } = useLocation()
  const id = SOUGHT.exec(hash)?.[1]
  const thread = useQuery({ ...threadOf(id ?? ''), enabled: id !== undefined, retry: false })
  useEffect(() => {
    if (id && (thread.data || thread.isError))
      document.getElementById(`comment-${id}`)?.scrollIntoView({ block: 'center' })
  }, [id, thread.data, thread.isError])
  return { id, thread: id ? thread.data : undefined, isGone: id !== undefined && thread.error?.status === 404 }
}

function CommentsSkeleton() {
  return (
    <div aria-hidden className="grid grid-cols-1 gap-6">
      {['w-3/4', 'w-1/2', 'w-2/3'].map((width) => (
        <div key={width} className="flex gap-3">
          <Skeleton className="size-9 rounded-full" />
          <div className="grid grid-cols-1 flex-1 gap-2">
            <Skeleton className="h-4 w-32" />
            <Skeleton className={`h-4 ${width}`} />
          </div>
        </div>
      ))}
    </div>
  )
}

/** What people say about a thing, with the place to say something. */
export default function Comments({ about }: { about: CommentAbout }) {
  const client = useQueryClient()
  const [order, setOrder] = useState<Order>('newest')
  const sought = useSought()
  const said = useInfiniteQuery(commentsOn(about, order))
  const threads = said.data?.pages.flatMap((page) => page.comments) ?? []
  // Two pages may share one when something was said between them.
  const shown = [...new Map(threads.map((thread) => [thread.id, thread])).values()]
  const others = shown.filter(({ id }) => id !== sought.thread?.id)
  return (
    <div className="grid grid-cols-1 gap-6">
      <CommentForm
        label="Say something"
        placeholder="Say something kind or useful…"
        action="Post"
        draft={`${about.kind}:${about.id}`}
        send={async (text, idempotencyKey) => {
          showThread(client, about, await call('postComment', { body: { about, text }, idempotencyKey }))
          countShown(client, about, 1)
        }}
      />
      {sought.isGone && (
        <p className="rounded-md border border-line bg-raise2 p-3 text-sm text-ink2">
          The comment that the link leads to is no longer here. This is what else people say.
        </p>
      )}
      {said.isPending && <CommentsSkeleton />}
      {said.isError && shown.length === 0 && (
        <ErrorState error={said.error} onRetry={() => said.refetch()} busy={said.isFetching} />
      )}
      {said.isSuccess && shown.length === 0 && (
        <p className="text-ink3">Nobody has said anything yet. What do you like about it?</p>
      )}
      {(shown.length > 0 || sought.thread) && (
        <div className="grid grid-cols-1 gap-5">
          {shown.length > 1 && (
            <Button
              size="sm"
              tone="quiet"
              className="-ml-3 justify-self-start"
              onClick={() => setOrder(order === 'newest' ? 'oldest' : 'newest')}
            >
              <ArrowDownUp aria-hidden className="size-4" />
              {order === 'newest' ? 'Newest first' : 'Oldest first'}
              <span className="sr-only">: turn the order round</span>
            </Button>
          )}
          <ul className="grid grid-cols-1 gap-6">
            {sought.thread && <Thread about={about} comment={sought.thread} soughtId={sought.id} />}
            {others.map((comment) => (
              <Thread key={comment.id} about={about} comment={comment} soughtId={sought.id} />
            ))}
          </ul>
          {said.hasNextPage && (
            <Button className="justify-self-start" busy={said.isFetchingNextPage} onClick={() => said.fetchNextPage()}>
              Show more
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
