import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useParams } from 'react-router'
import { NotFoundScreen } from '../instead/not-found-screen.tsx'
import { Link } from '../ui/link.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import { dateOf } from './blog-screen.tsx'
import { articleOf } from './queries.ts'

const prose =
  'grid grid-cols-1 gap-4 leading-relaxed text-ink2 [&_a]:text-ink [&_a]:underline [&_a]:underline-offset-4 [&_h2]:mt-5 [&_h2]:font-serif [&_h2]:text-2xl [&_h2]:text-ink [&_strong]:font-medium [&_strong]:text-ink [&_ol]:list-decimal [&_ol]:pl-6 [&_ul]:list-disc [&_ul]:pl-6 [&_li]:mt-1.5 [&_img]:h-auto [&_img]:w-full [&_img]:rounded-md [&_img]:border [&_img]:border-line [&_code]:rounded-sm [&_code]:bg-raise2 [&_code]:px-1 [&_code]:py-0.5 [&_code]:text-[0.9em] [&_code]:text-ink [&_blockquote]:border-l-2 [&_blockquote]:border-line-strong [&_blockquote]:pl-4 [&_em]:text-ink3 [&_table]:w-full [&_table]:text-sm [&_th]:border-b [&_th]:border-line-strong [&_th]:py-2 [&_th]:pr-3 [&_th]:text-left [&_td]:border-b [&_td]:border-line [&_td]:py-2 [&_td]:pr-3'

/** An article of the blog. */
export default function ArticleScreen() {
  const { slug = '' } = useParams()
  const found = useQuery(articleOf(slug))
  if (found.isPending) return <Skeleton className="page-width mt-8 h-dvh max-w-3xl rounded-lg" />
  if (found.isError)
    return found.error.status === 404 ? (
      <NotFoundScreen />
    ) : (
      <ErrorState error={found.error} onRetry={() => found.refetch()} busy={found.isFetching} className="mt-12" />
    )
  const { title, summary, date, minutes, html } = found.data
  return (
    <article className="page-width max-w-3xl pt-8 pb-12">
      <Link to="/blogs" className="inline-flex min-h-11 items-center gap-2 text-sm text-ink2 hover:text-ink">
        <ArrowLeft aria-hidden className="size-4" />
        All articles
      </Link>
      <h1 className="mt-3 text-3xl leading-tight sm:text-4xl">{title}</h1>
      <p className="mt-3 text-lg text-ink2">{summary}</p>
      <p className="mt-3 mb-8 text-sm text-ink3">
        <time dateTime={date}>{dateOf(date)}</time> · {minutes} min to read
      </p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made on the server of Markdown that comes with the program */}
      <div className={prose} dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  )
}
