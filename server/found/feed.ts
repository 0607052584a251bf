import { Feed } from 'feed'
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from './preview.ts'
import { type ListedWork, nameOf } from './sitemap.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter)

/** A title: some readers take it for text and others for HTML, so nothing in it could be either's markup. */
const plain = (text: string) => text.replaceAll('<', '‹').replaceAll('>', '›')

/** An RSS 2.0 feed of works, newest first. */
export function feedOf(origin: string, works: readonly (ListedWork & { owner: string })[]): string {
  const feed = new Feed({
    id: `${origin}/gallery`,
    title: 'Lanternkeep · new works',
    description: 'The newest public characters, monsters, maps, treasure and places made at Lanternkeep.',
    link: `${origin}/gallery`,
    language: 'en-GB',
    updated: works[0]?.createdAt,
    generator: 'Lanternkeep',
    ttl: 10,
    feedLinks: { rss: `${origin}/feed.xml` },
    image: `${origin}/icons/192.png`,
  })
  for (const work of works) {
    const link = `${origin}/images/${work.id}`
    const name = nameOf(work)
    // A preview, unlike the picture itself, is a format that every reader shows, and other sites may show it.
    const picture = `${link}/preview.jpg`
    feed.addItem({
      id: link,
      title: plain(name),
      link,
      date: work.createdAt,
      // HTML to every reader: what was typed is text in it.
      description: escapeHtml(work.prompt || name),
      content: `<p><img src="${picture}" width="${PREVIEW_WIDTH}" height="${PREVIEW_HEIGHT}" alt="${escapeHtml(name)}"></p><p>${escapeHtml(work.prompt || name)}</p>`,
      author: [{ name: work.owner }],
      image: { url: picture, type: 'image/jpeg' },
    })
  }
  return feed.rss2()
}
