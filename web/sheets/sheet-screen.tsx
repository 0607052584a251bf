import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router'
import { isSheetKind } from '../../contract/sheets/kinds.ts'
import type { Sheet } from '../../contract/sheets.ts'
import { useUser } from '../session/user-state.ts'
import { NotFoundScreen } from '../shell/not-found-screen.tsx'
import { GenerationProvider } from '../tracker/provider.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import { Companions, SheetPicture } from './companions.tsx'
import { Parchment } from './parchment.tsx'
import { sheetOf } from './queries.ts'
import { RollQuestionView } from './roll-again.tsx'
import { RollLog } from './roll-log.tsx'
import { SheetBar } from './sheet-bar.tsx'
import { PortraitToken } from './token-button.tsx'
import { UnusedWords } from './unused-words.tsx'
import { DeskProvider, useSheetDesk } from './use-sheet-desk.ts'

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

function Portrait({ sheet }: { sheet: Sheet }) {
  return (
    <div className="sheet-portrait">
      <SheetPicture sheet={sheet} />
      <PortraitToken sheet={sheet} />
    </div>
  )
}

function Whole({ sheet }: { sheet: Sheet }) {
  const desk = useSheetDesk(sheet)
  return (
    <DeskProvider value={desk}>
      <div className={layout}>
        <SheetBar sheet={sheet} />
        {sheet.isOwner && <UnusedWords words={sheet.unused} className="mx-auto w-full max-w-[68rem] print:hidden" />}
        <Parchment sheet={sheet} picture={sheet.pictures.length > 0 && <Portrait sheet={sheet} />} />
        {sheet.isOwner && (
          <p className="mx-auto w-full max-w-[68rem] text-xs text-ink3 print:hidden">
            Press any words to change them; dice roll when pressed. Changed words are marked, and the originals kept.
          </p>
        )}
        <Companions sheet={sheet} />
      </div>
      <RollQuestionView />
      <RollLog />
    </DeskProvider>
  )
}

/** One sheet of any kind, by its address: /npc/{id}, /loot/{id} … */
export default function SheetScreen() {
  const { id = '' } = useParams()
  const kind = useLocation().pathname.split('/')[1] ?? ''
  return isSheetKind(kind) && UUID.test(id) ? <Known key={id} kind={kind} id={id} /> : <NotFoundScreen />
}

function Known({ kind, id }: Pick<Sheet, 'kind' | 'id'>) {
  const sheet = useQuery({
    ...sheetOf(kind, id),
    // Its owner may have changed it in another tab, and is to go on from there.
    refetchOnWindowFocus: ({ state }) => (state.data?.isOwner ? 'always' : false),
  })
  const isSessionKnown = useUser((user) => user.isSessionKnown)
  if (sheet.data) {
    return (
      <GenerationProvider>
        <Whole sheet={sheet.data} />
      </GenerationProvider>
    )
  }
  if (sheet.isError && (sheet.error.status === 404 || sheet.error.status === 400)) {
    // A private sheet is only found once it is known who asks.
    return isSessionKnown && !sheet.isFetching ? <NotFoundScreen /> : <SheetSkeleton />
  }
  if (sheet.isError) {
    return (
      <div className="page-width py-16">
        <ErrorState error={sheet.error} onRetry={() => sheet.refetch()} busy={sheet.isFetching} />
      </div>
    )
  }
  return <SheetSkeleton />
}
