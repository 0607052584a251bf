import type { Visibility } from '../../contract/visibility.ts'

/** One's own works by who sees them, as chips; 'all' stands for no choice. */
export const seenBy: { value: Visibility | 'all'; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'public', label: 'Public' },
  { value: 'unlisted', label: 'By link' },
  { value: 'private', label: 'Private' },
]
