/** Letters of an unfinished word before anything is offered, and words that are offered at once. */
const LETTERS_MIN = 2
const OFFERED_MAX = 5
/** Words before the caret that may be the beginning of one phrase. */
const PHRASE_MAX = 3

export interface Suggestions {
  /** What stands between these places of the text is replaced by the word that is taken. */
  from: number
  to: number
  words: readonly string[]
}

const isLetter = (text: string) => /[\p{L}\p{N}]/u.test(text)

/**
 * Words of a vocabulary that the unfinished word before the caret may become, in its order; undefined where there are none,
 * or the caret stands in the midst of a word. "a sailing sh" is finished as "sailing ship" before "shore".
 */
export function suggestionsAt(text: string, caret: number, vocabulary: readonly string[]): Suggestions | undefined {
  if (isLetter(text.slice(caret, caret + 1))) return undefined
  const before = /(?:[\p{L}\p{N}'’-]+ )*[\p{L}\p{N}'’-]+$/u.exec(text.slice(0, caret))?.[0]
  const last = before?.split(' ').at(-1) ?? ''
  if (!before || last.length < LETTERS_MIN) return undefined
  const written = before.split(' ')
  for (let count = Math.min(PHRASE_MAX, written.length); count > 0; count--) {
    const begun = written.slice(-count).join(' ')
    const lower = begun.toLowerCase()
    const begins = vocabulary.filter((word) => word.startsWith(lower) && word !== lower)
    // Who is offered one of a thing has its plural by a letter more.
    const words = begins.filter((word) => !begins.some((one) => word === `${one}s`)).slice(0, OFFERED_MAX)
    if (words.length > 0) return { from: caret - begun.length, to: caret, words }
  }
  return undefined
}
