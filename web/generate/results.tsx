import { ExternalLink, Lock, RefreshCw, RotateCw } from 'lucide-react'
import type { Image, ImageRequestInput } from '../../contract/images.ts'
import { isActive, unansweredSentence } from '../tracker/item.ts'
import { useTrackerState } from '../tracker/provider.tsx'
import { goneSentence } from '../tracker/runs.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'
import type { ImageRun } from './runs.ts'
import { UnderstoodChips } from './understood.tsx'
import { Waiting } from './waiting.tsx'

interface Deeds {
  onRetry: (run: ImageRun) => void
  onAgain: (request: ImageRequestInput) => void
  onKeepSeed: (seed: number) => void
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

function Pictures({ images, deeds, request }: { images: readonly Image[]; deeds: Deeds; request: ImageRequestInput }) {
  const [first] = images
  if (!first) return null
  const { seed } = first
  const isOne = images.length === 1
  return (
    <div className="grid grid-cols-1 gap-3">
      {/* As high as the progress that stood here: the pictures come where their places were. */}
      <p className="flex h-8 items-center truncate text-sm text-ink3">
        {first.modelName}
        {seed !== null && ` · seed${isOne ? '' : 's from'} ${seed}`}
        {!first.isVisible && ' · seen by you alone'}
      </p>
      <ul className={isOne ? 'grid' : 'grid grid-cols-2 gap-3'}>
        {images.map((image) => (
          <li key={image.id} style={isOne ? { maxWidth: `calc(75vh * ${image.width / image.height})` } : undefined}>
            <Result
              image={image}
              sizes={isOne ? '(min-width: 64rem) 44rem, 100vw' : '(min-width: 64rem) 22rem, 50vw'}
            />
          </li>
        ))}
      </ul>
      <UnderstoodChips understood={first.understood} unused={first.unused} />
      <div className="flex flex-wrap items-center gap-2">
        {isOne && (
          <ButtonLink to={`/images/${first.id}`}>
            <ExternalLink aria-hidden className="size-4" />
            Open its page
          </ButtonLink>
        )}
        <Button onClick={() => deeds.onAgain(request)}>
          <RefreshCw aria-hidden className="size-4" />
          {seed === null ? 'Make another' : 'Again with another seed'}
        </Button>
        {isOne && seed !== null && (
          <Button tone="quiet" onClick={() => deeds.onKeepSeed(seed)}>
            <Lock aria-hidden className="size-4" />
            Keep this seed
          </Button>
        )}
      </div>
    </div>
  )
}

/** One press of the button, in its place from the start: waiting, failed or made. */
function RunView({ run, ...deeds }: { run: ImageRun } & Deeds) {
  const item = useTrackerState((state) => state.items.find(({ id }) => id === run.itemId))
  const { request, reply } = run
  const again = () => deeds.onAgain(request)
  if (reply?.status === 'completed') return <Pictures images={reply.images} deeds={deeds} request={request} />
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
      {runs.map((run) => (
        <article key={run.key} className="grid grid-cols-1 gap-3">
          <h2 className="line-clamp-2 text-lg" title={run.request.prompt}>
            {run.request.prompt}
          </h2>
          <RunView run={run} {...deeds} />
        </article>
      ))}
    </div>
  )
}
