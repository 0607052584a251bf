import type { Block, SheetDocument } from '../../contract/sheets/document.ts'

/*
 * What Foundry VTT's rule systems have in common: text as the HTML of its editor, and ids.
 */

const BLANK = '\u200b'
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text that shows just that: no markup, and nothing Foundry would take for a roll or a link. */
export const plainHtml = (text: string) =>
  text
    .replace(/(?:\[|[@&]\w*)(?=\[)/g, `$&${BLANK}`)
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
    .replaceAll('\n', '<br>')

export const paragraph = (text: string) => `<p>${plainHtml(text)}</p>`

/** Sixteen letters and digits, as Foundry wants an id; the same for the same entry. */
export const idOf = (key: string, index: number) =>
  `${key
    .replace(/[^a-zA-Z0-9]/g, '')
    .slice(0, 13)
    .padEnd(13, '0')}${String(index).padStart(3, '0')}`

/** A name that runs in before its text, with a stop of its own. */
const runIn = (label: string | undefined) =>
  label ? `<strong>${plainHtml(/[.:!?…]$/.test(label) ? label : `${label}.`)}</strong> ` : ''

const paragraphs = (text: string, before = '') =>
  text
    .split('\n\n')
    .map((part, at) => `<p>${at === 0 ? before : ''}${plainHtml(part)}</p>`)
    .join('')

const heading = (label: string | undefined) => (label ? `<p><strong>${plainHtml(label)}</strong></p>` : '')

function tableOf({ label, columns, rows, total }: Extract<Block, { type: 'table' }>): string {
  const line = (cells: readonly string[], tag: 'td' | 'th') =>
    `<tr>${cells.map((cell) => `<${tag}>${plainHtml(cell)}</${tag}>`).join('')}</tr>`
  const names = columns.map((column) => column.label)
  const body = rows.map(
    ({ cells, note }) =>
      line(cells, 'td') + (note ? `<tr><td colspan="${columns.length}"><em>${plainHtml(note)}</em></td></tr>` : ''),
  )
  const foot = total ? `<tfoot>${line(total, 'th')}</tfoot>` : ''
  return `${heading(label)}<table><thead>${line(names, 'th')}</thead><tbody>${body.join('')}</tbody>${foot}</table>`
}

/** A block as a reader of the sheet sees it: what is said with what it is called. */
function htmlOf(block: Block): string {
  switch (block.type) {
    case 'text':
      if (block.text === '') return ''
      return block.aloud
        ? `<blockquote>${paragraphs(block.text)}</blockquote>`
        : paragraphs(block.text, runIn(block.label))
    case 'verse':
      return paragraphs(block.text)
    case 'facts':
      return `<ul>${block.rows.map(({ label, text }) => `<li>${runIn(`${label}:`)}${plainHtml(text)}</li>`).join('')}</ul>`
    case 'list': {
      const tag = block.numbered ? 'ol' : 'ul'
      const items = block.items.map(({ label, text }) => `<li>${runIn(label)}${plainHtml(text)}</li>`)
      return `${heading(block.label)}<${tag}>${items.join('')}</${tag}>`
    }
    case 'table':
      return tableOf(block)
    case 'stats':
      return ''
  }
}

/** All that the sheet says beside its blocks, secrets too: for whoever runs the game. */
export function biographyOf({ summary, sections }: SheetDocument): string {
  const told = sections.flatMap(({ title, blocks }) => {
    const said = blocks.map(htmlOf).join('')
    return said === '' ? [] : [title ? `<h3>${plainHtml(title)}</h3>${said}` : said]
  })
  return [...(summary ? [paragraph(summary)] : []), ...told].join('')
}

/** What players may read: the words that are meant for their ears. */
export const readAloudOf = ({ sections }: SheetDocument): string =>
  sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.type === 'text' && block.aloud ? [paragraphs(block.text)] : []))
    .join('')
