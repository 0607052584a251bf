import type { FeatureFlag } from '../../contract/flags.ts'
import type { TrustLevel } from '../../contract/trust.ts'

export const flagLabels: Record<FeatureFlag, string> = {
  'sign-ups': 'Sign-ups',
  uploads: 'Uploads',
  comments: 'Comments',
  competitions: 'Competitions',
  'ai-services': 'AI services',
  'trust-limits': 'Limits of new accounts',
}

export const trustLabels: Record<TrustLevel, string> = {
  new: 'still new here',
  known: 'known',
  trusted: 'trusted',
}

/** What stands in the log, as a sentence goes on after the name of whoever did it. */
export const deedLabels: Partial<Record<string, string>> = {
  flag: 'switched',
  role: 'changed the role of',
  suspend: 'suspended',
  'let-in': 'let in again',
  'give-gold': 'gave gold to',
  'take-gold': 'took gold from',
  'gold-again': 'asked once more for the same gold to be moved, of',
  'open-case': 'opened a case about',
  decide: 'decided about',
  'decide-appeal': 'decided the appeal about',
  'roadmap-add': 'put on the roadmap',
  'roadmap-add-again': 'asked once more to put on the roadmap',
  'roadmap-move': 'moved on the roadmap',
  'open-competition': 'opened',
}
