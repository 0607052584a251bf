import { Ban } from 'lucide-react'
import { useId } from 'react'
import { Press } from '../ui/press.tsx'
import { inks } from './make.ts'

interface ColourFieldProps {
  label: string
  value: string | null
  /** Whether it can be none. */
  canBeNone?: boolean
  onChange: (colour: string | null) => void
}

/** A colour of the usual ones, any other, or none. */
export function ColourField({ label, value, canBeNone, onChange }: ColourFieldProps) {
  const id = useId()
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {canBeNone && (
          <Press
            aria-label={`${label}: none`}
            aria-pressed={value === null}
            onClick={() => onChange(null)}
            className="touch-target grid size-8 place-items-center rounded-full border border-line-strong text-ink3 aria-pressed:outline-2 aria-pressed:outline-accent"
          >
            <Ban aria-hidden className="size-4" />
          </Press>
        )}
        {inks.map((ink) => (
          <Press
            key={ink}
            aria-label={`${label}: ${ink}`}
            aria-pressed={value === ink}
            onClick={() => onChange(ink)}
            className="touch-target size-8 rounded-full border border-line-strong aria-pressed:outline-2 aria-pressed:outline-offset-2 aria-pressed:outline-accent"
            style={{ backgroundColor: ink }}
          />
        ))}
        <label htmlFor={id} className="sr-only">
          {label}: any colour
        </label>
        <input
          id={id}
          type="color"
          value={value ?? '#d9952b'}
          onChange={(event) => onChange(event.target.value.toLowerCase())}
          className="touch-target size-8 cursor-pointer rounded-full border border-line-strong bg-transparent"
        />
      </div>
    </fieldset>
  )
}
