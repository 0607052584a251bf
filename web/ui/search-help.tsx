import { type Searched, searchFilters, sheetSearchFilters } from '../../contract/search-language.ts'
import { ChipButton } from './chip.tsx'
import { Details } from './details.tsx'

interface SearchHelpProps {
  q: string
  /** What is searched. */
  of?: Searched
  onChange: (q: string) => void
}

/** How filters are written into a search by hand; each example can be put there. */
export default function SearchHelp({ q, of = 'works', onChange }: SearchHelpProps) {
  const filters = of === 'works' ? searchFilters : sheetSearchFilters
  return (
    <Details summary="All of it can be written into the search">
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
        {filters.map(({ names: [name], example, means }) => (
          <div key={name} className="flex items-center gap-3">
            <dt>
              <ChipButton onClick={() => onChange(`${q} ${example}`.trim())} className="font-mono text-xs">
                {example}
              </ChipButton>
            </dt>
            <dd className="text-sm text-ink3">{means}</dd>
          </div>
        ))}
        <div className="flex items-center gap-3">
          <dt className="px-3.5 font-mono text-xs text-ink2">-snow</dt>
          <dd className="text-sm text-ink3">leaves out what the rest would find</dd>
        </div>
        <div className="flex items-center gap-3">
          <dt className="px-3.5 font-mono text-xs text-ink2">"old keep"</dt>
          <dd className="text-sm text-ink3">these words in a row</dd>
        </div>
      </dl>
    </Details>
  )
}
