/**
 * Who may see a work: everybody, listed in galleries, searches and feeds; whoever has its address, listed nowhere; or its
 * owner alone. No zod here, for the browser's first pages read it too.
 */
export const visibilities = ['public', 'unlisted', 'private'] as const
export type Visibility = (typeof visibilities)[number]

/** A work's visibility as it is stored: `isVisible` is public, `isUnlisted` counts only where it is not. */
export interface VisibilityFlags {
  isVisible: boolean
  isUnlisted: boolean
}

export const visibilityOf = ({ isVisible, isUnlisted }: VisibilityFlags): Visibility =>
  isVisible ? 'public' : isUnlisted ? 'unlisted' : 'private'

/**
 * What a change of either name comes to: `visibility` in three ways, or `isVisible` in two, where false is private. Undefined
 * where neither is given: then nothing changes.
 */
export function flagsOf(
  change: { visibility: Visibility } | { visibility?: Visibility; isVisible: boolean },
): VisibilityFlags
export function flagsOf(change: { visibility?: Visibility; isVisible?: boolean }): VisibilityFlags | undefined
export function flagsOf(change: { visibility?: Visibility; isVisible?: boolean }): VisibilityFlags | undefined {
  const { visibility, isVisible } = change
  if (visibility !== undefined) return { isVisible: visibility === 'public', isUnlisted: visibility === 'unlisted' }
  return isVisible === undefined ? undefined : { isVisible, isUnlisted: false }
}

/** What a request for a new work comes to: as it says, or where it says nothing `usual`. */
export const flagsAsked = (asked: { visibility?: Visibility; isVisible?: boolean }, usual: Visibility = 'public') =>
  flagsOf(asked) ?? flagsOf({ visibility: usual })
