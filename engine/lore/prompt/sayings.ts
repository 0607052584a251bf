import type { Block, SheetDocument } from '../../../contract/sheets/document.ts'
import { type Token, tokenise } from '../../prompt/tokens.ts'
import { fieldLines, linesOf } from '../fields.ts'

/** Words in a row that are the prompt's own: this many in a place that quotes it, and in any other. */
const QUOTED_THERE = 3
const QUOTED_ANYWHERE = 4

/** A text of a sheet, with the section that it stands in and whether that place may only say the prompt over again. */
interface Line {
  /** Where it stands; lines without a field of their own have none. */
  key: string
  text: string
  section: string
  /** Words in a row that are the prompt's own are quoted there when they are so many. */
  run: number
  isQuoting: boolean
  /** Nothing but the prompt said over again stands there. */
  isBare: boolean
  /** Whatever is made of the prompt elsewhere, this place only says what was asked for, in words of its own at most. */
  isEcho: boolean
}

/** A creature's name is the prompt's own phrase: it is what the name ends with, and only called the rest. */
const nameOf = /^stats\.[^.]+\.name$/
/** What somebody is known for is nothing but that. */
const isKnown = /^sight\.known$/
/** Where sheets say what they were asked for: as a town's or a house's first facts, as what somebody is known for. */
const barePlace = /^(?:sight\.(?:known|truth)|brief\.facts\.known|staff\.keeper\.known|keeper\.facts\.known)$/
const quotingPlace =
  /^(?:sight\.(?:aloud|known|truth)|brief\.facts\.known|staff\.keeper\.known|keeper\.facts\.known|lore\.list\.\d+|story\.(?:whose|lies)|table\.points\.heard)$/

/** A line of a field, by its key. */
function lineOf({ key, text }: { key: string; text: string }, section: string): Line {
  const isQuoting = section === '' || quotingPlace.test(key)
  const run = isKnown.test(key) ? 2 : isQuoting ? QUOTED_THERE : QUOTED_ANYWHERE
  const isBare = barePlace.test(key)
  const said = nameOf.test(key) ? (text.split(' ').at(-1) ?? '') : text
  return { key, text: said, section, isQuoting, run, isBare, isEcho: isBare || key === 'sight.aloud' }
}

/** Lines that a block has only where something stands in them. */
const defences =
  /^(?:(?:Damage |Condition )?Immunities|(?:Damage )?Resistances|(?:Damage )?Vulnerabilities|Weaknesses)$/

/** Everything a sheet shows, headings and names of buttons too. */
export function linesIn(document: SheetDocument): Line[] {
  const labelsOf = (block: Block): (string | undefined)[] => {
    switch (block.type) {
      case 'facts':
        return block.rows.map(({ label }) => label)
      case 'list':
        return [block.label]
      case 'text':
        return [block.label]
      case 'table':
        return [block.label, ...block.columns.map(({ label }) => label)]
      case 'stats':
        return [
          ...block.features.map(({ intro }) => intro),
          ...[...block.head, ...block.body].map(({ label }) => label).filter((label) => defences.test(label)),
        ]
      case 'verse':
        return []
    }
  }
  const sections = document.sections.flatMap((section) => {
    const fields = fieldLines(section)
    const known = new Set(fields.map(({ text }) => text))
    // Names of features and traits are no fields of their own.
    const names = linesOf({ ...document, title: '', kicker: '', summary: '', sections: [section] }).filter(
      (text) => !known.has(text),
    )
    const headings = [section.title, ...section.blocks.flatMap(labelsOf)].filter((text) => text !== undefined)
    return [
      ...fields.map((field) => lineOf(field, section.key)),
      ...[...names, ...headings].map((text) => lineOf({ key: '', text }, section.key)),
    ]
  })
  const { title, kicker, summary } = document
  const heads = Object.entries({ title, kicker, summary }).map(([key, text]) => lineOf({ key, text }, ''))
  const kin = document.kin.map(({ label }) => lineOf({ key: '', text: label }, 'kin'))
  return [...heads, ...sections, ...kin]
}

/** Where a prompt goes on from what it is of to what it says of that. */
const clauseWords = new Set(
  'with without where for full lit who whose that which when haunted known famous famed run kept owned from on in inside at under near named called'.split(
    ' ',
  ),
)
/** What a line of a sheet says: words that are its own, and those that it has from the prompt, several in a row. */
export interface Saying extends Line {
  own: readonly string[]
  quoted: readonly string[]
}

/**
 * What each line of a sheet says, and which of it is only the prompt said over again: of what it is of, a sheet says it of
 * itself, and only what more is said of that may be quoted; unless all of the prompt is its subject.
 */
export function sayingsOf(document: SheetDocument, prompt: readonly Token[], isSubject: boolean): Saying[] {
  // "A beekeeper eaten by wolves".
  const clause = prompt.findIndex(
    ({ word }, at) =>
      clauseWords.has(word) || (prompt[at + 1]?.word === 'by' && /(?:ed|en|wn|lt|ld|un|ept)$/.test(word)),
  )
  const asked = prompt.slice(isSubject ? 0 : clause < 0 ? prompt.length : clause).map(({ word }) => word)
  const runsOf = (length: number) =>
    new Set(asked.slice(length - 1).map((_, at) => asked.slice(at, at + length).join(' ')))
  const runsBy = new Map([2, QUOTED_THERE, QUOTED_ANYWHERE].map((length) => [length, runsOf(length)]))
  const all = new Set(prompt.map(({ word }) => word))
  return linesIn(document).map((line): Saying => {
    const runs = runsBy.get(line.run)
    // What somebody is known for is only what the prompt says.
    const words = ownWordsOf(line.text, prompt).filter((word) => !line.isBare || !all.has(word))
    const own: string[] = []
    const quoted: string[] = []
    let until = 0
    for (const [at, word] of words.entries()) {
      if (runs?.has(words.slice(at, at + line.run).join(' '))) until = at + line.run
      if (at >= until) own.push(word)
      else quoted.push(word)
    }
    return { ...line, own, quoted }
  })
}

/** So many words of a prompt in a row, and so much of all of it, may be a quotation. */
const QUOTED_MIN = 8
const QUOTED_SHARE = 0.6

/** Whether a sentence, a field or a quotation begins with this token, or has ended before it. */
const beginsAnew = (text: string, token: Token | undefined, before: Token | undefined) =>
  !token || token.gap === 'stop' || /[“”"]/.test(text.slice(before?.end ?? 0, token.at))

/**
 * The words of a text without those that only say the prompt over again, as a sentence of its own or between quotation marks: a
 * sheet that quotes it has made nothing of it yet. In the midst of another sentence it is woven in.
 */
function ownWordsOf(text: string, prompt: readonly Token[]): string[] {
  const length = Math.max(QUOTED_MIN, Math.ceil(prompt.length * QUOTED_SHARE))
  const tokens = tokenise(text)
  const words = tokens.map(({ word }) => word)
  if (prompt.length < length) return words
  const run = (all: readonly string[], at: number) => all.slice(at, at + length).join(' ')
  const asked = prompt.map(({ word }) => word)
  const runs = new Set(asked.slice(length - 1).map((_, at) => run(asked, at)))
  const starts = new Set(asked.slice(0, asked.length - length + 1))
  const own: string[] = []
  let gone = 0
  for (let at = 0; at < words.length; at++) {
    const isAnew = starts.has(words[at] ?? '') && beginsAnew(text, tokens[at], tokens[at - 1])
    let end = at
    if (isAnew) {
      // What has been gone through from an earlier word ends where it did: once is enough, however often it begins anew.
      end = Math.max(at, gone)
      while (runs.has(run(words, end))) end += 1
      gone = end
    }
    const after = end + length - 1
    if (end > at && beginsAnew(text, tokens[after], tokens[after - 1])) at = after - 1
    else own.push(words[at] ?? '')
  }
  return own
}
