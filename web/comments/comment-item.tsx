import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { CommentAbout, Reply } from '../../contract/comments.ts'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { LikeButton } from '../likes/like-button.tsx'
import { ReportButton } from '../moderation/report-button.tsx'
import { Avatar } from '../people/avatar.tsx'
import { requireLogin } from '../session/login.ts'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { Confirm } from '../ui/dialog.tsx'
import { MakerLink } from '../ui/maker-link.tsx'
import { Press } from '../ui/press.tsx'
import { sinceText } from '../ui/since.ts'
import { toast } from '../ui/toast-store.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentText } from './comment-text.tsx'
import { changeShown, countShown, showThread } from './queries.ts'

interface CommentItemProps {
  about: CommentAbout
  comment: Reply
  /** The link that brought somebody here leads to it. */
  isSought: boolean
  onAnswer(): void
}

const quiet = 'touch-target h-8 rounded-sm px-1 text-xs font-medium text-ink3 hover:text-ink'

function useDelete(about: CommentAbout, comment: Reply, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('deleteComment', { params: { id: comment.id } }),
    onSuccess: ({ keepsPlace }) => {
      const emptied = { isDeleted: true, text: '', author: '', avatar: null, isMine: false, canDelete: false }
      changeShown(client, comment.id, (shown) => (keepsPlace ? { ...shown, ...emptied } : undefined))
      countShown(client, about, -1)
      toast({ title: 'The comment is deleted', tone: 'good' })
    },
    onError: (error) => toast({ ...explain(error), tone: 'bad' }),
    onSettled: onDone,
  })
}

function DeleteButton({ about, comment }: Pick<CommentItemProps, 'about' | 'comment'>) {
  const [isAsked, setAsked] = useState(false)
  const { mutate, isPending } = useDelete(about, comment, () => setAsked(false))
  return (
    <>
      <Press className={quiet} onClick={() => setAsked(true)}>
        Delete
      </Press>
      <Confirm
        open={isAsked}
        onClose={() => setAsked(false)}
        title="Delete this comment?"
        description={`${comment.isMine ? 'It cannot be brought back.' : `What ${comment.author} wrote cannot be brought back.`} Answers to it stay.`}
      >
        <Button onClick={() => setAsked(false)}>Keep it</Button>
        <Button tone="danger" busy={isPending} onClick={() => mutate()}>
          Delete it
        </Button>
      </Confirm>
    </>
  )
}

function Head({ comment }: { comment: Reply }) {
  const written = new Date(comment.createdAt)
  return (
    <div className="flex flex-wrap items-baseline gap-x-2 text-sm">
      <MakerLink username={comment.author} className="max-w-[14rem] font-semibold text-ink" />
      {comment.isByOwner && <span className="rounded-sm bg-raise3 px-1.5 text-xs text-ink2">maker</span>}
      <a
        href={`#comment-${comment.id}`}
        title={written.toLocaleString()}
        className="touch-target rounded-sm text-xs text-ink3 hover:text-ink hover:underline"
      >
        <time dateTime={comment.createdAt}>{sinceText(written, new Date())}</time>
        {comment.editedAt && ' · edited'}
      </a>
    </div>
  )
}

/** One comment, or one answer. */
export function CommentItem({ about, comment, isSought, onAnswer }: CommentItemProps) {
  const client = useQueryClient()
  const [isEditing, setEditing] = useState(false)
  const place = classes('scroll-mt-24 rounded-md', isSought && 'bg-raise2 outline-8 outline-raise2')
  if (comment.isDeleted) {
    return (
      <div id={`comment-${comment.id}`} className={place}>
        <p className="text-sm text-ink3 italic">This comment was deleted.</p>
      </div>
    )
  }
  return (
    <div id={`comment-${comment.id}`} className={classes('flex gap-3', place)}>
      <Avatar username={comment.author} avatar={comment.avatar} size={36} />
      <div className="grid grid-cols-1 min-w-0 flex-1 gap-1">
        <Head comment={comment} />
        {comment.isWithheld && (
          <p className="text-sm text-ink3 italic">
            {comment.isMine
              ? 'A moderator has hidden this from everybody else.'
              : 'A moderator has hidden this comment.'}
          </p>
        )}
        {isEditing ? (
          <CommentForm
            label="Change the comment"
            placeholder="What do you want to say?"
            action="Save"
            draft={`edit:${comment.id}`}
            initial={comment.text}
            startsFocused
            send={async (text) =>
              showThread(client, about, await call('updateComment', { params: { id: comment.id }, body: { text } }))
            }
            onDone={() => setEditing(false)}
            onCancel={() => setEditing(false)}
          />
        ) : (
          comment.text && <CommentText text={comment.text} mentions={comment.mentions} />
        )}
        {!isEditing && (
          <Row>
            <LikeButton
              kind="comment"
              id={comment.id}
              likes={comment.likes}
              isLiked={comment.isLiked}
              size="sm"
              onChange={(shown) => changeShown(client, comment.id, (reply) => ({ ...reply, ...shown }))}
            />
            {!comment.isWithheld && (
              <Press className={quiet} onClick={() => requireLogin(onAnswer)}>
                Answer
              </Press>
            )}
            {comment.isMine && !comment.isWithheld && (
              <Press className={quiet} onClick={() => setEditing(true)}>
                Edit
              </Press>
            )}
            {!comment.isMine && !comment.isWithheld && (
              <ReportButton subject={{ kind: 'comment', id: comment.id }} what="this comment" />
            )}
            {comment.canDelete && <DeleteButton about={about} comment={comment} />}
          </Row>
        )}
      </div>
    </div>
  )
}

const Row = ({ children }: { children: ReactNode }) => (
  <div className="-ml-1 flex flex-wrap items-center gap-x-3">{children}</div>
)
