import { COMPARED_LEAST } from '../../contract/limits.ts'
import type { Visibility } from '../../contract/visibility.ts'
import type { Caller } from '../accounts/accounts.ts'
import type { FoundComparison } from './queries.ts'

/** Its own visibility is that of the least visible of its pictures; before there is one it is its owner's alone. */
export function visibilityOfAll({ columns }: Pick<FoundComparison, 'columns'>): Visibility {
  const seen = columns.flatMap(({ image }) => (image ? [image.visibility] : []))
  if (seen.length === 0 || seen.includes('private')) return 'private'
  return seen.includes('unlisted') ? 'unlisted' : 'public'
}

/** Whoever may see all of its pictures may see how they compare. */
export const canView = (caller: Caller | undefined, found: FoundComparison) =>
  caller?.id === found.comparison.ownerId || visibilityOfAll(found) !== 'private'

/** What a picture was made from is told with a public one; a link is handed out without. */
export const canReadWords = (caller: Caller | undefined, found: FoundComparison) =>
  caller?.id === found.comparison.ownerId || visibilityOfAll(found) === 'public'

/** Offered to people who were not given its address. */
export const canOffer = (found: FoundComparison) =>
  found.comparison.isListed &&
  hasEnded(found) &&
  visibilityOfAll(found) === 'public' &&
  toChooseFrom(found).length >= COMPARED_LEAST &&
  found.columns.every(({ image }) => !image?.isNsfw)

/** Somebody known who may see it, once there is nothing more to come and something to choose from. Its owner too: once, as everybody. */
export const canVote = (caller: Caller | undefined, found: FoundComparison) =>
  caller !== undefined && canView(caller, found) && hasEnded(found) && toChooseFrom(found).length >= COMPARED_LEAST

export const canRemove = (caller: Caller, found: FoundComparison) => caller.id === found.comparison.ownerId

export const toChooseFrom = ({ columns }: Pick<FoundComparison, 'columns'>) => columns.filter(({ image }) => image)

export const hasEnded = ({ columns }: Pick<FoundComparison, 'columns'>) =>
  columns.every(({ work }) => work.status === 'completed' || work.status === 'failed')
