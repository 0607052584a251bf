import { pixelSize } from '../../contract/categories.ts'
import type { ImageRequestInput } from '../../contract/images.ts'
import { type TrackerItem, workIdOf } from '../tracker/item.ts'
import { OutageNote } from '../tracker/outage-note.tsx'
import { useTrackerState } from '../tracker/provider.tsx'
import { classes } from '../ui/classes.ts'
import { Skeleton } from '../ui/skeleton.tsx'

/** The pictures' places while they are made, with how far that is. */
export function Waiting({ request, item }: { request: ImageRequestInput; item: TrackerItem | undefined }) {
  const { columns, rows } = request.map ?? {}
  const usual = pixelSize(request.shape ?? 'square', request.size ?? 1024)
  const { width, height } = columns && rows ? { width: columns, height: rows } : usual
  const count = request.count ?? 1
  const progress = item?.progress ?? 0
  const stage = item?.stage ?? (item && workIdOf(item) ? 'Queued' : 'Sending')
  const isOutOfReach = useTrackerState((state) => state.outage !== null)
  return (
    <div
      className="grid grid-cols-1 gap-3"
      style={{ maxWidth: count > 1 ? undefined : `calc(75vh * ${width / height})` }}
    >
      <div className="grid h-8 content-center gap-1.5">
        <p className="flex justify-between gap-3 text-sm text-ink2">
          <span role="status">{isOutOfReach ? `Last heard of: ${stage}` : stage}</span>
          <span className="tabular">{Math.round(progress)}%</span>
        </p>
        <div
          role="progressbar"
          aria-label={request.prompt}
          aria-valuenow={progress}
          aria-valuemin={0}
          aria-valuemax={100}
          className="h-1 overflow-hidden rounded-full bg-raise3"
        >
          <div
            className={classes('h-full rounded-full transition-[width]', isOutOfReach ? 'bg-line-strong' : 'bg-amber')}
            style={{ width: `${progress}%` }}
          />
        </div>
      </div>
      <div className={classes('relative grid', count > 1 && 'grid-cols-2 gap-3')}>
        {/* Over the places, so that nothing moves when the connection comes and goes. */}
        <OutageNote className="absolute inset-x-3 top-3 z-1 sm:inset-x-6 sm:top-6" />
        {Array.from({ length: count }, (_, index) => (
          <Skeleton
            // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name.
            key={index}
            style={{ aspectRatio: width / height }}
          />
        ))}
      </div>
    </div>
  )
}
