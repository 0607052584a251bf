import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { refreshAnswers } from '../api/queries.ts'
import Comments from '../comments/comments.tsx'
import { NotFoundScreen } from '../instead/not-found-screen.tsx'
import { ReportButton } from '../moderation/report-button.tsx'
import { Button } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import { toast } from '../ui/toast-store.ts'
import { roadmapItemOf } from './queries.ts'
import { StatusMark } from './status.tsx'
import { VoteButton } from './vote-button.tsx'

function Withdraw({ id }: { id: string }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  async function withdraw() {
    setBusy(true)
    try {
      await call('withdrawSuggestion', { params: { id } })
      await refreshAnswers(client, 'roadmap')
      toast({ title: 'Your suggestion is withdrawn' })
      await navigate('/roadmap')
    } catch (error) {
      toast({ ...explain(error), tone: 'bad' })
      setBusy(false)
    }
  }
  return (
    <Button size="sm" busy={busy} onClick={withdraw}>
      Withdraw my suggestion
    </Button>
  )
}

/** One item of the roadmap, with what the house and what people say of it. */
export default function RoadmapItemScreen() {
  const { id = '' } = useParams()
  const item = useQuery(roadmapItemOf(id))
  if (item.isPending) return <Skeleton className="page-width mt-8 h-72 max-w-3xl rounded-lg" />
  if (item.isError)
    return item.error.status === 404 ? (
      <NotFoundScreen />
    ) : (
      <ErrorState error={item.error} onRetry={() => item.refetch()} busy={item.isFetching} className="mt-12" />
    )
  const { title, text, status, answer, author, isMine, createdAt, kind } = item.data
  const begun = status === 'SUGGESTED' || status === 'CONSIDERING'
  return (
    <article className="page-width grid max-w-3xl grid-cols-1 gap-6 pt-8 pb-12">
      <Link
        to={kind === 'feedback' ? '/roadmap?tab=feedback' : '/roadmap'}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start text-sm text-ink2 hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {kind === 'feedback' ? 'All feedback' : 'The roadmap'}
      </Link>
      <div className="flex gap-4">
        <VoteButton item={item.data} />
        <div className="grid min-w-0 gap-2">
          <h1 className="break-words text-3xl">{title}</h1>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink3">
            <StatusMark status={status} />
            {author === null ? 'By the house' : <Link to={`/people/${author}`}>By {author}</Link>}
            <time dateTime={createdAt}>{new Date(createdAt).toLocaleDateString('en-GB', { dateStyle: 'medium' })}</time>
          </p>
        </div>
      </div>
      {text && <p className="whitespace-pre-wrap break-words text-ink2">{text}</p>}
      {answer && (
        <section className="grid gap-1.5 rounded-lg border border-line bg-raise1 p-5">
          <h2 className="text-lg">What the house says</h2>
          <p className="whitespace-pre-wrap break-words text-ink2">{answer}</p>
        </section>
      )}
      <div className="flex flex-wrap gap-3">
        {isMine && begun && answer === '' && <Withdraw id={id} />}
        {!isMine && author !== null && <ReportButton subject={{ kind: 'roadmap', id }} what="this suggestion" />}
      </div>
      <section id="comments" aria-labelledby="said" className="grid grid-cols-1 scroll-mt-20 gap-5">
        <h2 id="said" className="text-xl">
          What people say
        </h2>
        <Comments about={{ kind: 'roadmap', id }} />
      </section>
    </article>
  )
}
