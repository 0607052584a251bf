import { type Visibility, visibilities } from '../../contract/visibility.ts'
import { visibilityFacts } from '../../contract/visibility-facts.ts'
import { Select } from './select.tsx'

const options = visibilities.map((value) => ({ value, ...visibilityFacts[value] }))

interface VisibilitySelectProps {
  value: Visibility
  onChange: (visibility: Visibility) => void
  /** Among the buttons of a work that is there: its name is read aloud only. */
  isInBar?: boolean
  /** What to think of before. */
  caution?: string
}

/** Who sees a work of one's own: the same choice wherever one is asked for and wherever it is. */
export function VisibilitySelect({ value, onChange, isInBar = false, caution }: VisibilitySelectProps) {
  const select = (
    <Select
      label="Who sees it"
      hideLabel={isInBar}
      value={value}
      options={options}
      onChange={onChange}
      className="min-w-28"
    />
  )
  if (isInBar) return select
  return (
    <div className="grid grid-cols-1 gap-1.5">
      {select}
      <p className="text-xs text-ink3">
        {visibilityFacts[value].detail}. {caution} You can change this at any time.
      </p>
    </div>
  )
}
