import type { Image } from '../../contract/images.ts'
import { focusOf } from '../ui/focus.ts'
import { Picture } from '../ui/picture.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const frame = 'grid aspect-[2/1] grid-cols-4 grid-rows-2 gap-1 overflow-hidden'
/** Where the first, second, third and fourth stand; fewer take the room of those that are missing. */
const places: Record<number, string[]> = {
  1: ['col-span-4 row-span-2'],
  2: ['col-span-2 row-span-2', 'col-span-2 row-span-2'],
  3: ['col-span-2 row-span-2', 'row-span-2', 'row-span-2'],
  4: ['col-span-2 row-span-2', 'row-span-2', '', ''],
}

/** A few works of one model in a frame of one size; decoration beside its name. */
export function Samples({ images, priority }: { images: readonly Image[] | undefined; priority?: boolean }) {
  if (!images) return <Skeleton className="aspect-[2/1] rounded-none" />
  const shown = images.slice(0, 4)
  if (shown.length === 0) {
    return (
      <p className="grid aspect-[2/1] place-items-center bg-raise2 px-6 text-center text-sm text-ink3">
        No sample of it is here
      </p>
    )
  }
  return (
    <div className={frame}>
      {shown.map((image, index) => (
        <div key={image.id} className={`relative min-h-0 overflow-hidden ${places[shown.length]?.[index] ?? ''}`}>
          <Picture
            src={image.url}
            alt=""
            width={image.width}
            height={image.height}
            thumbhash={image.thumbhash}
            sizes="(min-width: 64rem) 20rem, 50vw"
            priority={priority}
            focus={focusOf(image.faces)}
            className="size-full"
            style={{ aspectRatio: 'auto' }}
          />
        </div>
      ))}
    </div>
  )
}
