// No schemas here: the browser's first page may carry this.

/** The id of "Best available": whichever service's model is best and answers, down to the built-in engine. */
export const BEST = 'best'
