/** Lines written as one: a couplet, a quatrain. Each line may be said in several ways. */
export interface Unit {
  /** What it is for: "being", "sea", "sad"; without tags it is for anything. */
  tags: readonly string[]
  lines: readonly (readonly string[])[]
}

function unitOf(text: string): Unit {
  const rows = text.split('\n').map((row) => row.trim())
  const [first = ''] = rows
  const tags = first.startsWith('@') ? first.slice(1).split(' ') : []
  return { tags, lines: rows.slice(tags.length > 0 ? 1 : 0).map((row) => row.split(' / ')) }
}

/**
 * Units as they are written down: blank lines between them, " / " between ways to say a line, "@sea sad" above those that
 * are for something.
 */
export const units = (text: string): Unit[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map(unitOf)

/** A story in stanzas: for each place in it the stanzas that may stand there. */
export interface Story {
  name: string
  tags: readonly string[]
  stanzas: readonly (readonly Unit[])[]
}

/** A story as it is written down: "@being" above it, a line of "~" between stanzas of which one is told. */
export function story(name: string, text: string): Story {
  const [head = '', ...rest] = text.trim().split('\n')
  const tags = head.startsWith('@') ? head.slice(1).split(' ') : []
  const body = tags.length > 0 ? rest.join('\n') : text
  const stanzas = body
    .trim()
    .split(/\n\s*\n/)
    .map((place) => place.split(/\n\s*~\s*\n/).map((each) => unitOf(each.trim())))
  return { name, tags, stanzas }
}
