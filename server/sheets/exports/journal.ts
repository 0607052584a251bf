import { createHash } from 'node:crypto'
import type { Block, SheetDocument, StatsBlock } from '../../../contract/sheets/document.ts'
import { paragraphsOf, runIn, saveText, scoreText } from './paragraphs.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/**
 * Text as itself in a journal. Foundry also reads [[/r 1d6]], @UUID[...] and &Reference[...] out of the text of a page
 * (its TextEditor's enrichers), so their brackets and signs are kept apart from each other by a joiner of no width.
 */
const html = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\[(?=\[)|[@&](?=\w+\[)/g, '$&\u2060')
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
const prose = (text: string, before = '') =>
  paragraphsOf(text)
    .map((lines, at) => `<p>${at === 0 ? before : ''}${lines.map(html).join('<br>')}</p>`)
    .join('') ||
  (before && `<p>${before}</p>`)
const bold = (text: string | undefined) => (text ? `<strong>${html(text)}</strong> ` : '')
const inline = (text: string) => paragraphsOf(text).flat().map(html).join('<br>')

function table({ columns, rows, total }: Extract<Block, { type: 'table' }>): string {
  const line = (cells: readonly string[], tag = 'td') =>
    `<tr>${cells.map((cell) => `<${tag}>${html(cell)}</${tag}>`).join('')}</tr>`
  const noted = ({ cells, note }: { cells: string[]; note?: string }) =>
    line(cells) + (note ? `<tr><td colspan="${columns.length}"><em>${html(note)}</em></td></tr>` : '')
  const heads = line(
    columns.map(({ label }) => label),
    'th',
  )
  const foot = total ? `<tfoot>${line(total, 'th')}</tfoot>` : ''
  return `<table><thead>${heads}</thead><tbody>${rows.map(noted).join('')}</tbody>${foot}</table>`
}

function stats({ name, kind, traits, head, abilities, body, features }: StatsBlock): string {
  const facts = (lines: readonly { label: string; text: string }[]) =>
    lines.length > 0
      ? `<ul>${lines.map(({ label, text }) => `<li>${bold(label)}${inline(text)}</li>`).join('')}</ul>`
      : ''
  const cells = (texts: readonly string[], tag: 'td' | 'th') =>
    `<tr>${texts.map((text) => `<${tag}>${html(text)}</${tag}>`).join('')}</tr>`
  const scores = [
    cells(
      abilities.map(({ label }) => label),
      'th',
    ),
    cells(abilities.map(scoreText), 'td'),
    abilities.some(saveText) ? cells(abilities.map(saveText), 'td') : '',
  ].join('')
  return [
    `<h3>${html(name)}</h3>`,
    kind && `<p><em>${html(kind)}</em></p>`,
    traits.length > 0 ? `<p>${traits.map(html).join(', ')}</p>` : '',
    facts(head),
    abilities.length > 0 ? `<table><tbody>${scores}</tbody></table>` : '',
    facts(body),
    ...features.flatMap(({ title, intro, items }) => [
      title && `<h4>${html(title)}</h4>`,
      intro ? prose(intro) : '',
      ...items.map(({ name, text }) => prose(text, bold(runIn(name)))),
    ]),
  ].join('')
}

function blockOf(block: Block): string {
  const heading = 'label' in block && block.label && block.type !== 'text' ? `<p>${bold(block.label)}</p>` : ''
  switch (block.type) {
    case 'text': {
      const text = prose(block.text, bold(runIn(block.label)))
      return block.aloud ? `<blockquote>${text}</blockquote>` : text
    }
    case 'verse':
      return prose(block.text)
    case 'facts':
      return `<ul>${block.rows.map(({ label, text }) => `<li>${bold(runIn(label, ':'))}${inline(text)}</li>`).join('')}</ul>`
    case 'list': {
      const tag = block.numbered ? 'ol' : 'ul'
      const items = block.items.map(({ label, text }) => `<li>${bold(runIn(label))}${inline(text)}</li>`)
      return `${heading}<${tag}>${items.join('')}</${tag}>`
    }
    case 'table':
      return heading + table(block)
    case 'stats':
      return stats(block)
  }
}

/** Foundry's ids are of sixteen letters and figures; these are the same for the same sheet, so that importing twice doubles nothing. */
const idOf = (...words: string[]) =>
  createHash('sha256')
    .update(words.join('\n'))
    .digest('base64')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 16)
    .padEnd(16, '0')

/** A sheet as a journal entry that Foundry VTT imports ("Import Data" on an entry): a page for each section. */
export function foundryJournal({ title, kicker, sections }: SheetDocument, id: string): Record<string, unknown> {
  return {
    _id: idOf(id),
    name: title,
    pages: sections.map(({ key, title: heading, blocks }, at) => ({
      _id: idOf(id, key),
      name: heading || title,
      type: 'text',
      title: { show: true, level: 1 },
      // 1 is HTML (CONST.JOURNAL_ENTRY_PAGE_FORMATS).
      text: {
        format: 1,
        content: (at === 0 && kicker ? `<p><em>${html(kicker)}</em></p>` : '') + blocks.map(blockOf).join(''),
      },
      sort: (at + 1) * 100_000,
    })),
  }
}
