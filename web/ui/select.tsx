import { CSPProvider } from '@base-ui/react/csp-provider'
import { Select as Base } from '@base-ui/react/select'
import { Check, ChevronsUpDown } from 'lucide-react'
import { classes } from './classes.ts'
import { popupLook, rowLook } from './popup-look.ts'
import { Press } from './press.tsx'

interface Option<T> {
  value: T
  label: string
  /** A second, quieter line. */
  detail?: string
}

interface SelectProps<T extends string | number> {
  label: string
  /** Null where none of them is chosen: then `placeholder` stands there. */
  value: T | null
  placeholder?: string
  options: readonly Option<T>[]
  onChange: (value: T) => void
  hideLabel?: boolean
  disabled?: boolean
  className?: string
}

/** One choice from a list. */
export function Select<T extends string | number>(props: SelectProps<T>) {
  const { label, value, placeholder, options, onChange, hideLabel, disabled, className } = props
  return (
    <div className={classes('grid gap-1.5', className)}>
      <Base.Root
        items={options}
        value={value}
        disabled={disabled}
        onValueChange={(next) => next !== null && onChange(next)}
      >
        <Base.Label className={hideLabel ? 'sr-only' : 'text-sm font-medium text-ink'}>{label}</Base.Label>
        <Base.Trigger
          render={<Press />}
          className="flex h-11 w-full items-center justify-between gap-2 rounded-md border border-line-strong bg-ground px-3 text-base text-ink transition-colors hover:border-ink3 data-disabled:opacity-50"
        >
          <Base.Value className="truncate" placeholder={placeholder} />
          <Base.Icon>
            <ChevronsUpDown aria-hidden className="size-4 text-ink3" />
          </Base.Icon>
        </Base.Trigger>
        <CSPProvider disableStyleElements>
          <Base.Portal>
            <Base.Positioner className="z-50 outline-none" sideOffset={4} alignItemWithTrigger={false}>
              <Base.Popup className={classes(popupLook, 'min-w-(--anchor-width)')}>
                <Base.List className="max-h-(--available-height) overflow-y-auto overscroll-contain p-1">
                  {options.map((option) => (
                    <Base.Item key={option.value} value={option.value} className={rowLook}>
                      <span className="grid min-w-0 flex-1">
                        <Base.ItemText>{option.label}</Base.ItemText>
                        {option.detail && <span className="text-xs text-ink3">{option.detail}</span>}
                      </span>
                      <Base.ItemIndicator>
                        <Check aria-hidden className="size-4 text-accent" />
                      </Base.ItemIndicator>
                    </Base.Item>
                  ))}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </CSPProvider>
      </Base.Root>
    </div>
  )
}
