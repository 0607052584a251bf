// What a board is made of. No schemas: the browser's pages read this too.

/** Most boards of one person. */
export const BOARDS_MAX = 100
export const BOARD_TITLE_MAX = 100
/** Most things and layers of a board. */
export const BOARD_ITEMS_MAX = 2000
export const BOARD_LAYERS_MAX = 60
/** Most bytes of all boards of one person, and of their earlier states, as they are stored: the oldest states go first. */
export const BOARDS_BYTES_MAX = 30_000_000
/** Most bytes of a board as JSON, of what is sent to keep one, and of the steps that are kept to be taken back. */
export const BOARD_BYTES_MAX = 1_000_000
export const BOARD_BODY_MAX = 1_100_000
export const BOARD_HISTORY_BYTES_MAX = 400_000
/** Steps that are kept to be taken back. */
export const BOARD_STEPS_MAX = 100
/** How far from the middle of a board something may lie, and how large it may be, board px. */
export const BOARD_REACH = 100_000
/** Numbers that a line, a stroke or a wall is told in, and all of a board together. */
export const BOARD_POINTS_MAX = 3000
export const BOARD_ALL_POINTS_MAX = 100_000
export const BOARD_TEXT_MAX = 2000
export const LAYER_NAME_MAX = 60
/** Works under way whose result is placed on a board. */
export const BOARD_WORKS_MAX = 40

/**
 * What is done with a picture that was made for a board: it fills the frame that it was asked for in, stands instead of the picture that it is
 * an edit of, or does so in a place that is larger.
 */
export const boardWorkWays = ['fill', 'replace', 'widen'] as const

/** A square of the grid, board px. */
export const GRID_LEAST = 10
export const GRID_MOST = 400
export const GRID_USUAL = 70

/** How a layer is laid over what lies below it, as the canvas of browsers and PDF name it. */
export const blends = ['normal', 'multiply', 'screen', 'overlay', 'darken', 'lighten', 'soft-light'] as const
export type Blend = (typeof blends)[number]
export const blendNames: Readonly<Record<Blend, string>> = {
  normal: 'Normal',
  multiply: 'Multiply',
  screen: 'Screen',
  overlay: 'Overlay',
  darken: 'Darken',
  lighten: 'Lighten',
  'soft-light': 'Soft light',
}

export const shapeForms = ['rect', 'ellipse', 'line', 'arrow', 'polygon'] as const
export type ShapeForm = (typeof shapeForms)[number]

/** What stops steps and sight on a battle map: drawn by hand, taken along as Universal VTT. */
export const segmentForms = ['wall', 'door', 'window'] as const
export type SegmentForm = (typeof segmentForms)[number]

export const textFaces = ['sans', 'serif', 'book'] as const
export type TextFace = (typeof textFaces)[number]
export const textAligns = ['left', 'center', 'right'] as const
export type TextAlign = (typeof textAligns)[number]

/** Versions of a board: one for each sitting of so long, ms, in which it was changed. */
export const VERSION_SPAN = 5 * 60_000
