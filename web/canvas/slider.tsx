interface SliderProps {
  label: string
  value: number
  onChange: (value: number) => void
  least?: number
  most?: number
  unit?: string
}

/** A number on a line between its least and its most. */
export function Slider({ label, value, onChange, least = 0, most = 100, unit = '%' }: SliderProps) {
  return (
    <label className="grid gap-1 text-sm">
      <span className="flex justify-between gap-3">
        <span className="font-medium">{label}</span>
        <span className="text-ink3 tabular">
          {value}
          {unit}
        </span>
      </span>
      <input
        type="range"
        min={least}
        max={most}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-8 w-full accent-amber"
      />
    </label>
  )
}
