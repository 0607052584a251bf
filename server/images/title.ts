const TITLE_MAX = 60

/** The title of a picture that came without words to make one from. */
export const UNTITLED = 'Untitled'

/** A title from a prompt: its first clause with a capital and without a leading article, cut at a word. */
export function titleOf(prompt: string): string {
  const clause =
    prompt
      .trim()
      .split(/[,.;:!?\n]/)[0]
      ?.trim() || prompt.trim()
  const bare = clause.replace(/^(an?|the|some)\s+/i, '').replace(/\s+/g, ' ')
  const short =
    bare.length <= TITLE_MAX
      ? bare
      : `${bare
          .slice(0, TITLE_MAX + 1)
          .replace(/\s+\S*$/, '')
          .slice(0, TITLE_MAX)
          // Never half of a character that takes two.
          .replace(/[\ud800-\udbff]$/, '')}…`
  return short.charAt(0).toUpperCase() + short.slice(1)
}
