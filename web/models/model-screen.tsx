import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Scale, Wand } from 'lucide-react'
import { useParams } from 'react-router'
import { BEST } from '../../contract/best.ts'
import { categoryFacts, type ImageSize, imageSizes } from '../../contract/categories.ts'
import type { PictureModel } from '../../contract/models.ts'
import { searchOf } from '../images/works.ts'
import { NotFoundScreen } from '../instead/not-found-screen.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { focusOf } from '../ui/focus.ts'
import { Price } from '../ui/gold.tsx'
import { ImageRows, ImageRowsSkeleton } from '../ui/image-rows.tsx'
import { Link } from '../ui/link.tsx'
import { PageError } from '../ui/page-error.tsx'
import { Picture } from '../ui/picture.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { WorkPageSkeleton } from '../ui/work-page-skeleton.tsx'
import { BestRule } from './best-rule.tsx'
import { commonFacts, type Fact, FactList } from './fact-list.tsx'
import { compareWith, makeWith, speedInWords } from './facts.ts'
import {
  type Figures,
  isRated,
  measuredAt,
  ratingInWords,
  successInWords,
  timeInWords,
  votesInWords,
} from './figures.ts'
import { ModelHeader } from './model-header.tsx'
import { bestOf, modelFigures, modelOf, twelveOf } from './queries.ts'

/** How long a picture of a size takes, as measured; before there is enough to go by, as its makers say. */
function timeOf(model: PictureModel, figures: Figures | undefined, size: ImageSize): string {
  const ms = measuredAt(figures, size)
  if (ms !== undefined) return timeInWords(ms)
  return size === 1024 ? speedInWords(model.speed) : ''
}

function Facts({ model, figures }: { model: PictureModel; figures: Figures | undefined }) {
  const facts: Fact[] = [
    ...commonFacts(model),
    ['The same seed', model.takesSeed ? 'The same picture' : 'Another picture'],
    ['Its last works', successInWords(figures) ?? 'Too few yet to say'],
    ...imageSizes.map((size): Fact => {
      const time = timeOf(model, figures, size)
      return [
        `At ${size} px`,
        <span key={size} className="inline-flex flex-wrap items-center justify-end gap-x-3">
          {time && <span className="text-ink2">{time}</span>}
          <Price amount={model.price[size]} />
        </span>,
      ]
    }),
  ]
  return <FactList facts={facts} />
}

/** What people thought of its pictures, beside those of others. */
function Ratings({ model, figures }: { model: PictureModel; figures: Figures | undefined }) {
  const ratings = figures?.ratings.filter(({ category }) => model.categories.includes(category)) ?? []
  return (
    <section className="grid gap-3">
      <h2 className="font-sans text-sm font-medium text-ink3">What people think of it</h2>
      {ratings.length === 0 ? (
        <p className="text-sm text-ink2">Nobody has voted on it yet.</p>
      ) : (
        <ul className="grid max-w-md gap-1 text-sm tabular">
          {ratings.map((rating) => (
            <li key={rating.category} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1.5">
              <span>{categoryFacts[rating.category].plural}</span>
              <span className="text-ink2">
                <span className={isRated(rating) ? 'text-ink' : undefined}>{ratingInWords(rating)}</span> ·{' '}
                {votesInWords(rating)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="max-w-prose text-xs text-ink3">
        From all votes on comparisons: 1500 is the mean of what was compared, ten to one is 400 apart, and the true
        figure lies within ± with 95 %.
      </p>
    </section>
  )
}

/** What it makes of the same twelve prompts that every model is shown by. */
function Twelve({ model }: { model: PictureModel }) {
  const twelve = useQuery(twelveOf(model.id))
  const made = twelve.data?.samples.filter(({ image }) => image) ?? []
  if (made.length === 0) return null
  return (
    <section className="grid gap-5" aria-label="The twelve samples">
      <header className="grid gap-1">
        <h2 className="text-2xl">The same twelve for every model</h2>
        <p className="text-ink2">
          {made.length === twelve.data?.samples.length
            ? 'Nothing chosen: each is what came first.'
            : `Nothing chosen: each is what came first. ${made.length} of ${twelve.data?.samples.length} are here.`}
        </p>
      </header>
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-4">
        {made.map(
          ({ prompt, category, image }) =>
            image && (
              <li key={prompt} className="grid content-start gap-1.5">
                <Link
                  to={`/images/${image.id}`}
                  aria-label={`Open: ${prompt}`}
                  className="block overflow-hidden rounded-md border border-line transition-colors hover:border-line-strong"
                >
                  <Picture
                    src={image.url}
                    alt={prompt}
                    width={1}
                    height={1}
                    thumbhash={image.thumbhash}
                    sizes="(min-width: 64rem) 20rem, 50vw"
                    focus={focusOf(image.faces)}
                  />
                </Link>
                <p className="text-xs text-ink3">
                  {categoryFacts[category].label}: {prompt}
                </p>
              </li>
            ),
        )}
      </ul>
    </section>
  )
}

function Works({ model }: { model: PictureModel }) {
  const works = useInfiniteQuery(bestOf(model.id))
  if (works.isError) return <ErrorState error={works.error} onRetry={() => works.refetch()} busy={works.isFetching} />
  const [page] = works.data?.pages ?? []
  if (!page) return <ImageRowsSkeleton />
  if (page.images.length === 0) {
    return (
      <EmptyState
        title="Nothing to show yet"
        description={`Nobody has made a picture in ${model.name} public. Yours could be the first.`}
      />
    )
  }
  return (
    <div className="grid gap-8">
      <ImageRows images={page.images} />
      {page.totalCount > page.images.length && (
        <ButtonLink
          to={`/gallery?${searchOf({ model: model.id, sort: 'top' })}`}
          className="justify-self-center"
        >{`See all in ${model.name}`}</ButtonLink>
      )}
    </div>
  )
}

function Full({ model }: { model: PictureModel }) {
  const [first = 'characters'] = model.categories
  const figures = useQuery(modelFigures()).data?.figures.find((one) => one.model === model.id)
  return (
    <article className="page-width grid grid-cols-1 gap-10 pt-8 pb-12">
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid content-start gap-5">
          <ModelHeader {...model} />
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={makeWith(model.id, first)} tone="primary" size="lg">
              <Wand aria-hidden className="size-4" />
              Make a picture in this style
            </ButtonLink>
            {model.id !== BEST && (
              <ButtonLink to={compareWith(model.id, first)} size="lg">
                <Scale aria-hidden className="size-4" />
                Compare it with others
              </ButtonLink>
            )}
          </div>
          <div className="grid gap-2">
            <h2 className="font-sans text-sm font-medium text-ink3">What it makes</h2>
            <ul className="flex flex-wrap gap-2">
              {model.categories.map((category) => (
                <li key={category}>
                  <ButtonLink to={makeWith(model.id, category)} size="sm">
                    {categoryFacts[category].plural}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </div>
          {model.id === BEST ? <BestRule /> : <Ratings model={model} figures={figures} />}
        </div>
        <Facts model={model} figures={figures} />
      </div>
      <Twelve model={model} />
      <section className="grid gap-5" aria-label={`Made in ${model.name}`}>
        <h2 className="text-2xl">Best liked in this style</h2>
        <Works model={model} />
      </section>
    </article>
  )
}

/** One model: what it is good at, what it costs, how quick it is, and works made with it. */
export default function ModelScreen() {
  const { model: id = '' } = useParams()
  const model = useQuery(modelOf(id))
  if (model.data) return <Full model={model.data} />
  if (model.isError && model.error.status === 404) return <NotFoundScreen />
  if (model.isError) return <PageError query={model} />
  return <WorkPageSkeleton />
}
