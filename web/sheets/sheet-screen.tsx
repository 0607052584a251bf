import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router'
import { isSheetKind } from '../../contract/sheets/kinds.ts'
import type { Sheet } from '../../contract/sheets.ts'
import { NotFoundScreen } from '../instead/not-found-screen.tsx'
import { useUser } from '../session/user-state.ts'
import { GenerationProvider } from '../tracker/provider.tsx'
import { late } from '../ui/late.ts'
import { PageError } from '../ui/page-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useIsAwake } from '../ui/use-is-awake.ts'
import { sheetOf, viewIn } from './queries.ts'
import WholeSheet from './whole-sheet.tsx'

const Talk = late(() => import('../comments/talk.tsx'))

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const layout = 'page-width grid grid-cols-1 gap-5 pt-5 pb-16 print:block print:p-0'

function SheetSkeleton() {
  return (
    <div className={layout} aria-busy>
      <Skeleton className="mx-auto h-9 w-full max-w-[68rem]" />
      <Skeleton className="mx-auto h-[70vh] w-full max-w-[68rem]" />
    </div>
  )
}

/** One sheet of any kind, by its address: /npc/{id}, /loot/{id} … */
export default function SheetScreen() {
  const { id = '' } = useParams()
  const kind = useLocation().pathname.split('/')[1] ?? ''
  return isSheetKind(kind) && UUID.test(id) ? <Known key={id} kind={kind} id={id} /> : <NotFoundScreen />
}

function Known({ kind, id }: Pick<Sheet, 'kind' | 'id'>) {
  const [search] = useSearchParams()
  const view = viewIn(search)
  const sheet = useQuery({
    ...sheetOf(kind, id, view),
    // Its owner may have changed it in another tab, and is to go on from there.
    refetchOnWindowFocus: ({ state }) => (state.data?.isOwner ? 'always' : false),
  })
  const isAwake = useIsAwake()
  const isSessionKnown = useUser((user) => user.isSessionKnown)
  const isMissing = sheet.error?.status === 404 || sheet.error?.status === 400
  // One that was deleted in another tab meanwhile is not to be read here either.
  if (sheet.data && !isMissing) {
    return (
      <GenerationProvider>
        <div className={layout}>
          <WholeSheet key={view} sheet={sheet.data} place="page" />
          <div className="mx-auto w-full max-w-[68rem] pt-6 print:hidden">
            {isAwake && (
              <Suspense>
                <Talk kind="sheet" id={id} />
              </Suspense>
            )}
          </div>
        </div>
      </GenerationProvider>
    )
  }
  if (isMissing) {
    // A private sheet is only found once it is known who asks.
    return isSessionKnown && !sheet.isFetching ? <NotFoundScreen /> : <SheetSkeleton />
  }
  if (sheet.isError) return <PageError query={sheet} />
  return <SheetSkeleton />
}
