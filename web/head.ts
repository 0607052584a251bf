import headingFont from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url'
import brandFont from '@fontsource-variable/grenze-gotisch/files/grenze-gotisch-latin-wght-normal.woff2?url'
import textFont from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import type { PageMeta } from './page.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter)

type Tag = [name: 'meta' | 'link', attributes: Record<string, string>]

function tagText([name, attributes]: Tag): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
  return `<${name}${written.join('')}>`
}

const fontTags = [textFont, headingFont, brandFont].map(
  (href): Tag => ['link', { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href }],
)

const standingTags: Tag[] = [
  ['link', { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' }],
  ['meta', { name: 'theme-color', content: '#0b1214', media: '(prefers-color-scheme: dark)' }],
  ['meta', { name: 'theme-color', content: '#f5f1e8', media: '(prefers-color-scheme: light)' }],
  ['meta', { name: 'color-scheme', content: 'dark light' }],
  ...fontTags,
]

/** The head of a page as HTML; `origin` ("https://host") makes the addresses whole, as link previews require. */
export function headOf({ title, description, canonical, image }: PageMeta, status: number, origin: string): string {
  const tags: Tag[] = [
    ...standingTags,
    ['meta', { name: 'description', content: description }],
    ['meta', { property: 'og:site_name', content: 'Lanternkeep' }],
    ['meta', { property: 'og:type', content: 'website' }],
    ['meta', { property: 'og:title', content: title }],
    ['meta', { property: 'og:description', content: description }],
  ]
  if (canonical && status === 200) {
    tags.push(['link', { rel: 'canonical', href: origin + canonical }])
    tags.push(['meta', { property: 'og:url', content: origin + canonical }])
  } else {
    tags.push(['meta', { name: 'robots', content: 'noindex' }])
  }
  if (image) {
    const url = /^https?:/.test(image.url) ? image.url : origin + image.url
    tags.push(['meta', { property: 'og:image', content: url }])
    tags.push(['meta', { property: 'og:image:width', content: String(image.width) }])
    tags.push(['meta', { property: 'og:image:height', content: String(image.height) }])
    tags.push(['meta', { property: 'og:image:alt', content: image.alt }])
    tags.push(['meta', { name: 'twitter:card', content: 'summary_large_image' }])
  }
  return `<title>${escapeHtml(title)}</title>${tags.map(tagText).join('')}`
}
