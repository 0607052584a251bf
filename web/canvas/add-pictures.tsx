import { useInfiniteQuery } from '@tanstack/react-query'
import { ImagePlus } from 'lucide-react'
import { useCallback, useState } from 'react'
import type { Image } from '../../contract/images.ts'
import { GALLERY_PAGE } from '../../contract/limits.ts'
import { pagedQuery } from '../api/queries.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FileDrop } from '../ui/file-drop.tsx'
import { Picture } from '../ui/picture.tsx'
import { Press } from '../ui/press.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import { Tabs } from '../ui/tabs.tsx'

const tabs = [
  { value: 'mine', label: 'Yours' },
  { value: 'gallery', label: 'Gallery' },
  { value: 'file', label: 'From this device' },
] as const
type Where = (typeof tabs)[number]['value']

function Found({
  route,
  q,
  onChoose,
}: {
  route: 'myImages' | 'searchImages'
  q: string
  onChoose: (image: Image) => void
}) {
  const found = useInfiniteQuery(pagedQuery(route, { limit: GALLERY_PAGE, ...(q.trim() && { q: q.trim() }) }))
  const images = found.data?.pages.flatMap((page) => page.images) ?? []
  if (found.isPending) return <Skeleton className="h-56 rounded-md" />
  if (found.isError) return <ErrorState error={found.error} onRetry={() => found.refetch()} busy={found.isFetching} />
  if (images.length === 0)
    return <p className="py-6 text-center text-ink2">{q ? 'Nothing was found.' : 'You have made no pictures yet.'}</p>
  return (
    <div className="grid gap-3">
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5">
        {images.map((image) => (
          <li key={image.id}>
            <Press
              aria-label={`Place “${image.title || 'Untitled'}”`}
              onClick={() => onChoose(image)}
              className="block w-full overflow-hidden rounded-md border border-line hover:border-line-strong"
            >
              <Picture
                src={image.url}
                alt=""
                width={image.width}
                height={image.height}
                thumbhash={image.thumbhash}
                sizes="(min-width: 40rem) 8rem, 30vw"
                className="aspect-square w-full"
                style={image.isBlurred ? { filter: 'blur(18px)' } : undefined}
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

interface AddPicturesProps {
  onChoose: (image: Image) => void
  onFile: (file: File) => void
  onClose: () => void
}

/** Which picture is placed on the board: one's own, a public one, or one from this device. */
export function AddPictures({ onChoose, onFile, onClose }: AddPicturesProps) {
  const [where, setWhere] = useState<Where>('mine')
  const [q, setQ] = useState('')
  const search = useCallback((text: string) => setQ(text), [])
  return (
    <Dialog open onClose={onClose} title="Place a picture" className="max-w-full sm:max-w-2xl">
      <Tabs label="Where from" value={where} tabs={tabs} onChange={setWhere}>
        <div className="grid max-h-[60dvh] min-h-64 content-start gap-3 overflow-y-auto p-1">
          {where === 'file' ? (
            <FileDrop
              accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
              problem={undefined}
              onFile={onFile}
              className="min-h-40"
            >
              <span className="grid justify-items-center gap-2 text-ink2">
                <ImagePlus aria-hidden className="size-8 text-ink3" />
                <span className="font-medium text-ink">Choose a picture, or drop it here</span>
                <span className="text-sm">It comes to your own pictures, seen by you alone.</span>
              </span>
            </FileDrop>
          ) : (
            <>
              <SearchField
                key={where}
                label={where === 'mine' ? 'Search your pictures' : 'Search the gallery'}
                value={q}
                onChange={search}
              />
              <Found route={where === 'mine' ? 'myImages' : 'searchImages'} q={q} onChoose={onChoose} />
            </>
          )}
        </div>
      </Tabs>
    </Dialog>
  )
}
