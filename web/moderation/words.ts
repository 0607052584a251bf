import type { Decision, ReportReason } from '../../contract/community.ts'

export const reasonLabels: Record<ReportReason, string> = {
  sexual: 'Sexual, and not marked as NSFW',
  minors: 'Sexual content about minors',
  hate: 'Hatred against people',
  harassment: 'Harassment or threats',
  violence: 'Violence, and not marked',
  'real-person': 'A real person, against their will',
  stolen: 'Somebody else’s work',
  spam: 'Spam',
  other: 'Something else',
}

export const decisionLabels: Record<Decision, string> = {
  kept: 'Left as it is',
  blurred: 'Marked as NSFW',
  withheld: 'Withheld: only you can see it',
  removed: 'Removed',
  suspended: 'Withheld, and your account suspended',
}
