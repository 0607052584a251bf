import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Wand } from 'lucide-react'
import { useParams } from 'react-router'
import { capabilityFacts } from '../../contract/capabilities.ts'
import { categoryFacts, imageSizes } from '../../contract/categories.ts'
import type { PictureModel } from '../../contract/models.ts'
import { searchOf } from '../images/works.ts'
import { NotFoundScreen } from '../instead/not-found-screen.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { Price } from '../ui/gold.tsx'
import { ImageRows, ImageRowsSkeleton } from '../ui/image-rows.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { makerOf, makeWith, speedInWords } from './facts.ts'
import { bestOf, modelOf } from './queries.ts'

function Facts({ model }: { model: PictureModel }) {
  return (
    <dl className="grid content-start self-start rounded-lg border border-line bg-raise1 px-5 py-3 text-sm tabular">
      {[
        ['Run by', makerOf(model) === 'Built in' ? 'This site itself' : model.provider] as const,
        [
          'It can be asked for',
          model.capabilities.map((capability) => capabilityFacts[capability].name).join(', '),
        ] as const,
        ['One picture takes', speedInWords(model.speed)] as const,
        ['The same seed', model.takesSeed ? 'The same picture' : 'Another picture'] as const,
        ...(model.sentTo === '' ? [] : [['Your words are sent to', model.sentTo] as const]),
        ...(model.licence === '' ? [] : [['Licence', model.licence] as const]),
        ...(model.isAnswering ? [] : [['Just now', 'Not answering'] as const]),
      ].map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4 border-b border-line py-2">
          <dt className="text-ink3">{name}</dt>
          <dd className="text-right">{value}</dd>
        </div>
      ))}
      {imageSizes.map((size) => (
        <div key={size} className="flex justify-between gap-4 border-b border-line py-2 last:border-0">
          <dt className="text-ink3">At {size} px</dt>
          <dd>
            <Price amount={model.price[size]} />
          </dd>
        </div>
      ))}
    </dl>
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
  return (
    <article className="page-width grid grid-cols-1 gap-10 pt-8 pb-12">
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
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
          <ButtonLink to={makeWith(model.id, first)} tone="primary" size="lg" className="justify-self-start">
            <Wand aria-hidden className="size-4" />
            Make a picture in this style
          </ButtonLink>
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
        </div>
        <Facts model={model} />
      </div>
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
  if (model.isError) {
    return (
      <div className="page-width py-16">
        <ErrorState error={model.error} onRetry={() => model.refetch()} busy={model.isFetching} />
      </div>
    )
  }
  return (
    <div className="page-width grid gap-6 pt-8 pb-12" aria-busy>
      <Skeleton className="h-10 w-64" />
      <Skeleton className="h-6 w-96 max-w-full" />
      <Skeleton className="h-48" />
      <ImageRowsSkeleton />
    </div>
  )
}
