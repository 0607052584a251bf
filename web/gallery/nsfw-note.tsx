import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { type GalleryView, publicWorks } from '../images/works.ts'
import { worksChanged } from '../images/works-changed.ts'
import { useUser } from '../session/user-state.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast-store.ts'

/** Where somebody asked for works that are marked as NSFW: that they are covered, and the way to see them uncovered. */
export function NsfwNote({ view }: { view: GalleryView }) {
  const asks = /\b(nsfw|is:(gore|horror|nudity))\b/i.test(view.q)
  const isLoggedIn = useUser((user) => user.isLoggedIn)
  const works = useInfiniteQuery({ ...publicWorks(view), enabled: asks && isLoggedIn })
  const client = useQueryClient()
  const show = useMutation({
    mutationFn: (showsNsfw: boolean) => call('showNsfw', { body: { showsNsfw } }),
    onError: (error) => toast({ ...explain(error), tone: 'bad' }),
    onSuccess: () => worksChanged(client),
  })
  const marked = works.data?.pages.flatMap(({ images }) => images).filter(({ isNsfw }) => isNsfw) ?? []
  if (!asks) return null
  if (!isLoggedIn)
    return <p className="mb-4 text-sm text-ink2">Works that are marked as NSFW are shown to members only.</p>
  if (marked.length === 0) return null
  const areCovered = marked.some(({ isBlurred }) => isBlurred)
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3 text-sm text-ink2">
      <p>
        {areCovered
          ? 'What is marked as NSFW is covered.'
          : 'What is marked as NSFW is shown to you, here and everywhere.'}
      </p>
      <Button size="sm" busy={show.isPending} onClick={() => show.mutate(areCovered)}>
        {areCovered ? 'Always show such works' : 'Cover them again'}
      </Button>
    </div>
  )
}
