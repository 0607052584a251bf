import { useRef } from 'react'
import { visibilityFacts } from '../../contract/visibility-facts.ts'
import { ChoiceChips } from '../ui/chip.tsx'
import { TextField } from '../ui/field.tsx'
import { Fold } from '../ui/fold.tsx'
import { LengthNote } from '../ui/length-note.tsx'
import { selectIn } from '../ui/select-in.ts'
import { VisibilitySelect } from '../ui/visibility-select.tsx'
import { COUNTS, type ImageForm, lengthsOf } from './form.ts'
import { SeedField } from './seed-field.tsx'
import { ShapeChips, SizeChips, shapeLabels } from './shape-and-size.tsx'

const counts = COUNTS.map((count) => ({ value: count, label: String(count) }))
const numbers = { 1: 'one picture', 2: 'two pictures', 3: 'three pictures', 4: 'four pictures' } as const

interface MoreChoicesProps {
  form: ImageForm
  onChange: (change: Partial<ImageForm>) => void
  /** Whether a seed means anything to the chosen style. */
  takesSeed: boolean
}

/** What is set when nobody touches it, in a line. */
function summaryOf({ shape, size, count, visibility }: ImageForm): string {
  return [
    shapeLabels[shape],
    `${size} px`,
    numbers[count],
    visibility !== 'public' && visibilityFacts[visibility].label.toLowerCase(),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The choices that have a good answer already: folded away on a phone, so that prompt and button stay close. */
export function MoreChoices({ form, onChange, takesSeed }: MoreChoicesProps) {
  const leftOut = useRef<HTMLInputElement>(null)
  const length = lengthsOf(form).negativePrompt
  return (
    <Fold label="More choices" summary={summaryOf(form)}>
      <TextField
        label="Leave out"
        name="negative"
        value={form.negativePrompt}
        placeholder="For example: trees, snow"
        ref={leftOut}
        isInvalid={length.over !== undefined}
        note={
          length.isNear && <LengthNote length={length} onSelect={(from, to) => selectIn(leftOut.current, from, to)} />
        }
        onChange={(event) => onChange({ negativePrompt: event.target.value })}
      />
      <ShapeChips name="generate-shape" value={form.shape} onChange={(shape) => onChange({ shape })} />
      <div className="flex flex-wrap gap-x-8 gap-y-6">
        <SizeChips name="generate-size" value={form.size} onChange={(size) => onChange({ size })} />
        <ChoiceChips
          label="How many"
          name="generate-count"
          value={form.count}
          options={counts}
          onChange={(count) => onChange({ count })}
        />
      </div>
      {takesSeed && (
        <SeedField
          form={form}
          onChange={(seed) => onChange({ ...seed, nudges: seed.seed === form.seed ? form.nudges : [] })}
        />
      )}
      <VisibilitySelect value={form.visibility} onChange={(visibility) => onChange({ visibility })} />
    </Fold>
  )
}
