import type { Block, SheetDocument, StatsBlock } from '../../../contract/sheets/document.ts'
import { paragraphsOf, runIn, scoreText, signed } from './paragraphs.ts'

const prose = (text: string) =>
  paragraphsOf(text)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
const labelled = (label: string | undefined, text: string) => [label && oneLine(label), text].filter(Boolean).join(' ')
const item = (mark: string, text: string) => `${mark} ${text.replaceAll('\n', `\n${' '.repeat(mark.length + 1)}`)}`
/** A chat's letters are of all widths, so columns cannot stand under each other there: a row is a line of its cells. */
const row = (cells: readonly string[]) => cells.map(oneLine).filter(Boolean).join(' · ')

function table({ columns, rows, total }: Extract<Block, { type: 'table' }>): string {
  const lines = [
    row(columns.map(({ label }) => label)),
    ...rows.map(({ cells, note }) => item('-', [row(cells), note && oneLine(note)].filter(Boolean).join('\n'))),
    ...(total ? [row(total)] : []),
  ]
  return lines.filter(Boolean).join('\n')
}

function stats({ name, kind, traits, head, abilities, body, features }: StatsBlock): string {
  const facts = (lines: readonly { label: string; text: string }[]) =>
    lines.map(({ label, text }) => labelled(label, oneLine(text))).join('\n')
  const scores = abilities.map((ability) => `${ability.label} ${scoreText(ability)}`)
  const saves = abilities.flatMap(({ label, save }) => (save === undefined ? [] : [`${label} ${signed(save)}`]))
  const top = [
    oneLine(name),
    oneLine(kind),
    traits.map(oneLine).join(', '),
    facts(head),
    scores.join(', '),
    saves.length > 0 ? `Saves: ${saves.join(', ')}` : '',
    facts(body),
  ]
  const groups = features.map(({ title, intro, items }) =>
    [oneLine(title), intro ? prose(intro) : '', ...items.map(({ name, text }) => labelled(runIn(name), prose(text)))]
      .filter(Boolean)
      .join('\n'),
  )
  return [top.filter(Boolean).join('\n'), ...groups].filter(Boolean).join('\n\n')
}

function blockOf(block: Block): string {
  const heading = 'label' in block && block.label && block.type !== 'text' ? `${oneLine(block.label)}\n` : ''
  switch (block.type) {
    case 'text':
      return labelled(runIn(block.label, ':'), block.aloud ? `“${prose(block.text)}”` : prose(block.text))
    case 'verse':
      return prose(block.text)
    case 'facts':
      return block.rows.map(({ label, text }) => labelled(runIn(label, ':'), prose(text))).join('\n')
    case 'list': {
      const items = block.items.map(({ label, text }, at) =>
        item(block.numbered ? `${at + 1}.` : '-', labelled(runIn(label, ':'), prose(text))),
      )
      return heading + items.join('\n')
    }
    case 'table':
      return heading + table(block)
    case 'stats':
      return stats(block)
  }
}

/** A sheet without any marks, to be pasted into a chat or a letter. */
export function sheetText({ title, kicker, sections }: SheetDocument): string {
  const parts = [
    [oneLine(title).toUpperCase(), oneLine(kicker)].filter(Boolean).join('\n'),
    ...sections.flatMap((section) => [oneLine(section.title).toUpperCase(), ...section.blocks.map(blockOf)]),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
