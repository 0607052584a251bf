import type { Sheet, SheetUpdate } from '../../contract/sheets.ts'

/** What was done to a sheet, and what takes it back. */
export interface Step {
  /** "Wants changed", for the undo button. */
  label: string
  update: SheetUpdate
  reverse: SheetUpdate
}

const isWithin = (key: string, part: string) => key === part || key.startsWith(`${part}.`)

/** The change that brings a sheet back from `update`; what was written by hand into a part rolled again comes back too. */
export function reverseOf(sheet: Pick<Sheet, 'edits' | 'rolls' | 'isVisible'>, update: SheetUpdate): SheetUpdate {
  const parts = Object.keys(update.rolls ?? {})
  const lost = Object.keys(sheet.edits).filter((key) => parts.some((part) => isWithin(key, part)))
  const touched = [...new Set([...Object.keys(update.edits ?? {}), ...lost])]
  return {
    ...(touched.length > 0 && { edits: Object.fromEntries(touched.map((key) => [key, sheet.edits[key] ?? null])) }),
    ...(parts.length > 0 && { rolls: Object.fromEntries(parts.map((part) => [part, sheet.rolls[part] ?? 0])) }),
    ...(update.isVisible !== undefined && { isVisible: sheet.isVisible }),
  }
}
