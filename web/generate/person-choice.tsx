import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { imageOf } from '../images/queries.ts'
import { IconButton } from '../ui/button.tsx'
import { focusOf } from '../ui/focus.ts'
import { Picture } from '../ui/picture.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const side = 'size-16 shrink-0 rounded-md'

/** Whose face the next pictures show, and the way out of it. */
export function PersonChoice({ id, onRemove }: { id: string; onRemove: () => void }) {
  const { data: image, isError } = useQuery(imageOf(id))
  return (
    <section aria-label="The same person" className="flex items-center gap-3 rounded-lg border border-line p-2">
      {image ? (
        <Picture
          src={image.url}
          alt=""
          width={image.width}
          height={image.height}
          thumbhash={image.thumbhash}
          sizes="4rem"
          focus={focusOf(image.faces)}
          className={`${side} object-cover`}
          style={{ aspectRatio: 1 }}
        />
      ) : (
        !isError && <Skeleton className={side} />
      )}
      <p className="min-w-0 flex-1 text-sm">
        {isError ? (
          'The picture of this person is not there any more.'
        ) : (
          <>
            <span className="block font-medium">The same person</span>
            <span className="line-clamp-2 text-ink3">as in {image ? image.title || 'an untitled picture' : '…'}</span>
          </>
        )}
      </p>
      <IconButton label="Draw somebody else" onClick={onRemove}>
        <X aria-hidden />
      </IconButton>
    </section>
  )
}
