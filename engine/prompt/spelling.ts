/** Whether one letter more, less, other or swapped with its neighbour makes `a` into `b`; the first letter must agree. */
function oneSlip(a: string, b: string): boolean {
  if (a[0] !== b[0] || Math.abs(a.length - b.length) > 1 || a === b) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  const left = a.slice(start, a.length - end)
  const right = b.slice(start, b.length - end)
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right === left[1]! + left[0]!
}

/** Shorter words are too like each other for a slip to be told from a name. */
const LENGTH_MIN = 5

/** The one word of `known` that `word` is a slip of the pen away from ("tavren": tavern); undefined for none or several. */
export function corrected(word: string, known: Iterable<string>): string | undefined {
  if (word.length < LENGTH_MIN) return undefined
  let found: string | undefined
  for (const candidate of known) {
    if (candidate.length < LENGTH_MIN || !oneSlip(word, candidate)) continue
    if (found !== undefined) return undefined
    found = candidate
  }
  return found
}
