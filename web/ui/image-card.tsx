import type { ReactNode } from 'react'
import type { Image } from '../../contract/images.ts'
import { hasPage } from '../routes.tsx'
import { classes } from './classes.ts'
import { clockTime, spokenTime } from './clock-time.ts'
import { focusOf } from './focus.ts'
import { Glyph } from './glyph.tsx'
import { Link } from './link.tsx'
import { Picture } from './picture.tsx'

type CardImage = Pick<
  Image,
  | 'id'
  | 'title'
  | 'prompt'
  | 'owner'
  | 'votes'
  | 'url'
  | 'width'
  | 'height'
  | 'thumbhash'
  | 'isVisible'
  | 'visibility'
  | 'isNsfw'
  | 'isBlurred'
  | 'faces'
  | 'recording'
>

interface ImageCardProps {
  image: CardImage
  sizes: string
  priority?: boolean
  /** Stands where the votes are shown: a way to cast one. */
  votes?: ReactNode
}

const nameOf = (image: CardImage) => image.title || image.prompt || 'Untitled'

/** What sets a work apart from the others around it. */
function Marks({ image }: { image: CardImage }) {
  const mark =
    'flex items-center gap-1 rounded-full border border-line bg-raise1 px-2 py-1 text-xs text-ink2 [&>svg]:size-3'
  if (image.isVisible && !image.isNsfw) return null
  return (
    <p className="absolute top-2 left-2 flex flex-wrap gap-1">
      {!image.isVisible && (
        <span className={mark}>
          <Glyph name="lock" />
          {image.visibility === 'unlisted' ? 'By link' : 'Private'}
        </span>
      )}
      {image.isNsfw && (
        <span className={mark}>
          <Glyph name="eyeOff" />
          NSFW
        </span>
      )}
    </p>
  )
}

/** That it moves, or is heard, and for how long. */
function Length({ medium, seconds }: NonNullable<CardImage['recording']>) {
  return (
    <p className="absolute right-2 bottom-2 flex items-center gap-1 rounded-full border border-line bg-raise1 px-2 py-1 text-xs text-ink2 tabular [&>svg]:size-3">
      <Glyph name={medium === 'video' ? 'play' : 'note'} />
      <span className="sr-only">
        {medium === 'video' ? 'Video' : 'Sound'}, {spokenTime(seconds)}
      </span>
      <span aria-hidden>{clockTime(seconds)}</span>
    </p>
  )
}

/** A work in a list: the picture, its name, whose it is and how it is liked. The whole card leads to its page. */
export function ImageCard({ image, sizes, priority, votes }: ImageCardProps) {
  const { url, width, height, thumbhash } = image
  const name = nameOf(image)
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-md border border-line bg-raise1 transition-colors focus-within:border-line-strong hover:border-line-strong">
      <div className="relative overflow-hidden">
        <Picture
          src={url}
          alt=""
          width={width}
          height={height}
          thumbhash={thumbhash}
          sizes={sizes}
          priority={priority}
          focus={focusOf(image.faces)}
          className={classes(image.isBlurred && 'scale-110 blur-xl')}
        />
        <Marks image={image} />
        {image.recording && <Length {...image.recording} />}
      </div>
      <div className="grid grid-cols-1 gap-0.5 px-3 pt-2 pb-2.5">
        <h3 className="text-base" title={name}>
          {hasPage('/images/:id') ? (
            <Link
              to={`/images/${image.id}`}
              className="block truncate outline-none after:absolute after:inset-0 after:rounded-md focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
            >
              {name}
            </Link>
          ) : (
            <span className="block truncate">{name}</span>
          )}
        </h3>
        <p className="flex items-center justify-between gap-2 text-xs text-ink3">
          <Link to={`/people/${image.owner}`} className="relative z-1 -my-1 truncate py-1 hover:underline">
            {image.owner}
          </Link>
          {votes ?? (
            <span className="flex items-center gap-1 tabular">
              <Glyph name="heart" className="size-3 fill-current" />
              <span className="sr-only">Votes:</span>
              {image.votes}
            </span>
          )}
        </p>
      </div>
    </article>
  )
}
