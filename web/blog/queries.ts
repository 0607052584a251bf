import { callQuery } from '../api/queries.ts'

export const articles = () => callQuery('listArticles', undefined)
export const articleOf = (slug: string) => callQuery('getArticle', { params: { slug } })
