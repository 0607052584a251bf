import { type Axis, axes, coversByDefault } from './axes.ts'
import { categoryFacts, type ImageCategory, imageCategories } from './categories.ts'
import type { RuleSystem } from './enums.ts'
import { type SheetKind, sheetKindFacts, sheetKinds } from './sheets/kinds.ts'

// What people write into a gallery's search, read the same by the server, which looks for it, and by the browser, which shows
// what each part of it means. Nothing here throws: what is not understood is told, with what may have been meant.

/** Longest search, characters. */
export const SEARCH_MAX = 200
/** Most parts of one search; what comes after them is not read. */
const PARTS_MAX = 24

export const searchShapes = ['square', 'portrait', 'landscape'] as const
type Shape = (typeof searchShapes)[number]

export const searchCounts = ['votes', 'likes', 'comments'] as const
type Count = (typeof searchCounts)[number]
export const comparisons = ['>=', '<=', '>', '<', '='] as const
export type Comparison = (typeof comparisons)[number]

/** What is searched: pictures, or the workshop's sheets, which have other filters. */
export type Searched = 'works' | 'sheets'

/** One condition of a search. */
export type Condition =
  | { by: 'words'; words: readonly string[] }
  | { by: 'phrase'; text: string }
  | { by: 'type'; categories: readonly ImageCategory[] }
  | { by: 'model'; names: readonly string[] }
  | { by: 'creator'; name: string }
  | { by: 'tag'; tag: string }
  | { by: 'shape'; shape: Shape }
  /** Squares of a battle map. */
  | { by: 'squares'; columns: number; rows: number }
  /** Px. */
  | { by: 'pixels'; width: number; height: number }
  | { by: 'count'; of: Count; is: Comparison; number: number }
  /** From a day on, or before it: 2026-01-31. */
  | { by: 'time'; from?: string; before?: string }
  | { by: 'nsfw' }
  /** Works with some of it on them, or much. */
  | { by: 'axis'; axis: Axis }
  /** Of sheets alone. */
  | { by: 'sheetKind'; kinds: readonly SheetKind[] }
  | { by: 'system'; systems: readonly RuleSystem[] }

/** A stretch of what was written. */
export interface SearchPart {
  /** Where it stands: characters from the beginning, the last one excluded. */
  from: number
  to: number
  text: string
  /** Works that answer it are left out. */
  isNot: boolean
  /** What it asks for; absent where it was not understood, and is left out of the search. */
  condition?: Condition
  /** In words: "Battlemaps", "by mira", "not understood: there are no works of the kind weather". */
  says: string
  /** What may have been meant, to stand in its place. */
  instead: readonly string[]
}

export interface ReadSearch {
  parts: SearchPart[]
  /** Whether it is nothing but words, as most searches are. */
  isPlain: boolean
}

type Reading = { condition: Condition; says: string } | { wrong: string; instead?: readonly string[] }

interface Filter {
  /** Its names; the first is the one that is told. */
  names: readonly [string, ...string[]]
  /** For the help beside the search. */
  example: string
  means: string
  read(value: string, is: Comparison): Reading
}

const lower = (text: string) => text.normalize('NFKC').toLowerCase()

/** How many letters must be changed, added, left out or exchanged with their neighbour to make one word of the other. */
export function stepsBetween(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, n) => n)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      next.push(least)
    }
    before = row
    row = next
  }
  return row[other.length] ?? 0
}

/** Those of the known words that one is like, the likest first; three at most. */
export function alike(word: string, known: readonly string[]): string[] {
  const asked = lower(word)
  const most = Math.max(1, Math.floor(asked.length / 3))
  return known
    .map((name) => ({ name, steps: name.startsWith(asked) && asked.length > 1 ? 0 : stepsBetween(asked, name) }))
    .filter(({ steps }) => steps <= most)
    .sort((a, b) => a.steps - b.steps)
    .slice(0, 3)
    .map(({ name }) => name)
}

/** What each kind of picture may be called in a search: its name, its plural, and the shorter words that people use. */
const kindWords = new Map<string, ImageCategory>(
  imageCategories.flatMap((category) => {
    const { type, label, plural } = categoryFacts[category]
    return [category, type, label, plural].map((name) => [lower(name), category] as const)
  }),
)
const shortNames: Partial<Record<string, ImageCategory>> = {
  map: 'battlemaps',
  maps: 'battlemaps',
  'battle-map': 'battlemaps',
  town: 'townmaps',
  city: 'townmaps',
  'town-map': 'townmaps',
  person: 'characters',
  pc: 'characters',
  creature: 'monsters',
  scenery: 'landscapes',
}
const kindOf = (name: string) => kindWords.get(lower(name)) ?? shortNames[lower(name)]
/** The word for a kind in a search. */
export const kindWord = (category: ImageCategory) => lower(categoryFacts[category].type)

const list = (values: readonly string[]) => values.join(' or ')
const split = (value: string) =>
  value
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')

function readKinds(value: string): Reading {
  const names = split(value)
  const unknown = names.find((name) => kindOf(name) === undefined)
  if (unknown !== undefined || names.length === 0) {
    const known = imageCategories.map(kindWord)
    return {
      wrong: `there are no works of the kind “${unknown ?? ''}”`,
      instead: unknown === undefined ? known.slice(0, 3) : alike(unknown, known),
    }
  }
  const categories = names.flatMap((name) => kindOf(name) ?? [])
  return {
    condition: { by: 'type', categories },
    says: list(categories.map((category) => categoryFacts[category].plural)),
  }
}

/** What "is" is said of beside kinds: the NSFW mark, and what is on a picture. */
function readMark(value: string): Reading | undefined {
  if (value === 'nsfw') return { condition: { by: 'nsfw' }, says: 'marked as NSFW, for members' }
  const axis = axes.find((known) => known === value)
  if (axis === undefined) return undefined
  const isHidden = coversByDefault[axis] === 1
  return {
    condition: { by: 'axis', axis },
    says: `with ${axis} on them${isHidden ? ', for members' : ''}`,
  }
}

const sheetKindWords = new Map<string, SheetKind>(
  sheetKinds.flatMap((kind) => {
    const { label, plural } = sheetKindFacts[kind]
    return [kind, label, plural].map((name) => [lower(name), kind] as const)
  }),
)

function readSheetKinds(value: string): Reading {
  const names = split(value).map(lower)
  const unknown = names.find((name) => !sheetKindWords.has(name))
  if (unknown !== undefined || names.length === 0)
    return {
      wrong: `there are no sheets of the kind “${unknown ?? ''}”`,
      instead: unknown === undefined ? sheetKinds.slice(0, 3) : alike(unknown, sheetKinds),
    }
  const kinds = names.flatMap((name) => sheetKindWords.get(name) ?? [])
  return { condition: { by: 'sheetKind', kinds }, says: list(kinds.map((kind) => sheetKindFacts[kind].plural)) }
}

const systemWords: Readonly<Record<string, RuleSystem>> = {
  dnd5e: 'DnD5e',
  dnd: 'DnD5e',
  '5e': 'DnD5e',
  'd&d': 'DnD5e',
  pathfinder: 'Pathfinder',
  pf: 'Pathfinder',
  pf2: 'Pathfinder',
  pf2e: 'Pathfinder',
}
const systemLabels: Readonly<Record<RuleSystem, string>> = { DnD5e: 'D&D 5e', Pathfinder: 'Pathfinder' }

function readSystem(value: string): Reading {
  const names = split(value).map(lower)
  const systems = names.flatMap((name) => systemWords[name] ?? [])
  return systems.length === 0 || systems.length < names.length
    ? { wrong: 'a system is dnd5e or pathfinder', instead: ['dnd5e', 'pathfinder'] }
    : { condition: { by: 'system', systems }, says: `for ${list(systems.map((system) => systemLabels[system]))}` }
}

const readModel =
  (what: string) =>
  (value: string): Reading => {
    const names = split(value).map(lower)
    return names.length === 0
      ? { wrong: `it names no ${what}` }
      : { condition: { by: 'model', names }, says: `${what} ${list(names)}` }
  }

function readSize(value: string): Reading {
  const found = /^(\d{1,5})[x×*](\d{1,5})(px)?$/i.exec(value)
  if (!found) return { wrong: 'a size is two numbers, such as 30x20', instead: ['30x20'] }
  const [across, down] = [Number(found[1]), Number(found[2])]
  // No map has so many squares, and no picture so few px.
  return found[3] || Math.max(across, down) > 250
    ? { condition: { by: 'pixels', width: across, height: down }, says: `${across} × ${down} px` }
    : { condition: { by: 'squares', columns: across, rows: down }, says: `maps of ${across} × ${down} squares` }
}

function readShape(value: string): Reading {
  const shape = searchShapes.find((known) => known === lower(value))
  return shape
    ? { condition: { by: 'shape', shape }, says: `${shape} pictures` }
    : { wrong: 'a shape is square, portrait or landscape', instead: alike(value, searchShapes) }
}

const inWords: Record<Comparison, string> = {
  '>': 'more than',
  '<': 'fewer than',
  '>=': 'at least',
  '<=': 'at most',
  '=': 'exactly',
}

const readCount =
  (of: Count) =>
  (value: string, is: Comparison): Reading => {
    const number = /^-?\d{1,9}$/.test(value) ? Number(value) : undefined
    return number === undefined
      ? { wrong: `how many ${of} is a number`, instead: ['10'] }
      : { condition: { by: 'count', of, is, number }, says: `${inWords[is]} ${number} ${of}` }
  }

const pad = (number: number, digits = 2) => String(number).padStart(digits, '0')
const dayOf = (year: number, month: number, date: number) => `${pad(year, 4)}-${pad(month)}-${pad(date)}`

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** The day after a day, a month or a year of which this is the last. */
function next(year: number, month: number, date: number): string {
  if (date < daysIn(year, month)) return dayOf(year, month, date + 1)
  return month < 12 ? dayOf(year, month + 1, 1) : dayOf(year + 1, 1, 1)
}

/** A day, a month or a year: its first day, and the day after its last. */
function timeOf(value: string): { from: string; to: string } | undefined {
  const found = /^(\d{4})(?:-(\d{1,2}))?(?:-(\d{1,2}))?$/.exec(value)
  if (!found) return undefined
  const year = Number(found[1])
  const [first, last] = found[2] ? [Number(found[2]), Number(found[2])] : [1, 12]
  if (year < 1970 || year > 9998 || first < 1 || first > 12) return undefined
  const [from, to] = found[3] ? [Number(found[3]), Number(found[3])] : [1, daysIn(year, last)]
  if (from < 1 || to > daysIn(year, last)) return undefined
  return { from: dayOf(year, first, from), to: next(year, last, to) }
}

const readTime =
  (which: 'since' | 'before' | 'made') =>
  (value: string): Reading => {
    const time = timeOf(value)
    if (!time) return { wrong: 'a time is a year, a month or a day, such as 2026-01', instead: ['2026', '2026-01'] }
    const { from, to: before } = time
    if (which === 'since') return { condition: { by: 'time', from }, says: `made since ${from}` }
    if (which === 'before') return { condition: { by: 'time', before: from }, says: `made before ${from}` }
    return { condition: { by: 'time', from, before }, says: `made in ${value}` }
  }

const madeBy: Filter = {
  names: ['by', 'creator', 'user', 'from'],
  example: 'by:mira',
  means: 'whose work it is',
  read: (value) => {
    const name = lower(value).replace(/^@/, '')
    return /^[\p{L}\p{N}_.-]{1,60}$/u.test(name)
      ? { condition: { by: 'creator', name }, says: `by ${name}` }
      : { wrong: 'a creator has a name of letters, digits, dots and underlines' }
  },
}

const counts: readonly Filter[] = searchCounts.map(
  (of): Filter => ({
    names: [of],
    example: `${of}>10`,
    means: { votes: 'upvotes less downvotes', likes: 'likes', comments: 'comments' }[of],
    read: readCount(of),
  }),
)

const times: readonly Filter[] = [
  { names: ['since', 'after'], example: 'since:2026-01', means: 'made then or later', read: readTime('since') },
  { names: ['before', 'until'], example: 'before:2026', means: 'made before then', read: readTime('before') },
  { names: ['made', 'on'], example: 'made:2026-11', means: 'made in that year, month or day', read: readTime('made') },
]

/** Every filter for pictures, in the order the help tells them. */
export const searchFilters: readonly Filter[] = [
  {
    names: ['type', 'kind', 'category'],
    example: 'type:battlemap',
    means: 'works of a kind; several after commas',
    read: (value) => readMark(lower(value)) ?? readKinds(value),
  },
  {
    names: ['is'],
    example: 'is:gore',
    means: 'with gore, horror or nudity on them, or marked nsfw; a minus leaves such works out',
    read: (value) => readMark(lower(value)) ?? readKinds(value),
  },
  { names: ['style'], example: 'style:inked', means: 'in a style of the built-in engine', read: readModel('style') },
  { names: ['model'], example: 'model:painted', means: 'made by a model', read: readModel('model') },
  madeBy,
  {
    names: ['tag'],
    example: 'tag:dungeon',
    means: 'tagged so by its owner',
    read: (value) => {
      const tag = lower(value).replace(/^#/, '').replaceAll('_', ' ').trim()
      return tag === '' ? { wrong: 'it names no tag' } : { condition: { by: 'tag', tag }, says: `tagged “${tag}”` }
    },
  },
  ...counts,
  { names: ['size', 'squares'], example: 'size:30x20', means: 'squares of a battle map, or px', read: readSize },
  { names: ['shape'], example: 'shape:portrait', means: 'square, portrait or landscape', read: readShape },
  ...times,
]

/** Those of sheets: what only pictures have is none of theirs. */
export const sheetSearchFilters: readonly Filter[] = [
  {
    names: ['kind', 'type', 'category', 'is'],
    example: 'kind:tavern',
    means: 'sheets of a kind; several after commas',
    read: readSheetKinds,
  },
  madeBy,
  {
    names: ['system', 'rules', 'for'],
    example: 'system:pathfinder',
    means: 'for D&D 5e or Pathfinder',
    read: readSystem,
  },
  ...counts,
  ...times,
]

const filtersOf: Readonly<Record<Searched, readonly Filter[]>> = { works: searchFilters, sheets: sheetSearchFilters }
const namesOf = (of: Searched) => filtersOf[of].flatMap(({ names }) => names)
const filterOf = (name: string, of: Searched = 'works') =>
  filtersOf[of].find(({ names }) => names.some((known) => known === lower(name)))

/** The words of a text: letters and digits alone, so that nothing anybody types is read as more than it is. */
export const wordsIn = (text: string): string[] => text.normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? []

/** A quoted text, a name with a comparison and what it is compared to, or a word; each may be denied by a minus before it. */
const piece = /(-?)(?:"([^"]*)"?|([\p{L}]+)(:|>=|<=|>|<|=)(?:"([^"]*)"?|(\S*))|(\S+))/gu

/** What somebody has written into the search of works, or of sheets. */
export function readSearch(written: string, of: Searched = 'works'): ReadSearch {
  const text = written.slice(0, SEARCH_MAX)
  const parts: SearchPart[] = []
  for (const found of text.matchAll(piece)) {
    if (parts.length === PARTS_MAX) break
    const part = partOf(found, of)
    if (part) parts.push(part)
  }
  return {
    parts,
    isPlain: parts.every(({ condition, isNot }) => condition?.by === 'words' && !isNot),
  }
}

function partOf(found: RegExpExecArray, of: Searched): SearchPart | undefined {
  const [text, minus, phrase, name, sign, quoted, bare, word] = found
  const at = { from: found.index, to: found.index + text.length, text, isNot: minus === '-' }
  const not = at.isNot ? 'not ' : ''
  const understood = (condition: Condition, says: string): SearchPart => ({
    ...at,
    condition,
    says: `${not}${says}`,
    instead: [],
  })
  if (phrase !== undefined) {
    const words = wordsIn(phrase)
    if (words.length === 0) return undefined
    return understood({ by: 'phrase', text: words.join(' ') }, `exactly “${words.join(' ')}”`)
  }
  if (name !== undefined && sign !== undefined) {
    const value = quoted ?? bare ?? ''
    const filter = filterOf(name, of)
    const lead = `${minus}${name}${sign}`
    if (!filter) {
      const other = of === 'works' ? 'sheets' : 'works'
      if (value !== '' && filterOf(name, other))
        return { ...at, says: `not understood: ${of} have no ${lower(name)}; ${other} have`, instead: [] }
      // A sentence's colon: "note:" or "1:2" is only words.
      const words = wordsIn(text)
      const names = alike(name, namesOf(of))
      if (names.length === 0 || value === '') return plain(words)
      return {
        ...at,
        says: `not understood: there is no filter “${name}”`,
        instead: names.map((known) => `${minus}${known}${sign}${value}`),
      }
    }
    const read = filter.read(value, sign === ':' ? '=' : (sign as Comparison))
    if ('condition' in read) return understood(read.condition, read.says)
    return {
      ...at,
      says: `not understood: ${read.wrong}`,
      instead: (read.instead ?? []).map((other) => `${lead}${other}`),
    }
  }
  return plain(wordsIn(word ?? ''))

  function plain(words: string[]): SearchPart | undefined {
    if (words.length === 0) return undefined
    const said = words.join(' ')
    return understood({ by: 'words', words }, at.isNot ? `the word “${said}”` : `“${said}”`)
  }
}

/** Every plain word that is looked for, and where in what was written it stands. */
export function plainlyWritten({ parts }: ReadSearch): { word: string; from: number; to: number }[] {
  return parts.flatMap(({ condition, isNot, text, from }) => {
    if (isNot || condition?.by !== 'words') return []
    return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
      word,
      from: from + index,
      to: from + index + word.length,
    }))
  })
}

/** The same search with one part written otherwise; '' takes it out. */
export function withPart(written: string, { from, to }: Pick<SearchPart, 'from' | 'to'>, instead: string): string {
  return `${written.slice(0, from)}${instead}${written.slice(to)}`.replace(/\s+/g, ' ').trim()
}

/** The value of a filter as it is written: quoted where it has spaces. */
const spelt = (value: string) => (/\s/.test(value) ? `"${value}"` : value)

/** The same search with this filter, in place of what it said of it; without a value: with none. */
export function withFilter(written: string, name: string, value: string, sign = ':'): string {
  const filter = filterOf(name)
  const others = readSearch(written).parts.filter(({ text, isNot }) => {
    const its = /^([\p{L}]+)(?::|>=|<=|>|<|=)/u.exec(text)?.[1]
    return isNot || its === undefined || filterOf(its) !== filter
  })
  const kept = others.map(({ text }) => text)
  return (value === '' ? kept : [...kept, `${name}${sign}${spelt(value)}`]).join(' ')
}

/** What the search says of a filter, as it is written there; '' where it says nothing. */
export function valueIn(written: string, name: string): string {
  const filter = filterOf(name)
  for (const { text, isNot } of readSearch(written).parts) {
    const found = /^([\p{L}]+)(?::|>=|<=|>|<|=)"?([^"]*)"?$/u.exec(text)
    if (!isNot && found?.[1] && filterOf(found[1]) === filter) return found[2] ?? ''
  }
  return ''
}

/** What each part of a search is told to mean. */
export const explainedOf = ({ parts }: ReadSearch) =>
  parts.map(({ from, to, text, condition, says, instead }) => ({
    from,
    to,
    text,
    isUnderstood: condition !== undefined,
    says,
    instead: [...instead],
  }))
