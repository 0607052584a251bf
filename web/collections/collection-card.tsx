import { Images } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CollectionCard } from '../../contract/collections.ts'
import { classes } from '../ui/classes.ts'
import { focusOf } from '../ui/focus.ts'
import { Link } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'
import { SeenMark } from '../ui/seen-mark.tsx'

export const worksInWords = (works: number) => (works === 1 ? 'One work' : `${works.toLocaleString('en-GB')} works`)

/** A part of the cover, whose size is the card's to say and not its picture's. */
function Cell({ children }: { children: ReactNode }) {
  return (
    <div className="relative">
      <div className="absolute inset-0">{children}</div>
    </div>
  )
}

/** The first pictures of a collection: one large, the others beside it. */
function Covers({ covers }: Pick<CollectionCard, 'covers'>) {
  if (covers.length === 0) {
    return (
      <div className="grid aspect-[16/9] place-items-center bg-raise2 text-ink3">
        <Images aria-hidden className="size-8" />
      </div>
    )
  }
  const [first, ...others] = covers
  const few = others.slice(0, 3)
  const cover = (image: (typeof covers)[number], sizes: string) => (
    <Picture
      src={image.url}
      alt=""
      width={image.width}
      height={image.height}
      thumbhash={image.thumbhash}
      sizes={sizes}
      focus={focusOf(image.faces)}
      className="size-full"
    />
  )
  return (
    <div className={classes('grid aspect-[16/9] gap-0.5', few.length > 0 && 'grid-cols-[2fr_1fr]')}>
      {first && <Cell>{cover(first, '(min-width: 64rem) 20rem, 70vw')}</Cell>}
      {few.length > 0 && (
        <div className="grid auto-rows-fr gap-0.5">
          {few.map((image) => (
            <Cell key={image.id}>{cover(image, '10rem')}</Cell>
          ))}
        </div>
      )}
    </div>
  )
}

/** A collection in a list. The whole card leads to its page. */
export function CollectionCardView({ card }: { card: CollectionCard }) {
  const { id, title, works, visibility, owner, covers } = card
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-md border border-line bg-raise1 transition-colors focus-within:border-line-strong hover:border-line-strong">
      <Covers covers={covers} />
      <div className="grid gap-0.5 px-3 pt-2 pb-2.5">
        <h3 className="text-base">
          <Link
            to={`/collections/${id}`}
            className="block truncate outline-none after:absolute after:inset-0 after:rounded-md focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
          >
            {title}
          </Link>
        </h3>
        <p className="flex items-center gap-2 text-xs text-ink3">
          <span className="min-w-0 flex-1 truncate tabular">
            {worksInWords(works)} · {owner}
          </span>
          <SeenMark visibility={visibility} />
        </p>
      </div>
    </article>
  )
}
