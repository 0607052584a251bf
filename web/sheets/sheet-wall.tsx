import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useCallback } from 'react'
import { useSearchParams } from 'react-router'
import type { GallerySort } from '../../contract/gallery-orders.ts'
import { GALLERY_PAGE } from '../../contract/limits.ts'
import { type SheetKind, sheetKindFacts, sheetKinds } from '../../contract/sheets/kinds.ts'
import { ButtonLink } from '../ui/button.tsx'
import { CardWall, WaitingCards } from '../ui/card-wall.tsx'
import { ChoiceChips } from '../ui/chip.tsx'
import { late } from '../ui/late.ts'
import { SearchField } from '../ui/search-field.tsx'
import { seenBy } from '../ui/seen-by.ts'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { useIsAwake } from '../ui/use-is-awake.ts'
import { ownSheets, publicSheets, type SheetsView, sheetsSearch, sheetsViewOf } from './queries.ts'
import { SheetCardView } from './sheet-card.tsx'

// The language is read in these alone: most who come write none of it.
const SearchExplained = late(() => import('../ui/search-explained.tsx'))
const SearchHelp = late(() => import('../ui/search-help.tsx'))

const kinds: readonly { value: SheetKind | 'all'; label: string }[] = [
  { value: 'all', label: 'All' },
  ...sheetKinds.map((kind) => ({ value: kind, label: sheetKindFacts[kind].plural })),
]

const sorts: readonly { value: GallerySort; label: string }[] = [
  { value: 'new', label: 'Newest' },
  { value: 'trending', label: 'Trending' },
  { value: 'top', label: 'Top' },
]

interface ControlsProps {
  view: SheetsView
  whose: 'own' | 'public'
  onChange: (changes: Partial<SheetsView>) => void
}

function Controls({ view, whose, onChange }: ControlsProps) {
  const search = useCallback((q: string) => onChange({ q }), [onChange])
  const isAwake = useIsAwake()
  return (
    <search className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SearchField label="Search the sheets" value={view.q} onChange={search} />
        {whose === 'public' && (
          <ChoiceChips
            label="Order"
            hideLabel
            name="sheet-sort"
            value={view.sort ?? 'new'}
            options={sorts}
            onChange={(sort) => onChange({ sort: sort === 'new' ? undefined : sort })}
          />
        )}
        {whose === 'own' && (
          <ChoiceChips
            label="Seen by"
            hideLabel
            name="sheet-visibility"
            value={view.visibility ?? 'all'}
            options={seenBy}
            onChange={(visibility) => onChange({ visibility: visibility === 'all' ? undefined : visibility })}
          />
        )}
        <ChoiceChips
          label="Kind"
          hideLabel
          scrolls
          name="sheet-kind"
          value={view.kind ?? 'all'}
          options={kinds}
          onChange={(kind) => onChange({ kind: kind === 'all' ? undefined : kind })}
        />
      </div>
      {isAwake && (
        <Suspense>
          {/[^\p{L}\p{N}\s,.']/u.test(view.q) && <SearchExplained q={view.q} of="sheets" onChange={search} />}
          <SearchHelp q={view.q} of="sheets" onChange={search} />
        </Suspense>
      )}
    </search>
  )
}

const countText = (total: number) => (total === 1 ? 'One sheet' : `${total.toLocaleString('en-GB')} sheets`)

/** The sheets of a gallery, a page at a time: everybody's public ones, or one's own. */
export function SheetWall({ whose, children }: { whose: 'own' | 'public'; children?: ReactNode }) {
  const [search, setSearch] = useSearchParams()
  const view = sheetsViewOf(search)
  const query = whose === 'own' ? ownSheets(view) : publicSheets(view)
  const found = useQuery({ ...query, placeholderData: (before) => before })
  const change = (changes: Partial<SheetsView>) =>
    setSearch((now) => sheetsSearch({ ...sheetsViewOf(now), page: 1, ...changes }), {
      replace: true,
      preventScrollReset: true,
    })
  const { sheets = [], totalCount = 0 } = found.data ?? {}
  return (
    <div className="grid grid-cols-1 gap-5">
      <Controls view={view} whose={whose} onChange={change} />
      {children}
      <h2 className="sr-only">Sheets</h2>
      <p role="status" className="sr-only">
        {found.data && countText(totalCount)}
      </p>
      {found.isError && <ErrorState error={found.error} onRetry={() => found.refetch()} busy={found.isFetching} />}
      {found.isPending && <WaitingCards className="h-44" />}
      {found.data && sheets.length === 0 && <Nothing view={view} whose={whose} />}
      {sheets.length > 0 && (
        <CardWall
          page={view.page}
          pages={Math.ceil(totalCount / GALLERY_PAGE)}
          count={countText(totalCount)}
          isOutdated={found.isPlaceholderData}
          searchAt={(page) => sheetsSearch({ ...view, page })}
        >
          {sheets.map((card) => (
            <li key={card.id}>
              <SheetCardView card={card} />
            </li>
          ))}
        </CardWall>
      )}
    </div>
  )
}

function Nothing({ view, whose }: { view: SheetsView; whose: 'own' | 'public' }) {
  if (view.page > 1) {
    return (
      <EmptyState
        title={`There is no page ${view.page}`}
        description="There are fewer pages than that."
        action={
          <ButtonLink to={{ search: sheetsSearch({ ...view, page: 1 }).toString() }}>To the first page</ButtonLink>
        }
      />
    )
  }
  if (view.q || view.kind || (view.visibility && whose === 'own')) {
    return (
      <EmptyState
        title="No sheet matches that"
        description={view.q ? `Nothing was found for “${view.q}”.` : 'There is none of this kind yet.'}
        action={<ButtonLink to={{ search: 'tab=sheets' }}>Show all sheets</ButtonLink>}
      />
    )
  }
  return (
    <EmptyState
      title="No sheets yet"
      description={
        whose === 'own'
          ? 'What you make in the workshop is kept here, the private sheets too.'
          : 'Public sheets will appear here as people make them.'
      }
      action={
        <ButtonLink to="/rpg-workshop" tone="primary">
          To the workshop
        </ButtonLink>
      }
    />
  )
}
