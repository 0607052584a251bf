import { useQuery } from '@tanstack/react-query'
import { categoryFacts, type ImageCategory } from '../../contract/categories.ts'
import type { Model } from '../../contract/models.ts'
import { callQuery } from '../api/queries.ts'
import { classes } from '../ui/classes.ts'
import { Picture } from '../ui/picture.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** Enough of the newest works of a category to find one in each style. */
const samples = (category: ImageCategory) => callQuery('newImages', { query: { category, limit: 48 } })

interface StylePickerProps {
  category: ImageCategory
  models: readonly Model[] | undefined
  chosen: Model | undefined
  onChange: (id: string) => void
}

/** The styles of a category, each with the newest work in it where there is one. */
export function StylePicker({ category, models, chosen, onChange }: StylePickerProps) {
  const newest = useQuery(samples(category))
  if (!models) return <Skeleton className="h-28" />
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">Style</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {models.map((model) => {
          const sample = newest.data?.images.find(
            (image) => image.model === model.id && image.type === categoryFacts[category].type,
          )
          const isChosen = model.id === chosen?.id
          return (
            <label
              key={model.id}
              title={model.description}
              className={classes(
                'relative grid cursor-pointer content-start overflow-hidden rounded-md border transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
                isChosen
                  ? 'border-amber bg-raise3 text-ink'
                  : 'border-line bg-raise2 text-ink2 hover:border-line-strong hover:text-ink',
              )}
            >
              <input
                type="radio"
                name="generate-style"
                className="absolute inset-0 z-1 m-0 cursor-pointer appearance-none opacity-0"
                checked={isChosen}
                onChange={() => onChange(model.id)}
              />
              {sample && (
                <Picture src={sample.url} alt="" width={3} height={2} thumbhash={sample.thumbhash} sizes="12rem" />
              )}
              <span className="grid gap-0.5 px-3 py-2">
                <span className="text-sm font-medium">{model.name}</span>
                <span className="text-xs text-ink3">{model.description}</span>
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
