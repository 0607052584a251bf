import { useMutation, useQuery } from '@tanstack/react-query'
import { FileDown, RotateCw } from 'lucide-react'
import { Suspense } from 'react'
import { type SheetKind, sheetKindFacts } from '../../contract/sheets/kinds.ts'
import { sheetRouteName } from '../../contract/sheets/route-name.ts'
import { explain } from '../api/api-error.ts'
import { fetchFile } from '../api/fetch-file.ts'
import { sheetOf } from '../sheets/queries.ts'
import { SheetCardView } from '../sheets/sheet-card.tsx'
import { UnusedWords } from '../sheets/unused-words.tsx'
import { clampPrompt, isActive, type TrackerItem, unansweredSentence, workIdOf } from '../tracker/item.ts'
import { OutageNote } from '../tracker/outage-note.tsx'
import { useTrackerState } from '../tracker/provider.tsx'
import { goneSentence, type Run } from '../tracker/runs.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { late } from '../ui/late.ts'
import { saveFile } from '../ui/save-file.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import { toast } from '../ui/toast-store.ts'
import type { WorkshopRequest } from './form.ts'

// With its editor, dice and exports it is more than the form.
const WholeSheet = late(() => import('../sheets/whole-sheet.tsx'))

type SheetRun = Run<WorkshopRequest>

interface Deeds {
  onRetry: (run: SheetRun) => void
  onAgain: (request: WorkshopRequest) => void
}

interface FailureProps {
  sentence: string
  onAction: () => void
  /** There was no answer: it may be under way all the same. */
  isUnanswered?: boolean
}

function Failure({ sentence, onAction, isUnanswered }: FailureProps) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-md border border-line bg-raise1 p-5">
      <h3 className="text-lg">No sheet this time</h3>
      <p className="text-ink2">{sentence}</p>
      {isUnanswered && <p className="text-ink2">{unansweredSentence}</p>}
      <Button onClick={onAction}>
        <RotateCw aria-hidden className="size-4" />
        Try again
      </Button>
    </div>
  )
}

/** One made: the newest whole, those before it as slips that lead to their pages. */
function Made({ kind, id, isNewest }: { kind: SheetKind; id: string; isNewest: boolean }) {
  const sheet = useQuery(sheetOf(kind, id))
  const zip = useMutation({
    mutationFn: () => fetchFile(sheetRouteName(kind, 'export'), { id }, { format: 'pdf', of: 'batch' }),
    onSuccess: ({ name, file }) => saveFile(name, file),
    onError: (error) => toast({ ...explain(error), tone: 'bad' }),
  })
  if (sheet.error?.status === 404) return <p className="text-ink2">It has been deleted.</p>
  if (sheet.isError) return <ErrorState error={sheet.error} onRetry={() => sheet.refetch()} busy={sheet.isFetching} />
  if (!sheet.data) return <Skeleton className="h-44" />
  const { batch, unused, title } = sheet.data
  const status = (
    <p role="status" className="sr-only">
      {batch.length > 1 ? `${batch.length} sheets are made.` : `${title} is made.`}
    </p>
  )
  if (isNewest && batch.length <= 1) {
    return (
      <>
        {status}
        <Suspense fallback={<Skeleton className="h-[70vh]" />}>
          <WholeSheet sheet={sheet.data} place="workshop" />
        </Suspense>
      </>
    )
  }
  return (
    <div className="grid gap-3">
      {isNewest && status}
      <ul className={batch.length > 1 ? 'grid gap-3 sm:grid-cols-2' : undefined}>
        {(batch.length > 1 ? batch : [sheet.data]).map((card) => (
          <li key={card.id}>
            <SheetCardView card={card} />
          </li>
        ))}
      </ul>
      {batch.length <= 1 && <UnusedWords words={unused} />}
      <div className="flex flex-wrap items-center gap-3">
        {batch.length > 1 ? (
          <>
            <Button busy={zip.isPending} onClick={() => zip.mutate()}>
              {!zip.isPending && <FileDown aria-hidden className="size-4" />}
              All {batch.length} as a zip
            </Button>
            <ButtonLink to={`/my-gallery?tab=sheets&kind=${kind}`}>See them in my gallery</ButtonLink>
          </>
        ) : (
          <ButtonLink to={`/${kind}/${id}`} tone="primary">
            Open the sheet
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

/** The sheet's place while it is written, with how far that is. */
function Waiting({ item }: { item: TrackerItem | undefined }) {
  const isOutOfReach = useTrackerState((state) => state.outage !== null)
  const stage = item?.stage ?? (item && workIdOf(item) ? 'Queued' : 'Sending')
  return (
    <div className="grid gap-2">
      <p className="flex justify-between gap-3 text-sm text-ink2">
        <span role="status">{isOutOfReach ? `Last heard of: ${stage}` : stage}</span>
        <span className="tabular">{Math.round(item?.progress ?? 0)}%</span>
      </p>
      {isOutOfReach ? (
        <OutageNote className="min-h-44" />
      ) : (
        <div className="grid *:col-start-1 *:row-start-1">
          <Skeleton className="h-44" />
          <p className="place-self-center p-4 text-center text-sm text-ink2">It will appear here in a moment.</p>
        </div>
      )}
    </div>
  )
}

/** One press of the button, in its place from the start: waiting, failed or made. */
function RunView({ run, isNewest, onRetry, onAgain }: { run: SheetRun; isNewest: boolean } & Deeds) {
  const item = useTrackerState((state) => state.items.find(({ id }) => id === run.itemId))
  const { request, reply } = run
  const again = () => onAgain(request)
  const id = reply?.url?.split('/').at(-1)
  if (reply?.status === 'completed' && id) {
    return (
      <>
        {reply.error && <p className="text-sm text-pretty text-ink2">{reply.error}</p>}
        <Made kind={request.kind} id={id} isNewest={isNewest} />
      </>
    )
  }
  if (item?.status === 'failed')
    return <Failure sentence={item.error ?? ''} isUnanswered={item.isLost} onAction={() => onRetry(run)} />
  if (reply) return <Failure sentence={reply.error ?? goneSentence} onAction={again} />
  if (run.isGone && !(item && isActive(item))) return <Failure sentence={goneSentence} onAction={again} />
  if (run.itemId && !item) {
    return <Failure sentence="It is no longer followed here. When it is done it is in your gallery." onAction={again} />
  }
  return <Waiting item={item} />
}

/** What has been asked for on this visit, newest first. */
export function Results({ runs, ...deeds }: { runs: readonly SheetRun[] } & Deeds) {
  return (
    <div className="grid grid-cols-1 gap-10 print:block">
      {runs.map((run, index) => (
        <article
          key={run.key}
          className={classes('grid grid-cols-1 gap-3', index === 0 ? 'print:block' : 'print:hidden')}
        >
          <h2 className="text-lg print:hidden" title={run.request.prompt}>
            {run.request.prompt ? clampPrompt(run.request.prompt) : sheetKindFacts[run.request.kind].label}
          </h2>
          <RunView run={run} isNewest={index === 0} {...deeds} />
        </article>
      ))}
    </div>
  )
}
