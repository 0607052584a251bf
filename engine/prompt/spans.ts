import type { Description, Told } from './mentions.ts'

/** A stretch of the prompt, in characters. */
export interface Span {
  from: number
  to: number
}

/** Where a thing's or a description's own words stand. */
export const spanOf = (part: Told | Description): Span =>
  'mention' in part ? { from: part.start, to: part.end } : { from: part.from, to: part.to }
