import { CSPProvider } from '@base-ui/react/csp-provider'
import { ScrollArea as Base } from '@base-ui/react/scroll-area'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

interface ScrollAreaProps {
  className?: string
  /** How the content is laid out; it is at least as tall as the area. */
  contentClassName?: string
  children: ReactNode
}

/** Scrolls its content behind a slim bar, which hides 600 ms after the last scroll: 500 of Base UI and 100 here. */
export function ScrollArea({ className, contentClassName, children }: ScrollAreaProps) {
  return (
    // styles.css hides the browser's own bar: the content security policy lets no script add the rule.
    <CSPProvider disableStyleElements>
      <Base.Root className={classes('relative min-h-0', className)}>
        <Base.Viewport className="h-full overscroll-contain outline-none focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent">
          {/* By itself the content is as wide as its longest line: here long lines are cut instead. */}
          <Base.Content style={{ minWidth: 0 }} className={classes('min-h-full', contentClassName)}>
            {children}
          </Base.Content>
        </Base.Viewport>
        <Base.Scrollbar className="m-0.5 flex w-1.5 justify-center opacity-0 transition-opacity delay-100 data-hovering:opacity-100 data-hovering:delay-0 data-scrolling:opacity-100 data-scrolling:delay-0">
          <Base.Thumb className="w-full rounded-full bg-line-strong" />
        </Base.Scrollbar>
      </Base.Root>
    </CSPProvider>
  )
}
