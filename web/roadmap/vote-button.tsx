import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { ChevronUp } from 'lucide-react'
import type { RoadmapItem, RoadmapReply } from '../../contract/roadmap.ts'
import { explain } from '../api/api-error.ts'
import { call } from '../api/browser.ts'
import { requireLogin } from '../session/login.ts'
import { classes } from '../ui/classes.ts'
import { Press } from '../ui/press.tsx'
import { toast } from '../ui/toast-store.ts'

/** Puts an item as it is now wherever it is shown. */
export function showItem(client: QueryClient, item: RoadmapItem): void {
  const shown = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    queryKey[0] === 'roadmap' || queryKey[0] === 'roadmapItem'
  client.setQueriesData<RoadmapItem | RoadmapReply>({ predicate: shown }, (answer) => {
    if (!answer) return answer
    if ('items' in answer) return { ...answer, items: answer.items.map((one) => (one.id === item.id ? item : one)) }
    return answer.id === item.id ? item : answer
  })
}

export function VoteButton({ item }: { item: RoadmapItem }) {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (isVoted: boolean) => call('voteRoadmap', { params: { id: item.id }, body: { isVoted } }),
    onMutate: (isVoted) =>
      showItem(client, { ...item, isVoted, votes: item.votes + (isVoted === item.isVoted ? 0 : isVoted ? 1 : -1) }),
    onError: (error) => {
      showItem(client, item)
      toast({ ...explain(error), tone: 'bad' })
    },
    onSuccess: (now) => showItem(client, now),
  })
  return (
    <Press
      type="button"
      aria-pressed={item.isVoted}
      aria-label={`Vote for “${item.title}”, ${item.votes} so far`}
      onClick={() => requireLogin(() => mutate(!item.isVoted))}
      className={classes(
        'grid h-14 w-12 shrink-0 content-center justify-items-center rounded-md border text-sm tabular transition-colors',
        item.isVoted
          ? 'border-line-strong bg-raise3 font-semibold text-ink'
          : 'border-line bg-raise2 text-ink2 hover:border-line-strong hover:text-ink',
      )}
    >
      <ChevronUp aria-hidden className={classes('size-4', item.isVoted && 'text-accent')} />
      {item.votes}
    </Press>
  )
}
