import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
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
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  useChosenInSight(list, '[aria-selected=true]', value)

  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.value === value)
    const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const index = (step + tabs.length) % tabs.length
    const next = tabs[index]
    if (!next) return
    onChange(next.value)
    list.current?.querySelectorAll<HTMLButtonElement>('[role=tab]')[index]?.focus()
  }

  return (
    <>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
        {heading}
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          onKeyDown={onKeyDown}
          className="-mx-1 flex min-w-0 max-w-full gap-1 px-1 scrolls-sideways"
        >
          {tabs.map((tab) => (
            <button
              key={tab.value}
              id={`${id}-${tab.value}`}
              type="button"
              role="tab"
              aria-selected={tab.value === value}
              aria-controls={`${id}-panel`}
              tabIndex={tab.value === value ? 0 : -1}
              onClick={() => onChange(tab.value)}
              className={classes(
                'h-11 shrink-0 border-b-2 px-2.5 text-sm font-medium transition-colors focus-visible:-outline-offset-2',
                tab.value === value ? 'border-amber text-ink' : 'border-transparent text-ink3 hover:text-ink',
              )}
            >
              {tab.label}
            </button>
          ))}
        </div>
      </div>
      <div id={`${id}-panel`} role="tabpanel" className="min-w-0" aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  )
}
