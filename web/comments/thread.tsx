import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Comment, CommentAbout, Reply } from '../../contract/comments.ts'
import { call } from '../api/browser.ts'
import { Button } from '../ui/button.tsx'
import { CommentForm } from './comment-form.tsx'
import { CommentItem } from './comment-item.tsx'
import { countShown, repliesTo, showThread } from './queries.ts'

interface ThreadProps {
  about: CommentAbout
  comment: Comment
  soughtId?: string
}

/** The answers in their order, each once: one just given may come again with a later page. */
const inOrder = (replies: readonly Reply[]) =>
  [...new Map(replies.map((reply) => [reply.id, reply])).values()].toSorted((one, other) =>
    one.createdAt.localeCompare(other.createdAt),
  )

/** A comment with its answers: the first few, and more when they are asked for. */
export function Thread({ about, comment, soughtId }: ThreadProps) {
  const client = useQueryClient()
  const [answering, setAnswering] = useState<Reply>()
  const [wantsMore, setWantsMore] = useState(false)
  const more = useInfiniteQuery({
    ...repliesTo(comment.id, comment.nextReplies ?? ''),
    enabled: wantsMore && comment.nextReplies !== null,
  })
  const replies = inOrder([...comment.replies, ...(more.data?.pages.flatMap((page) => page.replies) ?? [])])
  const left = comment.replyCount - replies.length
  const hasMore = more.data ? more.hasNextPage : comment.nextReplies !== null
  return (
    <li className="grid grid-cols-1 gap-4">
      <CommentItem
        about={about}
        comment={comment}
        isSought={soughtId === comment.id}
        onAnswer={() => setAnswering(comment)}
      />
      {(replies.length > 0 || answering) && (
        <div className="ml-4 grid grid-cols-1 gap-4 border-l border-line pl-4 sm:ml-[1.125rem] sm:pl-7">
          {replies.length > 0 && (
            <ul className="grid grid-cols-1 gap-4">
              {replies.map((reply) => (
                <li key={reply.id}>
                  <CommentItem
                    about={about}
                    comment={reply}
                    isSought={soughtId === reply.id}
                    onAnswer={() => setAnswering(reply)}
                  />
                </li>
              ))}
            </ul>
          )}
          {hasMore && left > 0 && (
            <Button
              size="sm"
              tone="quiet"
              className="justify-self-start"
              busy={more.isFetching}
              onClick={() => (wantsMore ? void more.fetchNextPage() : setWantsMore(true))}
            >
              {left === 1 ? 'Show one more answer' : `Show ${left.toLocaleString('en-GB')} more answers`}
            </Button>
          )}
          {answering && (
            <CommentForm
              key={answering.id}
              label={`Answer ${answering.author}`}
              placeholder={`Answer ${answering.author}…`}
              action="Answer"
              draft={`answer:${answering.id}`}
              initial={answering.parentId === null || answering.isMine ? '' : `@${answering.author} `}
              startsFocused
              send={async (text, idempotencyKey) => {
                const body = { about, parentId: answering.id, text }
                showThread(client, about, await call('postComment', { body, idempotencyKey }))
                countShown(client, about, 1)
              }}
              onDone={() => setAnswering(undefined)}
              onCancel={() => setAnswering(undefined)}
            />
          )}
        </div>
      )}
    </li>
  )
}
