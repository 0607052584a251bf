import headingFont from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url'
import brandFont from '@fontsource-variable/grenze-gotisch/files/grenze-gotisch-latin-wght-normal.woff2?url'
import textFont from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import type { Found } from './found/found.ts'
import { nameOf } from './found/things.ts'
import type { PageMeta } from './page.ts'
import { safeJson } from './safe-json.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter)

type Tag = [name: 'meta' | 'link', attributes: Record<string, string>]

function tagText([name, attributes]: Tag): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
  return `<${name}${written.join('')}>`
}

const fontTag = (href: string): Tag => [
  'link',
  { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href },
]
const fontTags: Tag[] = [
  fontTag(textFont),
  fontTag(headingFont),
  // One word is set in it: pictures come first.
  ['link', { ...fontTag(brandFont)[1], fetchpriority: 'low' }],
]

const standingTags: Tag[] = [
  ['link', { rel: 'icon', href: '/favicon.ico', sizes: '48x48' }],
  ['link', { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg', sizes: 'any' }],
  ['link', { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' }],
  ['link', { rel: 'manifest', href: '/manifest.webmanifest' }],
  ['link', { rel: 'alternate', type: 'application/rss+xml', title: 'Lanternkeep · new works', href: '/feed.xml' }],
  ['meta', { name: 'application-name', content: 'Lanternkeep' }],
  ['meta', { name: 'apple-mobile-web-app-title', content: 'Lanternkeep' }],
  ['meta', { name: 'theme-color', content: '#0b1214', media: '(prefers-color-scheme: dark)' }],
  ['meta', { name: 'theme-color', content: '#f5f1e8', media: '(prefers-color-scheme: light)' }],
  ['meta', { name: 'color-scheme', content: 'dark light' }],
  ...fontTags,
]

/** Every preview has this size, px; see server/found/preview.ts. */
const PREVIEW = { width: '1200', height: '630' }

/** The picture of link previews: addresses are whole, as they require. */
function previewTags({ picture }: Pick<Found, 'picture'>, origin: string): Tag[] {
  const url = picture ? `${origin}/images/${picture.id}/preview.jpg` : `${origin}/preview.jpg`
  const alt = picture
    ? picture.prompt || nameOf(picture)
    : 'Lanternkeep: pictures and maps for your table, from your own words'
  return [
    ['meta', { property: 'og:image', content: url }],
    ['meta', { property: 'og:image:type', content: 'image/jpeg' }],
    ['meta', { property: 'og:image:width', content: PREVIEW.width }],
    ['meta', { property: 'og:image:height', content: PREVIEW.height }],
    ['meta', { property: 'og:image:alt', content: alt.slice(0, 400) }],
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
    ['meta', { name: 'twitter:image:alt', content: alt.slice(0, 400) }],
  ]
}

/** What only a page with a true address is told by: that address, its facts and its things. */
function addressTags(url: string, { isAdult, facts = [] }: Found): Tag[] {
  const tags: Tag[] = [
    ['link', { rel: 'canonical', href: url }],
    ['meta', { property: 'og:url', content: url }],
  ]
  if (isAdult) tags.push(['meta', { name: 'rating', content: 'adult' }])
  for (const [index, [label, text]] of facts.entries()) {
    tags.push(['meta', { name: `twitter:label${index + 1}`, content: label }])
    tags.push(['meta', { name: `twitter:data${index + 1}`, content: text }])
  }
  return tags
}

/**
 * The head of a page as HTML; `origin` ("https://host") makes the addresses whole. `found` is left out of a page that asks
 * not to be indexed.
 */
export function headOf({ title, description, canonical }: PageMeta, found: Found | undefined, origin: string): string {
  const tags: Tag[] = [
    ...standingTags,
    ['meta', { name: 'description', content: description }],
    ['meta', { property: 'og:site_name', content: 'Lanternkeep' }],
    ['meta', { property: 'og:locale', content: 'en_GB' }],
    ['meta', { property: 'og:type', content: 'website' }],
    // The name of the site stands beside it already.
    ['meta', { property: 'og:title', content: title.replace(/ · Lanternkeep$/, '') }],
    ['meta', { property: 'og:description', content: description }],
    ...previewTags(found ?? {}, origin),
  ]
  if (found && canonical) tags.push(...addressTags(origin + canonical, found))
  else tags.push(['meta', { name: 'robots', content: 'noindex' }])
  const things = found && found.things.length > 0 && { '@context': 'https://schema.org', '@graph': found.things }
  // No script: the content security policy need not allow it.
  const linked = things ? `<script type="application/ld+json">${safeJson(things)}</script>` : ''
  return `<title>${escapeHtml(title)}</title>${tags.map(tagText).join('')}${linked}`
}
