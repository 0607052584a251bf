import { RefreshCw, RotateCw } from 'lucide-react'
import type { Image, ImageRequestInput } from '../../contract/images.ts'
import { UnderstoodChips } from '../images/understood.tsx'
import { clampPrompt, isActive, unansweredSentence } from '../tracker/item.ts'
import { useTrackerState } from '../tracker/provider.tsx'
import { goneSentence } from '../tracker/runs.ts'
import { Button } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'
import type { ImageRun } from './runs.ts'
import { placeOf, Strip } from './strip.tsx'
import { TileActions, type TileDeeds } from './tile-actions.tsx'
import { Waiting } from './waiting.tsx'

interface Deeds extends TileDeeds {
  onRetry: (run: ImageRun) => void
  onAgain: (request: ImageRequestInput) => void
  /** Gold for one variation of a picture; undefined where it cannot be varied. */
  priceOf: (image: Image) => number | undefined
}

interface FailureProps {
  sentence: string
  action: string
  onAction: () => void
  /** There was no answer: it may be under way all the same. */
  isUnanswered?: boolean
}

function Failure({ sentence, action, onAction, isUnanswered }: FailureProps) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-md border border-line bg-raise1 p-5">
      <h3 className="text-lg">No picture this time</h3>
      <p className="text-ink2">{sentence}</p>
      {isUnanswered && <p className="text-ink2">{unansweredSentence}</p>}
      <Button onClick={onAction}>
        <RotateCw aria-hidden className="size-4" />
        {action}
      </Button>
    </div>
  )
}

function Result({ image, sizes }: { image: Image; sizes: string }) {
  return (
    <Link
      to={`/images/${image.id}`}
      aria-label={`Open ${image.title || 'the picture'}`}
      className="block overflow-hidden rounded-md border border-line transition-colors hover:border-line-strong"
    >
      <Picture
        src={image.url}
        alt={image.prompt}
        width={image.width}
        height={image.height}
        thumbhash={image.thumbhash}
        sizes={sizes}
        priority
      />
    </Link>
  )
}

interface PicturesProps {
  images: readonly Image[]
  /** Those that the person had already. */
  had: readonly string[]
  deeds: Deeds
  request: ImageRequestInput
}

/** What was there before and so cost nothing, in a sentence. */
function hadSentence(had: number, all: number): string {
  if (had < all) return `${had} of these you had already; only the others were charged.`
  return `You had ${all === 1 ? 'this picture' : 'these pictures'} already, so nothing was charged.`
}

function Pictures({ images, had, deeds, request }: PicturesProps) {
  const [first] = images
  if (!first) return <p className="text-sm text-ink3">Deleted.</p>
  const { seed } = first
  const { variation } = request
  const known = images.filter(({ id }) => had.includes(id)).length
  const isOne = images.length === 1
  const wentOn = [...new Set(images.flatMap((image) => image.wentOn ?? []))]
  return (
    <div className="grid grid-cols-1 gap-3">
      {/* As high as the progress that stood here: the pictures come where their places were. */}
      <p className="flex h-8 items-center truncate text-sm text-ink3">
        {[...new Set(images.map(({ modelName }) => modelName))].join(', ')}
        {seed !== null && ` · ${isOne ? `seed ${seed}` : `seeds ${images.map((image) => image.seed).join(', ')}`}`}
        {first.visibility === 'private' && ' · seen by you alone'}
        {first.visibility === 'unlisted' && ' · seen by whoever has the link'}
      </p>
      {variation && (
        <p className="text-sm text-ink2">
          Varied {variation.strength === 'little' ? 'a little' : 'a lot'} from{' '}
          <Link to={`/images/${variation.of}`} className="touch-target rounded-sm underline underline-offset-4">
            this picture
          </Link>
        </p>
      )}
      {wentOn.map((sentence) => (
        <p key={sentence} role="status" className="text-sm text-ink2">
          {sentence}
        </p>
      ))}
      {known > 0 && <p className="text-sm text-ink2">{hadSentence(known, images.length)}</p>}
      <ul className={isOne ? 'grid' : 'grid grid-cols-2 gap-3'}>
        {images.map((image) => (
          <li
            key={image.id}
            id={placeOf(image.id)}
            className="grid grid-cols-1 content-start gap-1"
            style={isOne ? { maxWidth: `calc(75vh * ${image.width / image.height})` } : undefined}
          >
            <Result
              image={image}
              sizes={isOne ? '(min-width: 64rem) 44rem, 100vw' : '(min-width: 64rem) 22rem, 50vw'}
            />
            <TileActions
              image={image}
              price={deeds.priceOf(image)}
              onKeepSeed={deeds.onKeepSeed}
              onSamePerson={deeds.onSamePerson}
              onVary={deeds.onVary}
              onChange={deeds.onChange}
            />
          </li>
        ))}
      </ul>
      <UnderstoodChips understood={first.understood} unused={first.unused} />
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={() => deeds.onAgain(request)}>
          <RefreshCw aria-hidden className="size-4" />
          {seed === null ? 'Make another' : 'Again with another seed'}
        </Button>
      </div>
    </div>
  )
}

/** One press of the button, in its place from the start: waiting, failed or made. */
function RunView({ run, ...deeds }: { run: ImageRun } & Deeds) {
  const item = useTrackerState((state) => state.items.find(({ id }) => id === run.itemId))
  const { request, reply } = run
  const again = () => deeds.onAgain(request)
  if (reply?.status === 'completed') {
    return (
      <>
        {reply.error && <p className="text-sm text-pretty text-ink2">{reply.error}</p>}
        <Pictures images={reply.images} had={reply.had ?? []} deeds={deeds} request={request} />
      </>
    )
  }
  if (item?.status === 'failed') {
    return (
      <Failure
        sentence={item.error ?? ''}
        isUnanswered={item.isLost}
        action="Try again"
        onAction={() => deeds.onRetry(run)}
      />
    )
  }
  if (reply?.status === 'failed') return <Failure sentence={reply.error ?? ''} action="Try again" onAction={again} />
  if (run.isGone && !(item && isActive(item)))
    return <Failure sentence={goneSentence} action="Ask for it again" onAction={again} />
  if (run.itemId && !item) {
    const sentence = 'It is no longer followed here. When it is done it hangs in your gallery.'
    return <Failure sentence={sentence} action="Ask for it again" onAction={again} />
  }
  return <Waiting request={request} item={item} />
}

/** What has been asked for on this visit, newest first. */
export function Results({ runs, ...deeds }: { runs: readonly ImageRun[] } & Deeds) {
  return (
    <div className="grid grid-cols-1 gap-10" aria-live="polite">
      <Strip runs={runs} />
      {runs.map((run) => (
        <article key={run.key} className="grid grid-cols-1 gap-3">
          <h2 className="text-lg" title={run.request.prompt}>
            {clampPrompt(run.request.prompt)}
          </h2>
          <RunView run={run} {...deeds} />
        </article>
      ))}
    </div>
  )
}
