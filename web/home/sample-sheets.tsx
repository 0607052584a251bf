import { useQuery } from '@tanstack/react-query'
import { sheetKindFacts } from '../../contract/sheets/kinds.ts'
import type { SheetCard } from '../../contract/sheets.ts'
import { Link } from '../ui/link.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { showcaseForHome } from './queries.ts'

/** As many as fill two rows of four, a row of a phone's that scrolls sideways. */
const SHOWN = 8

function Slip({ card: { kind, id, title, kicker, summary } }: { card: SheetCard }) {
  return (
    <article className="relative grid h-full content-start gap-1.5 rounded-md bg-linear-to-br from-parchment-light to-parchment-deep p-4 font-book text-sepia scheme-light shadow-low transition-[filter] hover:brightness-105">
      <p className="font-sans text-xs font-medium text-sepia2">{sheetKindFacts[kind].label}</p>
      <h3 className="text-lg leading-tight font-semibold text-rubric">
        <Link
          to={`/${kind}/${id}`}
          className="break-words outline-none after:absolute after:inset-0 after:rounded-md focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
        >
          {title}
        </Link>
      </h3>
      {kicker && <p className="line-clamp-1 break-words text-sepia2 italic">{kicker}</p>}
      <p className="line-clamp-4 break-words">{summary}</p>
    </article>
  )
}

/** A sheet of each kind, as the workshop writes them: for whoever thinks that this makes pictures alone. */
export function SampleSheets() {
  const { data, isPending } = useQuery(showcaseForHome())
  const cards = data?.sheets.slice(0, SHOWN) ?? []
  // The house may show none, or not yet; then the works follow at once.
  if (!isPending && cards.length === 0) return null
  return (
    <section className="page-width grid grid-cols-1 gap-5 pt-10" aria-labelledby="sample-sheets">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <h2 id="sample-sheets" className="text-2xl">
          From the workshop
        </h2>
        <Link
          to="/rpg-workshop"
          className="touch-target text-sm text-ink2 underline decoration-line-strong underline-offset-4 hover:text-ink"
        >
          Make a sheet of your own
        </Link>
      </div>
      <ul className="-mx-4 grid auto-cols-[17rem] grid-flow-col gap-4 px-4 py-1 max-sm:scrolls-sideways sm:mx-0 sm:grid-flow-row sm:auto-cols-auto sm:grid-cols-2 sm:px-0 lg:grid-cols-4">
        {isPending
          ? [1, 2, 3, 4].map((place) => (
              <li key={place}>
                <Skeleton className="h-48" />
              </li>
            ))
          : cards.map((card) => (
              <li key={card.id}>
                <Slip card={card} />
              </li>
            ))}
      </ul>
    </section>
  )
}
