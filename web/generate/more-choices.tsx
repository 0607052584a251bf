import { useRef } from 'react'
import { imageShapes, imageSizes } from '../../contract/categories.ts'
import { visibilityFacts } from '../../contract/visibility-facts.ts'
import { ChoiceChips } from '../ui/chip.tsx'
import { TextField } from '../ui/field.tsx'
import { Fold } from '../ui/fold.tsx'
import { LengthNote } from '../ui/length-note.tsx'
import { selectIn } from '../ui/select-in.ts'
import { VisibilitySelect } from '../ui/visibility-select.tsx'
import { COUNTS, type ImageForm, lengthsOf } from './form.ts'
import { SeedField } from './seed-field.tsx'

const shapeLabels = { square: 'Square', portrait: 'Portrait 3:4', landscape: 'Landscape 4:3' } as const
const shapes = imageShapes.map((shape) => ({ value: shape, label: shapeLabels[shape] }))
const sizes = imageSizes.map((size) => ({ value: size, label: `${size} px` }))
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
      <ChoiceChips
        label="Shape"
        name="generate-shape"
        value={form.shape}
        options={shapes}
        onChange={(shape) => onChange({ shape })}
      />
      <div className="flex flex-wrap gap-x-8 gap-y-6">
        <ChoiceChips
          label="Size, longer side"
          name="generate-size"
          value={form.size}
          options={sizes}
          onChange={(size) => onChange({ size })}
        />
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
