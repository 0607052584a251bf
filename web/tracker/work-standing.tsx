import { Press } from '../ui/press.tsx'
import type { useWork } from './use-work.ts'

interface WorkStandingProps {
  work: Pick<ReturnType<typeof useWork>, 'item' | 'isUnderWay' | 'retry'>
  /** What the person can do meanwhile, in a sentence. */
  meanwhile: string
}

/** How a work stands that was begun here: how far it is, or why it failed and the way to try again. */
export function WorkStanding({ work: { item, isUnderWay, retry }, meanwhile }: WorkStandingProps) {
  return (
    <>
      {isUnderWay && (
        <p role="status" className="text-sm text-ink3 tabular">
          {item?.stage ?? 'Queued'} · {Math.round(item?.progress ?? 0)}%. {meanwhile}
        </p>
      )}
      {item?.status === 'failed' && (
        <p role="alert" className="text-sm text-bad">
          {item.error}{' '}
          <Press className="touch-target rounded-sm underline underline-offset-4" onClick={retry}>
            Try again
          </Press>
        </p>
      )}
    </>
  )
}
