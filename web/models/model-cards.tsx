import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CircleCheck, Coins, Scale, Timer } from 'lucide-react'
import { BEST } from '../../contract/best.ts'
import { categoryFacts, type ImageCategory } from '../../contract/categories.ts'
import type { Image } from '../../contract/images.ts'
import type { PictureModel } from '../../contract/models.ts'
import { modelsOnOffer } from '../gold/queries.ts'
import { Button } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { BestRule } from './best-rule.tsx'
import { makerOf, pageOfModel, priceSpan, speedInWords } from './facts.ts'
import { type Figures, isRated, measured, ratingInWords, successInWords, timeInWords, votesInWords } from './figures.ts'
import { modelFigures, samplesOf } from './queries.ts'
import { Samples } from './samples.tsx'

const grid = 'grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3'
const card = 'relative flex flex-col overflow-hidden rounded-lg border border-line bg-raise1 transition-colors'

interface ModelCardProps {
  model: PictureModel
  images: readonly Image[] | undefined
  figures: Figures | undefined
  /** The category that all are shown of, if it is one. */
  category: ImageCategory | undefined
  priority?: boolean
}

/** What people's votes say of a model in the category that is shown, or else where they think most of it. */
function Rating({ figures, category }: Pick<ModelCardProps, 'figures' | 'category'>) {
  const ratings = figures?.ratings ?? []
  const [best] = ratings.filter(isRated).toSorted((one, other) => other.rating - one.rating)
  const shown = category ? ratings.find((rating) => rating.category === category) : best
  if (!shown) return null
  const place = category ? '' : ` at ${categoryFacts[shown.category].plural.toLowerCase().replace('npcs', 'NPCs')}`
  return (
    <span className="inline-flex items-center gap-1.5">
      <Scale aria-hidden className="size-4 text-ink3" />
      {ratingInWords(shown)}
      {place} ({votesInWords(shown)})
    </span>
  )
}

function Speed({ model, figures }: Pick<ModelCardProps, 'model' | 'figures'>) {
  const found = measured(figures)
  return (
    <span className="inline-flex items-center gap-1.5">
      <Timer aria-hidden className="size-4 text-ink3" />
      {found ? `${timeInWords(found.ms)} at ${found.size} px` : speedInWords(model.speed)}
    </span>
  )
}

function ModelCard({ model, images, figures, category, priority }: ModelCardProps) {
  const success = successInWords(figures)
  return (
    <li className={`${card} focus-within:border-line-strong hover:border-line-strong`}>
      <Samples images={images} priority={priority} />
      <div className="flex flex-1 flex-col gap-2 px-4 pt-3 pb-4">
        <div className="flex items-baseline justify-between gap-3">
          <h2 className="text-xl">
            <Link
              to={pageOfModel(model.id)}
              className="outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
            >
              {model.name}
            </Link>
          </h2>
          <span className="text-xs text-ink3">
            {model.isAnswering ? makerOf(model) : `${makerOf(model)} · not answering now`}
          </span>
        </div>
        <p className="text-sm text-ink2">{model.description}</p>
        {model.strengths.length > 0 && <p className="text-sm text-ink3">{model.strengths.join(' · ')}</p>}
        <p className="mt-auto flex flex-wrap gap-x-4 gap-y-1 pt-1 text-xs text-ink2 tabular">
          <Speed model={model} figures={figures} />
          <span className="inline-flex items-center gap-1.5">
            <Coins aria-hidden className="size-4 text-ink3" />
            {priceSpan(model)}
          </span>
          {success && (
            <span className="inline-flex items-center gap-1.5">
              <CircleCheck aria-hidden className="size-4 text-ink3" />
              {success}
            </span>
          )}
          <Rating figures={figures} category={category} />
        </p>
      </div>
    </li>
  )
}

/** Everything that can be asked to make a picture, of one category or of all, each with works made by it. */
export function ModelCards({ category }: { category?: ImageCategory }) {
  const models = useQuery(modelsOnOffer())
  const samples = useQuery({ ...samplesOf(category), placeholderData: keepPreviousData })
  // Without them the cards are whole all the same: hints stand in.
  const figures = useQuery(modelFigures())
  if (models.isError) {
    return <ErrorState error={models.error} onRetry={() => models.refetch()} busy={models.isFetching} />
  }
  if (!models.data) {
    return (
      <ul className={grid} aria-busy>
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <li key={place} className={card}>
            <Skeleton className="aspect-[2/1] rounded-none" />
            <div className="grid gap-2.5 p-4">
              <Skeleton className="h-6 w-1/2" />
              <Skeleton className="h-10" />
              <Skeleton className="h-4 w-3/4" />
            </div>
          </li>
        ))}
      </ul>
    )
  }
  const offered = models.data.models.filter((model) => !category || model.categories.includes(category))
  if (offered.length === 0) {
    return <EmptyState title="Nothing is on offer here" description="Choose another kind of picture." />
  }
  const imagesOf = (id: string) => samples.data?.samples.find((sample) => sample.model === id)?.images
  return (
    <div className="grid gap-4">
      {samples.isError && (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-sm text-ink2">
          The samples could not be fetched.
          <Button size="sm" busy={samples.isFetching} onClick={() => void samples.refetch()}>
            Try again
          </Button>
        </p>
      )}
      <ul className={grid}>
        {offered.map((model, index) => (
          <ModelCard
            key={model.id}
            model={model}
            images={imagesOf(model.id)}
            figures={figures.data?.figures.find((one) => one.model === model.id)}
            category={category}
            priority={index < 3}
          />
        ))}
      </ul>
      {offered.some(({ id }) => id === BEST) && <BestRule />}
    </div>
  )
}
