import type { StatsBlock } from '../../../contract/sheets/document.ts'

/** What one rule system knows of creatures' blocks. */
export interface RuleBook {
  /**
   * The block with fields changed by hand, by the rest of their key behind the block's: numbers that follow are worked
   * out anew, and a number that was itself changed stays as it was put. Text that is no number where one belongs is
   * passed over.
   */
  restat(block: StatsBlock, edits: Readonly<Record<string, string>>): StatsBlock
}
