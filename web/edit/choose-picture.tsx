import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { ImagePlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { GALLERY_PAGE } from '../../contract/limits.ts'
import { explain } from '../api/api-error.ts'
import { pagedQuery } from '../api/queries.ts'
import { refreshLists } from '../api/refresh-works.ts'
import { sendPicture } from '../images/send-picture.ts'
import { requireLogin } from '../session/login.ts'
import { useUser } from '../session/user-state.ts'
import { useTracker } from '../tracker/provider.tsx'
import { Button } from '../ui/button.tsx'
import { FileDrop } from '../ui/file-drop.tsx'
import { Picture } from '../ui/picture.tsx'
import { Press } from '../ui/press.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import { Tabs } from '../ui/tabs.tsx'

/** Pictures to choose one of, as they come by pages. */
function Found({
  query,
  onChoose,
  none,
}: {
  query: ReturnType<typeof pagedQuery>
  onChoose: (id: string) => void
  none: string
}) {
  const found = useInfiniteQuery(query)
  const images = found.data?.pages.flatMap((page) => page.images) ?? []
  if (found.isPending) return <Skeleton className="h-56 rounded-lg" />
  if (found.isError) return <ErrorState error={found.error} onRetry={() => found.refetch()} busy={found.isFetching} />
  if (images.length === 0) return <p className="text-ink2">{none}</p>
  return (
    <div className="grid gap-4">
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-4 md:grid-cols-6">
        {images.map((image) => (
          <li key={image.id}>
            <Press
              aria-label={image.title || 'Untitled'}
              onClick={() => onChoose(image.id)}
              className="block w-full overflow-hidden rounded-md border border-line hover:border-line-strong"
            >
              <Picture
                src={image.url}
                alt=""
                width={image.width}
                height={image.height}
                thumbhash={image.thumbhash}
                sizes="(min-width: 48rem) 10rem, 30vw"
                className="aspect-square w-full object-cover"
              />
            </Press>
          </li>
        ))}
      </ul>
      {found.hasNextPage && (
        <Button
          size="sm"
          className="justify-self-center"
          busy={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          More
        </Button>
      )}
    </div>
  )
}

const places = [
  { value: 'mine', label: 'Your own' },
  { value: 'public', label: 'From the gallery' },
] as const
type Where = (typeof places)[number]['value']

/** One of the person's own pictures, or a public one. */
function Shelves({ onChoose }: { onChoose: (id: string) => void }) {
  const isLoggedIn = useUser((user) => user.isLoggedIn)
  const [asked, setAsked] = useState<Where>('mine')
  const [words, setWords] = useState('')
  const where = isLoggedIn ? asked : 'public'
  return (
    <Tabs
      label="Which pictures"
      value={where}
      tabs={isLoggedIn ? places : places.slice(1)}
      onChange={setAsked}
      heading={<h2 className="text-xl">Or one that is there</h2>}
    >
      <div className="grid gap-4">
        {where === 'public' && <SearchField label="Search the gallery" value={words} onChange={setWords} />}
        {where === 'mine' ? (
          <Found
            query={pagedQuery('myImages', { limit: GALLERY_PAGE })}
            onChoose={onChoose}
            none="You have made no pictures yet."
          />
        ) : (
          <Found
            query={pagedQuery('searchImages', { limit: GALLERY_PAGE, ...(words.trim() && { search: words }) })}
            onChoose={onChoose}
            none="No public picture has these words."
          />
        )}
      </div>
    </Tabs>
  )
}

/** Which picture is edited: one's own, a public one, or one that is brought, dropped or pasted. */
export function ChoosePicture({ onChoose }: { onChoose: (id: string) => void }) {
  const tracker = useTracker()
  const client = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)

  async function bring(file: File) {
    setProblem(undefined)
    setSending(true)
    try {
      onChoose(await sendPicture(tracker, file))
    } catch (error) {
      setProblem(explain(error).description)
    } finally {
      setSending(false)
      await refreshLists(client)
    }
  }
  const take = (file: File) => requireLogin(() => void bring(file))

  useEffect(() => {
    function paste(event: ClipboardEvent) {
      const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'))
      if (!file || isSending) return
      event.preventDefault()
      take(file)
    }
    window.addEventListener('paste', paste)
    return () => window.removeEventListener('paste', paste)
  })

  return (
    <div className="grid gap-8">
      <div className="grid gap-2">
        <FileDrop
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          problem={problem}
          disabled={isSending}
          onFile={take}
          className="min-h-40"
        >
          <span className="grid justify-items-center gap-2 text-ink2">
            <ImagePlus aria-hidden className="size-8 text-ink3" />
            <span className="font-medium text-ink" role="status">
              {isSending ? 'Sending it …' : 'Bring a picture: choose, drop or paste it'}
            </span>
            <span className="text-sm">It comes to your own pictures, seen by you alone.</span>
          </span>
        </FileDrop>
      </div>
      <Shelves onChoose={onChoose} />
    </div>
  )
}
