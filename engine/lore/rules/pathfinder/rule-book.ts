import type { RuleBook } from '../rule-book.ts'

export const pathfinder: RuleBook = {
  restat: (block) => block,
}
