/**
 * Raised with every change after which the same request makes other bytes: what was drawn by another recipe is not taken for what
 * a request would bring today.
 */
export const RECIPE = 15
