import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { GALLERY_PAGE } from '../../contract/limits.ts'
import { pagedQuery } from '../api/queries.ts'
import { useUser } from '../session/user-state.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { Picture } from '../ui/picture.tsx'
import { Press } from '../ui/press.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import { Tabs } from '../ui/tabs.tsx'

const tabs = [
  { value: 'mine', label: 'My own' },
  { value: 'public', label: 'Everybody’s' },
] as const

function Wall({ isMine, q, onChoose }: { isMine: boolean; q: string; onChoose: (id: string) => void }) {
  const words = q.trim() ? { q: q.trim() } : {}
  const found = useInfiniteQuery(pagedQuery(isMine ? 'myImages' : 'searchImages', { ...words, limit: GALLERY_PAGE }))
  const images = (found.data?.pages.flatMap((page) => page.images) ?? []).filter((image) => !image.isBlurred)
  if (found.isPending) return <Skeleton className="h-56 rounded-md" />
  if (found.isError) return <ErrorState error={found.error} onRetry={() => found.refetch()} busy={found.isFetching} />
  if (images.length === 0)
    return <p className="text-ink2">{isMine && !q ? 'You have made no pictures yet.' : 'Nothing was found.'}</p>
  return (
    <div className="grid gap-3">
      <ul className="grid max-h-[50dvh] grid-cols-3 gap-2 overflow-y-auto p-1 sm:grid-cols-4">
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
                sizes="9rem"
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

/** Pictures that are on the site, one's own and those everybody may see. */
export default function SitePictures({ onChoose, onClose }: { onChoose: (id: string) => void; onClose: () => void }) {
  const isLoggedIn = useUser((user) => user.isLoggedIn)
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>(isLoggedIn ? 'mine' : 'public')
  const [q, setQ] = useState('')
  const wall = (
    <div className="grid gap-3 pt-3">
      <TextField
        label="Search"
        hideLabel
        placeholder="Goblin, knight, dragon …"
        value={q}
        maxLength={100}
        onChange={(event) => setQ(event.target.value)}
      />
      <Wall isMine={tab === 'mine'} q={q} onChoose={onChoose} />
    </div>
  )
  return (
    <Dialog open onClose={onClose} title="A picture of the site" className="sm:max-w-2xl">
      {isLoggedIn ? (
        <Tabs label="Whose pictures" value={tab} tabs={tabs} onChange={setTab}>
          {wall}
        </Tabs>
      ) : (
        wall
      )}
    </Dialog>
  )
}
