import { useQuery } from '@tanstack/react-query'
import { Check, Paintbrush } from 'lucide-react'
import { levelFor, levelName } from '../../contract/levels.ts'
import { COMPARED_MOST } from '../../contract/limits.ts'
import type { PictureModel } from '../../contract/models.ts'
import { makerOf } from '../models/facts.ts'
import { samplesOf } from '../models/queries.ts'
import { useUser } from '../session/user-state.ts'
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
  const level = useUser((user) => user.userPremiumLevel)
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
      <div className="grid grid-cols-2 gap-2">
        {offeredFor(form, models).map((model) => {
          const isChosen = chosen.includes(model.id)
          const opens = levelFor(level, model)
          const sample = samples.data?.samples.find((one) => one.model === model.id)?.images[0]
          return (
            <label
              key={model.id}
              title={model.description}
              className={classes(
                'relative grid cursor-pointer grid-cols-[2.75rem_minmax(0,1fr)] items-center gap-2.5 rounded-md border p-2 pr-2.5 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:cursor-default has-disabled:opacity-50 sm:grid-cols-[3.25rem_minmax(0,1fr)]',
                isChosen
                  ? 'border-accent bg-raise3 text-ink'
                  : 'border-line bg-raise1 text-ink2 hover:border-line-strong hover:text-ink',
              )}
            >
              <input
                type="checkbox"
                className="absolute inset-0 z-1 m-0 cursor-pointer appearance-none opacity-0 disabled:cursor-default"
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={() => onToggle(model.id)}
              />
              <span className="relative overflow-hidden rounded-sm">
                {sample ? (
                  <Picture
                    src={sample.url}
                    alt=""
                    width={1}
                    height={1}
                    thumbhash={sample.thumbhash}
                    sizes="3.25rem"
                    focus={focusOf(sample.faces)}
                  />
                ) : (
                  <span className="grid aspect-square place-content-center bg-raise2 text-ink3">
                    <Paintbrush aria-hidden className="size-4" />
                  </span>
                )}
                {isChosen && (
                  <span className="absolute inset-0 grid place-content-center bg-scrim">
                    <span className="grid size-6 place-content-center rounded-full bg-amber text-on-amber">
                      <Check aria-hidden className="size-4" />
                    </span>
                  </span>
                )}
              </span>
              <span className="grid gap-0.5">
                <span className="text-sm leading-tight font-medium text-balance">{model.name}</span>
                <span className="text-xs text-ink3">
                  {opens ? `from ${levelName(opens)}` : model.isAnswering ? makerOf(model) : 'Not answering'} ·{' '}
                  <Cost amount={model.price[form.size]} />
                </span>
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
