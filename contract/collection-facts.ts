// No schemas here: the browser's pages read these figures too.

export const COLLECTION_TITLE_MAX = 100
export const COLLECTION_DESCRIPTION_MAX = 1000
/** Most collections of one person, and most works in one of them. */
export const COLLECTIONS_MAX = 200
export const COLLECTION_WORKS_MAX = 500
export const COLLECTION_PAGE = 48
export const COLLECTION_PAGE_MAX = 60
/** Pictures that stand for a collection in a list. */
export const COLLECTION_COVERS = 4

/** What can be collected. */
export const collectedKinds = ['image', 'sheet'] as const
export type CollectedKind = (typeof collectedKinds)[number]

/** Where a work of a collection is moved. */
export const moves = ['first', 'earlier', 'later', 'last'] as const
export type Move = (typeof moves)[number]
