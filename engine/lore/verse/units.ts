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

/** A place in a story: the stanzas that may stand there. */
export interface Place {
  ways: readonly Unit[]
  /** The place, counted from 0, whose choice it follows: told the second way there, it is told the second way here. */
  follows?: number
}

/** A story in stanzas. */
export interface Story {
  name: string
  tags: readonly string[]
  stanzas: readonly Place[]
}

const BETWEEN = /\n\s*~(\d?)\s*\n/

function placeOf(text: string): Place {
  const parts = text.split(BETWEEN)
  const ways = parts.filter((_, at) => at % 2 === 0).map((each) => unitOf(each.trim()))
  const follows = parts.find((part, at) => at % 2 === 1 && part !== '')
  return follows ? { ways, follows: Number(follows) - 1 } : { ways }
}

/**
 * A story as it is written down: "@being" above it, a line of "~" between stanzas of which one is told; "~2" where it goes by
 * which was told at the second place.
 */
export function story(name: string, text: string): Story {
  const [head = '', ...rest] = text.trim().split('\n')
  const tags = head.startsWith('@') ? head.slice(1).split(' ') : []
  const body = tags.length > 0 ? rest.join('\n') : text
  const stanzas = body
    .trim()
    .split(/\n\s*\n/)
    .map(placeOf)
  return { name, tags, stanzas }
}
