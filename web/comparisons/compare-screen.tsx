import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { modelsOnOffer } from '../gold/queries.ts'
import { useUser } from '../session/user-state.ts'
import { GenerationProvider } from '../tracker/provider.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import { CompareFormFields } from './compare-form.tsx'
import { ComparisonCards } from './comparison-cards.tsx'
import { formAt } from './form.ts'
import { newestComparisons } from './queries.ts'
import { useStart } from './use-start.ts'

const MINE = 6
const OTHERS = 6

/** Comparisons of other people, to be voted on without knowing who made what. */
function ToVoteOn() {
  const others = useQuery(newestComparisons('others', OTHERS))
  if (others.isError) {
    return <ErrorState error={others.error} onRetry={() => others.refetch()} busy={others.isFetching} />
  }
  return (
    <section id="vote" className="grid scroll-mt-24 grid-cols-1 gap-4">
      <header className="grid gap-1">
        <h2 className="text-xl">Vote on one</h2>
        <p className="text-sm text-ink3">
          The names stay hidden until you have voted. All votes together make the ratings of the models.
        </p>
      </header>
      {!others.data && <Skeleton className="h-40" />}
      {others.data?.comparisons.length === 0 && (
        <p className="rounded-lg border border-line border-dashed p-6 text-center text-balance text-ink2">
          There is none to vote on just now. The first public comparison will be here.
        </p>
      )}
      {others.data && <ComparisonCards comparisons={others.data.comparisons} />}
    </section>
  )
}

function Mine() {
  const isLoggedIn = useUser((user) => user.isLoggedIn)
  const mine = useQuery({ ...newestComparisons('mine', MINE), enabled: isLoggedIn })
  if (!isLoggedIn || !mine.data || mine.data.comparisons.length === 0) return null
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="text-xl">Your comparisons</h2>
      <ComparisonCards comparisons={mine.data.comparisons} isOwn />
    </section>
  )
}

function Desk() {
  const [search] = useSearchParams()
  const models = useQuery(modelsOnOffer())
  const [form, setForm] = useState(() => formAt(search))
  const { isStarting, start } = useStart(models.data?.models ?? [])
  if (models.isError) {
    return <ErrorState error={models.error} onRetry={() => models.refetch()} busy={models.isFetching} />
  }
  return (
    <CompareFormFields
      form={form}
      onChange={setForm}
      models={models.data?.models}
      isStarting={isStarting}
      onSubmit={() => start(form)}
    />
  )
}

/** Orders comparisons, and leads to those that there are. */
export default function CompareScreen() {
  const [search] = useSearchParams()
  return (
    <div className="page-width grid grid-cols-1 gap-6 pt-6 pb-12 sm:gap-8 sm:pt-8">
      <header className="grid max-w-prose gap-2">
        <h1 className="text-2xl sm:text-3xl">Compare models</h1>
        <p className="text-ink2">
          One prompt and seed, made by two to six models and styles, side by side. Or{' '}
          <a
            href="#vote"
            className="touch-target rounded-sm underline decoration-line-strong underline-offset-4 hover:text-ink"
          >
            vote on one
          </a>{' '}
          that is there.
        </p>
      </header>
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
        <GenerationProvider>
          {/* Another address is another form: "Compare again" leads here from a comparison. */}
          <Desk key={search.toString()} />
        </GenerationProvider>
        <div className="grid grid-cols-1 content-start gap-10">
          <ToVoteOn />
          <Mine />
        </div>
      </div>
    </div>
  )
}
