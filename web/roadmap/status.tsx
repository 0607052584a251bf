import type { RoadmapItem, RoadmapKind } from '../../contract/roadmap.ts'
import { classes } from '../ui/classes.ts'

type Status = RoadmapItem['status']

/** Where an item stands, in words. */
export const statusLabels: Record<Status, string> = {
  SUGGESTED: 'Suggested',
  CONSIDERING: 'Being considered',
  APPROVED: 'Approved',
  PLANNED: 'Planned',
  IN_PROGRESS: 'In progress',
  RELEASED: 'Released',
  IMPLEMENTED: 'Done',
  DECLINED: 'Declined',
}

/** The statuses of each kind, in the order in which an item goes through them. */
export const statusesOf: Record<RoadmapKind, readonly Status[]> = {
  roadmap: ['SUGGESTED', 'APPROVED', 'PLANNED', 'IN_PROGRESS', 'RELEASED', 'DECLINED'],
  feedback: ['CONSIDERING', 'APPROVED', 'PLANNED', 'IMPLEMENTED', 'DECLINED'],
}

const looks: Partial<Record<Status, string>> = {
  IN_PROGRESS: 'border-line-strong text-ink',
  RELEASED: 'border-good/50 text-good',
  IMPLEMENTED: 'border-good/50 text-good',
  DECLINED: 'border-line text-ink3 line-through decoration-1',
}

export function StatusMark({ status }: { status: Status }) {
  return (
    <span
      className={classes(
        'inline-flex h-6 items-center rounded-full border px-2.5 text-xs whitespace-nowrap',
        looks[status] ?? 'border-line text-ink2',
      )}
    >
      {statusLabels[status]}
    </span>
  )
}
