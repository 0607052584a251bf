import type { Visibility } from './visibility.ts'

/** How every choice and list names them, and who sees such a work, in the order in which they are offered. */
export const visibilityFacts: Readonly<Record<Visibility, { label: string; detail: string }>> = {
  public: { label: 'Public', detail: 'Everybody; in galleries and searches' },
  unlisted: { label: 'By link', detail: 'Whoever has the link; listed nowhere' },
  private: { label: 'Private', detail: 'You alone' },
}
