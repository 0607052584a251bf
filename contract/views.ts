/**
 * Whose view of a work: the game master's is all of it; the players' leaves out what they may not know, on a map its numbers
 * and secret doors, on a sheet whatever is marked as the game master's (sheets/players-view.ts). No zod here, for the browser
 * reads it too.
 */
export const views = ['gm', 'players'] as const
export type View = (typeof views)[number]
