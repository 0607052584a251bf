import { classes } from '../ui/classes.ts'

/** More words than these are counted, not named. */
const NAMED_MAX = 10

/** The words of the prompt that the sheet made nothing of, as pictures tell theirs. */
export function UnusedWords({ words, className }: { words: readonly string[]; className?: string }) {
  if (words.length === 0) return null
  const named = words.slice(0, NAMED_MAX)
  const more = words.length - named.length
  return (
    <p className={classes('text-sm break-words text-ink3', className)}>
      <span className="font-medium">Not worked in:</span> {named.join(', ')}
      {more > 0 && ` and ${more} more`}
    </p>
  )
}
