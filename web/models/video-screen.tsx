import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { modelsOnOffer } from '../gold/queries.ts'
import { NotFoundScreen } from '../instead/not-found-screen.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import { commonFacts, FactList } from './fact-list.tsx'
import { speedInWords } from './facts.ts'
import { boundsOf, rateInWords } from './rates.ts'

/** One model that makes clips: what it can do, what it costs, and where words go. */
export default function VideoScreen() {
  const { model: id = '' } = useParams()
  const models = useQuery(modelsOnOffer())
  if (models.isError) {
    return (
      <div className="page-width py-16">
        <ErrorState error={models.error} onRetry={() => models.refetch()} busy={models.isFetching} />
      </div>
    )
  }
  if (!models.data) {
    return (
      <div className="page-width grid gap-6 pt-8 pb-12" aria-busy>
        <Skeleton className="h-10 w-64" />
        <Skeleton className="h-48" />
      </div>
    )
  }
  const model = models.data.others.find((one) => one.craft === 'clip' && one.id === id)
  if (!model) return <NotFoundScreen />
  return (
    <article className="page-width grid grid-cols-1 gap-8 pt-8 pb-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid content-start gap-5">
        <header className="grid gap-2">
          <h1 className="text-3xl">{model.name}</h1>
          <p className="max-w-prose text-lg text-ink2">{model.description}</p>
        </header>
        {model.strengths.length > 0 && (
          <ul aria-label="Good at" className="flex flex-wrap gap-2">
            {model.strengths.map((strength) => (
              <li key={strength}>
                <Chip>{strength}</Chip>
              </li>
            ))}
          </ul>
        )}
        <ButtonLink to="/models" className="justify-self-start">
          All models
        </ButtonLink>
      </div>
      <FactList
        facts={[
          ...commonFacts(model),
          ...boundsOf(model),
          ['One clip takes', speedInWords(model.speed)],
          ['Price', rateInWords(model)],
        ]}
      />
    </article>
  )
}
