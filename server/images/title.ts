const TITLE_MAX = 60
/** Fewer characters than this do not stand for a longer sentence: "A red, …" is no title. */
const CLAUSES_MIN = 16

/** The title of a picture that came without words to make one from. */
export const UNTITLED = 'Untitled'

/** Words that nothing may end with. */
const DANGLING =
  /[\s,:]+(and|or|but|with|without|of|in|on|at|by|to|from|for|under|over|a|an|the|its|his|her|their|that|which|who)$/i

function withoutDangling(text: string): string {
  const shorter = text.replace(/[\s,:]+$/, '').replace(DANGLING, '')
  return shorter === text ? text : withoutDangling(shorter)
}

/** As many words as a title holds, with a mark that there were more. */
function cutAtWord(text: string): string {
  const words = text
    .slice(0, TITLE_MAX + 1)
    .replace(/\s+\S*$/, '')
    .slice(0, TITLE_MAX)
    // Never half of a character that takes two.
    .replace(/[\ud800-\udbff]$/, '')
  return `${withoutDangling(words)}…`
}

/** The whole clauses at the beginning that a title holds; undefined when they would say too little. */
function cutAtClause(text: string): string | undefined {
  const whole = withoutDangling(text.slice(0, TITLE_MAX + 1).replace(/[,:](?=\s|$)[^,:]*$/, ''))
  return whole.length >= CLAUSES_MIN && whole.length <= TITLE_MAX ? whole : undefined
}

/** A title from a prompt: its first sentence with a capital and without a leading article, cut at a clause or a word. */
export function titleOf(prompt: string): string {
  const sentence =
    prompt
      .trim()
      .split(/;|\n|[.!?]+(?=\s|$)/)
      .find((part) => part.trim() !== '')
      ?.trim() ?? prompt.trim()
  const bare = sentence.replace(/^(an?|the|some)\s+/i, '').replace(/\s+/g, ' ')
  const short = bare.length <= TITLE_MAX ? bare : (cutAtClause(bare) ?? cutAtWord(bare))
  return short.charAt(0).toUpperCase() + short.slice(1)
}
