import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useId, useState } from 'react'
import {
  type AmountStep,
  amountSteps,
  STEP_WORDS_MAX,
  STEPS_MAX,
  type Step,
  stepFacts,
  stepInWords,
  widerFacts,
} from '../../contract/edit-facts.ts'
import { readQuickEdit } from '../../contract/quick-edit.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'

interface QuickEditFormProps {
  steps: readonly Step[]
  onSteps: (steps: Step[]) => void
  hasFace: boolean
  /** Whether the picture's scene is kept, so that what is in it can be changed. */
  hasScene: boolean
  /** Whether a service changes what is on a picture by words, whatever picture it is. */
  changesByWords: boolean
}

/** Within which bounds a step's amount is; undefined for those without. */
const boundsOf = (step: Step) =>
  step.do === 'wider'
    ? { ...widerFacts, amount: step.amount }
    : 'amount' in step
      ? { ...stepFacts[step.do], amount: step.amount }
      : undefined

/** What the words of a step say. */
const wordsOf = { change: 'What is to be otherwise', without: 'What is to be left out' } as const

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
  { label: 'Without the background', step: { do: 'cutout' } },
]

/** Steps that change what is in a picture, where its scene is kept. */
const ofScenes: { label: string; step: Step }[] = [
  { label: 'Something is otherwise …', step: { do: 'change', words: '' } },
  { label: 'Something is left out …', step: { do: 'without', words: '' } },
  { label: widerFacts.label, step: { do: 'wider', amount: widerFacts.usual } },
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
  const bounds = boundsOf(step)
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
      {bounds && 'amount' in step && (
        <input
          type="range"
          aria-label={bounds.label}
          min={bounds.low}
          max={bounds.high}
          value={bounds.amount}
          onChange={(event) => onChange({ ...step, amount: Number(event.target.value) })}
          className="w-full accent-amber"
        />
      )}
      {'words' in step && (
        <TextField
          label={wordsOf[step.do]}
          value={step.words}
          maxLength={STEP_WORDS_MAX}
          onChange={(event) => onChange({ ...step, words: event.target.value })}
        />
      )}
    </li>
  )
}

/** A sentence that becomes a list of steps, which can be changed before they run. */
export function QuickEditForm({ steps, onSteps, hasFace, hasScene, changesByWords }: QuickEditFormProps) {
  const id = useId()
  const [sentence, setSentence] = useState('')
  const [unread, setUnread] = useState<string[]>([])
  const isChangeable = hasScene || changesByWords

  function read() {
    const { steps: all, unread: words } = readQuickEdit(sentence, { hasScene: isChangeable })
    const found = all.filter((step) => hasScene || step.do !== 'wider')
    setUnread(found.length < all.length ? [...words, widerFacts.label] : words)
    onSteps([...steps, ...found].slice(0, STEPS_MAX))
    if (found.length > 0) setSentence('')
  }

  const replaced = (place: number, step: Step) => steps.map((one, k) => (k === place ? step : one))
  const moved = (place: number, by: 1 | -1) => {
    const list = [...steps]
    list.splice(place + by, 0, ...list.splice(place, 1))
    return list
  }
  // A wider view is composed from the scene alone.
  const inWords = hasScene ? ofScenes : changesByWords ? ofScenes.filter(({ step }) => step.do !== 'wider') : []
  const offered = [...inWords, ...further]
  const asksForFace = steps.some((step) => step.do === 'crop' && step.to === 'face')

  return (
    <div className="grid gap-4">
      <div className="grid gap-2">
        <TextField
          label="What to change"
          value={sentence}
          maxLength={300}
          placeholder={
            isChangeable
              ? 'make it night, a red cloak, without the table, a bit warmer'
              : 'make it night, add snow, a bit warmer, crop to the face'
          }
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
      {!isChangeable && (
        <p className="text-sm text-ink3">
          The scene of this picture is not known here: its light, weather and shape can be changed, what is on it only
          where it was painted here.
        </p>
      )}
      <Select
        label="Add a step"
        value=""
        options={[
          { value: '', label: 'Choose …' },
          ...amountSteps.map((name) => ({ value: name, label: stepFacts[name].label })),
          ...offered.map(({ label }) => ({ value: label, label })),
        ]}
        onChange={(chosen) => {
          const named = offered.find(({ label }) => label === chosen)
          if (named) return onSteps([...steps, named.step].slice(0, STEPS_MAX))
          const amount = chosen as AmountStep | ''
          if (amount !== '') onSteps([...steps, { do: amount, amount: stepFacts[amount].usual }].slice(0, STEPS_MAX))
        }}
      />
    </div>
  )
}
