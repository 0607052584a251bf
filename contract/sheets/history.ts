import type { Section, SheetRolls } from './document.ts'

/** What stood where something of a sheet was changed; put back, it takes the change back. */
export interface SheetStep {
  /** What was done, for the undo button: "Wants changed". */
  label: string
  /** Fields by key; null: not changed by hand. */
  edits?: Record<string, string | null>
  rolls?: SheetRolls
  /** Sections as the workshop had written them. */
  sections?: Section[]
}

/**
 * Changes that can be taken back, the last one last, and such as were taken back and can be done again, the next one last.
 * Being shown or hidden is none of them: whoever takes back words a day later must not show everybody what they hid.
 */
export interface SheetHistory {
  past: SheetStep[]
  future: SheetStep[]
}
