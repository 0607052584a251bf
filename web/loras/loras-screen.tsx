import { useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import {
  LORAS_PAGE,
  type LoraBase,
  type LoraLicence,
  loraBaseNames,
  loraBases,
  loraLicenceFacts,
  loraLicences,
} from '../../contract/lora-facts.ts'
import { LoggedInOnly } from '../instead/logged-in-only.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { CardWall, WaitingCards } from '../ui/card-wall.tsx'
import { ChipButton, ChoiceChips } from '../ui/chip.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { Select } from '../ui/select.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { LoraCard } from './lora-card.tsx'
import { type LorasView, lorasSearch, lorasViewOf, ownLoras, publicLoras } from './queries.ts'

const whose = [
  { value: 'all' as const, label: 'Everybody’s' },
  { value: 'own' as const, label: 'Yours' },
]
const sorts = [
  { value: 'new' as const, label: 'Newest' },
  { value: 'used' as const, label: 'Most used' },
]
const bases = [
  { value: 'all' as LoraBase | 'all', label: 'All base models' },
  ...loraBases.map((value) => ({ value: value as LoraBase | 'all', label: loraBaseNames[value] })),
]
const licences = [
  { value: 'all' as LoraLicence | 'all', label: 'All licences' },
  ...loraLicences.map((value) => ({ value: value as LoraLicence | 'all', label: loraLicenceFacts[value].name })),
]

interface ViewProps {
  view: LorasView
  onChange: (changes: Partial<LorasView>) => void
}

const chosen = <T extends string>(value: T | 'all') => (value === 'all' ? undefined : value)

function Controls({ view, onChange, tags }: ViewProps & { tags: readonly string[] }) {
  const search = useCallback((q: string) => onChange({ q }), [onChange])
  const others = tags.filter((tag) => tag !== view.tag).slice(0, 12)
  return (
    <search className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SearchField label="Search the LoRAs" value={view.q} onChange={search} />
        <ChoiceChips
          label="Whose"
          hideLabel
          name="loras-whose"
          value={view.whose}
          options={whose}
          onChange={(next) => onChange({ whose: next })}
        />
        <ChoiceChips
          label="Order"
          hideLabel
          name="loras-sort"
          value={view.sort}
          options={sorts}
          onChange={(sort) => onChange({ sort })}
        />
      </div>
      <div className="grid gap-3 sm:grid-cols-2 lg:max-w-3xl">
        <Select
          label="Base model"
          hideLabel
          value={view.base ?? 'all'}
          options={bases}
          onChange={(base) => onChange({ base: chosen(base) })}
        />
        <Select
          label="Licence"
          hideLabel
          value={view.licence ?? 'all'}
          options={licences}
          onChange={(licence) => onChange({ licence: chosen(licence) })}
        />
      </div>
      {(view.tag !== undefined || others.length > 0) && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Tags</legend>
          {view.tag !== undefined && (
            <ChipButton
              onClick={() => onChange({ tag: undefined })}
              aria-label={`Only those with the tag ${view.tag}: show all`}
              className="border-line-strong bg-raise3 text-ink"
            >
              {view.tag}
              <X aria-hidden className="size-4" />
            </ChipButton>
          )}
          {others.map((tag) => (
            <ChipButton key={tag} onClick={() => onChange({ tag })}>
              {tag}
            </ChipButton>
          ))}
        </fieldset>
      )}
    </search>
  )
}

const countText = (total: number) => (total === 1 ? 'One LoRA' : `${total.toLocaleString('en-GB')} LoRAs`)

function Nothing({ view, onChange }: ViewProps) {
  const isFiltered = view.q || view.base || view.licence || view.tag || view.page > 1
  return (
    <EmptyState
      title={isFiltered ? 'No LoRA matches that' : 'No LoRAs yet'}
      description={
        isFiltered
          ? 'Fewer conditions find more.'
          : view.whose === 'own'
            ? 'What you upload or have trained is kept here, the private ones too.'
            : 'Public LoRAs will appear here as people bring them.'
      }
      action={
        isFiltered ? (
          <Button
            onClick={() =>
              onChange({ q: '', base: undefined, licence: undefined, tag: undefined, page: 1, sort: 'new' })
            }
          >
            Show all
          </Button>
        ) : (
          <ButtonLink to="/lora/create" tone="primary">
            Create a LoRA
          </ButtonLink>
        )
      }
    />
  )
}

const waiting = <WaitingCards className="h-72" />

function Wall({ view, onChange }: ViewProps) {
  const query = view.whose === 'own' ? ownLoras(view) : publicLoras(view)
  const found = useQuery({ ...query, placeholderData: (before) => before })
  const { loras = [], totalCount = 0, tags = [] } = found.data ?? {}
  return (
    <>
      <Controls view={view} onChange={onChange} tags={tags} />
      <h2 className="sr-only">LoRAs</h2>
      <p role="status" className="sr-only">
        {found.data && countText(totalCount)}
      </p>
      {found.isError && <ErrorState error={found.error} onRetry={() => found.refetch()} busy={found.isFetching} />}
      {found.isPending && waiting}
      {found.data && loras.length === 0 && <Nothing view={view} onChange={onChange} />}
      {loras.length > 0 && (
        <CardWall
          page={view.page}
          pages={Math.ceil(totalCount / LORAS_PAGE)}
          count={countText(totalCount)}
          isOutdated={found.isPlaceholderData}
          searchAt={(page) => lorasSearch({ ...view, page })}
        >
          {loras.map((lora) => (
            <li key={lora.id}>
              <LoraCard lora={lora} />
            </li>
          ))}
        </CardWall>
      )}
    </>
  )
}

/** LoRAs to be found and worn: everybody's public ones, or one's own. */
export default function LorasScreen() {
  const [search, setSearch] = useSearchParams()
  const view = lorasViewOf(search)
  const change = useCallback(
    (changes: Partial<LorasView>) =>
      setSearch((now) => lorasSearch({ ...lorasViewOf(now), page: 1, ...changes }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setSearch],
  )
  const wall = <Wall view={view} onChange={change} />
  return (
    <div className="page-width grid grid-cols-1 gap-5 pt-8 pb-12">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid max-w-prose gap-2">
          <h1 className="text-3xl">LoRAs</h1>
          <p className="text-ink2">
            Small files that teach a model one thing more: a hand, a face, a world of your own. A picture wears up to
            three of them.
          </p>
        </div>
        <ButtonLink to="/lora/create" tone="primary">
          <Plus aria-hidden className="size-4" />
          Create a LoRA
        </ButtonLink>
      </header>
      {view.whose === 'own' ? (
        <LoggedInOnly
          title="Your LoRAs are behind this door"
          description="Log in to see what you have uploaded and trained."
          skeleton={waiting}
        >
          {wall}
        </LoggedInOnly>
      ) : (
        wall
      )}
    </div>
  )
}
