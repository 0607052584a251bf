/**
 * Where in a scene something is: keys from the outermost on, parted by dots, `*` any place of a list. All beneath a path is meant
 * with it: "people.*.wrap" is a cloak with its colour. With a question mark at its end, whether it is there at all: "hair?" may come
 * or go, and is the same where it stays.
 */
export type Path = string

type Plain = Readonly<Record<string, unknown>>

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

type Fellows = readonly (readonly unknown[])[]

/** Lists of things that are described by more than numbers, and as long as each other: each has its fellows. */
function fellowsIn(lists: readonly unknown[]): Fellows | undefined {
  const [first] = lists
  const alike = (list: unknown) => Array.isArray(list) && Array.isArray(first) && list.length === first.length
  return lists.every((list) => alike(list) && (list as unknown[]).every(isPlain)) ? (lists as Fellows) : undefined
}

const leadsTo = (allowed: readonly string[], path: readonly string[]): boolean =>
  allowed.every((key, k) => key === '*' || key === path[k]) && allowed.length <= path.length

function isWithin(path: readonly string[], room: readonly Path[], comesOrGoes: boolean): boolean {
  return room.some((allowed) =>
    allowed.endsWith('?')
      ? comesOrGoes && leadsTo(allowed.slice(0, -1).split('.'), path)
      : leadsTo(allowed.split('.'), path),
  )
}

/**
 * What `kept` becomes when it is changed as `was` changed into `now`, where paths of `room` allow it: everything else stays as it is,
 * whatever chance made of it meanwhile. All three are scenes, or parts of them, as plain JSON; none is changed.
 */
export function grafted<T>(kept: T, was: T, now: T, room: readonly Path[]): T {
  const graft = (own: unknown, before: unknown, after: unknown, path: readonly string[]): unknown => {
    if (same(before, after)) return own
    if (isPlain(own) && isPlain(before) && isPlain(after)) {
      const made: Record<string, unknown> = {}
      for (const key of new Set([...Object.keys(own), ...Object.keys(after)])) {
        const value = graft(own[key], before[key], after[key], [...path, key])
        if (value !== undefined) made[key] = value
      }
      return made
    }
    const fellows = fellowsIn([own, before, after])
    if (fellows) {
      const [ones = [], befores = [], afters = []] = fellows
      return ones.map((value, k) => graft(value, befores[k], afters[k], [...path, String(k)]))
    }
    return isWithin(path, room, own === undefined || after === undefined) ? after : own
  }
  return graft(kept, was, now, []) as T
}
