import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'

/** A hint shown on hover and focus; never the only place where something is said. */
export function Tooltip({ content, children }: { content: ReactNode; children: ReactElement }) {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={400} />
      <Base.Portal>
        <Base.Positioner className="z-50" sideOffset={6}>
          <Base.Popup className="max-w-72 rounded-sm border border-line bg-raise3 px-2.5 py-1.5 text-xs text-ink shadow-low transition-opacity data-starting-style:opacity-0 data-ending-style:opacity-0">
            {content}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
