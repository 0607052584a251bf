import type { Visibility } from '../../contract/visibility.ts'
import { Select } from './select.tsx'

const options: { value: Visibility; label: string; detail: string }[] = [
  { value: 'public', label: 'Public', detail: 'Everybody; in galleries and searches' },
  { value: 'unlisted', label: 'By link', detail: 'Whoever has the link; listed nowhere' },
  { value: 'private', label: 'Private', detail: 'You alone' },
]

/** Who sees a work of one's own. */
export function VisibilitySelect({
  value,
  onChange,
}: {
  value: Visibility
  onChange: (visibility: Visibility) => void
}) {
  return (
    <Select label="Who sees it" hideLabel value={value} options={options} onChange={onChange} className="min-w-28" />
  )
}
