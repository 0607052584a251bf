import { useRef } from 'react'
import type { PremiumLevel } from '../../contract/enums.ts'
import { batchOpens, levelName, levelRights } from '../../contract/levels.ts'
import { visibilityFacts } from '../../contract/visibility-facts.ts'
import { PrivateRoom } from '../levels/private-room.tsx'
import { useUser } from '../session/user-state.ts'
import { ChoiceChips } from '../ui/chip.tsx'
import { TextField } from '../ui/field.tsx'
import { Fold } from '../ui/fold.tsx'
import { LengthNote } from '../ui/length-note.tsx'
import { selectIn } from '../ui/select-in.ts'
import { VisibilitySelect } from '../ui/visibility-select.tsx'
import { COUNTS, type ImageForm, lengthsOf } from './form.ts'
import { SeedField } from './seed-field.tsx'
import { ShapeChips, SizeChips, shapeLabels } from './shape-and-size.tsx'

const numbers: Record<ImageForm['count'], string> = {
  1: 'one picture',
  2: 'two pictures',
  3: 'three pictures',
  4: 'four pictures',
  6: 'six pictures',
  8: 'eight pictures',
  12: 'twelve pictures',
}

/** How many pictures a press makes: what a higher level opens is told with its name. */
function countsFor(level: PremiumLevel) {
  return COUNTS.map((count) => {
    const opens = batchOpens(count)
    const isClosed = opens && count > levelRights[level].batch
    return { value: count, label: isClosed ? `${count} · ${levelName(opens)}` : String(count) }
  })
}

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
  const level = useUser((user) => user.userPremiumLevel)
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
          options={countsFor(level)}
          onChange={(count) => onChange({ count })}
        />
      </div>
      {takesSeed && (
        <SeedField
          form={form}
          onChange={(seed) => onChange({ ...seed, nudges: seed.seed === form.seed ? form.nudges : [] })}
        />
      )}
      <VisibilitySelect
        value={form.visibility}
        onChange={(visibility) => onChange({ visibility })}
        note={<PrivateRoom visibility={form.visibility} more={form.count} />}
      />
    </Fold>
  )
}
