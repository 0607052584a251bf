import { Tabs as Base } from '@base-ui/react/tabs'
import { type ReactNode, useRef } from 'react'
import { classes } from './classes.ts'
import { useChosenInSight } from './use-chosen-in-sight.ts'

interface TabsProps<T extends string> {
  /** What the tabs choose among, for screen readers. */
  label: string
  value: T
  tabs: readonly { value: T; label: string }[]
  onChange: (value: T) => void
  /** The panel of the chosen tab. */
  children: ReactNode
  /** Stands before the tabs on the same line: a heading. */
  heading?: ReactNode
}

/** A row of tabs over one panel. Arrow keys, Home and End move between them; the row scrolls sideways on a phone. */
export function Tabs<T extends string>({ label, value, tabs, onChange, children, heading }: TabsProps<T>) {
  const list = useRef<HTMLDivElement>(null)
  useChosenInSight(list, '[aria-selected=true]', value)
  return (
    <Base.Root value={value} onValueChange={(next: T) => onChange(next)} className="contents">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
        {heading}
        <Base.List
          aria-label={label}
          activateOnFocus
          className="-mx-1 flex min-w-0 max-w-full gap-1 px-1 scrolls-sideways"
        >
          {tabs.map((tab) => (
            <Base.Tab
              key={tab.value}
              value={tab.value}
              className={classes(
                'h-11 min-w-11 shrink-0 border-b-2 px-2.5 text-sm font-medium transition-colors focus-visible:-outline-offset-2',
                tab.value === value ? 'border-amber text-ink' : 'border-transparent text-ink3 hover:text-ink',
              )}
            >
              {tab.label}
            </Base.Tab>
          ))}
        </Base.List>
      </div>
      <Base.Panel value={value} tabIndex={undefined} className="min-w-0">
        {children}
      </Base.Panel>
    </Base.Root>
  )
}
