import type { ImageCategory } from '../../contract/categories.ts'
import { PROMPT_MAX } from '../../contract/limits.ts'
import { withWords } from './advice.ts'
import type { Mention } from './brief.ts'
import type { Lexicon } from './lexicon.ts'
import type { Description, Told } from './mentions.ts'
import type { Span } from './spans.ts'
import { subjectOf } from './subject.ts'
import { toldIn } from './understand.ts'

/** How a category's words exclude each other. */
export interface Amending {
  category: ImageCategory
  lexicon: Lexicon
  /** What of a picture a concept fills, where there is one of it: "headwear" for a crown. Left out: nothing but its own name. */
  slotOf?: (concept: string, facet: Mention['facet']) => string | undefined
  /** Whether a bare description ("red", "of bronze") is said of the subject itself. */
  describesSubject?: boolean
}

/** There is one hour, one weather, one season, one age and one mood to a picture. */
const single: ReadonlySet<string> = new Set(['time', 'weather', 'season', 'mood'])
const ages: ReadonlySet<string> = new Set(['young', 'adult', 'old', 'ancient'])

/** Words before a thing that go with it: "in the", ", under a". */
const leading =
  /(?:,\s*)?(?:\b(?:and|at|in|under|by|during|on|with|through|amid|of|beneath|wearing|against|a|an|the|his|her|its|their)\s+)*$/i

type Part = Told | Description

/** Takes stretches out of a text and puts others in, last first. */
function rewritten(text: string, changes: readonly (Span & { words: string })[]): string {
  let made = text
  for (const { from, to, words } of [...changes].sort((a, b) => b.from - a.from))
    made = words === '' ? without(made, from, to) : withWords(made, from, to, words)
  return tidied(made)
}

/** "A young elf" is "an elf" when nothing is said of its age. */
function without(text: string, from: number, to: number): string {
  const next = /^\s*([\p{L}'’-]+)/u.exec(text.slice(to))
  return next ? withWords(text, from, to + next[0].length, next[1]!) : text.slice(0, from) + text.slice(to)
}

const tidied = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;])/g, '$1')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/^[\s,.;]+|[\s,;]+$/g, '')
    .replace(/\b(?:and|with|in|at|under|by)$/i, '')
    .trim()

function slotFor({ slotOf }: Amending, { concept, facet }: Pick<Mention, 'concept' | 'facet'>): string {
  if (single.has(facet)) return facet
  if (ages.has(concept)) return 'age'
  return slotOf?.(concept, facet) ?? `the ${concept}`
}

/** The words of a thing with what describes it: "long red cloak". */
const phraseOf = (text: string, { described, spans }: Told, dropped: readonly Description[] = []): string =>
  [...new Set(described.filter((one) => !dropped.includes(one)).map(({ from, to }) => text.slice(from, to)))]
    .concat(spans.map(({ from, to }) => text.slice(from, to)))
    .join(' ')

/** Where a thing's words and those before them that only lead up to it stand. */
function wholeSpan(text: string, from: number, to: number): Span {
  // "A stormy sea": what it is said of stays, and its article.
  if (/^\s+(?!(?:and|at|in|under|by|during|on|with|through|of|before|behind)\b)\p{L}/iu.test(text.slice(to)))
    return { from, to }
  const lead = leading.exec(text.slice(0, from))?.[0].length ?? 0
  return { from: from - lead, to }
}

/**
 * A prompt with a change of it: "a dwarf in a blue cloak at noon" and "red cloak, at night" bring "a dwarf in a red cloak, at
 * night". What the change says of a thing that is there is put in that thing's place, what it excludes is taken out, and the rest
 * stands at the end. The same texts bring the same; never longer than prompts may be.
 */
export function amended(amending: Amending, prompt: string, change: string): string {
  const { category, lexicon } = amending
  const old = toldIn(category, lexicon, prompt)
  const told = toldIn(category, lexicon, change)
  const changes: (Span & { words: string })[] = []
  const taken = new Set<Part>()
  const placed = new Set<Told>()
  const subject = old.find(({ mention }) => mention === subjectOf(old))

  for (const one of told) {
    const slot = slotFor(amending, one.mention)
    const isDescribing = ['colour', 'material'].includes(one.entry.facet) || one.entry.role === 'description'
    if (isDescribing && amending.describesSubject && subject && !ages.has(one.entry.concept)) {
      const alike = subject.described.filter(({ entry }) => entry.facet === one.entry.facet)
      for (const part of alike) if (!taken.has(part)) changes.push({ from: part.from, to: part.to, words: '' })
      for (const part of alike) taken.add(part)
      changes.push({ from: subject.start, to: subject.start, words: `${change.slice(one.start, one.end)} ` })
      placed.add(one)
      continue
    }
    for (const before of old) {
      if (taken.has(before)) continue
      const described = before.described.filter((part) => !taken.has(part) && slotFor(amending, part.entry) === slot)
      for (const part of described) {
        taken.add(part)
        changes.push({ from: part.from, to: part.to, words: '' })
      }
      if (slotFor(amending, before.mention) !== slot) continue
      taken.add(before)
      if (single.has(before.entry.facet) || slot === 'age') {
        changes.push({ ...wholeSpan(prompt, before.from, before.to), words: '' })
        continue
      }
      const isSame = before.entry.concept === one.entry.concept
      const facets = new Set(one.described.map(({ entry }) => entry.facet))
      const gone = before.described.filter(({ entry }) => !isSame || facets.has(entry.facet))
      for (const part of gone) {
        if (taken.has(part)) continue
        taken.add(part)
        changes.push({ from: part.from, to: part.to, words: '' })
      }
      if (placed.has(one)) changes.push({ ...wholeSpan(prompt, before.from, before.to), words: '' })
      else changes.push({ from: before.start, to: before.end, words: phraseOf(change, one) })
      placed.add(one)
    }
  }
  const rest = restOf(change, told, placed)
  const made = rewritten(prompt, outermost(changes))
  return (rest === '' ? made : made === '' ? rest : `${made}, ${rest}`).slice(0, PROMPT_MAX)
}

/** Without what is taken out of a stretch that is replaced as a whole: "black" of "forked black beard". */
const outermost = <C extends Span & { words: string }>(changes: readonly C[]): C[] =>
  changes.filter(
    ({ from, to, words }) =>
      words !== '' ||
      !changes.some((other) => other.from <= from && to <= other.to && other.to - other.from > to - from),
  )

/** What of a change found no place in the prompt, as it was said. */
function restOf(change: string, told: readonly Told[], placed: ReadonlySet<Told>): string {
  if (placed.size === 0) return change.trim()
  const shown = told.filter((one) => !one.hidden || placed.has(one))
  if (shown.every((one) => placed.has(one))) return ''
  const gone = [...placed].flatMap((one) => [
    { ...wholeSpan(change, one.from, one.to), words: '' },
    ...one.described.map(({ from, to }) => ({ from, to, words: '' })),
  ])
  return rewritten(change, merged(gone))
}

/** Stretches that overlap, as one each. */
function merged(spans: readonly (Span & { words: string })[]): (Span & { words: string })[] {
  const made: (Span & { words: string })[] = []
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const last = made.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else made.push({ ...span })
  }
  return made
}

/** A prompt without what some words name in it, and which says so: "a dwarf at a table" without "the table". */
export function amendedWithout(amending: Amending, prompt: string, words: string): string {
  const { category, lexicon } = amending
  const named = new Set(toldIn(category, lexicon, words).map(({ entry }) => entry.concept))
  const gone = toldIn(category, lexicon, prompt)
    .filter(
      ({ entry, mention }) => named.has(entry.concept) && mention !== subjectOf(toldIn(category, lexicon, prompt)),
    )
    .map(({ from, to }) => ({ ...wholeSpan(prompt, from, to), words: '' }))
  const made = rewritten(prompt, merged(gone))
  const denial = `no ${words.replace(/^(?:the|a|an|his|her|their|its|any|all)\s+/i, '')}`
  return (made === '' ? denial : `${made}, ${denial}`).slice(0, PROMPT_MAX)
}
