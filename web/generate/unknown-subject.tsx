import { categoryFacts, type ImageCategory } from '../../contract/categories.ts'
import { categoryExamples } from '../../contract/examples.ts'
import type { PictureModel } from '../../contract/models.ts'
import type { UnknownSubject } from '../../contract/prompts.ts'
import { ChipButton } from '../ui/chip.tsx'
import { type ImageForm, isBuiltIn, withWordsIn } from './form.ts'

/** AI models that are named at most: the others stand among the styles. */
const MODELS_MAX = 2

const withArticle = (noun: string) => `${/^[aeiou]/i.test(noun) || noun === 'NPC' ? 'an' : 'a'} ${noun}`
const thingOf = (category: ImageCategory) => {
  const { label } = categoryFacts[category]
  return withArticle(label === 'NPC' ? label : label.toLowerCase())
}

/** What the style cannot draw, in a sentence. */
export function unknownSentence({ words, isForeign }: UnknownSubject): string {
  if (words === '') return 'There is no word in this that a style could draw.'
  if (isForeign) return 'The built-in styles read English, and most of these words are none they know.'
  return `This style cannot draw “${words}”.`
}

/** What would be paid for all the same, in a sentence. */
export function drawnSentence({ drawn }: UnknownSubject, category: ImageCategory): string {
  return drawn
    ? `It would draw ${withArticle(drawn)} instead.`
    : `It would draw ${thingOf(category)} of its own choosing.`
}

interface UnknownNoticeProps {
  unknown: UnknownSubject
  form: ImageForm
  /** On offer for the form's category. */
  offered: readonly PictureModel[]
  onChange: (form: ImageForm) => void
}

/** Says before anything is paid that the subject will not be in the picture, and what could be asked for. */
export function UnknownNotice({ unknown, form, offered, onChange }: UnknownNoticeProps) {
  const example = categoryExamples[form.category]
  const services = offered.filter((model) => !isBuiltIn(model)).slice(0, MODELS_MAX)
  const isAtALoss = unknown.instead.length + unknown.elsewhere.length + services.length === 0
  return (
    <div className="grid grid-cols-1 gap-2.5 rounded-md border border-amber/40 bg-amber/10 p-3">
      <p className="text-sm text-pretty">
        <strong className="font-semibold">{unknownSentence(unknown)}</strong> {drawnSentence(unknown, form.category)}
      </p>
      <div className="flex flex-wrap gap-2">
        {unknown.instead.map(({ words, prompt }) => (
          <ChipButton key={words} onClick={() => onChange({ ...form, prompt })}>
            Ask for “{words}”
          </ChipButton>
        ))}
        {unknown.elsewhere.map((category) => (
          <ChipButton key={category} onClick={() => onChange(withWordsIn(form, category))}>
            Make it under {categoryFacts[category].plural}
          </ChipButton>
        ))}
        {services.map((model) => (
          <ChipButton key={model.id} onClick={() => onChange({ ...form, model: model.id })}>
            Use {model.name}
          </ChipButton>
        ))}
        {isAtALoss && (
          <ChipButton className="max-w-full" onClick={() => onChange({ ...form, prompt: example })}>
            <span className="truncate">Try “{example}”</span>
          </ChipButton>
        )}
      </div>
    </div>
  )
}
