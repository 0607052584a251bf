import type { Token } from '../../prompt/tokens.ts'
import type { Term } from './term.ts'

/** The words of a prompt. */
export interface Text {
  tokens: readonly Token[]
  /** Each without its endings. */
  stems: readonly string[]
  /** What each may mean by itself. */
  alone: readonly (readonly Term[])[]
}

/** Tokens that are a phrase, and what it may mean. */
export interface Way {
  own: number[]
  options: Term[]
}

/** Where a phrase begins that means something. */
export interface Candidate {
  /** What it may be, the longest first. */
  ways: Way[]
  /** The tokens that it is made of: "glides [slowly] left". */
  own: number[]
  first: number
  last: number
  /** Tokens of its denial: before it, or after. */
  denial: number[]
  chosen?: Term | undefined
}

/** Whether a part of a sentence, or a sentence, begins with a token. */
export const parts = ({ gap }: Token) => gap === 'stop' || gap === 'comma'

/** A word without its endings, so that "flickering", "flickers" and "flicker" are one. */
export function stem(word: string): string {
  let made = word.replace(/'s$/, '').replace(/(ies)$/, 'y')
  made = made.replace(/(ing|ed|es|s)$/, '')
  if (made.length < 3) made = word
  return made.replace(/(.)\1$/, '$1').replace(/e$/, '')
}
