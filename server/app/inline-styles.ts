import { createHash } from 'node:crypto'

export interface StyledHtml {
  html: string
  /** A style element that holds what stood in the attributes, or nothing where there were none. */
  element: string
  /** What the page's policy has to name for the element to count. */
  hash?: string
}

const STYLE_ATTRIBUTE = / style="([^"]*)"/g
const letters: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
const plain = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => letters[entity] ?? entity)

/**
 * Moves the style attributes of rendered HTML into one style element. A policy can allow that by its hash; attributes it
 * could only allow all together, an attacker's too. web/entry-client.tsx makes them the elements' own again before React
 * takes the page over. In HTML that React has rendered no text holds a double quote, so nothing else looks like one.
 */
export function gatherStyles(html: string): StyledHtml {
  const numbers = new Map<string, number>()
  const gathered = html.replace(STYLE_ATTRIBUTE, (_, written: string) => {
    const style = plain(written)
    // Would end its rule, or the element; a style attribute has no use for these.
    if (/[{}<]/.test(style)) return ''
    const number = numbers.get(style) ?? numbers.size
    numbers.set(style, number)
    return ` data-style="${number}"`
  })
  if (numbers.size === 0) return { html: gathered, element: '' }
  const rules = [...numbers].map(([style, number]) => `[data-style="${number}"]{${style}}`).join('')
  const hash = `sha256-${createHash('sha256').update(rules).digest('base64')}`
  return { html: gathered, element: `<style id="styles">${rules}</style>`, hash }
}
