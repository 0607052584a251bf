import { and, type Column, eq, type SQL } from 'drizzle-orm'
import { flagsOf, type Visibility } from '../../contract/visibility.ts'

/** The rows of one visibility, of a table that keeps it in two columns. */
export function isOfVisibility(
  table: { isVisible: Column; isUnlisted: Column },
  visibility: Visibility,
): SQL | undefined {
  const flags = flagsOf({ visibility })
  // Of what is public the second column says nothing.
  if (flags.isVisible) return eq(table.isVisible, true)
  return and(eq(table.isVisible, false), eq(table.isUnlisted, flags.isUnlisted))
}
