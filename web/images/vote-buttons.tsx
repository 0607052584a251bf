import { ThumbsDown, ThumbsUp } from 'lucide-react'
import type { Image } from '../../contract/images.ts'
import { requireLogin } from '../session/login.ts'
import { IconButton } from '../ui/button.tsx'

export function VoteButtons({ image, onVote }: { image: Image; onVote: (isUpvote: boolean) => void }) {
  const vote = (isUpvote: boolean) => requireLogin(() => onVote(isUpvote))
  return (
    <div className="inline-flex items-center rounded-full border border-line bg-raise1">
      <IconButton
        label="Vote up"
        aria-pressed={image.myVote === 1}
        onClick={() => vote(true)}
        className={image.myVote === 1 ? 'rounded-full text-accent' : 'rounded-full'}
      >
        <ThumbsUp aria-hidden />
      </IconButton>
      <span className="min-w-6 text-center font-semibold tabular">
        <span className="sr-only">Votes: </span>
        {image.votes}
      </span>
      <IconButton
        label="Vote down"
        aria-pressed={image.myVote === -1}
        onClick={() => vote(false)}
        className={image.myVote === -1 ? 'rounded-full text-bad' : 'rounded-full'}
      >
        <ThumbsDown aria-hidden />
      </IconButton>
    </div>
  )
}
