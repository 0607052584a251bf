import { type ComponentProps, type ReactNode, useRef } from 'react'
import { classes } from './classes.ts'
import { Press } from './press.tsx'
import { useChosenInSight } from './use-chosen-in-sight.ts'

const shape = 'inline-flex items-center gap-1.5 rounded-full border text-sm whitespace-nowrap'

/** A small fact, such as a part of the prompt that was understood. `lead` is quieter: what the fact is about. */
export function Chip({ lead, children, className }: { lead?: string; children: ReactNode; className?: string }) {
  return (
    <span className={classes(shape, 'border-line bg-raise2 px-3 py-1 text-ink2', className)}>
      {lead && <span className="text-ink3">{lead}</span>}
      {children}
    </span>
  )
}

interface ChoiceChipsProps<T extends string | number> {
  label: string
  /** Shared by the group's radio buttons; unique on the page. */
  name: string
  value: T
  options: readonly { value: T; label: string; icon?: ReactNode }[]
  onChange: (value: T) => void
  hideLabel?: boolean
  /** On a phone one line that scrolls sideways, instead of several. */
  scrolls?: boolean
}

/** One choice among a few, shown as chips; a group of radio buttons underneath. */
export function ChoiceChips<T extends string | number>(props: ChoiceChipsProps<T>) {
  const { label, name, value, options, onChange, hideLabel, scrolls } = props
  const row = useRef<HTMLDivElement>(null)
  useChosenInSight(row, ':has(> input:checked)', value)
  return (
    <fieldset className="min-w-0">
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 text-sm font-medium text-ink'}>{label}</legend>
      <div
        ref={row}
        className={classes(
          'relative flex gap-2',
          scrolls ? '-mx-1 px-1 py-1 max-sm:scrolls-sideways sm:flex-wrap' : 'flex-wrap',
        )}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={classes(
              shape,
              'touch-target relative h-9 shrink-0 cursor-pointer px-3.5 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              option.value === value
                ? 'border-line-strong bg-raise3 text-ink'
                : 'border-line bg-raise2 text-ink2 hover:border-line-strong hover:text-ink',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              className="absolute inset-0 z-1 m-0 cursor-pointer appearance-none opacity-0"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** A chip that does something when pressed. */
export function ChipButton({ className, type = 'button', ...rest }: ComponentProps<'button'>) {
  return (
    <Press
      {...rest}
      type={type}
      className={classes(
        shape,
        'touch-target h-9 border-line bg-raise2 px-3.5 text-ink2 transition-colors hover:border-line-strong hover:text-ink',
        className,
      )}
    />
  )
}
