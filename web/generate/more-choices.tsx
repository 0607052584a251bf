import { ChevronDown } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { imageShapes, imageSizes } from '../../contract/categories.ts'
import { ChoiceChips } from '../ui/chip.tsx'
import { classes } from '../ui/classes.ts'
import { TextField } from '../ui/field.tsx'
import { LengthNote, selectIn } from '../ui/length-note.tsx'
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
function summaryOf({ shape, size, count, isVisible }: ImageForm): string {
  return [shapeLabels[shape], `${size} px`, numbers[count], !isVisible && 'private'].filter(Boolean).join(' · ')
}

/** The choices that have a good answer already: folded away on a phone, so that prompt and button stay close. */
export function MoreChoices({ form, onChange, takesSeed }: MoreChoicesProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const leftOut = useRef<HTMLInputElement>(null)
  const length = lengthsOf(form).negativePrompt
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-13 w-full items-center justify-between gap-3 rounded-md border border-line bg-raise1 px-4 py-2 text-left hover:border-line-strong lg:hidden"
      >
        <span className="grid min-w-0">
          <span className="text-sm font-medium">More choices</span>
          <span className="truncate text-xs text-ink3">{summaryOf(form)}</span>
        </span>
        <ChevronDown
          aria-hidden
          className={classes('size-5 shrink-0 text-ink3 transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <div id={id} className={classes('grid gap-6', isOpen ? 'max-lg:pt-6' : 'max-lg:hidden')}>
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
        {takesSeed && <SeedField form={form} onChange={onChange} />}
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="size-5 accent-amber"
            checked={form.isVisible}
            onChange={(event) => onChange({ isVisible: event.target.checked })}
          />
          <span className="grid">
            <span className="text-sm font-medium">Show it in the public gallery</span>
            <span className="text-xs text-ink3">You can change this at any time.</span>
          </span>
        </label>
      </div>
    </div>
  )
}
