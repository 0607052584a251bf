import type { useWork } from '../tracker/use-work.ts'

interface WhatBecomesProps {
  /** Why it was not sent, in a sentence. */
  problem: string | undefined
  work: Pick<ReturnType<typeof useWork>, 'item' | 'isUnderWay'>
}

/** What became of the work that a door's form has begun, or why it was not begun. */
export function WhatBecomes({ problem, work: { item, isUnderWay } }: WhatBecomesProps) {
  const why = problem ?? (item?.status === 'failed' ? item.error : undefined)
  return (
    <>
      {why && (
        <p role="alert" className="text-sm text-bad">
          {why}
        </p>
      )}
      {isUnderWay && item?.stage && (
        <p role="status" className="text-sm text-ink2 tabular">
          {item.stage}, {item.progress}%
        </p>
      )}
    </>
  )
}
