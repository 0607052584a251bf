import { Heart } from 'lucide-react'
import type { Image } from '../../contract/images.ts'
import { requireLogin } from '../session/login.ts'
import { classes } from '../ui/classes.ts'
import { Press } from '../ui/press.tsx'
import { useVote } from './use-vote.ts'

/** The votes on a card, and a way to add one's own without leaving the list. */
export function CardVote({ image }: { image: Image }) {
  const vote = useVote()
  const isMine = image.myVote === 1
  return (
    <Press
      aria-pressed={isMine}
      aria-label={`Vote up, votes: ${image.votes}`}
      onClick={() => requireLogin(() => vote(image, true))}
      className={classes(
        'touch-target z-1 -my-1 flex shrink-0 items-center gap-1 rounded-sm py-1 tabular transition-colors',
        isMine ? 'text-accent' : 'hover:text-ink',
      )}
    >
      <Heart aria-hidden className={classes('size-3.5', isMine ? 'fill-current' : 'fill-transparent')} />
      {image.votes}
    </Press>
  )
}
