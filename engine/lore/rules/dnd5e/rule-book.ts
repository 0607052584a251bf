import type { RuleBook } from '../rule-book.ts'

export const dnd5e: RuleBook = {
  restat: (block) => block,
}
