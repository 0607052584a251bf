// No schemas here: lists and sentences only.

/** What administrators can switch, with what it does; all are on unless one was switched off. */
export const featureFlags = {
  'sign-ups': 'New accounts can be made.',
  uploads: 'Pictures and LoRAs of one’s own can be uploaded.',
  comments: 'Comments can be written; those that stand are shown all the same.',
  competitions: 'Competitions can be entered and voted in.',
  'ai-services':
    'Works can be ordered from AI services; the built-in styles go on in any case, and make what “Best available” is asked for.',
  'trust-limits':
    'New accounts are held to fewer comments, votes and the like an hour; off for a group who know each other.',
} as const

export type FeatureFlag = keyof typeof featureFlags
export const featureFlagNames = Object.keys(featureFlags) as [FeatureFlag, ...FeatureFlag[]]
