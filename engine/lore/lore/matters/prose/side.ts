/** What the notes beside a piece, and the papers of its world, say of what it tells. */
export interface Side {
  /** Whole sentences: what can be shown to be so. */
  truth: readonly string[]
  /** What was otherwise than it is told. */
  false: readonly string[]
  /** What somebody is hired for, after "to": "find the bond before #B# does". */
  task: readonly string[]
  /** What happens otherwise, as a sentence without its full stop. */
  otherwise: readonly string[]
}

export const list = (text: string) => text.trim().split(/\s*\n\s*/)
