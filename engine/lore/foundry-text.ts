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

function textsOf(block: Block): string[] {
  switch (block.type) {
    case 'text':
    case 'verse':
      return block.text.split('\n\n')
    case 'facts':
      return block.rows.map(({ label, text }) => `${label}: ${text}`)
    case 'list':
      return block.items.map(({ label, text }) => (label ? `${label}: ${text}` : text))
    case 'table':
      return block.rows.flatMap(({ cells, note }) => [cells.filter(Boolean).join(' · '), ...(note ? [note] : [])])
    case 'stats':
      return []
  }
}

/** All that the sheet says beside its blocks, for an actor's biography. */
export function biographyOf({ summary, sections }: SheetDocument): string {
  const told = sections.flatMap(({ title, blocks }) => {
    const texts = blocks.flatMap(textsOf)
    if (texts.length === 0) return []
    return [...(title ? [`<h3>${plainHtml(title)}</h3>`] : []), ...texts.map(paragraph)]
  })
  return [...(summary ? [paragraph(summary)] : []), ...told].join('')
}
