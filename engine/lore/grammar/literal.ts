/**
 * A text as a pattern that finds it and nothing else. A hyphen stays as it is: under /u an escaped one is no pattern, and
 * "Jean-Luc" would make no sheet.
 */
export const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
