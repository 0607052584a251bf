/** A word or number of a prompt. */
export interface Token {
  /** As written. */
  text: string
  /** Lower case, without accents, straight apostrophes. */
  word: string
  /** Where it starts and ends in the prompt, in UTF-16 units. */
  at: number
  end: number
  /** What parts it from the word before: nothing but space, a hyphen, a comma or its like, or the end of a sentence. */
  gap: 'space' | 'hyphen' | 'comma' | 'stop'
}

// "4,000" is one number, "wizard's" one word, "d&d" one name; everything that is no letter, digit or "&" parts words.
const wordPattern = /d&d|\d{1,3}(?:,\d{3})+(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*|&/giu

/** Folds case, accents and typographic apostrophes, so that "Fëanor’s" is looked up as "feanor's". */
export function fold(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .toLowerCase()
}

function gapOf(between: string): Token['gap'] {
  if (/^[-‐‑]$/.test(between)) return 'hyphen'
  if (/[.;:!?\n\r…]/.test(between)) return 'stop'
  if (/[^\s'"’‘“”*_]/.test(between)) return 'comma'
  return 'space'
}

/** The words of a text, in order. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const match of text.matchAll(wordPattern)) {
    const gap = tokens.length === 0 ? 'stop' : gapOf(text.slice(end, match.index))
    end = match.index + match[0].length
    tokens.push({ text: match[0], word: fold(match[0]), at: match.index, end, gap })
  }
  return tokens
}
