import { Picture } from '../ui/picture.tsx'
import { Press } from '../ui/press.tsx'
import type { ImageRun } from './runs.ts'

/** Where a picture stands on the page. */
export const placeOf = (id: string) => `work-${id}`

function show(id: string) {
  const place = document.getElementById(placeOf(id))
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  place?.scrollIntoView({ block: 'center', behavior: isCalm ? 'instant' : 'smooth' })
  place?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
}

/** All pictures of this visit in a row, newest first, each leading to its place below; with one alone there is nothing to choose. */
export function Strip({ runs }: { runs: readonly ImageRun[] }) {
  const images = runs.flatMap(({ reply }) => reply?.images ?? [])
  const once = images.filter((image, index) => images.findIndex(({ id }) => id === image.id) === index)
  if (once.length < 2) return null
  return (
    <nav aria-label="Pictures of this visit">
      <ul className="flex scrolls-sideways gap-2 py-1">
        {once.map((image) => (
          <li key={image.id} className="shrink-0">
            <Press
              aria-label={`Go to ${image.title || 'the picture'}`}
              onClick={() => show(image.id)}
              className="block overflow-hidden rounded-sm border border-line hover:border-line-strong"
            >
              <Picture
                src={image.url}
                alt=""
                width={image.width}
                height={image.height}
                thumbhash={image.thumbhash}
                sizes="4rem"
                className="h-16"
              />
            </Press>
          </li>
        ))}
      </ul>
    </nav>
  )
}
