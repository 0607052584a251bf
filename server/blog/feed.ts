import { Feed } from 'feed'
import { allArticles } from './queries.ts'

/** Of pictures and links within, readers know only whole addresses. */
const whole = (html: string, origin: string) => html.replace(/(src|href)="\//g, `$1="${origin}/`)

/** An RSS 2.0 feed of the blog, with whole articles. */
export function blogFeed(origin: string): string {
  const articles = allArticles()
  const newest = articles[0]
  const feed = new Feed({
    id: `${origin}/blogs`,
    title: 'Lanternkeep · blog',
    description: 'How things are made here, and how to bring them to the table.',
    link: `${origin}/blogs`,
    language: 'en-GB',
    updated: newest && new Date(newest.date),
    generator: 'Lanternkeep',
    feedLinks: { rss: `${origin}/blogs/feed.xml` },
    image: `${origin}/icons/192.png`,
  })
  for (const { slug, title, summary, date, html, picture } of articles) {
    const link = `${origin}/blogs/${slug}`
    feed.addItem({
      id: link,
      link,
      title,
      description: summary,
      content: whole(html, origin),
      date: new Date(date),
      image: { url: `${origin}${picture.url}`, type: 'image/webp' },
    })
  }
  return feed.rss2()
}
