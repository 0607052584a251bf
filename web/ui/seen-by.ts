import { type Visibility, visibilities } from '../../contract/visibility.ts'
import { visibilityFacts } from '../../contract/visibility-facts.ts'

/** One's own works by who sees them, as chips; 'all' stands for no choice. */
export const seenBy: { value: Visibility | 'all'; label: string }[] = [
  { value: 'all', label: 'All' },
  ...visibilities.map((value) => ({ value, label: visibilityFacts[value].label })),
]
