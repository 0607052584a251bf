import { useId } from 'react'

interface RangeProps {
  label: string
  value: number
  bounds: readonly [number, number]
  /** How it is told: "120 %". Left out: of a hundred. */
  told?: string
  onChange: (value: number) => void
  onSettle: () => void
}

/** A slider; what is drawn in one go is one step to be taken back. */
export function Range({ label, value, bounds: [least, most], told, onChange, onSettle }: RangeProps) {
  const id = useId()
  return (
    <div className="grid gap-0.5">
      <label htmlFor={id} className="flex justify-between gap-3 text-sm font-medium">
        {label}
        <span className="font-normal text-ink3 tabular">{told ?? `${Math.round(value * 100)} %`}</span>
      </label>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        step={(most - least) / 100}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        onPointerUp={onSettle}
        onKeyUp={onSettle}
        className="h-11 w-full accent-amber"
      />
    </div>
  )
}

interface ColourProps {
  label: string
  value: string
  onChange: (value: string) => void
  onSettle: () => void
}

/** A colour, chosen in the browser's own way. */
export function Colour({ label, value, onChange, onSettle }: ColourProps) {
  const id = useId()
  return (
    <div className="flex min-h-11 items-center gap-3">
      <input
        id={id}
        type="color"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onSettle}
        className="h-11 w-14 shrink-0 cursor-pointer rounded-md border border-line-strong bg-ground p-1"
      />
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
    </div>
  )
}

interface SwitchProps {
  label: string
  detail?: string
  isOn: boolean
  disabled?: boolean
  onChange: (isOn: boolean) => void
}

export function Switch({ label, detail, isOn, disabled, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div className="flex min-h-11 items-start gap-3 py-2">
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        disabled={disabled}
        aria-describedby={detail ? `${id}-detail` : undefined}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-0.5 size-5 shrink-0 accent-amber"
      />
      <span className="grid gap-0.5">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {detail && (
          <span id={`${id}-detail`} className="text-xs text-ink3">
            {detail}
          </span>
        )}
      </span>
    </div>
  )
}
