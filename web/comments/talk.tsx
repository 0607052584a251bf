import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import type { ViewedKind } from '../../contract/commentable.ts'
import type { Reactions } from '../../contract/reactions.ts'
import { call } from '../api/browser.ts'
import { LikeButton } from '../likes/like-button.tsx'
import { SheetVote } from '../likes/sheet-vote.tsx'
import { ReportButton } from '../moderation/report-button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import Comments from './comments.tsx'
import { reactionsTo } from './queries.ts'

/** How long a page is in sight before it counts as looked at, ms. */
const LOOK = 1000

/** Counts a look at a work, once it has been looked at. Nobody waits for it, and nobody is told where it is not counted. */
function useLook(kind: ViewedKind, id: string, isOwner: boolean | undefined) {
  const counted = useRef('')
  useEffect(() => {
    if (isOwner !== false || counted.current === id) return
    const timer = setTimeout(() => {
      counted.current = id
      call('countView', { body: { kind, id } }).catch(() => undefined)
    }, LOOK)
    return () => clearTimeout(timer)
  }, [kind, id, isOwner])
}

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-GB')} ${many}`

const whats: Record<ViewedKind, string> = { image: 'this picture', sheet: 'this sheet', lora: 'this LoRA' }

interface TalkProps {
  kind: ViewedKind
  id: string
}

/** The region under a work: how it is liked, and what people say. */
export default function Talk({ kind, id }: TalkProps) {
  const client = useQueryClient()
  const heading = useId()
  const query = reactionsTo(kind, id)
  const reactions = useQuery(query).data
  useLook(kind, id, reactions?.isOwner)
  const show = (change: Partial<Reactions>) =>
    client.setQueryData<Reactions>(query.queryKey, (shown) => shown && { ...shown, ...change })
  return (
    <section aria-labelledby={heading} id="talk" className="grid grid-cols-1 max-w-3xl scroll-mt-20 gap-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h2 id={heading} className="text-xl">
          What people say
        </h2>
        {reactions ? (
          <div className="flex flex-wrap items-center gap-3">
            {kind === 'sheet' && (
              <SheetVote id={id} votes={reactions.votes} myVote={reactions.myVote} onChange={show} />
            )}
            <LikeButton kind={kind} id={id} likes={reactions.likes} isLiked={reactions.isLiked} onChange={show} />
            <p className="flex items-center gap-1.5 text-sm text-ink3 tabular">
              <Eye aria-hidden className="size-4" />
              {counted(reactions.views, 'view', 'views')} · {counted(reactions.comments, 'comment', 'comments')}
            </p>
            {!reactions.isOwner && <ReportButton subject={{ kind, id }} what={whats[kind]} />}
          </div>
        ) : (
          <Skeleton className="h-11 w-56 rounded-full" />
        )}
      </div>
      <Comments about={{ kind, id }} />
    </section>
  )
}
