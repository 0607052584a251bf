import { useQuery } from '@tanstack/react-query'
import { Rss } from 'lucide-react'
import type { ArticleSummary } from '../../contract/blog.ts'
import { Link } from '../ui/link.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import { articles } from './queries.ts'

export const dateOf = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

function Card({ article }: { article: ArticleSummary }) {
  const { slug, title, summary, date, minutes, picture } = article
  return (
    <li className="group relative grid grid-cols-1 overflow-hidden rounded-lg border border-line bg-raise1 sm:grid-cols-[16rem_minmax(0,1fr)]">
      <img
        src={picture.url}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading="lazy"
        className="aspect-video size-full object-cover sm:aspect-auto"
      />
      <div className="grid content-start gap-2 p-5">
        <p className="text-xs text-ink3">
          <time dateTime={date}>{dateOf(date)}</time> · {minutes} min
        </p>
        <h2 className="font-serif text-xl leading-snug">
          <Link to={`/blogs/${slug}`} className="after:absolute after:inset-0 group-hover:underline">
            {title}
          </Link>
        </h2>
        <p className="text-ink2">{summary}</p>
      </div>
    </li>
  )
}

/** The articles of the blog. */
export default function BlogScreen() {
  const found = useQuery(articles())
  return (
    <div className="page-width grid max-w-4xl grid-cols-1 gap-6 pt-8 pb-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-1.5">
          <h1 className="text-3xl">Blog</h1>
          <p className="text-ink2">How things are made here, and how to bring them to the table.</p>
        </div>
        <a href="/blogs/feed.xml" className="inline-flex min-h-11 items-center gap-2 text-sm text-ink2 hover:text-ink">
          <Rss aria-hidden className="size-4" />
          RSS
        </a>
      </div>
      {found.isPending ? (
        <Skeleton className="h-96 rounded-lg" />
      ) : found.isError ? (
        <ErrorState error={found.error} onRetry={() => found.refetch()} busy={found.isFetching} />
      ) : (
        <ul className="grid gap-5">
          {found.data.articles.map((article) => (
            <Card key={article.slug} article={article} />
          ))}
        </ul>
      )}
    </div>
  )
}
