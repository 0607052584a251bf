import { useQuery } from '@tanstack/react-query'
import { Paintbrush } from 'lucide-react'
import { BEST } from '../../contract/best.ts'
import type { ImageCategory } from '../../contract/categories.ts'
import type { PremiumLevel } from '../../contract/enums.ts'
import type { Image } from '../../contract/images.ts'
import { levelFor, levelName } from '../../contract/levels.ts'
import type { PictureModel } from '../../contract/models.ts'
import { samplesOf } from '../models/queries.ts'
import { useUser } from '../session/user-state.ts'
import { classes } from '../ui/classes.ts'
import { focusOf } from '../ui/focus.ts'
import { Picture } from '../ui/picture.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { isBuiltIn } from './form.ts'

/** Short, for a tile is narrow. What a higher level opens is told with its name. */
function makerOf(model: PictureModel, level: PremiumLevel): string {
  const { id, provider, isOwnKey } = model
  const opens = levelFor(level, model)
  if (opens) return `from ${levelName(opens)}`
  if (id === BEST) return 'any service'
  return isOwnKey ? 'your own key' : `by ${provider}`
}

interface StyleProps {
  model: PictureModel
  sample: Image | undefined
  isChosen: boolean
  onChoose: () => void
}

function Style({ model, sample, isChosen, onChoose }: StyleProps) {
  const level = useUser((user) => user.userPremiumLevel)
  return (
    <label
      title={model.description}
      className={classes(
        'relative grid cursor-pointer content-start overflow-hidden rounded-md border transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        isChosen
          ? 'border-line-strong bg-raise3 text-ink'
          : 'border-line bg-raise1 text-ink2 hover:border-line-strong hover:text-ink',
      )}
    >
      <input
        type="radio"
        name="generate-style"
        className="absolute inset-0 z-1 m-0 cursor-pointer appearance-none opacity-0"
        checked={isChosen}
        onChange={onChoose}
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
      <span className="grid px-2.5 py-2 text-sm">
        <span className="leading-tight font-medium text-balance">{model.name}</span>
        {!isBuiltIn(model) && (
          <span className={classes('text-ink3', model.isAnswering && 'truncate')}>
            {model.isAnswering ? makerOf(model, level) : 'Not answering'}
          </span>
        )}
      </span>
    </label>
  )
}

interface StylePickerProps {
  category: ImageCategory
  models: readonly PictureModel[] | undefined
  chosen: PictureModel | undefined
  onChange: (id: string) => void
}

/** The styles of a category, each with its fixed sample, and what the chosen one is like. */
export function StylePicker({ category, models, chosen, onChange }: StylePickerProps) {
  const samples = useQuery(samplesOf(category))
  if (!models) return <Skeleton className="h-36" />
  // Three a row where four would leave one alone.
  const inThrees = models.length % 3 === 0 || models.length % 4 === 1
  const sampleOf = (model: PictureModel) => samples.data?.samples.find((sample) => sample.model === model.id)?.images[0]
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">Style</legend>
      <div className={classes('grid gap-2', inThrees ? 'grid-cols-3' : 'grid-cols-2 sm:grid-cols-4')}>
        {models.map((model) => (
          <Style
            key={model.id}
            model={model}
            sample={sampleOf(model)}
            isChosen={model.id === chosen?.id}
            onChoose={() => onChange(model.id)}
          />
        ))}
      </div>
      {chosen && <p className="mt-2 text-sm text-ink3">{chosen.description}</p>}
      <p role="status" className="text-sm text-ink2">
        {chosen?.isAnswering === false && (
          <span className="mt-2 block">
            {chosen.provider} is not answering just now, and is tried again every minute. What you ask of it waits until
            then and costs nothing if it fails; other styles are made at once.
          </span>
        )}
      </p>
    </fieldset>
  )
}
