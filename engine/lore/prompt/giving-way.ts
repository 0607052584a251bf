import type { SheetKind } from '../../../contract/sheets/kinds.ts'
import type { Span } from '../../prompt/spans.ts'
import { articleFor } from '../grammar/article.ts'
import { axes } from './gainsaid.ts'

/*
 * A choice of the form has the last word over the prompt: "a cheerful elf bard" for whom a dwarf was chosen is a dwarf. What
 * the prompt says otherwise is put right before any writer reads it, or the sheet would say both.
 */

/** A sort of words that a choice may gainsay. */
export interface Axis {
  /** The choice's name in the request. */
  choice: string
  /** Words that say something of it. The first group, if there is one, is what they say; else it is all of them. */
  says: RegExp
  /** Which option they ask for; undefined: none, they are about something else. */
  asks(said: string, found: string): string | undefined
  /** What stands in their place when another option was chosen. */
  instead(chosen: string, said: string): string
  /** Whether an option is one that somebody chose, and not what a form begins with. */
  isChosen?(option: string): boolean
  /** Of everything in the prompt, not of the one it is about alone: levels, alignments. */
  isAnywhere?: true
  /** The first of them alone is about it: "a village near a city". */
  isOnce?: true
}

interface Found extends Span {
  axis: Axis
  said: string
  asks: string
}

/** What begins something said about others, or about what the one in question has and does. */
const clause =
  /(?<![\p{L}\p{N}])(?:who|whose|that|which|with|without|wearing|carrying|holding|but|near|outside|beyond|under|for|about|like|as|to|from|run|kept|owned|ruled|led|haunted|hunted|hated|loved|called|named)(?![\p{L}\p{N}])/iu
const sentence = /[;:.!?–—]/
const comma = /[,;:.!?–—]/
/** Of somebody one says more behind a comma, of a place where it lies. */
const places: ReadonlySet<SheetKind> = new Set(['shop', 'tavern', 'settlement'])

/** As long as the text, with nothing in quotation marks: names are nobody's to change. */
const unquoted = (text: string) => text.replace(/["“][^"”]*["”]/g, (quoted) => ' '.repeat(quoted.length))

function* foundOf(axis: Axis, text: string): Generator<Found> {
  for (const match of text.matchAll(new RegExp(axis.says, 'giu'))) {
    const said = (match[1] ?? match[0]).toLowerCase()
    const asks = axis.asks(said, match[0].toLowerCase())
    if (asks !== undefined) yield { axis, said, asks, from: match.index, to: match.index + match[0].length }
  }
}

/** Where what is said of the one the prompt is about ends: at the first clause or stop after the first word about it. */
function aboutIt(text: string, found: readonly Found[], ends: RegExp): number {
  const cut = clause.exec(text)?.index ?? text.length
  const first = Math.min(...found.filter(({ axis }) => !axis.isAnywhere).map(({ from }) => from))
  if (first >= cut) return 0
  const stop = text.slice(first).search(ends)
  return Math.min(cut, stop < 0 ? text.length : first + stop)
}

const capitalAs = (text: string, model: string) =>
  /^\p{Lu}/u.test(model) ? text.replace(/^\p{L}/u, (letter) => letter.toUpperCase()) : text

/** Commas and spaces as they are without the words that have gone. */
const tidied = (text: string) =>
  text
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/\s+(?=[,.;:!?])/g, '')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/^[\s,]+|[\s,]+$/g, '')

/** A text with "a" or "an" at its end as what comes behind it wants it. */
const withArticleFor = (text: string, next: string) =>
  text.replace(/(?<!\p{L})(a)n?(\s+)$/iu, (_, a: string, gap: string) =>
    articleFor(next.trimStart()) === 'an' ? `${a}n${gap}` : `${a}${gap}`,
  )

interface Settled {
  /** The prompt as the sheet is to follow it. */
  prompt: string
  /** Where the words stand that gave way, in the prompt as it was typed. */
  gaveWay: Span[]
}

/** A request's prompt where the choices beside it have the last word. Without a contradiction it is the same, to the letter. */
export function settled(kind: SheetKind, request: Readonly<Record<string, unknown>> & { prompt: string }): Settled {
  const { prompt } = request
  const text = unquoted(prompt)
  const chosen = (axes[kind] ?? []).flatMap((axis) => {
    const option = request[axis.choice]
    if (option === undefined || option === '') return []
    return axis.isChosen?.(String(option)) === false ? [] : [{ axis, option: String(option) }]
  })
  const found = chosen.flatMap(({ axis }) => [...foundOf(axis, text)])
  if (found.length === 0) return { prompt, gaveWay: [] }
  const end = aboutIt(text, found, places.has(kind) ? sentence : comma)
  const lost = chosen.flatMap(({ axis, option }) => {
    const own = found.filter((one) => one.axis === axis && (axis.isAnywhere || one.from < end))
    const asked = axis.isOnce ? own.slice(0, 1) : own
    return asked.filter(({ asks }) => asks !== option).map((one) => ({ ...one, option }))
  })
  // A word may be two things, "girl"; what overlaps gives way once.
  const gaveWay = lost
    .sort((a, b) => a.from - b.from || b.to - a.to)
    .filter((one, at, all) => !all.slice(0, at).some((other) => other.to > one.from))
  if (gaveWay.length === 0) return { prompt, gaveWay: [] }
  let kept = ''
  let at = 0
  for (const { axis, said, option, from, to } of gaveWay) {
    const put = capitalAs(axis.instead(option, said), prompt.slice(from, to))
    kept = withArticleFor(kept + prompt.slice(at, from), put || prompt.slice(to)) + put
    at = to
  }
  return { prompt: tidied(kept + prompt.slice(at)), gaveWay: gaveWay.map(({ from, to }) => ({ from, to })) }
}
