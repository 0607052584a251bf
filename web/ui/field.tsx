import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from './classes.ts'

interface FieldProps {
  label: string
  /** What is wrong with what was typed; stands beside the field and is read out with it. */
  error?: string
  hint?: ReactNode
  /** More than a line beneath the field, read out with it too. */
  note?: ReactNode
  /** Something is wrong that the note tells of. */
  isInvalid?: boolean
  /** The label is for screen readers only; the surroundings say it to the eye. */
  hideLabel?: boolean
}

const box =
  'w-full rounded-md border bg-ground px-3 text-base text-ink placeholder:text-ink3 transition-colors hover:border-ink3 focus:outline-2 focus:outline-offset-0 focus:outline-accent'

function useField({ error, hint, note, isInvalid = Boolean(error) }: Omit<FieldProps, 'label' | 'hideLabel'>) {
  const id = useId()
  const describedBy =
    [hint && `${id}-hint`, note && `${id}-note`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return {
    id,
    control: {
      id,
      'aria-invalid': isInvalid || undefined,
      'aria-describedby': describedBy,
      className: classes(box, isInvalid ? 'border-bad' : 'border-line-strong'),
    },
  }
}

function Frame({
  id,
  label,
  error,
  hint,
  note,
  hideLabel,
  children,
}: Omit<FieldProps, 'isInvalid'> & { id: string; children: ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-medium text-ink'}>
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-ink3">
          {hint}
        </p>
      )}
      {note && <div id={`${id}-note`}>{note}</div>}
      {error && (
        <p id={`${id}-error`} className="text-sm text-bad" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> & FieldProps

export function TextField({ label, error, hint, note, isInvalid, hideLabel, className, ...rest }: TextFieldProps) {
  const { id, control } = useField({ error, hint, note, isInvalid })
  return (
    <Frame id={id} label={label} error={error} hint={hint} note={note} hideLabel={hideLabel}>
      <input type="text" {...rest} {...control} className={classes(control.className, 'h-11', className)} />
    </Frame>
  )
}

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id'> & FieldProps

/** Grows with what is typed where the browser can. */
export function TextArea({
  label,
  error,
  hint,
  note,
  isInvalid,
  hideLabel,
  className,
  rows = 3,
  ...rest
}: TextAreaProps) {
  const { id, control } = useField({ error, hint, note, isInvalid })
  return (
    <Frame id={id} label={label} error={error} hint={hint} note={note} hideLabel={hideLabel}>
      <textarea
        rows={rows}
        {...rest}
        {...control}
        className={classes(control.className, 'field-sizing-content max-h-80 resize-y py-2.5', className)}
      />
    </Frame>
  )
}
