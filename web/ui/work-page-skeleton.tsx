import { ImageRowsSkeleton } from './image-rows.tsx'
import { Skeleton } from './skeleton.tsx'

/** In the place of a page about what works are made with, and of the works below, while it is on its way. */
export function WorkPageSkeleton() {
  return (
    <div className="page-width grid gap-6 pt-8 pb-12" aria-busy>
      <Skeleton className="h-10 w-64" />
      <Skeleton className="h-6 w-96 max-w-full" />
      <Skeleton className="h-48" />
      <ImageRowsSkeleton />
    </div>
  )
}
