import { type FormEvent, useRef, useState } from 'react'
import { categoryExamples } from '../../contract/examples.ts'
import { PROMPT_MAX } from '../../contract/limits.ts'
import type { PictureModel } from '../../contract/models.ts'
import { CategoryPicker } from '../generate/category-picker.tsx'
import { SeedField } from '../generate/seed-field.tsx'
import { ShapeChips, SizeChips, shapeLabels } from '../generate/shape-and-size.tsx'
import { SubmitBar } from '../generate/submit-bar.tsx'
import { useUser } from '../session/user-state.ts'
import { TextArea, TextField } from '../ui/field.tsx'
import { Fold } from '../ui/fold.tsx'
import { lengthOf } from '../ui/length.ts'
import { LengthNote } from '../ui/length-note.tsx'
import { selectIn } from '../ui/select-in.ts'
import { VisibilitySelect } from '../ui/visibility-select.tsx'
import { type CompareForm, inCategory, levelProblem, priceOf, problemOf, toggled } from './form.ts'
import { ModelPicker } from './model-picker.tsx'

interface CompareFormProps {
  form: CompareForm
  onChange: (form: CompareForm) => void
  models: readonly PictureModel[] | undefined
  isStarting: boolean
  onSubmit: () => void
}

/** What is to be compared, and by whom. */
export function CompareFormFields({ form, onChange, models, isStarting, onSubmit }: CompareFormProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [isTried, setTried] = useState(false)
  const change = (fields: Partial<CompareForm>) => onChange({ ...form, ...fields })
  const length = lengthOf(form.prompt, PROMPT_MAX)
  const isPromptMissing = isTried && form.prompt.trim() === ''
  const level = useUser((user) => user.userPremiumLevel)
  const closed = models && levelProblem(form, models, level)
  const problem = models && (problemOf(form, models) ?? closed)

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (form.prompt.trim() === '') field.current?.focus()
    else if (!problem && models && !isStarting) onSubmit()
  }

  return (
    <form onSubmit={submit} className="grid grid-cols-1 content-start gap-6">
      <CategoryPicker
        value={form.category}
        onChange={(category) => onChange(inCategory(form, category, models ?? []))}
      />
      <TextArea
        label="Prompt"
        name="prompt"
        ref={field}
        rows={3}
        value={form.prompt}
        placeholder={`For example: ${categoryExamples[form.category]}`}
        isInvalid={isPromptMissing || length.over !== undefined}
        error={isPromptMissing ? 'Say in a few words what to make.' : undefined}
        note={
          length.isNear && <LengthNote length={length} onSelect={(from, to) => selectIn(field.current, from, to)} />
        }
        onChange={(event) => change({ prompt: event.target.value })}
      />
      <ModelPicker form={form} models={models} onToggle={(id) => onChange(toggled(form, id))} />
      <label className="flex cursor-pointer items-start gap-3">
        <input
          type="checkbox"
          className="mt-0.5 size-5 shrink-0 accent-amber"
          checked={form.isBlind}
          onChange={(event) => change({ isBlind: event.target.checked })}
        />
        <span className="grid">
          <span className="text-sm font-medium">Vote blind</span>
          <span className="text-xs text-ink3">
            Names stay hidden and the pictures are shuffled until you have said which is best.
          </span>
        </span>
      </label>
      <Fold label="More choices" summary={`${shapeLabels[form.shape]} · ${form.size} px`}>
        <TextField
          label="Leave out"
          name="negative"
          value={form.negativePrompt}
          placeholder="For example: trees, snow"
          onChange={(event) => change({ negativePrompt: event.target.value })}
        />
        <ShapeChips name="compare-shape" value={form.shape} onChange={(shape) => change({ shape })} />
        <SizeChips name="compare-size" value={form.size} onChange={(size) => change({ size })} />
        <SeedField form={form} what="comparison" onChange={change} />
        <VisibilitySelect
          value={form.visibility}
          onChange={(visibility) => change({ visibility })}
          caution="Public ones are shown to others for their vote."
        />
      </Fold>
      <SubmitBar
        cost={models && priceOf(form, models)}
        problem={isTried || problem === closed ? problem : undefined}
        isOfLevel={problem === closed}
        isStarting={isStarting}
        label="Compare"
      />
    </form>
  )
}
