import { pixelSize } from '../../contract/categories.ts'
import type { ImageRequestInput } from '../../contract/images.ts'
import type { TrackerItem } from '../tracker/item.ts'
import { Skeleton } from '../ui/skeleton.tsx'

/** The pictures' places while they are made, with how far that is. */
export function Waiting({ request, item }: { request: ImageRequestInput; item: TrackerItem | undefined }) {
  const { width, height } = pixelSize(request.shape ?? 'square', request.size ?? 1024)
  const count = request.count ?? 1
  const progress = item?.progress ?? 0
  const stage = item?.stage ?? (item?.requestId ? 'Queued' : 'Sending')
  return (
    <div
      className="grid grid-cols-1 gap-3"
      style={{ maxWidth: count > 1 ? undefined : `calc(75vh * ${width / height})` }}
    >
      <div className="grid h-8 content-center gap-1.5">
        <p className="flex justify-between gap-3 text-sm text-ink2">
          <span role="status">{stage}</span>
          <span className="tabular">{Math.round(progress)} %</span>
        </p>
        <div
          role="progressbar"
          aria-label={request.prompt}
          aria-valuenow={progress}
          aria-valuemin={0}
          aria-valuemax={100}
          className="h-1 overflow-hidden rounded-full bg-raise3"
        >
          <div className="h-full rounded-full bg-amber transition-[width]" style={{ width: `${progress}%` }} />
        </div>
      </div>
      <div className={count > 1 ? 'grid grid-cols-2 gap-3' : 'grid'}>
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
