import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { SearchReply } from '../../contract/gallery.ts'
import type { Image } from '../../contract/images.ts'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { toast } from '../ui/toast-store.ts'

/** The picture after a vote: the same vote again takes it back. */
export function voted(image: Image, isUpvote: boolean): Image {
  const vote = isUpvote ? 1 : -1
  const myVote = image.myVote === vote ? 0 : vote
  return { ...image, myVote, votes: image.votes - image.myVote + myVote }
}

type Answer = Image | SearchReply | { pages: SearchReply[] } | undefined

/** An answer of the server with one picture in it changed, wherever it stands. */
export function withPicture(answer: Answer, id: string, change: (image: Image) => Image): Answer {
  const inList = (list: SearchReply) =>
    list.images.some((image) => image.id === id)
      ? { ...list, images: list.images.map((image) => (image.id === id ? change(image) : image)) }
      : list
  if (!answer) return answer
  if ('pages' in answer) return { ...answer, pages: answer.pages.map(inList) }
  if ('images' in answer) return inList(answer)
  return answer.id === id ? change(answer) : answer
}

const showing = {
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) =>
    ['getImage', 'searchImages', 'newImages', 'myImages', 'worksOfPerson', 'followingFeed'].some(
      (name) => name === queryKey[0],
    ),
}

function changeShown(client: QueryClient, id: string, change: (image: Image) => Image): void {
  client.setQueriesData<Answer>(showing, (answer) => withPicture(answer, id, change))
}

/** Votes on pictures; a vote shows at once wherever the picture does, and is taken back with a word when it is refused. */
export function useVote(): (image: Image, isUpvote: boolean) => void {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: ({ image, isUpvote }: { image: Image; isUpvote: boolean }) =>
      call('voteImage', { params: { id: image.id }, body: { isUpvote } }),
    onMutate: ({ image, isUpvote }) => changeShown(client, image.id, (shown) => voted(shown, isUpvote)),
    onError: (error, { image }) => {
      const { myVote, votes } = image
      changeShown(client, image.id, (shown) => ({ ...shown, myVote, votes }))
      toast({ ...explain(error), tone: 'bad' })
    },
    onSuccess: ({ id, myVote, votes }) => changeShown(client, id, (shown) => ({ ...shown, myVote, votes })),
  })
  return (image, isUpvote) => mutate({ image, isUpvote })
}
