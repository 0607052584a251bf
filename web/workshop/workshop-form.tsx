import { type FormEvent, type KeyboardEvent, useRef } from 'react'
import { ruleSystems } from '../../contract/enums.ts'
import { sheetExample } from '../../contract/examples.ts'
import { SHEETS_PER_REQUEST_MAX } from '../../contract/limits.ts'
import { sheetChoices } from '../../contract/sheets/kind-choices.ts'
import { type SheetKind, sheetKindFacts } from '../../contract/sheets/kinds.ts'
import { lengthProblem, lengthsOf } from '../generate/form.ts'
import { SeedField } from '../generate/seed-field.tsx'
import { SubmitBar } from '../generate/submit-bar.tsx'
import { ChipButton, ChoiceChips } from '../ui/chip.tsx'
import { TextArea, TextField } from '../ui/field.tsx'
import { Fold } from '../ui/fold.tsx'
import { LengthNote } from '../ui/length-note.tsx'
import { selectIn } from '../ui/select-in.ts'
import { VisibilitySelect } from '../ui/visibility-select.tsx'
import { ChoiceField } from './choice-field.tsx'
import { sheetExamples } from './examples.ts'
import { chosenIn, followsRules, isMadeByTheDozen, priceOf, type WorkshopForm } from './form.ts'

interface WorkshopFormProps {
  kind: SheetKind
  form: WorkshopForm
  onChange: (form: WorkshopForm) => void
  isStarting: boolean
  onSubmit: () => void
}

const systemLabels = { DnD5e: 'D&D 5e', Pathfinder: 'Pathfinder' } as const
const systems = ruleSystems.map((system) => ({ value: system, label: systemLabels[system] }))

/** The form of one kind of sheet: words, choices, rules, seed, and the button with its price. */
export function WorkshopFormFields({ kind, form, onChange, isStarting, onSubmit }: WorkshopFormProps) {
  const { action } = sheetKindFacts[kind]
  const example = sheetExample[kind]
  const element = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const change = (fields: Partial<WorkshopForm>) => onChange({ ...form, ...fields })
  const words = { prompt: form.prompt, negativePrompt: '' }
  const length = lengthsOf(words).prompt

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isStarting) onSubmit()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    // Numbers out of bounds are said beside their field, as at the press of the button.
    if (!isStarting && element.current?.reportValidity()) onSubmit()
  }

  return (
    <form
      ref={element}
      onSubmit={submit}
      onKeyDown={onKeyDown}
      // In sight beside what it makes, however far that goes on.
      className="grid grid-cols-1 content-start gap-6 lg:sticky lg:top-20 lg:-mx-1 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto lg:px-1 lg:pt-1 print:hidden"
    >
      <div className="grid grid-cols-1 gap-3">
        <TextArea
          label="In your own words"
          name="prompt"
          ref={field}
          rows={3}
          value={form.prompt}
          placeholder={`For example: ${example}`}
          hint="May stay empty: then the workshop has a free hand."
          note={
            length.isNear && <LengthNote length={length} onSelect={(from, to) => selectIn(field.current, from, to)} />
          }
          isInvalid={length.over !== undefined}
          aria-keyshortcuts="Control+Enter"
          onChange={(event) => change({ prompt: event.target.value })}
          className="min-h-22"
        />
        {form.prompt.trim() === '' && (
          <ul aria-label="Prompts to begin with" className="grid grid-cols-1 gap-2">
            {sheetExamples(kind).map((prompt) => (
              <li key={prompt} className="grid grid-cols-1">
                <ChipButton className="max-w-full justify-self-start" onClick={() => change({ prompt })}>
                  <span className="truncate">Try “{prompt}”</span>
                </ChipButton>
              </li>
            ))}
          </ul>
        )}
      </div>
      {followsRules(kind) && (
        <ChoiceChips
          label="Rules"
          name="workshop-system"
          value={form.system}
          options={systems}
          onChange={(system) => change({ system })}
        />
      )}
      <Fold label="More choices" summary={chosenIn(kind, form)}>
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          {sheetChoices[kind]
            .filter(({ only }) => !only || only === form.system)
            .map((choice) => (
              <ChoiceField
                key={choice.name}
                choice={choice}
                value={form.choices[choice.name] ?? ''}
                onChange={(value) => change({ choices: { ...form.choices, [choice.name]: value } })}
              />
            ))}
          {isMadeByTheDozen(kind) && (
            <TextField
              label="How many"
              name="count"
              type="number"
              inputMode="numeric"
              min={1}
              max={SHEETS_PER_REQUEST_MAX}
              required
              value={form.count || ''}
              hint={`1 to ${SHEETS_PER_REQUEST_MAX}, each with a seed of its own`}
              onChange={(event) => change({ count: event.target.valueAsNumber || 0 })}
              className="tabular"
            />
          )}
        </div>
        <SeedField form={form} onChange={change} what="sheet" />
        <VisibilitySelect value={form.visibility} onChange={(visibility) => change({ visibility })} />
      </Fold>
      <SubmitBar cost={priceOf(form)} problem={lengthProblem(words)} isStarting={isStarting} label={action} />
    </form>
  )
}
