import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { categoryFacts, type ImageCategory, imageCategories } from '../../contract/categories.ts'
import { hasPage } from '../routes.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { ChoiceChips } from '../ui/chip.tsx'
import { classes } from '../ui/classes.ts'
import { ImageRows, ImageRowsSkeleton } from '../ui/image-rows.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { newestForHome } from './queries.ts'

type Tab = ImageCategory | 'all'

const tabs = [
  { value: 'all' as Tab, label: 'All' },
  ...imageCategories.map((category) => ({ value: category as Tab, label: categoryFacts[category].plural })),
]

/** A plural in the middle of a sentence: "characters", but "NPCs". */
const inPassing = (plural: string) => (/^[A-Z]{2}/.test(plural) ? plural : plural.toLowerCase())

function Works({ tab }: { tab: Tab }) {
  const works = useQuery({ ...newestForHome(tab === 'all' ? undefined : tab), placeholderData: keepPreviousData })
  if (works.isError) return <ErrorState error={works.error} onRetry={() => works.refetch()} busy={works.isFetching} />
  if (!works.data) return <ImageRowsSkeleton />
  if (works.data.images.length === 0) {
    const what = tab === 'all' ? 'works' : inPassing(categoryFacts[tab].plural)
    return (
      <EmptyState
        title="Nothing here yet"
        description={`The newest ${what} that people make public will hang here. Yours could be the first: describe it above.`}
      />
    )
  }
  return (
    <div className={classes('grid gap-8 transition-opacity', works.isPlaceholderData && 'opacity-50')}>
      <ImageRows images={works.data.images} />
      {hasPage('/gallery') && (
        <ButtonLink to={tab === 'all' ? '/gallery' : `/gallery?category=${tab}`} className="justify-self-center">
          {tab === 'all' ? 'See the whole gallery' : `See all ${inPassing(categoryFacts[tab].plural)}`}
        </ButtonLink>
      )}
    </div>
  )
}

/** The newest public works, by category. */
export function Fresh() {
  const [tab, setTab] = useState<Tab>('all')
  return (
    <section className="page-width grid grid-cols-1 gap-5 pt-10" aria-label="Fresh from the keep">
      <h2 className="text-2xl">Fresh from the keep</h2>
      <ChoiceChips label="Category" hideLabel scrolls name="home-fresh" value={tab} options={tabs} onChange={setTab} />
      <Works tab={tab} />
    </section>
  )
}
