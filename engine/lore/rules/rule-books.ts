import type { RuleSystem } from '../../../contract/enums.ts'
import { dnd5e } from './dnd5e/rule-book.ts'
import { pathfinder } from './pathfinder/rule-book.ts'
import type { RuleBook } from './rule-book.ts'

export const ruleBooks: Record<RuleSystem, RuleBook> = { DnD5e: dnd5e, Pathfinder: pathfinder }
