import { reserveOf, withAudiences } from './audience.ts'
import type { Audience, Block, Section, SheetDocument } from './document.ts'
import type { SheetKind } from './kinds.ts'

interface Line {
  audience?: Audience
  label?: string
  text: string
}

/** Where a text's first sentence ends: at a stop that a capital, a quotation or the end follows. */
const opening = (text: string) => /^.*?[.!?…](?=\s+[\p{Lu}“‘(]|\s*$)/su.exec(text)?.[0] ?? text

/** The truth of what people say stands in brackets at its end: "… (Half true.)" */
const truth = /\s*\([^()]*\)\s*$/

/** What players are told of a line; undefined: nothing. */
function told<L extends Line>(line: L): L | undefined {
  switch (line.audience) {
    case undefined:
      return line
    case 'gm':
      return undefined
    case 'named': {
      const { label, ...rest } = line
      return label ? ({ ...rest, text: label } as L) : undefined
    }
    case 'opening':
      return { ...line, text: opening(line.text) }
    case 'heard': {
      const { label, ...rest } = line
      return { ...rest, text: line.text.replace(truth, '') } as L
    }
  }
}

/** What of a line is the game master's; empty where it is everybody's. */
function kept(line: Line): string[] {
  switch (line.audience) {
    case undefined:
      return []
    case 'gm':
      return [line.label ?? '', line.text]
    case 'named':
      return [line.text]
    case 'opening':
      return [line.text.slice(opening(line.text).length)]
    case 'heard':
      return [line.label ?? '', truth.exec(line.text)?.[0] ?? '']
  }
}

function linesOfBlock(block: Block): Line[] {
  switch (block.type) {
    case 'text':
    case 'verse':
      return [block]
    case 'facts':
      return block.rows
    case 'list':
      return block.items
    case 'table':
      return block.rows.flatMap(({ cells, note }) => [
        ...cells.map((text, at) => ({ text, audience: block.columns[at]?.audience })),
        ...(note === undefined ? [] : [{ text: note }]),
      ])
    case 'stats':
      return [
        ...block.head,
        ...block.body,
        ...block.features.flatMap(({ items }) => items.map(({ name, text }) => ({ label: name, text }))),
      ]
  }
}

/** Shorter ones say nothing by themselves: "True.", "At midnight". */
const TELLING = 24

const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?…:;])\s+|\n+/u)
    .map((sentence) => sentence.trim().replace(/^[(“‘]+|[)”’.!?…:;]+$/gu, ''))
    .filter((sentence) => sentence.length >= TELLING)

/** Whether a text says what a sentence says, wherever in its own sentence that stands: "A cult…", "they hide a cult…". */
const says = (text: string, sentence: string) => text.toLowerCase().includes(sentence.toLowerCase())

/** Verse and what is read out at the table is the players' by its nature, whatever else says it over again. */
const isReadOut = (block: Block) => block.type === 'verse' || (block.type === 'text' && block.aloud === true)

/**
 * The sentences that only the game master reads, at least 24 characters long, without the stops at their ends, and the names that
 * are secrets by themselves. `document` may be
 * one without marks.
 */
export function secretsOf(kind: SheetKind, document: SheetDocument): string[] {
  const { sections } = withAudiences(kind, document)
  const readOut = sections
    .filter(({ audience }) => audience === undefined)
    .flatMap(({ blocks }) =>
      blocks
        .filter(isReadOut)
        .flatMap(linesOfBlock)
        .filter(({ audience }) => !audience),
    )
  const texts = sections.flatMap((section) => {
    const lines = section.blocks.flatMap(linesOfBlock)
    return section.audience === 'gm'
      ? lines.flatMap(({ label, text }) => (label === undefined ? [text] : [label, text]))
      : lines.flatMap(kept)
  })
  const names = reserveOf(kind).names ?? []
  const secretNames = sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.type === 'facts' ? block.rows : []))
    .filter(({ key }) => names.includes(key))
    .map(({ text }) => text.replace(/^the /i, ''))
    .filter((name) => name.length > 3)
  return [...new Set([...texts.flatMap(sentencesOf), ...secretNames])].filter(
    (sentence) => !readOut.some(({ text }) => says(text, sentence)),
  )
}

function blockFor(block: Block, isTold: (text: string) => boolean): Block | undefined {
  const shown = <L extends Line>(lines: readonly L[]): L[] =>
    lines.flatMap((line) => {
      const open = told(line)
      return open && isTold(open.text) && isTold(open.label ?? '') ? [open] : []
    })
  switch (block.type) {
    case 'text':
    case 'verse':
      return shown([block])[0]
    case 'facts': {
      const rows = shown(block.rows)
      return rows.length > 0 ? { ...block, rows } : undefined
    }
    case 'list': {
      const items = shown(block.items)
      return items.length > 0 ? { ...block, items } : undefined
    }
    case 'table': {
      const isOpen = (_: unknown, at: number) => block.columns[at]?.audience === undefined
      const rows = block.rows.flatMap(({ note, ...row }) => {
        const cells = row.cells.filter(isOpen)
        if (!cells.every(isTold)) return []
        return [{ ...row, cells, ...(note !== undefined && isTold(note) && { note }) }]
      })
      if (rows.length === 0) return undefined
      const total = block.total && { total: block.total.filter(isOpen) }
      return { ...block, columns: block.columns.filter(isOpen), rows, ...total }
    }
    case 'stats':
      return block
  }
}

/**
 * The sheet as it may be handed to the players: without the parts that are the game master's, without a line that says over again
 * what such a part says, and without what other pictures and sheets would be asked for with. `document` may be one without marks.
 */
export function playersView(kind: SheetKind, document: SheetDocument): SheetDocument {
  const marked = withAudiences(kind, document)
  const secrets = secretsOf(kind, marked)
  const isTold = (text: string) => !secrets.some((secret) => says(text, secret))
  const sections = marked.sections.flatMap((section): Section[] => {
    if (section.audience === 'gm') return []
    const blocks = section.blocks.flatMap((block) => blockFor(block, isTold) ?? [])
    return blocks.length > 0 ? [{ ...section, blocks }] : []
  })
  return {
    ...marked,
    kicker: playersKicker(kind, marked.kicker),
    summary: summaryOf(kind, marked.summary, sections, isTold),
    sections,
    pictures: [],
    kin: [],
  }
}

/** What players are told below a sheet's title: no levels, no challenge ratings, no treasure's worth. */
export function playersKicker(kind: SheetKind, kicker: string): string {
  switch (reserveOf(kind).kicker) {
    case 'none':
      return ''
    case 'start':
      return kicker.split(' · ')[0] ?? ''
    case 'person':
      return kicker.split(/ · | of /)[0] ?? ''
    case undefined:
      return kicker
  }
}

function summaryOf(kind: SheetKind, own: string, sections: readonly Section[], isTold: (text: string) => boolean) {
  const { summary } = reserveOf(kind)
  if (summary === 'summary') return isTold(own) ? own : ''
  const block = sections.flatMap(({ blocks }) => blocks).find(({ key }) => key === summary)
  return block?.type === 'text' ? block.text : ''
}
