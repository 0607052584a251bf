import { useQuery } from '@tanstack/react-query'
import { Download, EyeOff, Wand } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { categoryOf, imageSizes } from '../../contract/categories.ts'
import type { Image } from '../../contract/images.ts'
import { addressOf } from '../generate/form.ts'
import { useUser } from '../session/user-state.ts'
import { NotFoundScreen } from '../shell/not-found-screen.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { Picture } from '../ui/picture.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import { ImageFacts } from './image-facts.tsx'
import { OwnerControls } from './owner-controls.tsx'
import { imageOf } from './queries.ts'
import { useImageActions } from './use-image-actions.ts'
import { VoteButtons } from './vote-buttons.tsx'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const layout = 'page-width grid grid-cols-1 gap-8 pt-6 pb-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]'

function ImageSkeleton() {
  return (
    <div className={layout} aria-busy>
      <Skeleton className="aspect-square max-h-[80vh] w-full" />
      <div className="grid content-start gap-4">
        <Skeleton className="h-9 w-3/4" />
        <Skeleton className="h-4 w-1/3" />
        <Skeleton className="h-24" />
        <Skeleton className="h-40" />
      </div>
    </div>
  )
}

/** The picture as large as the window allows; a marked one waits until the viewer asks. */
function Stage({ image }: { image: Image }) {
  const [isUncovered, setUncovered] = useState(false)
  const isCovered = image.isNsfw && !isUncovered
  const ratio = image.width / image.height
  return (
    <div
      className="relative mx-auto w-full overflow-hidden rounded-lg border border-line"
      style={{ maxWidth: `calc(82vh * ${ratio})` }}
    >
      <a
        href={image.url}
        target="_blank"
        rel="noopener"
        aria-label="Open the picture at full size"
        tabIndex={isCovered ? -1 : undefined}
      >
        <Picture
          src={image.url}
          alt={image.prompt || image.title}
          width={image.width}
          height={image.height}
          thumbhash={image.thumbhash}
          sizes="(min-width: 64rem) 60vw, 100vw"
          priority
          className={classes(isCovered && 'blur-2xl')}
        />
      </a>
      {image.isNsfw && isUncovered && (
        <Button size="sm" className="absolute top-3 right-3" onClick={() => setUncovered(false)}>
          <EyeOff aria-hidden className="size-4" />
          Hide it
        </Button>
      )}
      {isCovered && (
        <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 bg-scrim p-6 text-center">
          <EyeOff aria-hidden className="size-8 text-ink" />
          <p className="text-ink">{image.isOwner ? 'You' : 'Its owner'} marked this picture as not safe for work.</p>
          <Button onClick={() => setUncovered(true)}>Show it</Button>
        </div>
      )}
    </div>
  )
}

const fileNameOf = ({ title, url }: Image) => {
  const extension = url.split('?')[0]?.split('.').pop() ?? 'png'
  const name =
    title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'lanternkeep'
  return `${name}.${extension}`
}

/** Everything but the seed, with which it would be the same picture again. */
function likeThis({ type, prompt, negativePrompt, model, width, height }: Image): string {
  const shape = width === height ? 'square' : width < height ? 'portrait' : 'landscape'
  const size = imageSizes.find((offered) => offered === Math.max(width, height))
  return addressOf({ category: categoryOf(type) ?? 'characters', prompt, negativePrompt, model, shape, size })
}

function Full({ image }: { image: Image }) {
  const actions = useImageActions(image)
  return (
    <article className={layout}>
      <Stage image={image} />
      <div className="grid content-start gap-5">
        <header className="grid gap-1">
          <h1 className="text-2xl break-words">{image.title || 'Untitled'}</h1>
          <p className="text-ink3">by {image.owner}</p>
        </header>
        <div className="flex flex-wrap items-center gap-3">
          <VoteButtons image={image} onVote={actions.vote} />
          <a
            href={image.url}
            download={fileNameOf(image)}
            className="inline-flex h-11 items-center gap-2 rounded-md border border-line bg-raise2 px-4 text-sm font-medium hover:bg-raise3"
          >
            <Download aria-hidden className="size-4" />
            Download
          </a>
          {image.prompt && (
            <ButtonLink to={likeThis(image)} tone="primary" className="w-full">
              <Wand aria-hidden className="size-4" />
              Make another like this
            </ButtonLink>
          )}
        </div>
        <ImageFacts image={image} />
        {image.isOwner && <OwnerControls image={image} actions={actions} />}
      </div>
    </article>
  )
}

/** One picture and all that is known of it. */
export default function ImageScreen() {
  const { id = '' } = useParams()
  const isName = UUID.test(id)
  const image = useQuery({ ...imageOf(id), enabled: isName })
  const isSessionKnown = useUser((user) => user.isSessionKnown)
  if (!isName) return <NotFoundScreen />
  if (image.data) return <Full image={image.data} />
  if (image.isError && (image.error.status === 404 || image.error.status === 400)) {
    // A private picture is only found once it is known who asks.
    return isSessionKnown && !image.isFetching ? <NotFoundScreen /> : <ImageSkeleton />
  }
  if (image.isError) {
    return (
      <div className="page-width py-16">
        <ErrorState error={image.error} onRetry={() => image.refetch()} busy={image.isFetching} />
      </div>
    )
  }
  return <ImageSkeleton />
}
