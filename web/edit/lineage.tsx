import { useQuery } from '@tanstack/react-query'
import { GitBranch } from 'lucide-react'
import { Link } from 'react-router'
import { LINEAGE_MAX } from '../../contract/edits.ts'
import { classes } from '../ui/classes.ts'
import { Picture } from '../ui/picture.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import { type LineageRow, lineageOf, lineageRows } from './lineage-rows.ts'

function Row({ row: { work, indent }, isHere }: { row: LineageRow; isHere: boolean }) {
  const name = work.steps.join(', ') || work.title || 'The first'
  return (
    <li
      aria-current={isHere ? 'true' : undefined}
      style={{ marginInlineStart: `${indent * 1.25}rem` }}
      className={classes(
        'grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-3 rounded-md border p-1.5',
        isHere ? 'border-amber bg-raise1' : 'border-line',
      )}
    >
      <Picture
        src={work.url}
        alt=""
        width={work.width}
        height={work.height}
        thumbhash={work.thumbhash}
        sizes="3rem"
        className={classes('size-12 rounded-sm object-cover', work.isBlurred && 'blur-sm')}
      />
      <Link
        to={`/images/${work.id}`}
        className="touch-target line-clamp-2 min-w-0 rounded-sm text-sm break-words text-ink hover:underline"
      >
        {work.parentId === null && !work.steps.length ? `Began as: ${name}` : name}
        {isHere && <span className="text-ink3"> (this one)</span>}
      </Link>
      <Link
        to={`/edit?image=${work.id}`}
        aria-label={`Branch from here: ${name}`}
        title="Edit this one: what comes of it is a branch of its own"
        className="inline-flex h-11 items-center gap-1.5 rounded-md px-2.5 text-sm text-ink2 hover:bg-raise2 hover:text-ink"
      >
        <GitBranch aria-hidden className="size-4" />
        Branch
      </Link>
    </li>
  )
}

/** What a picture came of and what came of it, each to be opened, or to go on from. */
export default function Lineage({ id }: { id: string }) {
  const found = useQuery(lineageOf(id))
  if (found.isPending) return <Skeleton className="h-24 rounded-md" />
  if (found.isError) return <ErrorState error={found.error} onRetry={() => found.refetch()} busy={found.isFetching} />
  const { works, isWhole } = found.data
  if (works.length < 2) return null
  return (
    <section aria-labelledby={`lineage-${id}`} className="grid gap-3 print:hidden">
      <div className="grid gap-1">
        <h2 id={`lineage-${id}`} className="text-lg">
          Edits
        </h2>
        <p className="text-sm text-ink3">
          Every step is kept. Open one to go back to it, or branch: edit it another way.
        </p>
      </div>
      <ul className="grid max-h-96 gap-2 overflow-y-auto overscroll-contain">
        {lineageRows(works).map((row) => (
          <Row key={row.work.id} row={row} isHere={row.work.id === id} />
        ))}
      </ul>
      {!isWhole && <p className="text-sm text-ink3">There are more than these {LINEAGE_MAX}; the nearest are shown.</p>}
    </section>
  )
}
