import type { Choice } from '../../contract/sheets/choices.ts'
import { ChoiceChips } from '../ui/chip.tsx'
import { classes } from '../ui/classes.ts'
import { TextField } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'

interface ChoiceFieldProps {
  choice: Choice
  value: string | number
  onChange: (value: string | number) => void
}

/** More options than these are a list that opens. */
const CHIPS_MOST = 3

/** One choice of a workshop: chips for a few options, a list for many, a box for a number. */
export function ChoiceField({ choice, value, onChange }: ChoiceFieldProps) {
  const { name, label, options, hint, min, max } = choice
  if (!options) {
    return (
      <TextField
        label={label}
        name={name}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        step={1}
        required
        value={value}
        hint={hint ?? (min !== undefined && max !== undefined ? `${min} to ${max}` : undefined)}
        onChange={(event) => onChange(event.target.value === '' ? '' : event.target.valueAsNumber)}
        className="tabular"
      />
    )
  }
  const offered = Object.entries(options).map(([option, text]) => ({ value: option, label: text }))
  const isChips = offered.length <= CHIPS_MOST
  return (
    <div className={classes('grid content-start gap-1.5', isChips && 'col-span-full')}>
      {isChips ? (
        <ChoiceChips
          label={label}
          name={`workshop-${name}`}
          value={String(value)}
          options={offered}
          onChange={onChange}
        />
      ) : (
        <Select label={label} value={String(value)} options={offered} onChange={onChange} />
      )}
      {hint && <p className="text-xs text-ink3">{hint}</p>}
    </div>
  )
}
