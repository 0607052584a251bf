// No schemas here: the browser's pages read these figures too.

export const PERSON_ABOUT_MAX = 1000
/** Addresses on one's page, and the longest of them. */
export const PERSON_PAGES_MAX = 5
export const PERSON_PAGE_MAX = 200
/** People of one page of a list. */
export const PEOPLE_PAGE_MAX = 48
/** Most people that one may follow: the feed looks at each of them. */
export const FOLLOWING_MAX = 2000
/** Most followers who are told of a new work; the last to follow. */
export const FOLLOWERS_TOLD_MAX = 5000
/** Most people one may block. */
export const BLOCKS_MAX = 1000

/** What people have earned; worked out of what they did, each time anew. */
export const badges = [
  'champion',
  'podium',
  'leader',
  'beloved',
  'maker',
  'cartographer',
  'scribe',
  'curator',
  'regular',
] as const
export type Badge = (typeof badges)[number]

/** How many public works each of these asks for, or votes, or days in a row. */
export const BADGE_NEEDS = { beloved: 100, maker: 50, cartographer: 10, scribe: 10, curator: 3, regular: 30 } as const
