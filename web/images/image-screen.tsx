import { useQuery } from '@tanstack/react-query'
import {
  BrickWall,
  Brush,
  CircleUserRound,
  Clapperboard,
  Link as LinkIcon,
  Pencil,
  Shuffle,
  SquareSplitHorizontal,
  UserRound,
  Wand,
} from 'lucide-react'
import { Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { BEST } from '../../contract/best.ts'
import { guidesFor } from '../../contract/capabilities.ts'
import { categoryOf, imageSizes } from '../../contract/categories.ts'
import { astrayInWords } from '../../contract/follows.ts'
import type { FullImage } from '../../contract/images.ts'
import type { PictureModel } from '../../contract/models.ts'
import { CollectButton } from '../collecting/collect-button.tsx'
import { modelsOnOffer } from '../gold/queries.ts'
import { NotFoundScreen } from '../instead/not-found-screen.tsx'
import { useUser } from '../session/user-state.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { copyLink } from '../ui/copy-link.ts'
import { late } from '../ui/late.ts'
import { Link } from '../ui/link.tsx'
import { MakerLink } from '../ui/maker-link.tsx'
import { PageError } from '../ui/page-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useIsAwake } from '../ui/use-is-awake.ts'
import { addressOf } from './again.ts'
import { Barriers } from './barriers.tsx'
import { DownloadButton } from './download-button.tsx'
import { ImageFacts } from './image-facts.tsx'
import { useMapChoice } from './map-choice.tsx'
import { MapKeyList } from './map-key-list.tsx'
import { MapOverlay } from './map-overlay.tsx'
import { OwnerControls } from './owner-controls.tsx'
import { barriersOf, imageOf } from './queries.ts'
import { Stage } from './stage.tsx'
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

/** Whoever is on it, with the words there to be changed. */
function samePerson(image: FullImage): string {
  return likeThis({ ...image, personOf: image })
}

/** Everything but the seed, with which it would be the same picture again; with it, to change a word or two of it. */
function likeThis(
  { type, prompt, negativePrompt, model, width, height, map, personOf, over }: FullImage,
  seed?: number | null,
): string {
  const shape = width === height ? 'square' : width < height ? 'portrait' : 'landscape'
  const size = imageSizes.find((offered) => offered === Math.max(width, height))
  return addressOf({
    category: categoryOf(type) ?? 'characters',
    prompt,
    negativePrompt,
    model,
    shape,
    size,
    map: map ?? {},
    personOf: personOf?.id,
    over: over ?? undefined,
    seed,
  })
}

/** The form of a recording with the same words in it. */
function recordingLike({ recording, prompt }: FullImage): string {
  const asked = new URLSearchParams({ contentType: recording?.medium ?? 'audio', prompt })
  if (recording?.form) asked.set('form', recording.form)
  if (recording?.of) asked.set('image', recording.of.id)
  return `/generate?${asked}`
}

const RecordingStage = late(() => import('../recordings/recording-stage.tsx'))
const RecordingFiles = late(() => import('../recordings/recording-files.tsx'))
const Talk = late(() => import('../comments/talk.tsx'))
const MoreLikeThis = late(() => import('./more-like-this.tsx'))
const Compare = late(() => import('../edit/compare.tsx'))
const Lineage = late(() => import('../edit/lineage.tsx'))
const FollowButton = late(() => import('../people/follow-button.tsx'))
// The tracker comes along with it.
const PaintOver = late(() => import('./paint-over.tsx'))

/** The models that can paint over a picture's composition, where it is known. */
function usePainters({ type, canPaintOver }: FullImage): PictureModel[] {
  const models = useQuery(modelsOnOffer()).data?.models ?? []
  const category = categoryOf(type)
  if (!category || !canPaintOver) return []
  const able = models.filter((model) => model.categories.includes(category) && guidesFor(model, category).length > 0)
  // Of a single one there is no best.
  return able.filter(({ id }) => id !== BEST || able.length > 2)
}

function Full({ image }: { image: FullImage }) {
  const actions = useImageActions(image)
  const isAwake = useIsAwake()
  const [areWallsShown, setWallsShown] = useState(true)
  const choice = useMapChoice(image)
  const [place, setPlace] = useState<number>()
  const barriers = useQuery({ ...barriersOf(image.id), enabled: image.hasBarriers && areWallsShown }).data
  const painters = usePainters(image)
  const astray = image.follows && astrayInWords(image.follows, image.type === 'TOWNMAP')
  const [isPaintingOver, setPaintingOver] = useState(false)
  const [isCompared, setCompared] = useState(false)
  const parent = image.isBlurred ? null : image.editOf?.parent
  const width = { maxWidth: `max(20rem, calc(78vh * ${image.width / image.height}))` }
  return (
    <article
      className={classes(
        layout,
        'lg:grid-rows-[auto_1fr] print:flex print:flex-col print:gap-4 print:p-0 print:text-black',
      )}
    >
      <div className="mx-auto w-full" style={width}>
        {isCompared && parent ? (
          <Suspense>
            <Compare before={parent} after={image} label="Before and after" />
          </Suspense>
        ) : (
          <Stage
            image={image}
            instead={
              isAwake &&
              image.recording && (
                <Suspense fallback={<Skeleton style={{ aspectRatio: image.width / image.height }} />}>
                  <RecordingStage image={image} />
                </Suspense>
              )
            }
            over={
              areWallsShown && barriers ? (
                <Barriers barriers={barriers} />
              ) : (
                choice && <MapOverlay image={image} choice={choice} place={place} onPlace={setPlace} />
              )
            }
          />
        )}
      </div>
      <div className="grid content-start gap-5 lg:row-span-2 print:order-first">
        <header className="grid gap-1">
          <h1 className="text-2xl break-words">{image.title || 'Untitled'}</h1>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="min-w-0 text-ink3">
              by{' '}
              <span className="print:hidden">
                <MakerLink username={image.owner} className="text-ink2" />
              </span>
              <span className="hidden print:inline">{image.owner}</span>
            </p>
            {isAwake && !image.isOwner && (
              <Suspense>
                <FollowButton username={image.owner} />
              </Suspense>
            )}
          </div>
          {image.sheet && (
            <p className="text-ink3">
              Made for{' '}
              <Link
                to={`/${image.sheet.kind}/${image.sheet.id}`}
                className="touch-target rounded-sm text-ink2 underline decoration-line-strong underline-offset-4 hover:text-ink"
              >
                {image.sheet.title}
              </Link>
            </p>
          )}
        </header>
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          <VoteButtons image={image} onVote={actions.vote} />
          {!image.recording && (
            <>
              <DownloadButton image={image} choice={choice} />
              <ButtonLink to={`/edit?image=${image.id}`}>
                <Pencil aria-hidden className="size-4" />
                Edit
              </ButtonLink>
              <ButtonLink to={`/token-maker?image=${image.id}`}>
                <CircleUserRound aria-hidden className="size-4" />
                Make a token
              </ButtonLink>
              <ButtonLink to={`/generate?contentType=video&image=${image.id}`}>
                <Clapperboard aria-hidden className="size-4" />
                Set it in motion
              </ButtonLink>
            </>
          )}
          <CollectButton kind="image" id={image.id} />
          <Button onClick={() => void copyLink(`/images/${image.id}`, image.visibility)}>
            <LinkIcon aria-hidden className="size-4" />
            Copy link
          </Button>
          {parent && (
            <Button aria-pressed={isCompared} onClick={() => setCompared(!isCompared)}>
              <SquareSplitHorizontal aria-hidden className="size-4" />
              Before and after
            </Button>
          )}
          {image.hasBarriers && (
            <Button aria-pressed={areWallsShown} onClick={() => setWallsShown(!areWallsShown)}>
              <BrickWall aria-hidden className="size-4" />
              {areWallsShown ? 'Hide walls' : 'Show walls'}
            </Button>
          )}
          {image.prompt && (
            <ButtonLink to={image.recording ? recordingLike(image) : likeThis(image)} tone="primary" className="w-full">
              <Wand aria-hidden className="size-4" />
              Make another like this
            </ButtonLink>
          )}
          {image.prompt && image.seed !== null && !image.recording && (
            <ButtonLink to={likeThis(image, image.seed)} className="w-full">
              <Shuffle aria-hidden className="size-4" />
              Remix it with its seed
            </ButtonLink>
          )}
          {painters.length > 0 && (
            <Button onClick={() => setPaintingOver(true)} className="w-full">
              <Brush aria-hidden className="size-4" />
              Paint it with AI
            </Button>
          )}
          {isPaintingOver && (
            <Suspense>
              <PaintOver image={image} models={painters} onClose={() => setPaintingOver(false)} />
            </Suspense>
          )}
          {image.hasPerson && image.prompt && (
            <ButtonLink to={samePerson(image)} className="w-full">
              <UserRound aria-hidden className="size-4" />
              The same person again
            </ButtonLink>
          )}
        </div>
        {isAwake && image.recording && (
          <Suspense>
            <RecordingFiles image={image} />
          </Suspense>
        )}
        {image.recording?.of && (
          <p className="text-sm text-ink3">
            Set in motion from{' '}
            <Link
              to={`/images/${image.recording.of.id}`}
              className="touch-target rounded-sm text-ink2 underline underline-offset-4"
            >
              {image.recording.of.title || 'this picture'}
            </Link>
          </p>
        )}
        {astray && (
          <p className="rounded-md border border-line bg-raise2 p-3 text-sm text-pretty text-ink2">{astray}</p>
        )}
        <div className="contents print:hidden">
          {choice?.controls}
          <ImageFacts image={image} />
          {isAwake && (image.editOf?.parent || image.edits.length > 0) && (
            <Suspense>
              <Lineage id={image.id} />
            </Suspense>
          )}
          {image.isOwner && <OwnerControls image={image} actions={actions} />}
        </div>
      </div>
      {image.mapKey && (
        <div className="mx-auto w-full" style={width}>
          <MapKeyList
            mapKey={image.mapKey}
            isTold={image.isOwner && (choice === undefined || choice.view === 'gm')}
            place={place}
            onPlace={setPlace}
          />
        </div>
      )}
      <div className="lg:col-span-2 print:hidden">
        {isAwake && (
          <Suspense>
            <Talk kind="image" id={image.id} />
          </Suspense>
        )}
      </div>
      <div className="lg:col-span-2 print:hidden">
        {isAwake && (
          <Suspense>
            <MoreLikeThis image={image} />
          </Suspense>
        )}
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
  const isMissing = image.error?.status === 404 || image.error?.status === 400
  // One that was deleted in another tab meanwhile is not to be looked at here either.
  if (image.data && !isMissing) return <Full image={image.data} />
  if (isMissing) {
    // A private picture is only found once it is known who asks.
    return isSessionKnown && !image.isFetching ? <NotFoundScreen /> : <ImageSkeleton />
  }
  if (image.isError) return <PageError query={image} />
  return <ImageSkeleton />
}
