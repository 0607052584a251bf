import { Article, ArticleParams, ArticlesReply } from './blog.ts'
import { failures } from './failures.ts'
import type { Route } from './route.ts'

export const blogRoutes = {
  listArticles: {
    method: 'GET',
    path: '/api/v1/blogs',
    auth: 'none',
    tag: 'blog',
    summary: 'The articles of the blog, newest first',
    replies: { 200: ArticlesReply },
    failure: failures.getBlog,
  },
  getArticle: {
    method: 'GET',
    path: '/api/v1/blogs/:slug',
    auth: 'none',
    tag: 'blog',
    summary: 'One article of the blog, as HTML',
    params: ArticleParams,
    replies: { 200: Article },
    failure: failures.getBlog,
  },
} as const satisfies Record<string, Route>
