/** What is true in a piece, what is not, and what comes of it tonight: ways to say each, of which one is told. */
export interface Notes {
  truth: readonly string[]
  false: readonly string[]
  hook: readonly string[]
}
