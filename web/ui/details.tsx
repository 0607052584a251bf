import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

interface DetailsProps {
  /** What is told when it is opened. */
  summary: ReactNode
  /** In a box of its own, beneath a line; left out: bare, as a part of what it stands in. */
  isBoxed?: boolean
  className?: string
  children: ReactNode
}

/** Something told on demand. The mark says that there is more, and turns once it is open. */
export function Details({ summary, isBoxed = false, className, children }: DetailsProps) {
  return (
    <details className={classes('group/details', isBoxed && 'rounded-md border border-line', className)}>
      <summary
        className={classes(
          'min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-sm text-sm font-medium text-ink2 hover:text-ink [&::-webkit-details-marker]:hidden',
          isBoxed ? 'flex justify-between px-4' : 'inline-flex',
        )}
      >
        {summary}
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-ink3 transition-transform group-open/details:rotate-180"
        />
      </summary>
      {isBoxed ? <div className="border-t border-line px-4 py-3">{children}</div> : children}
    </details>
  )
}
