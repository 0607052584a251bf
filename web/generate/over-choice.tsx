import { overChoices } from '../../contract/capabilities.ts'
import { ChoiceChips } from '../ui/chip.tsx'

const painted = overChoices.map(({ weight, label }) => ({ value: weight, label }))

/** Whether a service's model paints over what the engine composes of the words, and how closely it keeps to it. */
export function OverChoice({
  value,
  isMap,
  onChange,
}: {
  value: number
  isMap: boolean
  onChange: (over: number) => void
}) {
  return (
    <div className="grid gap-2">
      <ChoiceChips
        label="Painted over the engine’s own composition"
        name="generate-over"
        value={value}
        options={[{ value: 0, label: 'No' }, ...painted]}
        onChange={onChange}
      />
      <p className="text-xs text-ink3">
        {value === 0
          ? 'The model composes the picture itself.'
          : isMap
            ? 'The engine lays the map out, the model paints over it: walls, doors, key and exports are the engine’s. For the same price.'
            : 'The engine composes the picture from your words, the model paints over it. For the same price.'}
      </p>
    </div>
  )
}
