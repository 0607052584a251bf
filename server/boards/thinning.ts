/** Newest versions that are all kept. */
const LATEST = 20
const HOUR = 3_600_000
const DAY = 24 * HOUR
/** How far back one version an hour is kept, and one a day, ms. */
const HOURLY = 2 * DAY
const DAILY = 90 * DAY

interface Version {
  revision: number
  savedAt: Date
}

/**
 * The revisions of those versions that are no longer kept: beyond the newest, one an hour for two days and one a day for
 * ninety stay, each the last of its hour or day (UTC). At most 158 stay.
 */
export function thinnedOut(versions: readonly Version[], now: Date): number[] {
  const newestFirst = [...versions].sort((one, other) => other.revision - one.revision)
  const taken = new Set<string>()
  return newestFirst.slice(LATEST).flatMap(({ revision, savedAt }) => {
    const age = now.getTime() - savedAt.getTime()
    if (age > DAILY) return [revision]
    const span = age <= HOURLY ? HOUR : DAY
    const slot = `${span}:${Math.floor(savedAt.getTime() / span)}`
    if (taken.has(slot)) return [revision]
    taken.add(slot)
    return []
  })
}
