import { useMutation } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import type { LikeableKind } from '../../contract/commentable.ts'
import type { LikeReply } from '../../contract/reactions.ts'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { requireLogin } from '../session/login.ts'
import { classes } from '../ui/classes.ts'
import { Press } from '../ui/press.tsx'
import { toast } from '../ui/toast-store.ts'

interface LikeButtonProps extends LikeReply {
  kind: LikeableKind
  id: string
  /** Beside the words of a comment it is smaller, and bare. */
  size?: 'sm' | 'md'
  /** Shows how it is now, at once and again when the server has said. */
  onChange(shown: LikeReply): void
}

/** Likes a thing, or no longer. It shows at once, and is taken back with a word where it is refused. */
export function LikeButton({ kind, id, likes, isLiked, size = 'md', onChange }: LikeButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: (wanted: boolean) => call('like', { body: { kind, id, isLiked: wanted } }),
    onMutate: (wanted) => onChange({ isLiked: wanted, likes: likes + (wanted ? 1 : -1) }),
    onSuccess: onChange,
    onError: (error) => {
      onChange({ likes, isLiked })
      toast({ ...explain(error), tone: 'bad' })
    },
  })
  return (
    <Press
      aria-pressed={isLiked}
      aria-label={isLiked ? `Liked. ${likes} like this` : `Like. ${likes} like this`}
      title={isLiked ? 'Liked: press to take it back' : 'Like'}
      onClick={() => !isPending && requireLogin(() => mutate(!isLiked))}
      className={classes(
        'inline-flex items-center gap-1.5 rounded-full tabular transition-colors',
        size === 'md'
          ? 'h-11 border border-line bg-raise1 px-4 text-sm font-semibold hover:bg-raise2'
          : 'touch-target h-8 px-1 text-xs font-medium hover:text-ink',
        isLiked ? 'text-ink' : 'text-ink2',
      )}
    >
      <Heart aria-hidden className={classes(size === 'md' ? 'size-5' : 'size-4', isLiked && 'fill-bad text-bad')} />
      {likes}
    </Press>
  )
}
