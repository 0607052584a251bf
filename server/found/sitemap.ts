import { Readable } from 'node:stream'
import { SitemapIndexStream, type SitemapItemLoose, SitemapStream } from 'sitemap'

export interface ListedWork {
  id: string
  title: string
  prompt: string
  mediaKey: string
  createdAt: Date
}

/** What a listing of a work is called: its title, or the beginning of what was asked for. */
export function nameOf(work: Pick<ListedWork, 'title' | 'prompt'>): string {
  return work.title || work.prompt.slice(0, 80) || 'Untitled'
}

const namespaces = (image: boolean) => ({ news: false, video: false, xhtml: false, image })

export function sitemapIndex(origin: string, paths: readonly string[]): Readable {
  return Readable.from(paths.map((path) => ({ url: origin + path }))).pipe(new SitemapIndexStream())
}

export function sitemapOfPages(origin: string, paths: readonly string[]): Readable {
  return Readable.from(paths.map((url) => ({ url }))).pipe(
    new SitemapStream({ hostname: origin, xmlns: namespaces(false) }),
  )
}

/** A page of which no picture is listed. */
export interface ListedPage {
  path: string
  createdAt: Date
}

export function sitemapOfListed(origin: string, pages: readonly ListedPage[]): Readable {
  const entries = pages.map(
    ({ path, createdAt }): SitemapItemLoose => ({ url: path, lastmod: createdAt.toISOString() }),
  )
  return Readable.from(entries).pipe(new SitemapStream({ hostname: origin, xmlns: namespaces(false) }))
}

export function sitemapOfWorks(origin: string, works: readonly ListedWork[]): Readable {
  const entries = works.map(
    (work): SitemapItemLoose => ({
      url: `/images/${work.id}`,
      lastmod: work.createdAt.toISOString(),
      img: [{ url: `${origin}/media/${work.mediaKey}`, title: nameOf(work) }],
    }),
  )
  return Readable.from(entries).pipe(new SitemapStream({ hostname: origin, xmlns: namespaces(true) }))
}
