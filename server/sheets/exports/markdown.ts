import type { Block, SheetDocument, StatsBlock } from '../../../contract/sheets/document.ts'
import { paragraphsOf, runIn, saveText, scoreText } from './paragraphs.ts'

/** Words as themselves in Markdown, whatever characters they have: no emphasis, link, picture, tag, entity or formula comes of them. */
function oneLine(text: string): string {
  return (
    text
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/[\\`*_{}[\]<>|~&$]/g, '\\$&')
      // Addresses that many readers make links of without being asked.
      .replace(/\b(https?|ftp|mailto|xmpp)(?=:)/gi, '$1\\')
      .replace(/\bwww(?=\.)/gi, '$&\\')
      .replace(/(?<=[\w.+-])@(?=\w)/g, '\\@')
  )
}

/** The same at the beginning of a line, where some signs make a heading, a list, a rule or an underlined title. */
const plain = (line: string) =>
  oneLine(line)
    .replace(/^[#+=-]/, '\\$&')
    .replace(/^(\d+)(?=[.)])/, '$1\\')

/** Line breaks that stay where they are. */
const lined = (lines: readonly string[]) => lines.map(plain).join('  \n')
const prose = (text: string) => paragraphsOf(text).map(lined).join('\n\n')
const bold = (text: string) => (oneLine(text) ? `**${oneLine(text)}**` : '')
const labelled = (label: string | undefined, text: string) => [label && bold(label), text].filter(Boolean).join(' ')
const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => (line ? `> ${line}` : '>'))
    .join('\n')

/** An item's further paragraphs stand under its first. */
const item = (mark: string, text: string) => `${mark} ${text.replaceAll('\n', `\n${' '.repeat(mark.length + 1)}`)}`

const row = (cells: readonly string[]) => `| ${cells.map(oneLine).join(' | ')} |`

function table({ columns, rows, total }: Extract<Block, { type: 'table' }>): string {
  const lines = [
    row(columns.map(({ label }) => label)),
    `| ${columns.map(({ align }) => (align ? '---:' : '---')).join(' | ')} |`,
    ...rows.map(({ cells, note }) => row(cells.map((cell, at) => (at === 0 && note ? `${cell} (${note})` : cell)))),
  ]
  if (total) lines.push(`| ${total.map(bold).join(' | ')} |`)
  return lines.join('\n')
}

/** In the frame that readers of game books know: a quotation. */
function stats({ name, kind, traits, head, abilities, body, features }: StatsBlock): string {
  const facts = (lines: readonly { label: string; text: string }[]) =>
    lines.map(({ label, text }) => `- ${labelled(label, oneLine(text))}`).join('\n')
  const parts = [
    `### ${oneLine(name)}`,
    kind && `*${oneLine(kind)}*`,
    traits.length > 0 ? traits.map(bold).join(', ') : '',
    facts(head),
    abilities.length > 0
      ? [
          row(abilities.map(({ label }) => label)),
          `| ${abilities.map(() => ':---:').join(' | ')} |`,
          row(abilities.map(scoreText)),
          ...(abilities.some(saveText) ? [row(abilities.map(saveText))] : []),
        ].join('\n')
      : '',
    facts(body),
    ...features.flatMap(({ title, intro, items }) => [
      title && `#### ${oneLine(title)}`,
      intro ? prose(intro) : '',
      ...items.map(({ name, text }) => labelled(runIn(name), prose(text))),
    ]),
  ]
  return quoted(parts.filter(Boolean).join('\n\n'))
}

function blockOf(block: Block): string {
  const heading = 'label' in block && block.label && block.type !== 'text' ? `${bold(block.label)}\n\n` : ''
  switch (block.type) {
    case 'text': {
      const text = labelled(runIn(block.label), prose(block.text))
      return block.aloud ? quoted(text) : text
    }
    case 'verse':
      return prose(block.text)
    case 'facts':
      return block.rows.map(({ label, text }) => item('-', labelled(runIn(label, ':'), prose(text)))).join('\n')
    case 'list': {
      const items = block.items.map(({ label, text }, at) =>
        item(block.numbered ? `${at + 1}.` : '-', labelled(runIn(label), prose(text))),
      )
      return heading + items.join('\n')
    }
    case 'table':
      return heading + table(block)
    case 'stats':
      return stats(block)
  }
}

/** A sheet as Markdown (CommonMark with tables); every text of it stays text. */
export function sheetMarkdown({ title, kicker, sections }: SheetDocument): string {
  const parts = [
    `# ${oneLine(title)}`,
    kicker && `*${oneLine(kicker)}*`,
    ...sections.flatMap((section) => [section.title && `## ${oneLine(section.title)}`, ...section.blocks.map(blockOf)]),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
