/** Fewest and most squares of a battle map each way, when they are chosen. */
export const SQUARES_LEAST = 12
export const SQUARES_MOST = 60
/** Most rooms that can be asked for. */
export const ROOMS_MOST = 16
/** Highest level of a party that a map is stocked for. */
export const LEVEL_MOST = 20
