import { useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { LORA_WEIGHT_MAX, weightMaxOf } from '../../contract/lora-facts.ts'
import { whyNotWorn } from '../../contract/lora-wearing.ts'
import type { PictureModel } from '../../contract/models.ts'
import type { WornLora } from '../../contract/worn-loras.ts'
import { siteOf } from '../site/queries.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { late } from '../ui/late.ts'
import { Link } from '../ui/link.tsx'
import { loraOf } from './queries.ts'

const PickDialog = late(() => import('./pick-dialog.tsx'))

interface LoraChoiceProps {
  /** The model that is chosen; undefined until it is known. */
  model: PictureModel | undefined
  models: readonly PictureModel[]
  worn: readonly WornLora[]
  onChange: (worn: readonly WornLora[]) => void
}

interface WornRowProps extends Pick<LoraChoiceProps, 'model' | 'models'> {
  worn: WornLora
  onWeight: (weight: number) => void
  onRemove: () => void
}

/** One that is worn: how much of it, and why the chosen model cannot, where it cannot. */
function WornRow({ worn, model, models, onWeight, onRemove }: WornRowProps) {
  const lora = useQuery(loraOf(worn.id))
  const site = useQuery(siteOf())
  const title = lora.data?.title ?? (lora.isError ? 'A LoRA that is not there any more' : '…')
  const weightMax = lora.data ? weightMaxOf(lora.data.kind) : LORA_WEIGHT_MAX
  const weight = Math.min(weightMax, worn.weight)
  const why = lora.isError
    ? 'It is not there any more, or private.'
    : lora.data && model && site.data && whyNotWorn(lora.data, model, site.data, models)
  return (
    <li className="grid gap-1 rounded-md border border-line bg-raise1 py-2 pr-1 pl-3">
      <div className="flex items-center gap-2">
        <Link to={`/loras/${worn.id}`} className="min-w-0 flex-1 truncate text-sm font-medium hover:underline">
          {title}
        </Link>
        <output className="text-sm text-ink3 tabular">{weight.toFixed(2)}</output>
        <IconButton label={`Take off ${title}`} onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      </div>
      <input
        type="range"
        min={0}
        max={weightMax}
        step={0.05}
        value={weight}
        aria-label={`How much of ${title}`}
        onChange={(event) => onWeight(Number(event.target.value))}
        className="mr-2 h-6 accent-amber"
      />
      {lora.data && lora.data.triggerWords.length > 0 && (
        <p className="text-xs text-ink3">Adds “{lora.data.triggerWords.join(', ')}” to your words.</p>
      )}
      {why && (
        <p role="alert" className="pr-2 text-sm text-bad">
          {why}
        </p>
      )}
    </li>
  )
}

/** The LoRAs that a picture wears. */
export default function LoraChoice({ model, models, worn, onChange }: LoraChoiceProps) {
  const [isPicking, setPicking] = useState(false)
  const most = model?.loras?.most ?? 0
  return (
    <section aria-label="LoRAs" className="grid gap-2">
      <h2 className="font-sans text-sm font-medium">LoRAs</h2>
      {worn.length > 0 && (
        <ul className="grid gap-2">
          {worn.map((one) => (
            <WornRow
              key={one.id}
              worn={one}
              model={model}
              models={models}
              onWeight={(weight) => onChange(worn.map((other) => (other.id === one.id ? { ...other, weight } : other)))}
              onRemove={() => onChange(worn.filter(({ id }) => id !== one.id))}
            />
          ))}
        </ul>
      )}
      {model?.loras && worn.length < most && (
        <Button size="sm" className="justify-self-start" onClick={() => setPicking(true)}>
          <Plus aria-hidden className="size-4" />
          Add a LoRA
        </Button>
      )}
      {model?.loras && worn.length > most && (
        <p className="text-sm text-ink3">
          {model.name} wears {most === 1 ? 'one' : most} at once: the others are left out.
        </p>
      )}
      {isPicking && model && (
        <Suspense>
          <PickDialog
            model={model}
            models={models}
            worn={worn}
            onPick={(id) => {
              onChange([...worn, { id, weight: 1 }])
              setPicking(false)
            }}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
    </section>
  )
}
