/** What stands in quotes; an apostrophe within a word is none. */
const quotes = /["“„«]([^"“”„«»]+)["”“»]|(?<=^|[\s:,—–(])['‘]((?:[^'’]|['’](?=\p{L}))+)['’](?=$|[\s.,;:!?)])/gu

/** What the words of a motion let somebody say: all that stands in quotes, and the words around it. */
export function spokenIn(prompt: string): { line: string; around: string } {
  const lines: string[] = []
  const around = prompt.replace(quotes, (_, double: string | undefined, single: string | undefined) => {
    lines.push((double ?? single ?? '').trim())
    return ', '
  })
  const line = lines.filter((one) => /[\p{L}\p{N}]/u.test(one)).join(' ')
  // Quotes about nothing that could be said are none.
  return line === '' ? { line, around: prompt } : { line, around: around.replace(/(?:\s*[,:]\s*)+/g, ', ').trim() }
}
