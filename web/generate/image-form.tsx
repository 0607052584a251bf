import { type FormEvent, type KeyboardEvent, Suspense, useRef, useState } from 'react'
import { BEST } from '../../contract/best.ts'
import { guidesFor } from '../../contract/capabilities.ts'
import { type ImageCategory, ofPeople } from '../../contract/categories.ts'
import { categoryExamples } from '../../contract/examples.ts'
import type { PictureModel } from '../../contract/models.ts'
import { UnderstoodChips } from '../images/understood.tsx'
import { useUser } from '../session/user-state.ts'
import { Button } from '../ui/button.tsx'
import { ChipButton } from '../ui/chip.tsx'
import { late } from '../ui/late.ts'
import { LengthNote } from '../ui/length-note.tsx'
import { selectIn } from '../ui/select-in.ts'
import { useIsAwake } from '../ui/use-is-awake.ts'
import { CategoryPicker } from './category-picker.tsx'
import { draftIn } from './draft.ts'
import { FileChoice } from './fill-from-file.tsx'
import {
  type ImageForm,
  isBuiltIn,
  isPaintedOver,
  lengthsOf,
  levelProblem,
  modelsFor,
  priceOf,
  problemOf,
  withWordsIn,
} from './form.ts'
import { MapFields } from './map-fields.tsx'
import { MoreChoices } from './more-choices.tsx'
import { OverChoice } from './over-choice.tsx'
import { PersonChoice } from './person-choice.tsx'
import { PromptField } from './prompt-field.tsx'
import { StylePicker } from './style-picker.tsx'
import { SubmitBar } from './submit-bar.tsx'
import { UnknownNotice } from './unknown-subject.tsx'
import { useUnderstanding } from './use-understanding.ts'

const LoraChoice = late(() => import('../loras/lora-choice.tsx'))

interface OnChange {
  onChange: (form: ImageForm) => void
}

interface ImageFormProps extends OnChange {
  form: ImageForm
  models: readonly PictureModel[] | undefined
  /** Set when the button was pressed without a prompt. */
  isPromptMissing: boolean
  isStarting: boolean
  /** What the button asks before it starts, in a sentence. */
  question: string | undefined
  /** A picture's file whose parameters the form is to take. */
  onFile: (file: File) => void
  onSubmit: () => void
}

/** What will be drawn of the form's words while they are typed, and a word before paying where that is something else. */
function LiveUnderstood({
  form,
  offered,
  onChange,
  answer,
  isOfThese,
}: { form: ImageForm; offered: readonly PictureModel[] } & OnChange & ReturnType<typeof useUnderstanding>) {
  if (form.prompt.trim() === '') return null
  const { unknownSubject } = answer ?? {}
  const noticed = unknownSubject && unknownSubject.instead.length > 0 ? unknownSubject.words : undefined
  return (
    <section aria-live="polite" aria-label="Understood as" className="grid min-h-8 grid-cols-1 gap-3">
      {answer && (
        <UnderstoodChips
          understood={answer.understood}
          unused={answer.unused}
          // The notice below has offers of its own for what the picture was to be of.
          nearest={isOfThese ? answer.nearest.filter(({ words }) => !noticed?.includes(words)) : []}
          onReplace={(prompt) => onChange({ ...form, prompt })}
        />
      )}
      {answer?.unknownSubject && isOfThese && (
        <UnknownNotice unknown={answer.unknownSubject} form={form} offered={offered} onChange={onChange} />
      )}
    </section>
  )
}

/** What the LoRAs' part looks like until it has come; it is fetched by an awake page alone, for the server does not wait for it. */
function LoraLook() {
  return (
    <section aria-label="LoRAs" className="grid gap-2">
      <h2 className="font-sans text-sm font-medium">LoRAs</h2>
      <Button size="sm" className="justify-self-start" disabled>
        Add a LoRA
      </Button>
    </section>
  )
}

export function ImageFormFields(props: ImageFormProps) {
  const { form, onChange, models, isPromptMissing, isStarting, question, onFile, onSubmit } = props
  const isAwake = useIsAwake()
  const understood = useUnderstanding(form)
  const level = useUser((user) => user.userPremiumLevel)
  const { offered, chosen } = modelsFor(form, models ?? [], level, understood.answer?.style)
  const closed = levelProblem(form, chosen, level)
  const change = (fields: Partial<ImageForm>) => onChange({ ...form, ...fields })
  /** What was being asked for under another category: its words come along when that is wanted. */
  const [left, setLeft] = useState<ImageForm>()
  const field = useRef<HTMLTextAreaElement>(null)
  const length = lengthsOf(form).prompt
  const example = categoryExamples[form.category]
  const { size, count, visibility } = form
  const room = { size, count, visibility }

  function turnTo(category: ImageCategory) {
    if (form.prompt.trim() !== '') setLeft(form)
    onChange(draftIn(form, category))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isStarting) onSubmit()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (!isStarting) onSubmit()
  }

  return (
    <form
      onSubmit={submit}
      onKeyDown={onKeyDown}
      className="grid grid-cols-1 content-start gap-6 lg:sticky lg:top-20 lg:-mx-2 lg:max-h-[calc(100dvh-12rem)] lg:self-start lg:overflow-y-auto lg:px-2"
    >
      <CategoryPicker value={form.category} onChange={turnTo} />
      <div className="grid grid-cols-1 gap-3">
        <PromptField
          name="prompt"
          field={field}
          rows={3}
          category={form.category}
          hasVocabulary={!chosen || isBuiltIn(chosen)}
          value={form.prompt}
          placeholder={`For example: ${example}`}
          note={
            length.isNear && <LengthNote length={length} onSelect={(from, to) => selectIn(field.current, from, to)} />
          }
          isInvalid={isPromptMissing || length.over !== undefined}
          error={isPromptMissing ? 'Say in a few words what to make.' : undefined}
          aria-keyshortcuts="Control+Enter"
          onChange={(prompt) => change({ prompt })}
          className="min-h-22"
        />
        {form.prompt.trim() === '' && (
          <div className="flex max-w-full min-w-0 flex-wrap gap-2">
            <ChipButton className="max-w-full" onClick={() => change({ prompt: example })}>
              <span className="truncate">Try “{example}”</span>
            </ChipButton>
            {left && left.category !== form.category && (
              <ChipButton
                className="max-w-full"
                onClick={() => onChange({ ...withWordsIn(left, form.category), ...room })}
              >
                <span className="truncate">Bring along “{left.prompt}”</span>
              </ChipButton>
            )}
          </div>
        )}
        {(!chosen || isBuiltIn(chosen)) && (
          <LiveUnderstood form={form} offered={offered} onChange={onChange} {...understood} />
        )}
        <FileChoice onFile={onFile} />
      </div>
      {form.personOf !== '' && ofPeople(form.category) && (!chosen || isBuiltIn(chosen)) && (
        <PersonChoice id={form.personOf} onRemove={() => change({ personOf: '' })} />
      )}
      {form.category === 'battlemaps' && (!chosen || isBuiltIn(chosen) || isPaintedOver(form, chosen)) && (
        <MapFields map={form.map} onChange={(map) => change({ map })} />
      )}
      <StylePicker
        category={form.category}
        models={models && offered}
        chosen={chosen}
        onChange={(model) => change({ model })}
      />
      {(chosen?.loras || form.loras.length > 0) && (
        <Suspense fallback={<LoraLook />}>
          {isAwake ? (
            <LoraChoice
              model={chosen}
              models={models ?? []}
              worn={form.loras}
              onChange={(loras) => change({ loras })}
            />
          ) : (
            <LoraLook />
          )}
        </Suspense>
      )}
      {chosen && guidesFor(chosen, form.category).length > 0 && (
        <OverChoice value={form.over} isMap={form.category === 'battlemaps'} onChange={(over) => change({ over })} />
      )}
      <MoreChoices form={form} onChange={change} takesSeed={chosen?.takesSeed ?? true} />
      <SubmitBar
        cost={priceOf(form, chosen)}
        isOwnKey={chosen?.isOwnKey}
        isAtMost={chosen?.id === BEST}
        problem={problemOf(form) ?? closed}
        isOfLevel={problemOf(form) === undefined && closed !== undefined}
        question={question}
        isStarting={isStarting}
      />
    </form>
  )
}
