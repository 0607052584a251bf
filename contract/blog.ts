import * as z from 'zod'

/** What the list of articles tells of each. */
export const ArticleSummary = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** The day it was written. */
  date: z.iso.date(),
  /** Minutes it takes to read. */
  minutes: z.number().int(),
  /** Address of the picture beside it, with its size in pixels. */
  picture: z.object({ url: z.string(), width: z.number().int(), height: z.number().int(), alt: z.string() }),
})
export type ArticleSummary = z.infer<typeof ArticleSummary>

/** An article; `html` is made of the Markdown in the repository, which is nobody else's to write. */
export const Article = ArticleSummary.extend({ html: z.string() })
export type Article = z.infer<typeof Article>

export const ArticlesReply = z.object({ articles: z.array(ArticleSummary) })
export const ArticleParams = z.object({ slug: z.string().regex(/^[a-z0-9-]{1,80}$/) })
