/** What to say of a search that nothing answers. */
export function missed(q: string, what: string): string {
  if (!/[\p{L}\p{N}]/u.test(q)) return `“${q}” has no word in it to look for. Try a word or two.`
  return `${what} answer “${q}”. Try fewer words or filters, or others.`
}
