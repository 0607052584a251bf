import { RefreshCw } from 'lucide-react'
import { Link } from 'react-router'
import { pixelSize } from '../../contract/categories.ts'
import type { ImageRequestInput } from '../../contract/images.ts'
import { Button } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { UnderstoodChips } from './understood.tsx'
import type { Run } from './use-runs.ts'

const sizeOf = (request: ImageRequestInput) => pixelSize(request.shape ?? 'square', request.size ?? 1024)

function Waiting({ run }: { run: Run }) {
  const { width, height } = sizeOf(run.request)
  const progress = run.reply?.progress ?? 0
  const stage = run.reply?.stage ?? 'Queued'
  return (
    <div role="status" className="relative">
      <Skeleton style={{ aspectRatio: width / height }} />
      <div className="absolute inset-x-0 bottom-0 grid gap-2 p-4">
        <p className="flex justify-between gap-3 text-sm text-ink2">
          <span>{stage}</span>
          <span className="tabular">{progress} %</span>
        </p>
        <div className="h-1 overflow-hidden rounded-full bg-raise3">
          <div className="h-full rounded-full bg-amber transition-[width]" style={{ width: `${progress}%` }} />
        </div>
      </div>
    </div>
  )
}

function Failure({ sentence, onAgain }: { sentence: string; onAgain: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-md border border-line bg-raise1 p-5">
      <h3 className="text-lg">No picture this time</h3>
      <p className="text-ink2">{sentence}</p>
      <Button onClick={onAgain}>
        <RefreshCw aria-hidden className="size-4" />
        Try again
      </Button>
    </div>
  )
}

function Pictures({ run, onAgain }: { run: Run; onAgain: () => void }) {
  const images = run.reply?.images ?? []
  const [first] = images
  if (!first) return null
  return (
    <div className="grid gap-3">
      <ul className={images.length > 1 ? 'grid grid-cols-2 gap-3' : 'grid'}>
        {images.map((image) => (
          <li key={image.id}>
            <Link
              to={`/images/${image.id}`}
              className="block overflow-hidden rounded-md border border-line transition-colors hover:border-line-strong"
            >
              <Picture
                src={image.url}
                alt={image.prompt}
                width={image.width}
                height={image.height}
                thumbhash={image.thumbhash}
                sizes={images.length > 1 ? '(min-width: 64rem) 22rem, 50vw' : '(min-width: 64rem) 44rem, 100vw'}
                priority
              />
            </Link>
          </li>
        ))}
      </ul>
      <UnderstoodChips understood={first.understood} unused={first.unused} />
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={onAgain}>
          <RefreshCw aria-hidden className="size-4" />
          Again with another seed
        </Button>
        <p className="text-sm text-ink3">
          {first.modelName} · seed <span className="tabular">{first.seed}</span> · opens large when pressed
        </p>
      </div>
    </div>
  )
}

/** What has been asked for on this visit, newest first, each in its place from the start. */
export function Results({ runs, onAgain }: { runs: readonly Run[]; onAgain: (request: ImageRequestInput) => void }) {
  return (
    <div className="grid gap-8" aria-live="polite">
      {runs.map((run) => {
        const again = () => onAgain(run.request)
        const failure = run.refusal ?? (run.reply?.status === 'failed' ? run.reply.error : undefined)
        return (
          <article key={run.key} className="grid gap-3">
            <h2 className="truncate text-lg" title={run.request.prompt}>
              {run.request.prompt}
            </h2>
            {failure ? (
              <Failure sentence={failure} onAgain={again} />
            ) : run.reply?.status === 'completed' ? (
              <Pictures run={run} onAgain={again} />
            ) : (
              <Waiting run={run} />
            )}
          </article>
        )
      })}
    </div>
  )
}
