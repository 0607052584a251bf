import { ScrollArea as Base } from '@base-ui/react/scroll-area'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

/** Scrolls its content behind a slim bar, which hides 600 ms after the last scroll. */
export function ScrollArea({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <Base.Root className={classes('relative min-h-0', className)}>
      <Base.Viewport className="h-full overscroll-contain rounded-[inherit]">
        <Base.Content>{children}</Base.Content>
      </Base.Viewport>
      <Base.Scrollbar className="m-0.5 flex w-1.5 justify-center opacity-0 transition-opacity delay-100 data-hovering:opacity-100 data-hovering:delay-0 data-scrolling:opacity-100 data-scrolling:delay-0">
        <Base.Thumb className="w-full rounded-full bg-line-strong" />
      </Base.Scrollbar>
    </Base.Root>
  )
}
