import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useId, useState } from 'react'
import {
  type AmountStep,
  amountSteps,
  STEPS_MAX,
  type Step,
  stepFacts,
  stepInWords,
} from '../../contract/edit-facts.ts'
import { readQuickEdit } from '../../contract/quick-edit.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'

interface QuickEditFormProps {
  steps: readonly Step[]
  onSteps: (steps: Step[]) => void
  hasFace: boolean
}

const isAmount = (step: Step): step is Extract<Step, { amount: number }> => 'amount' in step

const further: { label: string; step: Step }[] = [
  { label: 'Shades of grey', step: { do: 'grey' } },
  { label: 'Crop to the face', step: { do: 'crop', to: 'face' } },
  { label: 'Crop to a square', step: { do: 'crop', to: 'square' } },
  { label: 'Crop upright', step: { do: 'crop', to: 'portrait' } },
  { label: 'Crop wide', step: { do: 'crop', to: 'landscape' } },
  { label: 'Turn left', step: { do: 'turn', to: 'left' } },
  { label: 'Turn right', step: { do: 'turn', to: 'right' } },
  { label: 'Upside down', step: { do: 'turn', to: 'over' } },
  { label: 'Mirror, left to right', step: { do: 'mirror', to: 'across' } },
  { label: 'Mirror, top to bottom', step: { do: 'mirror', to: 'down' } },
]

function Row({
  step,
  place,
  count,
  onChange,
  onMove,
  onRemove,
}: {
  step: Step
  place: number
  count: number
  onChange: (step: Step) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}) {
  const words = stepInWords(step)
  return (
    <li className="grid gap-1 border-t border-line py-2 first:border-t-0">
      <div className="flex items-center gap-1">
        <span className="min-w-0 flex-1 tabular">
          <span className="text-ink3">{place + 1}. </span>
          {words}
        </span>
        <IconButton label={`Do it earlier: ${words}`} disabled={place === 0} onClick={() => onMove(-1)}>
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton label={`Do it later: ${words}`} disabled={place === count - 1} onClick={() => onMove(1)}>
          <ArrowDown aria-hidden />
        </IconButton>
        <IconButton label={`Leave it out: ${words}`} onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      </div>
      {isAmount(step) && (
        <input
          type="range"
          aria-label={stepFacts[step.do].label}
          min={stepFacts[step.do].low}
          max={stepFacts[step.do].high}
          value={step.amount}
          onChange={(event) => onChange({ ...step, amount: Number(event.target.value) })}
          className="w-full accent-amber"
        />
      )}
    </li>
  )
}

/** A sentence that becomes a list of steps, which can be changed before they run. */
export function QuickEditForm({ steps, onSteps, hasFace }: QuickEditFormProps) {
  const id = useId()
  const [sentence, setSentence] = useState('')
  const [unread, setUnread] = useState<string[]>([])

  function read() {
    const { steps: found, unread: words } = readQuickEdit(sentence)
    setUnread(words)
    onSteps([...steps, ...found].slice(0, STEPS_MAX))
    if (found.length > 0) setSentence('')
  }

  const replaced = (place: number, step: Step) => steps.map((one, k) => (k === place ? step : one))
  const moved = (place: number, by: 1 | -1) => {
    const list = [...steps]
    list.splice(place + by, 0, ...list.splice(place, 1))
    return list
  }
  const asksForFace = steps.some((step) => step.do === 'crop' && step.to === 'face')

  return (
    <div className="grid gap-4">
      <div className="grid gap-2">
        <TextField
          label="What to change"
          value={sentence}
          maxLength={300}
          placeholder="make it night, add snow, a bit warmer, crop to the face"
          aria-describedby={`${id}-said`}
          onChange={(event) => setSentence(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            read()
          }}
        />
        <Button size="sm" disabled={sentence.trim() === ''} onClick={read} className="justify-self-start">
          Turn it into steps
        </Button>
        <p id={`${id}-said`} role="status" className="text-sm text-ink2 empty:hidden">
          {unread.length > 0 && `No step does this: ${unread.map((word) => `“${word}”`).join(', ')}.`}
        </p>
      </div>
      {steps.length > 0 && (
        <ol aria-label="Steps, in their order">
          {steps.map((step, place) => (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: two steps may be alike, and each is only its place.
              key={place}
              step={step}
              place={place}
              count={steps.length}
              onChange={(next) => onSteps(replaced(place, next))}
              onMove={(by) => onSteps(moved(place, by))}
              onRemove={() => onSteps(steps.filter((_, k) => k !== place))}
            />
          ))}
        </ol>
      )}
      {asksForFace && !hasFace && (
        <p role="alert" className="text-sm text-bad">
          No face was found in this picture: leave that step out.
        </p>
      )}
      <Select
        label="Add a step"
        value=""
        options={[
          { value: '', label: 'Choose …' },
          ...amountSteps.map((name) => ({ value: name, label: stepFacts[name].label })),
          ...further.map(({ label }) => ({ value: label, label })),
        ]}
        onChange={(chosen) => {
          const named = further.find(({ label }) => label === chosen)
          if (named) return onSteps([...steps, named.step].slice(0, STEPS_MAX))
          const amount = chosen as AmountStep | ''
          if (amount !== '') onSteps([...steps, { do: amount, amount: stepFacts[amount].usual }].slice(0, STEPS_MAX))
        }}
      />
    </div>
  )
}
