import { useMutation } from '@tanstack/react-query'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import type { Reactions } from '../../contract/reactions.ts'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { requireLogin } from '../session/login.ts'
import { IconButton } from '../ui/button.tsx'
import { toast } from '../ui/toast-store.ts'

type Vote = Pick<Reactions, 'votes' | 'myVote'>

interface SheetVoteProps extends Vote {
  id: string
  onChange(shown: Vote): void
}

/** The vote on a sheet: one a person, changed by the other thumb, taken back by the same. */
export function SheetVote({ id, votes, myVote, onChange }: SheetVoteProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: (isUpvote: boolean) => call('voteSheet', { params: { id }, body: { isUpvote } }),
    onMutate: (isUpvote) => {
      const value = isUpvote ? 1 : -1
      const next = myVote === value ? 0 : value
      onChange({ votes: votes - myVote + next, myVote: next })
    },
    onSuccess: onChange,
    onError: (error) => {
      onChange({ votes, myVote })
      toast({ ...explain(error), tone: 'bad' })
    },
  })
  const vote = (isUpvote: boolean) => !isPending && requireLogin(() => mutate(isUpvote))
  return (
    <div className="inline-flex items-center rounded-full border border-line bg-raise1">
      <IconButton
        label="Vote up"
        aria-pressed={myVote === 1}
        onClick={() => vote(true)}
        className={myVote === 1 ? 'rounded-full text-accent' : 'rounded-full'}
      >
        <ThumbsUp aria-hidden />
      </IconButton>
      <span className="min-w-6 text-center font-semibold tabular">
        <span className="sr-only">Votes: </span>
        {votes}
      </span>
      <IconButton
        label="Vote down"
        aria-pressed={myVote === -1}
        onClick={() => vote(false)}
        className={myVote === -1 ? 'rounded-full text-bad' : 'rounded-full'}
      >
        <ThumbsDown aria-hidden />
      </IconButton>
    </div>
  )
}
