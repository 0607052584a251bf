import { Check, RotateCw } from 'lucide-react'
import type { Dispatch, SetStateAction } from 'react'
import { pixelSize } from '../../contract/categories.ts'
import type { CallReply } from '../../contract/routes.ts'
import { pageOfModel } from '../models/facts.ts'
import { Button } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { nameOf, nextRank, rankOf, tallyOf } from './names.ts'
import type { View } from './view.ts'
import { Viewport } from './viewport.tsx'

type Comparison = CallReply<'getComparison'>

const quietLink = 'touch-target rounded-sm underline decoration-line-strong underline-offset-4 hover:text-ink'

interface ColumnProps {
  comparison: Comparison
  column: Comparison['columns'][number]
  place: number
  sizes: string
  view: View
  onView: Dispatch<SetStateAction<View>>
  /** Absent where there is nothing to be said of it. */
  onPick: (() => void) | undefined
  onRetry: (() => void) | undefined
  isBusy: boolean
}

/** What stands for a picture that is not there. */
function Missing({
  comparison,
  column,
  place,
  onRetry,
  isBusy,
}: Omit<ColumnProps, 'view' | 'onView' | 'sizes' | 'onPick'>) {
  const { width, height } = pixelSize(comparison.shape, comparison.size)
  const { status, stage, progress, error } = column
  if (status === 'pending' || status === 'processing') {
    return (
      <div className="relative">
        <Skeleton style={{ aspectRatio: width / height }} />
        <div className="absolute inset-x-4 bottom-4 grid gap-1.5">
          <p className="flex justify-between gap-3 text-sm text-ink2">
            <span role="status">{stage || (status === 'pending' ? 'Queued' : 'Being made')}</span>
            <span className="tabular">{progress}%</span>
          </p>
          <div
            role="progressbar"
            aria-label={nameOf(column, place)}
            aria-valuenow={progress}
            aria-valuemin={0}
            aria-valuemax={100}
            className="h-1 overflow-hidden rounded-full bg-raise3"
          >
            <div className="h-full rounded-full bg-amber transition-[width]" style={{ width: `${progress}%` }} />
          </div>
        </div>
      </div>
    )
  }
  const isGone = status === 'completed'
  return (
    <div
      className="grid min-h-48 place-content-center justify-items-center gap-3 rounded-md border border-line border-dashed p-5 text-center"
      style={{ aspectRatio: width / height }}
    >
      <h3 className="text-lg">{isGone ? 'Deleted' : 'No picture this time'}</h3>
      <p className="text-sm text-balance text-ink2">
        {isGone ? 'Its picture is not there any more.' : (error ?? 'It failed, and was not charged.')}
      </p>
      {onRetry && (
        <Button size="sm" busy={isBusy} onClick={onRetry}>
          <RotateCw aria-hidden className="size-4" />
          Try again
        </Button>
      )}
    </div>
  )
}

/** One model's picture, with what is known and said of it. */
export function Column(props: ColumnProps) {
  const { comparison, column, place, sizes, view, onView, onPick, isBusy } = props
  const { picture, model, imageId, votes } = column
  const name = nameOf(column, place)
  const rank = rankOf(comparison, column.id)
  return (
    <div className="grid grid-cols-1 content-start gap-2">
      <h2 className="flex min-h-8 flex-wrap items-baseline justify-between gap-x-3 text-lg">
        {model === null ? (
          name
        ) : (
          <Link to={pageOfModel(model)} className={quietLink}>
            {name}
          </Link>
        )}
        {rank && (
          <span className="inline-flex items-center gap-1 font-sans text-sm font-medium text-accent">
            <Check aria-hidden className="size-4" />
            {rank} to you
          </span>
        )}
      </h2>
      {picture ? (
        <Viewport
          picture={picture}
          name={comparison.prompt === '' ? name : `${name}: ${comparison.prompt}`}
          sizes={sizes}
          view={view}
          onView={onView}
        />
      ) : (
        <Missing {...props} />
      )}
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 gap-y-2 text-sm text-ink3">
        {onPick && (
          <Button
            size="sm"
            tone={comparison.myVote.length === 0 ? 'primary' : 'plain'}
            busy={isBusy}
            onClick={onPick}
            aria-label={`${nextRank(comparison)}: ${name}`}
          >
            {nextRank(comparison)}
          </Button>
        )}
        {votes !== null && comparison.votes > 0 && picture && <span>{tallyOf(votes, comparison.votes)}</span>}
        {imageId && (
          <Link to={`/images/${imageId}`} className={quietLink}>
            Open
          </Link>
        )}
      </div>
    </div>
  )
}
