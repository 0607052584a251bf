import type { ReactNode } from 'react'
import { type Visibility, visibilities } from '../../contract/visibility.ts'
import { visibilityFacts } from '../../contract/visibility-facts.ts'
import { Select } from './select.tsx'

const options = visibilities.map((value) => ({ value, ...visibilityFacts[value] }))

interface VisibilitySelectProps {
  /** Null where works of several kinds are meant together. */
  value: Visibility | null
  onChange: (visibility: Visibility) => void
  /** Among the buttons of a work that is there: its name is read aloud only. */
  isInBar?: boolean
  /** For several works at once. */
  isForSeveral?: boolean
  disabled?: boolean
  /** What to think of before. */
  caution?: string
  /** What is told below of the choice. */
  note?: ReactNode
}

/** Who sees a work of one's own: the same choice wherever one is asked for and wherever it is. */
export function VisibilitySelect({
  value,
  onChange,
  isInBar = false,
  isForSeveral = false,
  disabled,
  caution,
  note,
}: VisibilitySelectProps) {
  const label = isForSeveral ? 'Who sees them' : 'Who sees it'
  const select = (
    <Select
      label={label}
      placeholder={label}
      disabled={disabled}
      hideLabel={isInBar}
      value={value}
      options={options}
      onChange={onChange}
      className="min-w-28"
    />
  )
  if (isInBar || value === null) return select
  return (
    <div className="grid grid-cols-1 gap-1.5">
      {select}
      <p className="text-xs text-ink3">
        {visibilityFacts[value].detail}. {caution} You can change this at any time.
      </p>
      {note}
    </div>
  )
}
