import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { marked } from 'marked'
import { parse } from 'yaml'
import * as z from 'zod'
import type { Article, ArticleSummary } from '../../contract/blog.ts'

const FOLDER = fileURLToPath(new URL('articles/', import.meta.url))
const WORDS_A_MINUTE = 200

/** What stands above an article, between two lines of dashes. */
const Facts = z.object({
  title: z.string(),
  summary: z.string(),
  date: z.iso.date(),
  picture: z.object({ url: z.string(), width: z.int(), height: z.int(), alt: z.string() }),
})

const idOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/<[^>]+>|&\w+;/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Headings can be led to, and pictures wait until they are in sight and keep their place meanwhile. */
function finished(html: string): string {
  return html
    .replace(/<h2>(.*?)<\/h2>/g, (_, text: string) => `<h2 id="${idOf(text)}">${text}</h2>`)
    .replace(/<img src="([^"#]+)#(\d+)x(\d+)"/g, '<img loading="lazy" decoding="async" src="$1" width="$2" height="$3"')
}

function read(file: string): Article {
  const text = readFileSync(`${FOLDER}${file}`, 'utf8')
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
  const facts = Facts.parse(parse(head))
  return {
    ...facts,
    slug: file.replace(/\.md$/, ''),
    minutes: Math.max(1, Math.round(body.split(/\s+/).length / WORDS_A_MINUTE)),
    html: finished(marked.parse(body, { async: false, gfm: true })),
  }
}

let known: readonly Article[] | undefined

/** Every article, newest first. They come with the program, and are read once. */
export function allArticles(): readonly Article[] {
  known ??= readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md'))
    .map(read)
    .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug))
  return known
}

export const articleOf = (slug: string): Article | undefined => allArticles().find((article) => article.slug === slug)

export const summaryOf = ({ html: _, ...summary }: Article): ArticleSummary => summary
