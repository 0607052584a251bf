/** Words of a prompt, and each pair of them, so that "guild hall" is found. */
export function saidIn(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}[\p{L}’'-]*/gu) ?? []
  const singles = words.flatMap((word) => [word, word.replace(/(?<=[^s])s$/, ''), ...word.split('-')])
  return new Set([...singles, ...words.slice(1).map((word, index) => `${words[index]} ${word}`)])
}

/** The entry that most of a prompt's words name; undefined where none does. */
export function named<T>(entries: readonly T[], wordsOf: (entry: T) => readonly string[], said: ReadonlySet<string>) {
  const hits = (entry: T) => wordsOf(entry).filter((word) => said.has(word)).length
  const best = entries.reduce<T | undefined>(
    (top, entry) => (hits(entry) > (top ? hits(top) : 0) ? entry : top),
    undefined,
  )
  return best
}
