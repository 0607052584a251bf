// No schemas here: the browser shows these figures too.

/** What people do beside making works, as far as it is counted or can be forbidden them. */
export const acts = [
  'start',
  'upload',
  'comment',
  'like',
  'vote',
  'follow',
  'collect',
  'report',
  'suggest',
  'enter',
  'judge',
  'write',
] as const
export type Act = (typeof acts)[number]

/** How far somebody is trusted. It follows from what is known of them, anew each time, and is stored nowhere. */
export const trustLevels = ['new', 'known', 'trusted'] as const
export type TrustLevel = (typeof trustLevels)[number]

/** What each level asks for: all of it. */
export const trustNeeds: Readonly<
  Record<TrustLevel, { days: number; confirmedEmail: boolean; works: number; upheldMost: number }>
> = {
  new: { days: 0, confirmedEmail: false, works: 0, upheldMost: Number.POSITIVE_INFINITY },
  known: { days: 2, confirmedEmail: true, works: 1, upheldMost: 1 },
  trusted: { days: 30, confirmedEmail: true, works: 10, upheldMost: 0 },
}

/** Over how long reports that were upheld against somebody count, days. */
export const UPHELD_DAYS = 90

/** How often each may be done in an hour; null: as often as anybody likes. What is started is bounded by gold and by the line. */
export const actLimits: Readonly<Record<Act, Readonly<Record<TrustLevel, number>> | null>> = {
  start: null,
  upload: { new: 60, known: 200, trusted: 400 },
  comment: { new: 6, known: 40, trusted: 120 },
  like: { new: 60, known: 300, trusted: 1000 },
  vote: { new: 60, known: 300, trusted: 1000 },
  follow: { new: 20, known: 100, trusted: 300 },
  collect: { new: 60, known: 300, trusted: 1000 },
  report: { new: 5, known: 20, trusted: 60 },
  suggest: { new: 2, known: 5, trusted: 15 },
  enter: { new: 2, known: 10, trusted: 20 },
  /** A vote in a competition. */
  judge: { new: 20, known: 100, trusted: 300 },
  /** Having a text model write what is not paid for: the house pays. */
  write: { new: 20, known: 60, trusted: 120 },
}

/** New accounts of one address share this many times what one of them may do: a school is let in, a farm is not. */
export const ADDRESS_SHARE = 5

/** How far somebody is trusted; `works` are those that stand, `upheld` the reports against them that were upheld of late. */
export function trustOf(known: { days: number; confirmedEmail: boolean; works: number; upheld: number }): TrustLevel {
  const reaches = (level: TrustLevel) => {
    const needs = trustNeeds[level]
    return (
      known.days >= needs.days &&
      known.works >= needs.works &&
      known.upheld <= needs.upheldMost &&
      (known.confirmedEmail || !needs.confirmedEmail)
    )
  }
  if (reaches('trusted')) return 'trusted'
  return reaches('known') ? 'known' : 'new'
}

/**
 * How many votes and likes of one address count on one work, by how far whoever gives one more is trusted. One counts when
 *
 *     others < ADDRESS_ROOM[level]
 *     others = counted votes (or likes) of other accounts of the address on the work, and one more where its maker came from there
 *
 * at the moment it is given: a household of newcomers has one voice until its members are known, then three, then one each, and a
 * hundred new accounts of a farm have one as well. What does not count is kept and shown to its giver as given; it is in no count,
 * order or leaderboard. An account's address is that from which it was made (`arrivals.address`, a keyed hash).
 */
export const ADDRESS_ROOM: Readonly<Record<TrustLevel, number>> = {
  new: 1,
  known: 3,
  trusted: Number.POSITIVE_INFINITY,
}
