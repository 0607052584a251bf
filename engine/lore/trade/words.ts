/** "a|b|c" as ways to say something. */
export const ways = (text: string): string[] =>
  text
    .split('|')
    .map((way) => way.trim())
    .filter((way) => way !== '')
