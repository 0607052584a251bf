import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { Axes } from '../../contract/axes.ts'
import type { FullImage } from '../../contract/images.ts'
import type { Visibility } from '../../contract/visibility.ts'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { toast } from '../ui/toast-store.ts'
import { imageOf } from './queries.ts'
import { offerUndo } from './undo-delete.ts'
import { useVote } from './use-vote.ts'
import { listsChanged } from './works-changed.ts'

/** The picture as it will be once the server agrees, shown meanwhile. */
interface Change {
  ahead: Partial<FullImage>
  send: () => Promise<FullImage>
}

/** What can be done with a picture; each shows at once and is taken back with a word when the server refuses. */
export function useImageActions(image: FullImage) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { queryKey } = imageOf(image.id)
  const vote = useVote()
  const params = { id: image.id }

  const change = useMutation({
    mutationFn: ({ send }: Change) => send(),
    onMutate: ({ ahead }) => {
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, (shown) => (shown ? { ...shown, ...ahead } : shown))
      return { before }
    },
    onError: (error, _, context) => {
      if (context?.before) client.setQueryData(queryKey, context.before)
      toast({ ...explain(error), tone: 'bad' })
    },
    onSuccess: (saved) => {
      client.setQueryData(queryKey, saved)
      void listsChanged(client)
    },
  })

  const remove = useMutation({
    mutationFn: () => call('deleteImage', { params }),
    onError: (error) => toast({ ...explain(error), tone: 'bad' }),
    onSuccess: () => {
      void listsChanged(client)
      offerUndo(client, 'Picture deleted', () => call('restoreImage', { params }))
    },
  })

  return {
    isBusy: change.isPending,
    isRemoving: remove.isPending,
    vote: (isUpvote: boolean) => vote(image, isUpvote),
    setVisibility: (visibility: Visibility) =>
      change.mutate({
        ahead: { visibility, isVisible: visibility === 'public' },
        send: () => call('setVisibility', { params, body: { visibility } }),
      }),
    toggleNsfw: () => change.mutate({ ahead: { isNsfw: !image.isNsfw }, send: () => call('toggleNsfw', { params }) }),
    rename: (words: { title: string; description: string; tags: string[]; axes?: Axes }) =>
      change.mutateAsync({ ahead: words, send: () => call('updateImage', { params, body: words }) }),
    /** Deletes it and goes to `place`. A refusal is told, and nothing else happens. */
    async remove(place: string) {
      const isRemoved = await remove.mutateAsync().then(
        () => true,
        () => false,
      )
      if (!isRemoved) return
      await navigate(place)
      // Not while its page is on screen, which would ask for it again and find nothing.
      client.removeQueries({ queryKey })
    },
  }
}
