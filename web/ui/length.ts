/** The share of a limit from which on the length is shown. */
const NEAR = 0.9

/** How long a text is, as the server will count it: without the space around it. */
export interface Length {
  count: number
  max: number
  /** Close enough to the limit to say so. */
  isNear: boolean
  /** The part that is over, by its place in the text as typed; undefined while all of it fits. */
  over?: { from: number; to: number; words: string }
}

export function lengthOf(text: string, max: number): Length {
  const count = text.trim().length
  const length = { count, max, isNear: count >= max * NEAR }
  if (count <= max) return length
  const from = text.length - text.trimStart().length + max
  const to = text.trimEnd().length
  return { ...length, over: { from, to, words: text.slice(from, to) } }
}

/** Why a text that is too long cannot be sent. */
export const tooLong = (what: string, { count, max }: Length) =>
  `${what} is ${(count - max).toLocaleString('en-GB')} ${count - max === 1 ? 'character' : 'characters'} too long.`
