/** What a map can be taken away as; no zod here, for the browser reads it too. */
export const mapExportFormats = ['dd2vtt', 'foundry', 'pdf', 'png', 'webp', 'markdown'] as const
export type MapExportFormat = (typeof mapExportFormats)[number]

/** The game master's map has numbers and secret doors; the players' has neither. */
export const mapViews = ['players', 'gm'] as const
export type MapView = (typeof mapViews)[number]

/** What is laid over the art to count distances by. Hexes are a square wide from side to side. */
export const gridShapes = ['none', 'square', 'hex'] as const
export type GridShape = (typeof gridShapes)[number]

export const papers = ['a4', 'letter'] as const
export type Paper = (typeof papers)[number]

/** Px a square: the fewest and the most, and those that are offered, which tabletops like best. */
export const SQUARE_PX_MIN = 20
export const SQUARE_PX_MAX = 200
export const squarePx = [70, 100, 140] as const

/** Most px of an exported picture: what one thread paints in some twenty seconds. */
export const EXPORT_PIXELS_MAX = 24_000_000
