import { Press } from '../ui/press.tsx'
import type { useSheetWork } from './use-sheet-work.ts'

/** How the work is coming along, where it was asked for. */
export function Progress({ work }: { work: ReturnType<typeof useSheetWork> }) {
  const { item, isUnderWay, retry } = work
  if (isUnderWay) {
    return (
      <p role="status" className="text-sm tabular opacity-80">
        {item?.stage ?? 'Queued'} · {Math.round(item?.progress ?? 0)}%
      </p>
    )
  }
  if (item?.status !== 'failed') return null
  return (
    <p role="alert" className="text-sm text-bad">
      {item.error}{' '}
      <Press className="touch-target rounded-sm underline underline-offset-4" onClick={retry}>
        Try again
      </Press>
    </p>
  )
}
