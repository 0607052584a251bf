import { useQuery } from '@tanstack/react-query'
import { Check, Paintbrush } from 'lucide-react'
import { COMPARED_MOST } from '../../contract/limits.ts'
import type { PictureModel } from '../../contract/models.ts'
import { makerOf } from '../models/facts.ts'
import { samplesOf } from '../models/queries.ts'
import { classes } from '../ui/classes.ts'
import { focusOf } from '../ui/focus.ts'
import { Cost } from '../ui/gold.tsx'
import { Picture } from '../ui/picture.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { type CompareForm, chosenOf, offeredFor } from './form.ts'

interface ModelPickerProps {
  form: CompareForm
  models: readonly PictureModel[] | undefined
  onToggle: (id: string) => void
}

/** The models that make a category, with what one picture costs at the chosen size: two to six of them. */
export function ModelPicker({ form, models, onToggle }: ModelPickerProps) {
  const samples = useQuery(samplesOf(form.category))
  if (!models) return <Skeleton className="h-36" />
  const chosen = chosenOf(form, models)
  const isFull = chosen.length >= COMPARED_MOST
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 flex w-full justify-between gap-3 text-sm font-medium">
        Models and styles
        <span className="font-normal text-ink3 tabular">
          {chosen.length} of {COMPARED_MOST} at most
        </span>
      </legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {offeredFor(form, models).map((model) => {
          const isChosen = chosen.includes(model.id)
          const sample = samples.data?.samples.find((one) => one.model === model.id)?.images[0]
          return (
            <label
              key={model.id}
              title={model.description}
              className={classes(
                'relative grid cursor-pointer content-start overflow-hidden rounded-md border transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:cursor-default has-disabled:opacity-50',
                isChosen
                  ? 'border-accent bg-raise3 text-ink'
                  : 'border-line bg-raise1 text-ink2 hover:border-line-strong hover:text-ink',
              )}
            >
              <input
                type="checkbox"
                className="absolute inset-0 z-1 m-0 cursor-pointer appearance-none opacity-0"
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={() => onToggle(model.id)}
              />
              {sample ? (
                <Picture
                  src={sample.url}
                  alt=""
                  width={3}
                  height={2}
                  thumbhash={sample.thumbhash}
                  sizes="9rem"
                  focus={focusOf(sample.faces)}
                />
              ) : (
                <span className="grid aspect-3/2 place-content-center bg-raise2 text-ink3">
                  <Paintbrush aria-hidden className="size-5" />
                </span>
              )}
              {isChosen && (
                <span className="absolute top-1.5 right-1.5 grid size-6 place-content-center rounded-full bg-amber text-on-amber">
                  <Check aria-hidden className="size-4" />
                </span>
              )}
              <span className="grid gap-0.5 px-2.5 py-2 text-sm">
                <span className="leading-tight font-medium text-balance">{model.name}</span>
                <span className="text-xs text-ink3">
                  {model.isAnswering ? makerOf(model) : 'Not answering'} · <Cost amount={model.price[form.size]} />
                </span>
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
