/** Which view of a sheet: all of it, or what players may know (players-view.ts). No zod here, for the browser reads it too. */
export const sheetViews = ['gm', 'players'] as const
export type SheetView = (typeof sheetViews)[number]
