import { type Visibility, visibilities, visibilityFacts } from '../../contract/visibility.ts'

/** One's own works by who sees them, as chips; 'all' stands for no choice. */
export const seenBy: { value: Visibility | 'all'; label: string }[] = [
  { value: 'all', label: 'All' },
  ...visibilities.map((value) => ({ value, label: visibilityFacts[value].label })),
]
