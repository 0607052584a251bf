import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { modelsOnOffer } from '../gold/queries.ts'
import { NotFoundScreen } from '../instead/not-found-screen.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { PageError } from '../ui/page-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { commonFacts, FactList } from './fact-list.tsx'
import { speedInWords } from './facts.ts'
import { ModelHeader } from './model-header.tsx'
import { boundsOf, rateInWords } from './rates.ts'

/** One model that makes clips: what it can do, what it costs, and where words go. */
export default function VideoScreen() {
  const { model: id = '' } = useParams()
  const models = useQuery(modelsOnOffer())
  if (models.isError) return <PageError query={models} />
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
        <ModelHeader {...model} />
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
