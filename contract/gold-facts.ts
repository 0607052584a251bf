// No schemas here: the browser's pages carry these.

/** Which way gold went, as its owner sees it. */
export const goldWays = ['in', 'out'] as const
export type GoldWay = (typeof goldWays)[number]

/** Movements that one file holds, the newest: what a spreadsheet still opens. */
export const CSV_ROWS_MAX = 200_000
/** Months that are told of at once. */
export const GOLD_MONTHS_AT_ONCE = 12
