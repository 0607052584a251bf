interface VisibilityFieldProps {
  isVisible: boolean
  onChange: (isVisible: boolean) => void
  /** What to think of before. */
  caution?: string
}

/** Whether what is made is shown to everybody. */
export function VisibilityField({ isVisible, onChange, caution }: VisibilityFieldProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        className="size-5 accent-amber"
        checked={isVisible}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="grid">
        <span className="text-sm font-medium">Show it in the public gallery</span>
        <span className="text-xs text-ink3">{caution} You can change this at any time.</span>
      </span>
    </label>
  )
}
