// No schemas here: the browser's pages read these figures too.

export const COMPETITION_TITLE_MAX = 100
export const COMPETITION_TEXT_MAX = 2000
export const COMPETITION_PRIZES_MAX = 10
/** Most entries of one competition. */
export const COMPETITION_ENTRIES_MAX = 500

/** Where a competition stands. */
export const competitionPhases = ['coming', 'open', 'voting', 'counting', 'over'] as const
export type CompetitionPhase = (typeof competitionPhases)[number]
